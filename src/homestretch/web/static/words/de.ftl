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
continue-ask = Diese Partie aus der Liste nehmen? Dein Platz darin geht verloren.
continue-keep = Behalten
continue-drop = Herausnehmen
continue-rematch = Die Revanche läuft
join-code = Mitspielen: Code
join-go = Mitspielen
start-game = Welches Spiel?
start-preset = Welche Spielart?
start-seats = Wer sitzt wo?
start-play = Spielen
start-invite = Einladen und spielen
play-summary = { $game }: { $people ->
        [0] keine Person
        [one] 1 Person
       *[other] { $people } Personen
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
banner-sealing = Einen Moment …

line-over = Das Spiel ist aus.
line-thinking = Einen Moment …
line-waiting = Warten auf diesen Platz.
line-watching = Du siehst zu.
line-deal = Die Karten werden ausgeteilt.
line-first = Das Los entscheidet, wer beginnt.
line-roll = Tippe zum Würfeln auf den Würfel.
line-tries = Du brauchst eine Sechs: noch { $left } Versuche. Tippe auf den Würfel.
line-last-try = Letzter Versuch: Du brauchst eine Sechs. Tippe auf den Würfel.
line-turn-card = Tippe auf den Stapel und decke eine Karte auf.
line-choose-token = { $die } gewürfelt. Tippe auf die Figur, die ziehen soll.
line-choose-card = Wähle eine Karte.
line-choose-pawn = Tippe auf die Figur, die ziehen soll.
line-choose-target = Tippe dorthin, wohin sie ziehen soll.
line-choose-steps = Wie viele Schritte mit dieser Figur? Den Rest der 7 geht eine andere.
tap-refused = Diese Figur kann jetzt nicht ziehen.
drop-refused = Sie kann nur dorthin, wo ein Ring ist.
line-choose-second = Tippe auf die Figur, die den Rest geht.
line-choose-words = Wähle unten.
line-again = Nach einer 2 noch einmal: wähle eine Karte.

roll-label = Würfeln
roll-word = Würfeln
die-shows = Der Würfel zeigt { $die }
die-not-rolled = Der Würfel. Noch ist nichts gewürfelt.
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
plate-home = { $home } von { $all } im Ziel

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
refusal-no-table = Diesen Tisch gibt es hier nicht oder nicht mehr.
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
log-seat-person = Eine Person spielt ab jetzt { $colour }.
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
place-home-count = { $home } von { $all } im Ziel
result-again = Noch einmal
rematch-offer = Revanche anbieten
rematch-agree = Revanche annehmen
rematch-decline = Nein, danke
rematch-withdraw = Angebot zurückziehen
rematch-waiting = Warten auf die Zusage der anderen …
rematch-go = Zur Revanche
result-new = Neues Spiel
result-record = Züge speichern
result-replay = Noch einmal ansehen
result-board = Brett ansehen
result-show = Ergebnis zeigen

### Einstellungen

settings-open = Einstellungen
settings-title = Einstellungen
settings-language = Sprache
settings-theme = Farben
settings-speed = Bewegung
settings-autoplay = Den einzigen erlaubten Zug von selbst spielen
settings-autoroll = Von selbst würfeln und die Karte aufdecken
settings-sound = Töne
settings-vibration = Vibration
settings-turning = Das Brett zu jedem Spieler drehen
sound-off = Töne ausschalten
sound-on = Töne einschalten
settings-done = Fertig
language-en = English
language-de = Deutsch
language-it = Italiano
language-es = Español
language-fr = Français
language-nl = Nederlands
theme-system = System
theme-light = Hell
theme-dark = Dunkel
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
time-away = { $who } ist weg: Ein Bot übernimmt in { $time }
line-away = { $who } ist weg. Läuft die Zeit ab, übernimmt ein Bot.
line-absent = Ein Bot spielt für dich, bis du sagst, dass du zurück bist.
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
share-here-only = Dieser Link geht nur auf diesem Computer. Damit andere hereinkommen, starte das Programm mit { $command } (oder { $make }).
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
past-none = In diesem Browser hast du noch keine Partie zu Ende gespielt.
replay-title = Schritt für Schritt
replay-at = Wiederholung: { $step } von { $steps }
replay-step = Schritt des Spiels
replay-first = Zum Anfang
replay-back = Einen Schritt zurück
replay-run = Abspielen
replay-pause = Anhalten
replay-on = Einen Schritt weiter
replay-last = Zum Ende
replay-share = Dieses Spiel teilen

### Das Spiel in Zahlen

statistics-open = Das Spiel in Zahlen
statistics-rolls = Wie oft jede Zahl gewürfelt wurde
statistics-everybody = Alle
statistics-rolls-count = { $count ->
        [one] 1 Wurf
       *[other] { $count } Würfe
    }
statistics-expected = Die gestrichelte Linie zeigt, was zu erwarten ist: ein Sechstel der Würfe.
statistics-early = Zu früh für ein Urteil über den Würfel: { $rolls } von mindestens { $enough } Würfen.
statistics-fair = So sieht es bei einem ehrlichen Würfel meistens aus.
statistics-uneven = Etwas ungleich, aber nichts Besonderes: So ungleich ist ein ehrlicher Würfel { $odds }.
statistics-unusual = Ungewöhnlich: So ungleich ist ein ehrlicher Würfel nur { $odds }.
statistics-even = Auffallend gleichmäßig: So gleichmäßig ist ein ehrlicher Würfel nur { $odds }.
statistics-no-proof = Das allein beweist nichts: Unter vielen Spielen sehen manche so aus.
odds-nearly-always = in fast jedem Spiel
odds-share = in { $share } von 100 Spielen
odds-one-in = in etwa einem von { $games } Spielen
odds-never = so gut wie nie
statistics-wait-title = Warten auf die Sechs
statistics-wait = Längste Wartezeit
statistics-odds = So lange oder länger
statistics-wait-count = { $count ->
        [one] 1 Wurf
       *[other] { $count } Würfe
    }
statistics-wait-anybody = Dass hier irgendjemand { $count ->
        [one] 1 Wurf
       *[other] { $count } Würfe
    } oder länger wartet, kommt { $odds } vor.
statistics-how = Wie das berechnet wird
statistics-how-wait = Warten: die längste Reihe von Würfen ohne Sechs, und wie wahrscheinlich ein ehrlicher Würfel in genau so vielen Würfen, wie dieser Platz gemacht hat, mindestens einmal eine solche oder eine längere Reihe gibt. Für „irgendjemand“ dasselbe für alle Plätze zusammen.
statistics-how-spread = Alle Zahlen: für jede, wie weit ihre Anzahl von einem Sechstel aller Würfe abweicht, zum Quadrat, geteilt durch dieses Sechstel. Zusammen ergibt das { $value } (Chi-Quadrat, fünf Freiheitsgrade). So viel oder mehr ergibt ein ehrlicher Würfel in etwa { $share } von 100 Spielen.
statistics-captures = Geschlagen
statistics-captured = Hat geschlagen
statistics-was-captured = Wurde geschlagen
statistics-bumps = Geschlagen und gerutscht
statistics-bumped = Hat geschlagen
statistics-was-bumped = Wurde geschlagen
statistics-slides = Gerutscht
statistics-own = Eigene geschlagen
statistics-cards = Bisher gesehene Karten nach Art
statistics-cards-count = { $count ->
        [0] Noch war keine Karte zu sehen.
        [one] Bisher war 1 Karte zu sehen.
       *[other] Bisher waren { $count } Karten zu sehen.
    }
statistics-cards-note = Karten auf der Hand zählen erst, wenn sie gespielt sind. Nach dem Mischen kommen Karten wieder.
statistics-card = Karte
statistics-deck = Im Stapel

### Hinweise

hint-ask = Hinweis
hint-line = Hinweis: { $why }
hint-said = Hinweis: { $what } { $why }
hint-said-card = Hinweis, Karte { $card }: { $what } { $why }
why-only-move = Es gibt keinen anderen Zug.
why-equal = Alle Züge sind gleich gut.
why-best = Alles in allem ist das der beste Zug.
why-captures = Das wirft einen Gegner zurück.
why-sets-back = Das bringt einen Gegner um Felder.
why-token-home = Das bringt eine Figur ins Ziel.
why-pawn-home = Das bringt eine Figur in Sicherheit.
why-goes-deeper = Das rückt weiter hinein und macht den anderen Platz.
why-token-out = Das bringt eine Figur heraus.
why-pawn-out = Das bringt eine Figur aus dem Start.
why-leaves-danger = Danach bist du weniger in Gefahr.
why-avoids-danger = Bei anderen Zügen wärst du mehr in Gefahr.
why-hunts = Danach ist ein Gegner in deiner Reichweite.
why-leads = Das bringt die vordere Figur näher ans Ziel.
why-goes-farther = Das gewinnt mehr Felder.

### Die Regeln

rules-link = Regeln
rules-back = Zurück
seats-help = Was heißt das?
seat-person-text = Jemand, der hier an diesem Gerät spielt.
seat-friend-text = Jemand, der mit Link oder Code am eigenen Gerät mitspielt.
seat-bot-text = Diesen Platz spielt der Computer.
why-button = Warum?
why-rules = In den Regeln zeigen

### Das Siegel

line-sealing = { $game ->
        [temper] Der Würfel wird versiegelt …
       *[other] Die Karten werden versiegelt …
    }
log-sealed = { $game ->
        [temper] Der Würfel ist versiegelt.
       *[other] Die Karten sind versiegelt.
    }
log-seal-restarted = Ein Gerät hat sein Geheimnis nicht geöffnet: Das Siegel wird neu gemacht.
seal-title = { $game ->
        [temper] Versiegelter Würfel
       *[other] Versiegelte Karten
    }
seal-none-seed = Der Zufall an diesem Tisch wurde für einen Test vorher festgelegt. Er lässt sich nicht prüfen.
seal-none-system = Dieser Tisch ist aus der Zeit vor den Siegeln. Der Zufall kommt hier allein vom Server und lässt sich nicht prüfen.
seal-lobby = Das Siegel wird gemacht, wenn das Spiel beginnt.
seal-making = Das Siegel wird gemacht: Jedes Gerät schließt ein eigenes Geheimnis weg.
seal-fits = Bis jetzt stimmt alles.
seal-alarm = Hier stimmt etwas nicht.
seal-look = Ansehen
seal-advice = Von einer verlorenen Verbindung kommt das nicht. Vergleicht die vier Wörter miteinander, und lasst das Spiel nach dem Ende vom Prüfprogramm ansehen.
seal-promise = { $game ->
        [temper] Niemand kann die Würfe wählen, weder der Server noch wer mitspielt. Vor dem ersten Wurf haben der Server und jedes Gerät ein Geheimnis weggeschlossen; alle Würfe folgen aus diesen Geheimnissen zusammen.
       *[other] Niemand kann die Karten wählen, weder der Server noch wer mitspielt. Vor der ersten Karte haben der Server und jedes Gerät ein Geheimnis weggeschlossen; die Reihenfolge des Stapels folgt aus diesen Geheimnissen zusammen und lag fest, bevor jemand zog.
    }
seal-promise-live = { $game ->
        [temper] Und niemand kann einen Wurf vorher wissen: Zu jedem Wurf gibt jedes Gerät eine Zahl dazu, die es weggeschlossen hatte.
       *[other] Wird neu gemischt, gibt jedes Gerät eine Zahl dazu, die es weggeschlossen hatte. Die verdeckten Karten kennt der Server; man vertraut darauf, dass er sie für sich behält.
    }
seal-words = Vergleicht diese vier Wörter miteinander. Auf allen Geräten müssen es dieselben sein:
seal-people = Wer am Siegel teilhat
seal-seat-live = Hat teil
seal-seat-given = { $count ->
        [one] Hat teil: 1 Zahl gegeben
       *[other] Hat teil: { $count } Zahlen gegeben
    }
seal-seat-closed = Gab einmal keine Zahl rechtzeitig; seither keine mehr
seal-seat-used = Hat alle seine Zahlen gegeben
seal-seat-committed = Hat sein Geheimnis weggeschlossen
seal-seat-none = Kein eigener Anteil
seal-restarts = { $count ->
        [one] Das Siegel wurde einmal neu begonnen. Nicht geöffnet von: { $who }
       *[other] Das Siegel wurde { $count }-mal neu begonnen. Nicht geöffnet von: { $who }
    }
seal-missed = { $count ->
        [one] Einmal ging die Zahl dieses Geräts unterwegs verloren oder kam zu spät.
       *[other] { $count }-mal ging die Zahl dieses Geräts unterwegs verloren oder kam zu spät.
    }
seal-not-live = Kein Gerät hat teil: Der Server könnte vorher wissen, was kommt, aber er kann es nicht ändern.
seal-commitment = Das Geheimnis des Servers, verschlossen
seal-copy = Kopieren
seal-copied = Kopiert
seal-check = Alles bisher prüfen
seal-check-all = Alles prüfen
seal-checking = Wird geprüft …
seal-check-good = Alles stimmt.
seal-check-bad = Das stimmt nicht.
seal-check-where = Eintrag { $event } im Protokoll ({ $code })
check-entries = { $count ->
        [one] 1 Eintrag im Protokoll
       *[other] { $count } Einträge im Protokoll, jeder an alle davor gebunden
    }
check-dice = { $count ->
        [one] 1 Wurf, aus den Geheimnissen nachgerechnet
       *[other] { $count } Würfe, aus den Geheimnissen nachgerechnet
    }
check-decks = { $count ->
        [one] 1 Stapel, aus den Geheimnissen nachgemischt
       *[other] { $count } Stapel, aus den Geheimnissen nachgemischt
    }
check-cards = { $count ->
        [one] 1 gezeigte Karte, die im versiegelten Stapel lag
       *[other] { $count } gezeigte Karten, die im versiegelten Stapel lagen
    }
check-links = { $count ->
        [one] 1 Zahl eines Geräts, die es weggeschlossen hatte
       *[other] { $count } Zahlen von Geräten, die sie weggeschlossen hatten
    }
check-later = { $game ->
        [temper] Die Würfe selbst lassen sich nach dem Spiel nachrechnen: Erst dann zeigt der Server sein Geheimnis.
       *[other] Die Stapel selbst lassen sich nach dem Spiel nachmischen: Erst dann zeigt der Server sein Geheimnis.
    }
check-moves = { $game ->
        [temper] Ob auch alle Züge erlaubt waren, prüft das Prüfprogramm: „Den Würfel prüfen“.
       *[other] Ob auch alle Züge erlaubt waren, prüft das Prüfprogramm: „Die Karten prüfen“.
    }
seal-verify = { $game ->
        [temper] Den Würfel prüfen
       *[other] Die Karten prüfen
    }
seal-save = Prüfprotokoll speichern
seal-save-notes = Notizen dieses Geräts speichern
seal-save-verifier = Prüfprogramm speichern
verify-blocked = Der Browser hat kein Fenster geöffnet. Bitte für diese Seite erlauben.
alarm-seal = Das Siegel, das der Server zeigt, ist nicht das, an dem dieses Gerät teilhat.
alarm-log = Das Protokoll des Servers ist nicht das, das dieses Gerät verfolgt hat.
alarm-left-out = Eine Zahl, die dieses Gerät rechtzeitig gab, wurde weggelassen.
alarm-link = Eine Zahl im Protokoll ist nicht die, die ein Gerät weggeschlossen hatte.
alarm-card = Eine gezeigte Karte lag nicht im versiegelten Stapel.
alarm-deck = Ein Stapel ist nicht der, den die Geheimnisse mischen.
alarm-shown = Was der Tisch zeigt, steht nicht so im Protokoll.
alarm-die = Ein Wurf ist nicht der, der aus den Geheimnissen folgt.
alarm-secret = Das Geheimnis, das der Server zeigt, ist nicht das, das er weggeschlossen hatte.
seal-none-title = { $game ->
        [temper] Würfel ohne Siegel
       *[other] Karten ohne Siegel
    }

### Für alle

board-words = Das Brett in Worten
board-words-note = Die Felder zählen ab dem Start der jeweiligen Farbe.
words-seat = { $who }, { $home } von { $all } im Ziel
words-seat-yours = Du, { $who }, { $home } von { $all } im Ziel
words-tokens = { $count ->
        [one] 1 Figur
       *[other] { $count } Figuren
    }: { $place }
words-pawns = { $count ->
        [one] 1 Figur
       *[other] { $count } Figuren
    }: { $place }
words-ahead = { $steps } vor { $who }
words-behind = { $steps } hinter { $who }
typed-label = Zug eintippen
typed-hint = Zum Beispiel 13 oder 7-13; mit Karten 5:12-17 oder nur 5. Ein leeres Feld würfelt.
typed-go = Ziehen
typed-roll-first = Erst der Würfel oder der Stapel: im leeren Feld die Eingabetaste drücken.
typed-refused = „{ $text }“ geht hier nicht.
typed-possible = Möglich: { $moves }.
tip-turn = Du bist dran, sobald die Leiste oben deine Farbe trägt.
tip-glow = Was ziehen kann, leuchtet. Zeig auf eine Figur, um zu sehen, wohin sie käme; tippe, um zu ziehen.
tip-glow-touch = Was ziehen kann, leuchtet. Halte eine Figur gedrückt, um zu sehen, wohin sie käme; tippe, um zu ziehen.
tip-cards = Karten, mit denen nichts ziehen kann, sind blass. Tippe auf eine andere, um zu sehen, was sie kann.
tip-why = „Warum?“ neben einem Satz öffnet die Regel dahinter.
tip-hint = Unsicher? Die Glühbirne zeigt, was jemand Vorsichtiges täte.
tip-none = Keine Tipps mehr
settings-tips = Tipps für die ersten Spiele
settings-awake = Bildschirm im Spiel anlassen
settings-typing = Feld für eingetippte Züge zeigen
people-rename = Namen ändern
people-other-bot = Anderer Bot
people-watch-private = Link für alle, die zusehen dürfen
