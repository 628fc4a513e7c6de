"""The page for an address that leads nowhere, in the language that the browser asks for."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import HTMLResponse

_WORDS = {
    "en": ("Nothing here", "There is no page at this address.", "To the games"),
    "de": ("Hier ist nichts", "Unter dieser Adresse gibt es keine Seite.", "Zu den Spielen"),
    "it": ("Qui non c’è niente", "A questo indirizzo non c’è nessuna pagina.", "Ai giochi"),
    "es": ("Aquí no hay nada", "En esta dirección no hay ninguna página.", "A los juegos"),
    "fr": ("Il n’y a rien ici", "Il n’y a pas de page à cette adresse.", "Vers les jeux"),
    "nl": ("Hier is niets", "Op dit adres staat geen pagina.", "Naar de spellen"),
}

_PAGE = """<!doctype html>
<html lang="{language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>{title} – Homestretch</title>
<link rel="icon" href="/icon.svg" type="image/svg+xml">
<link rel="stylesheet" href="/css/palette.css">
<link rel="stylesheet" href="/css/base.css">
<link rel="stylesheet" href="/css/dark.css" media="(prefers-color-scheme: dark)" data-scheme="dark">
<script src="/js/theme.js"></script>
<link rel="stylesheet" href="/css/controls.css">
<link rel="stylesheet" href="/css/nothing.css">
</head>
<body>
<main class="panel nothing">
<p><img src="/img/astray.svg" alt="" width="160" height="96"></p>
<h1>{title}</h1>
<p>{text}</p>
<p><a class="button big nothing-link" href="/">{link}</a></p>
</main>
</body>
</html>
"""


def nothing_here(request: Request) -> HTMLResponse:
    """The answer 404 for people."""
    language = language_of(request.headers.get("accept-language", ""))
    title, text, link = _WORDS[language]
    page = _PAGE.format(language=language, title=title, text=text, link=link)
    return HTMLResponse(page, 404, headers={"vary": "accept-language"})


def language_of(accepted: str) -> str:
    """The first language of an Accept-Language header that there are words in, else English.

    Browsers name the dearest first; weights are not looked at.
    """
    for one in accepted[:200].lower().split(","):
        language = one.partition(";")[0].strip().partition("-")[0]
        if language in _WORDS:
            return language
    return "en"
