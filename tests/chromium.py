"""The Chromium that tests drive."""

import shutil

NAMES = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")
"""What scripts/need-chromium takes for Chromium, too. The first does without windows of the
browser's own, and needs a quarter less of the processor."""

FEATURES = (
    # What Playwright switches off, as the last list is the one that counts ...
    *("AvoidUnnecessaryBeforeUnloadCheckSync", "DestroyProfileOnBrowserClose", "HttpsUpgrades"),
    *("HttpsFirstBalancedModeAutoEnable", "LensOverlay", "MediaRouter", "PaintHolding"),
    *("ThirdPartyStoragePartitioning", "AvoidCorsURLLoaderRestartOnRedirect"),
    *("OptimizationHints", "NetworkTimeServiceQuerying", "AimEnabled", "PreconnectToSearch"),
    # ... and the field for addresses, for which each context would start a process of its own.
    *("WebUIOmniboxPopup", "WebUIOmniboxAimPopup", "WebUIOmniboxFullPopup"),
)
ARGUMENTS = [
    f"--disable-features={','.join(FEATURES)}",
    "--font-render-hinting=none",  # letters stand alike in all of them
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]


def chromium_path() -> str:
    """Where it is. That it is missing is a failure: the page would go untested."""
    found = next(filter(None, map(shutil.which, NAMES)), None)
    assert found, "the browser tests need Chromium; scripts/need-chromium says how to get it"
    return found
