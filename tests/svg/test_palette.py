import pytest

from homestretch.core.errors import OptionError
from homestretch.svg.palette import LIGHT, THEMES, contrast, luminance, plain, variable

SEATS = range(4)


def grounds(colours):
    """Every colour a piece or its foot may stand on."""
    names = ["square", "square-shade", "board", "board-light", "board-line", "glow"]
    for seat in SEATS:
        names += [f"seat-{seat}{shade}" for shade in ("", "-tray", "-soft", "-light", "-sign")]
        names += [f"seat-{seat}-mark"]
    return {name: colours[name] for name in names}


def test_contrast_is_measured_as_wcag_does():
    assert contrast("#000000", "#ffffff") == pytest.approx(21)
    assert contrast("#777777", "#ffffff") == pytest.approx(4.48, abs=0.01)
    assert luminance("#ff0000") == pytest.approx(0.2126)


@pytest.mark.parametrize("theme", THEMES)
def test_a_piece_stands_out_from_every_square_it_may_stand_on(theme):
    # A piece has a dark line with a light line around it: on any ground one of them is seen,
    # and they are seen from each other.
    colours = THEMES[theme]
    assert contrast(colours["ink"], colours["halo"]) >= 7
    for name, ground in grounds(colours).items():
        best = max(contrast(colours["ink"], ground), contrast(colours["halo"], ground))
        assert best >= 3, name


@pytest.mark.parametrize("theme", THEMES)
def test_a_seats_shape_stands_out_from_what_it_is_drawn_on(theme):
    colours = THEMES[theme]
    for seat in SEATS:
        mark = colours[f"seat-{seat}-mark"]
        assert contrast(mark, colours[f"seat-{seat}"]) >= 3
        assert contrast(mark, colours[f"seat-{seat}-tray"]) >= 3
        assert contrast(colours[f"seat-{seat}-sign"], colours[f"seat-{seat}-soft"]) >= 3
        assert contrast(colours[f"seat-{seat}-sign"], colours["board-light"]) >= 3


@pytest.mark.parametrize("theme", THEMES)
def test_squares_and_marks_have_edges_that_are_seen(theme):
    colours = THEMES[theme]
    for ground in ("square", "board", "board-light"):
        assert contrast(colours["square-edge"], colours[ground]) >= 3
    for seat in SEATS:
        edge = max(
            contrast(colours["ink"], colours[f"seat-{seat}-tray"]),
            contrast(colours["glow"], colours[f"seat-{seat}-tray"]),
        )
        assert edge >= 2
    assert contrast(colours["glow"], colours["ink"]) >= 3


@pytest.mark.parametrize("theme", THEMES)
def test_numbers_and_signs_on_cards_can_be_read(theme):
    colours = THEMES[theme]
    assert contrast(colours["ink"], colours["card"]) >= 7
    assert contrast(colours["card-sign"], colours["card"]) >= 4.5
    assert contrast(colours["card-line"], colours["card-back"]) >= 3
    assert contrast(colours["ink"], colours["medal"]) >= 7


def test_a_page_gets_properties_with_fallbacks_and_a_picture_plain_colours():
    assert variable("board") == f"var(--board, {LIGHT['board']})"
    assert plain("dark")("board") == THEMES["dark"]["board"] != plain("light")("board")
    with pytest.raises(OptionError, match="'sepia'; themes are light, dark"):
        plain("sepia")
