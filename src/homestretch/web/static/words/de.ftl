# Homestretch auf Deutsch. Namen in { $Klammern } werden eingesetzt.

### Die ganze Seite

title = Homestretch
title-table = { $turn } – Homestretch
title-your-turn = ● { $turn } – Homestretch

### Farben und Felder

colour-red = Rot
colour-blue = Blau
colour-yellow = Gelb
colour-green = Grün

place-base = Haus
place-start-square = Startfeld
place-home-row = Zielfeld { $number }
place-start = Start
place-start-exit = Ausgang
place-home = Ziel
place-zone = Schutzfeld { $number }
place-square = Feld { $number }

### Die Startseite

continue-title = Weiterspielen
continue-forget = Diese Partie aus der Liste nehmen
join-code = Mitspielen: Code
join-go = Mitspielen
start-game = Welches Spiel?
start-preset = Welche Spielart?
start-seats = Wer sitzt wo?
start-play = Spielen
start-invite = Einladen und spielen
play-summary = { $game }: { $people ->
        [0] keine Menschen
        [one] 1 Mensch
       *[other] { $people } Menschen
    }, { $bots ->
        [0] keine Bots
        [one] 1 Bot
       *[other] { $bots } Bots
    }
play-summary-friends = { $game }: { $people ->
        [0] niemand hier
        [one] 1 Person hier
       *[other] { $people } Personen hier
    }, { $friends ->
        [one] 1 Gast
       *[other] { $friends } Gäste
    }, { $bots ->
        [0] keine Bots
        [one] 1 Bot
       *[other] { $bots } Bots
    }
rules-in-detail = Regeln im Einzelnen
rules-changed = Regeln im Einzelnen ({ $count ->
        [one] 1 geändert
       *[other] { $count } geändert
    })
seat-person = Mensch
seat-open = Gast
seat-bot = Bot
seat-empty = Leer
seat-nobody = Niemand
seat-open-text = Frei für jemanden an einem anderen Gerät
seat-name-label = Name für { $colour }
seat-bot-label = Bot für { $colour }
first-label = Wer beginnt?
first-drawn = Das Los entscheidet
first-named = { $name } ({ $colour })
time-label = Zeit für einen Zug?
time-none = Unbegrenzt
private-label = Niemand sonst darf zusehen
problem-too-few = Mindestens zwei Plätze müssen besetzt sein.
problem-not-opposite = Zu zweit sitzt man einander gegenüber: Rot und Gelb oder Blau und Grün.
problem-seat-opposite = Gegenüber setzen

game-temper = Temper
game-temper-text = Das Würfelspiel: vier Figuren heim, vor allen anderen.
game-pardon = Pardon
game-pardon-text = Das Kartenspiel: rutschen, tauschen, teilen bis ins Ziel.

preset-temper = Klassisch
preset-temper-text = Vier Figuren, drei Versuche für eine Sechs, und es herrscht Schlagzwang.
preset-temper-leaflet = Flott
preset-temper-leaflet-text = Eine Figur steht schon draußen, Schlagen ist freiwillig, und es geht um alle Plätze.
preset-temper-quick = Kurz
preset-temper-quick-text = Nur zwei Figuren, eine schon draußen: etwa zehn Minuten.
preset-pardon = Fünf auf der Hand
preset-pardon-text = Du hältst fünf Karten und wählst, welche du spielst.
preset-pardon-classic = Ziehen und spielen
preset-pardon-classic-text = Keine Handkarten: decke eine Karte auf und spiele sie, mit Pardon-Karten im Stapel.
preset-pardon-strategy = Strategie
preset-pardon-strategy-text = Fünf Karten, Pardon-Karten im Stapel, und eine Figur steht schon draußen.
preset-pardon-quick = Kurz
preset-pardon-quick-text = Nur zwei Figuren, eine schon draußen: etwa zehn Minuten.

option-tokens = Figuren je Spieler
option-tokens-text = Weniger Figuren, kürzeres Spiel.
option-start-token = Mit einer Figur draußen beginnen
option-start-token-text = Alle beginnen mit einer Figur auf dem Startfeld.
option-unplayable-six-again = Jede Sechs würfelt noch einmal
option-unplayable-six-again-text = Eine Sechs gibt einen weiteren Wurf, auch wenn keine Figur ziehen konnte.
option-three-tries = Drei Versuche für eine Sechs
option-three-tries-text = Kann nichts ziehen, darf man bis zu dreimal würfeln.
option-must-capture = Schlagzwang
option-must-capture-text = Wer schlagen kann, muss. Aus: wer will, darf.
option-home-jump = Springen im Ziel
option-home-jump-text = Im Ziel darf man eigene Figuren überspringen.
option-play-on = Um die Plätze weiterspielen
option-play-on-text = Nach dem ersten Sieg spielen die anderen um Platz zwei und drei.
option-pawns = Figuren je Spieler
option-pawns-text = Weniger Figuren, kürzeres Spiel.
option-hand-size = Karten auf der Hand
option-hand-size-text = Bei 0 gibt es keine Handkarten: man deckt eine Karte auf und spielt sie.
option-pardon-cards = Pardon-Karten
option-pardon-cards-text = Vier Karten mehr, die eine Figur vom Start an die Stelle einer fremden setzen.
option-start-pawn = Mit einer Figur draußen beginnen
option-start-pawn-text = Alle beginnen mit einer Figur auf dem Ausgang.
option-bump-own = Eigene Figuren schlagen
option-bump-own-text = Ein Zug darf auf einer eigenen Figur enden; sie geht zurück zum Start.

bot-careful = Vorsichtig
bot-careful-text = Bringt eine Figur nach der anderen heim und bleibt außer Reichweite.
bot-random = Zufällig
bot-random-text = Spielt irgendeinen erlaubten Zug.

### Der Tisch

table-back = Zurück zur Startseite
dock-label = Du bist am Zug
log-open = Die bisherigen Züge
log-close = Schließen
log-title = Die bisherigen Züge
connection-lost = Die Verbindung ist unterbrochen. Neuer Versuch …

banner-your-turn = Du bist dran
banner-turn-of = { $who }, du bist dran
banner-their-turn = { $who } ist dran
banner-won = { $who } gewinnt!

line-over = Das Spiel ist aus.
line-thinking = Einen Moment …
line-waiting = Warten auf diesen Platz.
line-watching = Du siehst zu.
line-deal = Die Karten werden ausgeteilt.
line-first = Das Los entscheidet, wer beginnt.
line-roll = Tippe zum Würfeln auf den Würfel.
line-tries = Du brauchst eine Sechs: noch { $left } Versuche. Tippe auf den Würfel.
line-turn-card = Tippe auf den Stapel und decke eine Karte auf.
line-choose-token = { $die } gewürfelt. Tippe auf die Figur, die ziehen soll.
line-choose-card = Wähle eine Karte.
line-choose-pawn = Tippe auf die Figur, die ziehen soll.
line-choose-target = Tippe dorthin, wohin sie ziehen soll.
line-choose-second = Tippe auf die Figur, die den Rest geht.
line-choose-words = Wähle unten.
line-again = Nach einer 2 noch einmal: wähle eine Karte.

roll-label = Würfeln
roll-word = Würfeln
die-shows = Der Würfel zeigt { $die }
turn-label = Eine Karte aufdecken
deck-label = Zugstapel
hand-label = Deine Karten
card-cannot-move = Kann jetzt nicht gespielt werden.
card-number = { $number }
card-pardon = Pardon
tell-draw = Du ziehst { $card }.

card-text-1 = Vom Start hinaus oder 1 vor
card-text-2 = Vom Start hinaus oder 2 vor; danach noch einmal
card-text-3 = 3 vor
card-text-4 = 4 zurück
card-text-5 = 5 vor
card-text-7 = 7 vor oder auf zwei Figuren verteilt
card-text-8 = 8 vor
card-text-10 = 10 vor oder 1 zurück
card-text-11 = 11 vor oder mit einer fremden Figur tauschen
card-text-12 = 12 vor
card-text-pardon = Vom Start an die Stelle einer fremden Figur

spot-piece = Die Figur wählen, Platz: { $place }
spot-target = Dorthin ziehen: { $place }
button-back = Zurück
button-decline = Die 11 ohne Zug spielen
button-discard = Abwerfen: { $card }

plate-bot = Bot
plate-cards = { $count ->
        [one] 1 Karte
       *[other] { $count } Karten
    } auf der Hand
plate-home = { $home } von { $all } daheim

curtain-pass = Gib das Gerät an { $who }
curtain-why = Niemand sonst soll diese Karten sehen.
curtain-open = Ich bin { $who }: zeig meine Karten

### Warum

reason-clear-start = Erst muss die Figur vom Startfeld: andere warten noch im Haus.
reason-bring-out = Mit einer Sechs kommt eine Figur aus dem Haus.
reason-must-capture = Du kannst schlagen, also musst du.
reason-only-token = Nur diese Figur kann { $die } ziehen.
reason-must-discard = Keine Karte lässt sich spielen: wirf eine ab.
reason-only-play = Nur dieser Zug ist möglich.
reason-only-decline = Keine Figur kann 11 vor. Tausche oder spiele die Karte ohne Zug.
reason-try-again = Keine Sechs: noch ein Versuch.
reason-six-again = Keine Figur kann ziehen, aber eine Sechs würfelt noch einmal.
reason-no-move = Keine Figur kann { $die } ziehen.
reason-tries-over = Keine Sechs in drei Versuchen.
reason-no-play = Sie lässt sich nicht spielen.
reason-no-move-again = Sie lässt sich nicht spielen, aber nach einer 2 wird noch einmal gezogen.

refusal-stale = Das Spiel war schon weiter. Schau noch einmal hin.
refusal-not-your-turn = Du bist nicht dran.
refusal-illegal-move = Dieser Zug ist hier nicht erlaubt.
refusal-offline = Der Server ist nicht zu erreichen. Bitte versuche es noch einmal.
refusal-no-table = Diesen Tisch gibt es nicht mehr.
refusal-not-over = Dieses Spiel ist noch nicht zu Ende.
refusal-not-saved = Der Server konnte das nicht speichern, also blieb alles, wie es war. Bitte noch einmal.
refusal-busy = Gerade ist zu viel los. Bitte gleich noch einmal versuchen.
refusal-no-code = Es gibt keinen Tisch mit diesem Code. Bitte prüfe ihn.
refusal-seat-taken = Dieser Platz ist gerade besetzt worden.
refusal-hidden-hand = Die Karten auf diesem Platz gehören jemand anderem. Gib ihn frei, damit alle sehen, wer ihn nimmt.
refusal-no-open-seat = An diesem Tisch ist kein Platz mehr frei.
refusal-not-host = Das kann nur, wer den Tisch eröffnet hat.
refusal-absent = Ein Bot spielt für dich. Tippe erst auf „Ich bin zurück“.
refusal-wrong-key = Dieser Link gilt nicht mehr.
refusal-private = An diesem Tisch können nur Eingeladene zusehen.
refusal-no-take-back = Das lässt sich nicht mehr zurücknehmen.
refusal-too-late = Dafür ist es zu spät.
refusal-too-many-links = Dieser Platz ist schon auf zu vielen Geräten geöffnet.
refusal-unknown = Das wurde abgelehnt.

### Was geschieht

log-created = Der Tisch steht bereit.
log-started = Das Spiel beginnt.
log-joined = { $who } setzt sich.
log-named = { $colour } heißt jetzt { $who }.
log-seat-bot = Ein Bot spielt ab jetzt { $colour }.
log-seat-open = { $colour } ist frei für jemanden.
log-seat-person = Ein Mensch spielt ab jetzt { $colour }.
log-swapped = { $who } und { $other } tauschen die Plätze.
log-host = { $who } leitet jetzt den Tisch.
log-away = { $who } hat die Verbindung verloren.
log-here = { $who } ist wieder verbunden.
log-absent = Ein Bot spielt jetzt für { $who }.
log-back = { $who } ist zurück.
log-taken-back = { $who } nimmt den Zug zurück.
log-said = { $who }: { $what }
log-offer-made = { $who } bietet eine Revanche an.
log-offer-agreed = { $who } nimmt die Revanche an.
log-offer-ended = Aus der Revanche wird nichts.
log-first = Das Los fällt auf { $who }.
log-reshuffle = Die abgelegten Karten werden zum neuen Stapel gemischt.
log-roll = { $who } würfelt { $die }.
log-turn-card = { $who } deckt auf: { $card }.
log-move = { $who }: { $what }
log-play-card = { $who } spielt { $card }: { $what }
log-decline = { $who } spielt { $card } ohne Zug.
log-discard = { $who } wirft ab: { $card }.

does-walk = { $from } bis { $to }.
does-leave-base = eine Figur kommt heraus.
does-leave-start = eine Figur kommt heraus.
does-slide = Sie rutscht weiter: { $to }.
does-switch = { $who } kommt dafür auf: { $to }.
does-send-token = { $who } muss zurück ins Haus.
does-send-pawn = { $who } muss zurück zum Start.

### Das Ende

place-number = { $place }.
place-home-count = { $home } von { $all } daheim
result-again = Noch einmal
rematch-offer = Revanche anbieten
rematch-agree = Revanche annehmen
rematch-decline = Nein, danke
rematch-withdraw = Angebot zurückziehen
rematch-waiting = Warten auf die Zusage der anderen …
rematch-go = Zur Revanche
result-new = Neues Spiel
result-record = Mitschrift sichern
result-replay = Noch einmal ansehen
result-board = Brett ansehen
result-show = Ergebnis zeigen

### Einstellungen

settings-open = Einstellungen
settings-title = Einstellungen
settings-language = Sprache
settings-speed = Bewegung
settings-autoplay = Den einzigen erlaubten Zug von selbst spielen
settings-done = Fertig
language-en = English
language-de = Deutsch
language-it = Italiano
language-es = Español
language-fr = Français
language-nl = Nederlands
speed-off = Aus
speed-fast = Schnell
speed-normal = Normal

### Vor dem Spiel und die Einladung

lobby-people = Wer da ist
lobby-invite = Einladen
lobby-invite-text = Gäste scannen das Bild, öffnen den Link oder tippen den Code auf der Startseite ein.
lobby-code = Code:
lobby-time = Zeit für einen Zug: { $time }. Danach spielt ein Bot weiter.
lobby-start-bots = Jetzt starten, mit Bots
lobby-wait-host = Das Spiel beginnt von selbst, wenn alle Plätze besetzt sind. Startest du jetzt, übernehmen Bots die freien Plätze.
lobby-wait = Du hast einen Platz. Das Spiel beginnt, wenn alle da sind.
lobby-wait-watcher = Du siehst zu. Das Spiel beginnt, wenn alle da sind.
people-you = Du
people-here = Ist da
people-open = Frei
people-invited = Eingeladen
people-away = Nicht verbunden
people-absent = Ein Bot spielt weiter
people-program = Programm
people-sit = Hinsetzen
people-back = Ich bin zurück
people-link = Auf zweitem Gerät öffnen
people-leave = Bot weiterspielen lassen
people-title = Wer am Tisch sitzt
people-watch-link = Link für alle, die zusehen oder mitspielen wollen
people-watch-tab = Nur das Brett zeigen, ohne Karten, in neuem Tab
absent-you = Ein Bot spielt für dich.
take-back = Zurücknehmen
time-left = Restzeit: { $time }
people-fill = Bot hierher setzen
people-make-host = Leitung übergeben
people-swap = Mit { $colour } tauschen
people-host-sign = { $state } · Leitung
people-give-open = Für Gäste öffnen
people-give-here = Hier selbst spielen
join-title = Mitspielen
join-seat = Wähle einen Platz
join-name = Dein Name
join-sit = Hier hinsetzen
join-full = An diesem Tisch ist kein Platz frei.
join-watch = Nur zusehen
share-qr = QR-Code des Links
share-link = Link
share-copy = Link kopieren
share-send = Senden …
share-copied = Der Link ist kopiert.
share-copy-yourself = Bitte kopiere den markierten Link selbst.
share-seat-title = Dein Platz auf einem anderen Gerät
share-seat-text = Wer diesen Link hat, kann für dich spielen. Behalte ihn für dich.
share-game-text = Wer diesen Link hat, kann sich das ganze Spiel noch einmal ansehen.

### Was man sagen kann

say-hello = Hallo!
say-good-luck = Viel Glück!
say-well-played = Gut gespielt!
say-thanks = Danke!
say-sorry = Tut mir leid!
say-oops = Hoppla!
say-lucky = So ein Glück!
say-so-close = So knapp!
say-your-turn = Du bist dran.
say-one-moment = Einen Moment, bitte.
say-good-game = Schönes Spiel!
say-again = Noch einmal?
say-goodbye = Tschüss!
say-smile = lächelt
say-laugh = lacht
say-wow = staunt
say-sad = ist traurig
say-angry = ist wütend
say-clap = klatscht
say-heart = schickt ein Herz
say-thumbs-up = hält den Daumen hoch
say-title = Etwas sagen
say-mute = Was andere sagen, ausblenden
say-muted = Ausgeblendet. Wieder einschalten kannst du es bei den Leuten am Tisch.

### Frühere Spiele noch einmal

past-title = Frühere Spiele
past-none = In diesem Browser ist noch kein Spiel zu Ende.
replay-title = Schritt für Schritt
replay-step = Schritt des Spiels
replay-first = Zum Anfang
replay-back = Einen Schritt zurück
replay-run = Abspielen
replay-pause = Anhalten
replay-on = Einen Schritt weiter
replay-last = Zum Ende
replay-share = Dieses Spiel teilen
