# Homestretch in het Nederlands. Namen tussen { $accolades } worden ingevuld; laat ze staan.

### De hele pagina

title = Homestretch
title-table = { $turn } – Homestretch
title-your-turn = ● { $turn } – Homestretch

### Kleuren en velden

colour-red = Rood
colour-blue = Blauw
colour-yellow = Geel
colour-green = Groen

place-base = het honk
place-start-square = het startveld
place-home-row = thuisveld { $number }
place-start = Start
place-start-exit = de uitgang
place-home = Thuis
place-zone = veilig veld { $number }
place-square = veld { $number }

### De beginpagina

continue-title = Verder spelen
continue-forget = Dit spel van de lijst halen
continue-ask = Dit spel van de lijst halen? Je raakt je plaats kwijt.
continue-keep = Houden
continue-drop = Van de lijst halen
continue-rematch = De revanche is begonnen
join-code = Meespelen: code
join-go = Meedoen
start-game = Kies een spel
start-preset = Hoe spelen we het?
start-seats = Wie zit waar?
start-play = Spelen
start-invite = Uitnodigen en spelen
play-summary = { $game }: { $people ->
        [0] geen mensen
        [one] 1 mens
       *[other] { $people } mensen
    }, { $bots ->
        [0] geen bots
        [one] 1 bot
       *[other] { $bots } bots
    }
play-summary-friends = { $game }: { $people ->
        [0] niemand hier
        [one] 1 mens hier
       *[other] { $people } mensen hier
    }, { $friends ->
        [one] 1 gast
       *[other] { $friends } gasten
    }, { $bots ->
        [0] geen bots
        [one] 1 bot
       *[other] { $bots } bots
    }
rules-in-detail = De regels precies
rules-changed = De regels precies ({ $count ->
        [one] 1 gewijzigd
       *[other] { $count } gewijzigd
    })
seat-person = Mens
seat-open = Gast
seat-bot = Bot
seat-empty = Leeg
seat-nobody = Niemand
seat-open-text = Vrij voor iemand op een ander apparaat
seat-name-label = Naam van { $colour }
seat-bot-label = Bot voor { $colour }
first-label = Wie begint?
first-drawn = Het lot beslist
first-named = { $name } ({ $colour })
time-label = Tijd per zet?
time-none = Onbeperkt
private-label = Niemand anders mag meekijken
problem-too-few = Er moeten minstens twee plaatsen bezet zijn.
problem-not-opposite = Met zijn tweeën zit je tegenover elkaar: Rood en Geel, of Blauw en Groen.
problem-seat-opposite = Tegenover elkaar zetten

game-temper = Temper
game-temper-text = De dobbelrace: vier pionnen thuis, vóór alle anderen.
game-pardon = Pardon
game-pardon-text = De kaartrace: glijden, ruilen en splitsen tot je Thuis bent.

preset-temper = Klassiek
preset-temper-text = Vier pionnen, drie pogingen voor een zes, en slaan is verplicht.
preset-temper-leaflet = Vlot
preset-temper-leaflet-text = Eén pion staat al buiten, slaan mag maar hoeft niet, en er wordt om alle plaatsen gespeeld.
preset-temper-quick = Kort
preset-temper-quick-text = Maar twee pionnen, waarvan één al buiten: ongeveer tien minuten.
preset-pardon = Vijf op hand
preset-pardon-text = Je houdt vijf kaarten en kiest welke je speelt.
preset-pardon-classic = Trekken en spelen
preset-pardon-classic-text = Geen handkaarten: draai een kaart om en speel die, met Pardonkaarten in de stapel.
preset-pardon-strategy = Strategie
preset-pardon-strategy-text = Vijf kaarten, Pardonkaarten in de stapel, en één pion staat al buiten.
preset-pardon-quick = Kort
preset-pardon-quick-text = Maar twee pionnen, waarvan één al buiten: ongeveer tien minuten.

option-tokens = Pionnen per speler
option-tokens-text = Met minder pionnen duurt het spel korter.
option-start-token = Beginnen met een pion buiten
option-start-token-text = Iedereen begint met één pion op het startveld.
option-unplayable-six-again = Bij elke zes nog een keer
option-unplayable-six-again-text = Een zes geeft nog een worp, ook als geen enkele pion kon lopen.
option-three-tries = Drie pogingen voor een zes
option-three-tries-text = Kan er niets lopen, dan mag je tot drie keer gooien voor een zes.
option-must-capture = Slaan is verplicht
option-must-capture-text = Wie kan slaan, moet slaan. Uit: wie wil, mag.
option-home-jump = Springen in de thuisrij
option-home-jump-text = In de thuisrij mag je over je eigen pionnen springen.
option-play-on = Doorspelen om de plaatsen
option-play-on-text = Als er iemand gewonnen heeft, spelen de anderen om de tweede en derde plaats.
option-pawns = Pionnen per speler
option-pawns-text = Met minder pionnen duurt het spel korter.
option-hand-size = Kaarten op hand
option-hand-size-text = Bij 0 zijn er geen handkaarten: je draait een kaart om en speelt die.
option-pardon-cards = Pardonkaarten
option-pardon-cards-text = Vier extra kaarten die een pion van Start op de plaats van een andere pion zetten.
option-start-pawn = Beginnen met een pion buiten
option-start-pawn-text = Iedereen begint met één pion op de uitgang.
option-bump-own = Eigen pionnen slaan
option-bump-own-text = Een pion mag op een eigen pion eindigen; die gaat dan terug naar Start.

bot-careful = Voorzichtig
bot-careful-text = Brengt de pionnen één voor één thuis en blijft buiten bereik.
bot-random = Willekeurig
bot-random-text = Doet zomaar een zet die mag.

### De tafel

table-back = Terug naar de beginpagina
dock-label = Jij bent aan de beurt
log-open = De zetten tot nu toe
log-close = Sluiten
log-title = De zetten tot nu toe
connection-lost = De verbinding is verbroken. Nieuwe poging …

banner-your-turn = Jouw beurt
banner-turn-of = { $who }, jouw beurt
banner-their-turn = { $who } is aan de beurt
banner-won = { $who } wint!
banner-sealing = Een ogenblik …

line-over = Het spel is afgelopen.
line-thinking = Een ogenblik …
line-waiting = Wachten op deze speler.
line-watching = Je kijkt mee.
line-deal = De kaarten worden gedeeld.
line-first = Het lot beslist wie begint.
line-roll = Tik op de dobbelsteen om te gooien.
line-tries = Je hebt een zes nodig: nog { $left } pogingen. Tik op de dobbelsteen.
line-last-try = Laatste poging: je hebt een zes nodig. Tik op de dobbelsteen.
line-turn-card = Tik op de stapel om een kaart om te draaien.
line-choose-token = { $die } gegooid. Tik op de pion die moet lopen.
line-choose-card = Kies een kaart.
line-choose-pawn = Tik op de pion die moet lopen.
line-choose-target = Tik waar hij heen moet.
line-choose-steps = Hoeveel stappen met deze pion? Een andere loopt de rest van de 7.
tap-refused = Deze pion kan nu niet zetten.
drop-refused = Hij kan alleen daarheen waar een ring is.
line-choose-second = Tik op de pion die de rest loopt.
line-choose-words = Kies hieronder.
line-again = Na een 2 speel je nog een keer: kies weer een kaart.

roll-label = Gooi de dobbelsteen
roll-word = Tik om te gooien
die-shows = De dobbelsteen wijst { $die } aan
die-not-rolled = De dobbelsteen. Er is nog niet gegooid.
turn-label = Draai een kaart om
deck-label = Trekstapel
hand-label = Jouw kaarten
card-cannot-move = Kan nu niet gespeeld worden.
card-number = { $number }
card-pardon = Pardon
tell-draw = Je trekt { $card }.

card-text-1 = Uit Start, of 1 vooruit
card-text-2 = Uit Start, of 2 vooruit; daarna nog een keer
card-text-3 = 3 vooruit
card-text-4 = 4 achteruit
card-text-5 = 5 vooruit
card-text-7 = 7 vooruit, of verdeeld over twee pionnen
card-text-8 = 8 vooruit
card-text-10 = 10 vooruit, of 1 achteruit
card-text-11 = 11 vooruit, of ruilen met een tegenstander
card-text-12 = 12 vooruit
card-text-pardon = Van Start naar de plaats van een andere pion

spot-piece = Kies de pion op { $place }
spot-target = Ga naar { $place }
button-back = Terug
button-decline = De 11 spelen zonder te lopen
button-discard = Weggooien: { $card }

plate-bot = Bot
plate-cards = { $count ->
        [one] 1 kaart
       *[other] { $count } kaarten
    } op hand
plate-home = { $home } van { $all } thuis

curtain-pass = Geef het apparaat aan { $who }
curtain-why = Niemand anders mag deze kaarten zien.
curtain-open = Ik ben { $who }: laat mijn kaarten zien

### Waarom

reason-clear-start = Eerst moet de pion van je startveld af: er wachten er nog in het honk.
reason-bring-out = Met een zes komt er een pion uit het honk.
reason-must-capture = Je kunt slaan, dus je moet.
reason-only-token = Alleen deze pion kan { $die } lopen.
reason-must-discard = Er kan geen kaart gespeeld worden: gooi er een weg.
reason-only-play = Alleen deze zet is mogelijk.
reason-only-decline = Geen pion kan 11 vooruit. Ruil, of speel de kaart zonder te lopen.
reason-try-again = Geen zes: probeer het nog eens.
reason-six-again = Geen pion kan lopen, maar met een zes gooi je nog een keer.
reason-no-move = Geen pion kan { $die } lopen.
reason-tries-over = Geen zes in drie pogingen.
reason-no-play = Deze kaart kan niet gespeeld worden.
reason-no-move-again = Deze kaart kan niet gespeeld worden, maar na een 2 trek je nog een keer.

refusal-stale = Het spel was al verder. Kijk nog eens.
refusal-not-your-turn = Jij bent niet aan de beurt.
refusal-illegal-move = Deze zet mag hier niet.
refusal-offline = De server is niet te bereiken. Probeer het nog eens.
refusal-no-table = Deze tafel is er niet, of niet meer.
refusal-not-over = Dit spel is nog niet afgelopen.
refusal-not-saved = De server kon dit niet opslaan, dus er is niets veranderd. Probeer het nog eens.
refusal-busy = Het is nu even te druk. Probeer het zo nog eens.
refusal-no-code = Er is geen tafel met deze code. Kijk hem nog eens na.
refusal-seat-taken = Deze plaats is net bezet.
refusal-hidden-hand = De kaarten van deze plaats zijn van iemand anders. Geef hem vrij, dan ziet iedereen wie hem neemt.
refusal-no-open-seat = Er is geen plaats meer vrij aan deze tafel.
refusal-not-host = Dat kan alleen wie de tafel leidt.
refusal-absent = Een bot speelt voor je. Tik eerst op ‘Ik ben terug’.
refusal-wrong-key = Deze link is niet meer geldig.
refusal-private = Alleen wie is uitgenodigd, kan bij deze tafel meekijken.
refusal-no-take-back = Dit kan niet meer worden teruggenomen.
refusal-too-late = Daarvoor is het te laat.
refusal-too-many-links = Deze plaats is al op te veel apparaten geopend.
refusal-unknown = Dit is geweigerd.

### Wat er gebeurt

log-created = De tafel staat klaar.
log-started = Het spel begint.
log-joined = { $who } gaat zitten.
log-named = { $colour } heet nu { $who }.
log-seat-bot = Vanaf nu speelt een bot { $colour }.
log-seat-open = { $colour } is vrij voor iemand.
log-seat-person = Vanaf nu speelt een mens { $colour }.
log-swapped = { $who } en { $other } ruilen van plaats.
log-host = { $who } leidt nu de tafel.
log-away = { $who } heeft geen verbinding meer.
log-here = { $who } is weer verbonden.
log-absent = Een bot speelt nu voor { $who }.
log-back = { $who } is terug.
log-taken-back = { $who } neemt de zet terug.
log-said = { $who }: { $what }
log-offer-made = { $who } stelt een revanche voor.
log-offer-agreed = { $who } wil wel een revanche.
log-offer-ended = De revanche gaat niet door.
log-first = Het lot valt op { $who }.
log-reshuffle = De afgelegde kaarten worden tot een nieuwe stapel geschud.
log-roll = { $who } gooit { $die }.
log-turn-card = { $who } draait { $card } om.
log-move = { $who }: { $what }
log-play-card = { $who } speelt { $card }: { $what }
log-decline = { $who } speelt { $card } zonder te lopen.
log-discard = { $who } gooit { $card } weg.

does-walk = van { $from } naar { $to }.
does-leave-base = er komt een pion uit.
does-leave-start = er komt een pion uit.
does-slide = Hij glijdt door naar { $to }.
does-switch = { $who } komt op { $to }.
does-send-token = { $who } gaat terug naar het honk.
does-send-pawn = { $who } gaat terug naar Start.

### Het einde

place-number = { $place }.
place-home-count = { $home } van { $all } thuis
result-again = Nog een keer
rematch-offer = Revanche voorstellen
rematch-agree = Revanche spelen
rematch-decline = Nee, dank je
rematch-withdraw = Voorstel intrekken
rematch-waiting = Wachten tot de anderen meedoen …
rematch-go = Naar de revanche
result-new = Nieuw spel
result-record = Zetten opslaan
result-replay = Nog eens bekijken
result-board = Naar het bord kijken
result-show = Uitslag tonen

### Instellingen

settings-open = Instellingen
settings-title = Instellingen
settings-language = Taal
settings-theme = Kleuren
settings-speed = Beweging
settings-autoplay = De enige zet die mag vanzelf spelen
settings-autoroll = Vanzelf gooien en de kaart omdraaien
settings-sound = Geluiden
settings-vibration = Trillen
settings-turning = Het bord naar elke speler draaien
sound-off = Geluid uitzetten
sound-on = Geluid aanzetten
settings-done = Klaar
language-en = English
language-de = Deutsch
language-it = Italiano
language-es = Español
language-fr = Français
language-nl = Nederlands
theme-system = Systeem
theme-light = Licht
theme-dark = Donker
speed-off = Uit
speed-fast = Snel
speed-normal = Normaal

### Vóór het spel en de uitnodiging

lobby-people = Wie is er?
lobby-invite = Uitnodigen
lobby-invite-text = Gasten scannen het plaatje, openen de link of typen de code op de beginpagina.
lobby-code = Code:
lobby-time = Tijd per zet: { $time }. Daarna speelt een bot verder.
lobby-start-bots = Nu beginnen, met bots
lobby-wait-host = Het spel begint vanzelf als alle plaatsen bezet zijn. Begin je nu, dan nemen bots de vrije plaatsen in.
lobby-wait = Je hebt een plaats. Het spel begint als iedereen er is.
lobby-wait-watcher = Je kijkt mee. Het spel begint als iedereen er is.
people-you = Jij
people-here = Is er
people-open = Vrij
people-invited = Uitgenodigd
people-away = Niet verbonden
people-absent = Een bot speelt verder
people-program = Programma
people-sit = Gaan zitten
people-back = Ik ben terug
people-link = Op een tweede apparaat openen
people-leave = Een bot laten spelen
people-title = Wie zit er aan tafel?
people-watch-link = Link voor wie wil meekijken of meespelen
people-watch-tab = Alleen het bord tonen, zonder kaarten, in een nieuw tabblad
absent-you = Een bot speelt voor je.
take-back = Terugnemen
time-left = Resterende tijd: { $time }
time-away = { $who } is weg: een bot neemt het over na { $time }
line-away = { $who } is weg. Als de tijd om is, neemt een bot het over.
line-absent = Een bot speelt voor je tot je zegt dat je terug bent.
people-fill = Hier een bot neerzetten
people-make-host = De leiding geven
people-swap = Ruilen met { $colour }
people-host-sign = { $state } · Leidt de tafel
people-give-open = Vrijgeven voor een gast
people-give-here = Hier zelf spelen
join-title = Meespelen
join-seat = Kies een plaats
join-name = Je naam
join-sit = Hier gaan zitten
join-full = Aan deze tafel is geen plaats vrij.
join-watch = Alleen meekijken
share-qr = QR-code van de link
share-link = Link
share-copy = Link kopiëren
share-send = Versturen …
share-copied = De link is gekopieerd.
share-copy-yourself = Kopieer de gemarkeerde link zelf.
share-here-only = Deze link werkt alleen op deze computer. Start het programma met { $command } (of { $make }) om anderen binnen te laten.
share-seat-title = Jouw plaats op een ander apparaat
share-seat-text = Wie deze link heeft, kan voor jou spelen. Houd hem voor jezelf.
share-game-text = Wie deze link heeft, kan het hele spel nog eens bekijken.

### Wat je kunt zeggen

say-hello = Hallo!
say-good-luck = Veel geluk!
say-well-played = Goed gespeeld!
say-thanks = Dank je wel!
say-sorry = Het spijt me!
say-oops = Oeps!
say-lucky = Wat een geluk!
say-so-close = Dat scheelde niks!
say-your-turn = Jij bent aan de beurt.
say-one-moment = Een ogenblikje.
say-good-game = Leuk gespeeld!
say-again = Nog een keer?
say-goodbye = Tot ziens!
say-smile = glimlacht
say-laugh = lacht
say-wow = kijkt met open mond
say-sad = is verdrietig
say-angry = is boos
say-clap = klapt
say-heart = stuurt een hartje
say-thumbs-up = steekt een duim op
say-title = Iets zeggen
say-mute = Verbergen wat anderen zeggen
say-muted = Verborgen. Je kunt het weer aanzetten bij ‘Wie zit er aan tafel?’.

### Eerdere spellen en herhalingen

past-title = Eerdere spellen
past-none = Je hebt in deze browser nog geen spel uitgespeeld.
replay-title = Stap voor stap
replay-at = Herhaling: { $step } van { $steps }
replay-step = Stap van het spel
replay-first = Naar het begin
replay-back = Een stap terug
replay-run = Afspelen
replay-pause = Stoppen
replay-on = Een stap vooruit
replay-last = Naar het einde
replay-share = Dit spel delen

### Het spel in cijfers

statistics-open = Het spel in cijfers
statistics-rolls = Hoe vaak elk getal is gegooid
statistics-everybody = Allen
statistics-rolls-count = { $count ->
        [one] 1 worp
       *[other] { $count } worpen
    }
statistics-expected = De stippellijn geeft aan wat je verwacht: een zesde van de worpen.
statistics-early = Te vroeg om over de dobbelsteen te oordelen: { $rolls } van minstens { $enough } worpen.
statistics-fair = Dit verwacht je van een eerlijke dobbelsteen.
statistics-uneven = Wat ongelijk, maar niets bijzonders: zo ongelijk is een eerlijke dobbelsteen { $odds }.
statistics-unusual = Ongewoon: zo ongelijk is een eerlijke dobbelsteen maar { $odds }.
statistics-even = Opvallend gelijkmatig: zo gelijkmatig is een eerlijke dobbelsteen maar { $odds }.
statistics-no-proof = Dat alleen bewijst niets: onder veel spellen zien sommige er zo uit.
odds-nearly-always = in bijna elk spel
odds-share = in { $share } van de 100 spellen
odds-one-in = in ongeveer een op de { $games } spellen
odds-never = zo goed als nooit
statistics-wait-title = Wachten op een zes
statistics-wait = Langste wacht
statistics-odds = Zo lang of langer
statistics-wait-count = { $count ->
        [one] 1 worp
       *[other] { $count } worpen
    }
statistics-wait-anybody = Dat hier iemand { $count ->
        [one] 1 worp
       *[other] { $count } worpen
    } of langer wacht, gebeurt { $odds }.
statistics-how = Hoe dit wordt berekend
statistics-how-wait = Wachten: de langste reeks worpen zonder zes, en hoe waarschijnlijk het is dat een eerlijke dobbelsteen in precies zoveel worpen als die plaats heeft gedaan minstens één keer zo’n reeks of een langere geeft. Voor „iemand” hetzelfde voor alle plaatsen samen.
statistics-how-spread = Alle getallen: voor elk getal hoe ver het aantal van een zesde van alle worpen ligt, in het kwadraat, gedeeld door dat zesde. Bij elkaar is dat { $value } (chi-kwadraat, vijf vrijheidsgraden). Zoveel of meer geeft een eerlijke dobbelsteen in ongeveer { $share } van de 100 spellen.
statistics-captures = Geslagen
statistics-captured = Heeft geslagen
statistics-was-captured = Is geslagen
statistics-bumps = Slaan en glijden
statistics-bumped = Heeft geslagen
statistics-was-bumped = Is geslagen
statistics-slides = Gegleden
statistics-own = Eigen geslagen
statistics-cards = Kaarten tot nu toe gezien, per soort
statistics-cards-count = { $count ->
        [0] Er is nog geen kaart gezien.
        [one] Er is tot nu toe 1 kaart gezien.
       *[other] Er zijn tot nu toe { $count } kaarten gezien.
    }
statistics-cards-note = Kaarten in de hand tellen pas als ze gespeeld zijn. Na het schudden komen kaarten terug.
statistics-card = Kaart
statistics-deck = In de stapel

### Hints

hint-ask = Hint
hint-line = Hint: { $why }
hint-said = Hint: { $what } { $why }
hint-said-card = Hint, kaart { $card }: { $what } { $why }
why-only-move = Er is geen andere zet.
why-equal = Alle zetten zijn even goed.
why-best = Al met al is dit de beste zet.
why-captures = Het stuurt een tegenstander terug.
why-sets-back = Het zet een tegenstander achteruit.
why-token-home = Het brengt een pion thuis.
why-pawn-home = Het brengt een pion in veiligheid.
why-goes-deeper = Het gaat verder naar binnen en maakt plaats voor de andere.
why-token-out = Het brengt een pion naar buiten.
why-pawn-out = Het brengt een pion uit Start.
why-leaves-danger = Daarna loop je minder gevaar.
why-avoids-danger = Bij andere zetten loop je meer gevaar.
why-hunts = Het brengt een tegenstander binnen je bereik.
why-leads = Het brengt de voorste pion dichter bij huis.
why-goes-farther = Het levert meer velden op.

### De regels

rules-link = Regels
rules-back = Terug
seats-help = Wat betekent dat?
seat-person-text = Iemand die hier speelt, op dit apparaat.
seat-friend-text = Iemand die met een link of code op een eigen apparaat meespeelt.
seat-bot-text = Op deze plaats speelt de computer.
why-button = Waarom?
why-rules = In de regels bekijken

### Het zegel

line-sealing = { $game ->
        [temper] De dobbelsteen wordt verzegeld …
       *[other] De kaarten worden verzegeld …
    }
log-sealed = { $game ->
        [temper] De dobbelsteen is verzegeld.
       *[other] De kaarten zijn verzegeld.
    }
log-seal-restarted = Een apparaat heeft zijn geheim niet geopend: het zegel wordt opnieuw gemaakt.
seal-title = { $game ->
        [temper] Verzegelde dobbelsteen
       *[other] Verzegelde kaarten
    }
seal-none-seed = Het toeval aan deze tafel is vooraf vastgelegd, voor een test. Het kan niet worden gecontroleerd.
seal-none-system = Deze tafel is van voor de zegels. Het toeval komt hier alleen van de server en kan niet worden gecontroleerd.
seal-lobby = Het zegel wordt gemaakt als het spel begint.
seal-making = Het zegel wordt gemaakt: elk apparaat bergt een eigen geheim op.
seal-fits = Tot nu toe klopt alles.
seal-alarm = Hier klopt iets niet.
seal-look = Bekijken
seal-advice = Een verbroken verbinding doet dit niet. Vergelijk de vier woorden met de anderen, en laat het spel na afloop nakijken.
seal-promise = { $game ->
        [temper] Niemand kan de worpen kiezen: de server niet en een speler ook niet. Voor de eerste worp hebben de server en elk apparaat een geheim opgeborgen; alle worpen volgen uit die geheimen samen.
       *[other] Niemand kan de kaarten kiezen: de server niet en een speler ook niet. Voor de eerste kaart hebben de server en elk apparaat een geheim opgeborgen; de volgorde van de stapel volgt uit die geheimen samen en lag vast voordat iemand trok.
    }
seal-promise-live = { $game ->
        [temper] En niemand kan een worp vooraf weten: bij elke worp voegt elk apparaat een getal toe dat het had opgeborgen.
       *[other] Als er opnieuw wordt geschud, voegt elk apparaat een getal toe dat het had opgeborgen. De server kent de verborgen kaarten; men vertrouwt erop dat hij ze voor zich houdt.
    }
seal-words = Vergelijk deze vier woorden met de anderen. Ze moeten op elk apparaat dezelfde zijn:
seal-people = Wie meedoet aan het zegel
seal-seat-live = Doet mee
seal-seat-given = { $count ->
        [one] Doet mee: 1 getal gegeven
       *[other] Doet mee: { $count } getallen gegeven
    }
seal-seat-closed = Gaf een keer geen getal op tijd; sindsdien geen meer
seal-seat-used = Heeft al zijn getallen gegeven
seal-seat-committed = Heeft zijn geheim opgeborgen
seal-seat-none = Geen eigen deel
seal-restarts = { $count ->
        [one] Het zegel is één keer opnieuw begonnen. Niet geopend door: { $who }
       *[other] Het zegel is { $count } keer opnieuw begonnen. Niet geopend door: { $who }
    }
seal-missed = { $count ->
        [one] Eén keer is het getal van dit apparaat onderweg verloren gegaan of te laat gekomen.
       *[other] { $count } keer is het getal van dit apparaat onderweg verloren gegaan of te laat gekomen.
    }
seal-not-live = Geen apparaat doet mee: de server zou vooraf kunnen weten wat komt, maar kan het niet veranderen.
seal-commitment = Het geheim van de server, op slot
seal-copy = Kopiëren
seal-copied = Gekopieerd
seal-check = Alles tot nu toe controleren
seal-check-all = Alles controleren
seal-checking = Wordt gecontroleerd …
seal-check-good = Alles klopt.
seal-check-bad = Dit klopt niet.
seal-check-where = Regel { $event } van het verslag ({ $code })
check-entries = { $count ->
        [one] 1 regel van het verslag
       *[other] { $count } regels van het verslag, elk aan alle vorige gebonden
    }
check-dice = { $count ->
        [one] 1 worp, nagerekend uit de geheimen
       *[other] { $count } worpen, nagerekend uit de geheimen
    }
check-decks = { $count ->
        [one] 1 stapel, nageschud uit de geheimen
       *[other] { $count } stapels, nageschud uit de geheimen
    }
check-cards = { $count ->
        [one] 1 getoonde kaart die in de verzegelde stapel lag
       *[other] { $count } getoonde kaarten die in de verzegelde stapel lagen
    }
check-links = { $count ->
        [one] 1 getal van een apparaat, dat het had opgeborgen
       *[other] { $count } getallen van apparaten, die ze hadden opgeborgen
    }
check-later = { $game ->
        [temper] De worpen zelf kunnen na het spel worden nagerekend: pas dan toont de server zijn geheim.
       *[other] De stapels zelf kunnen na het spel worden nageschud: pas dan toont de server zijn geheim.
    }
check-moves = { $game ->
        [temper] Of ook alle zetten mochten, controleert het controleprogramma: „De dobbelsteen controleren”.
       *[other] Of ook alle zetten mochten, controleert het controleprogramma: „De kaarten controleren”.
    }
seal-verify = { $game ->
        [temper] De dobbelsteen controleren
       *[other] De kaarten controleren
    }
seal-save = Controleverslag opslaan
seal-save-notes = Aantekeningen van dit apparaat opslaan
seal-save-verifier = Controleprogramma opslaan
verify-blocked = De browser heeft geen venster geopend. Sta dat toe voor deze pagina.
alarm-seal = Het zegel dat de server toont, is niet dat waaraan dit apparaat meedoet.
alarm-log = Het verslag van de server is niet wat dit apparaat heeft gevolgd.
alarm-left-out = Een getal dat dit apparaat op tijd gaf, is weggelaten.
alarm-link = Een getal in het verslag is niet wat een apparaat had opgeborgen.
alarm-card = Een getoonde kaart lag niet in de verzegelde stapel.
alarm-deck = Een stapel is niet wat de geheimen schudden.
alarm-shown = Wat de tafel toont, staat niet zo in het verslag.
alarm-die = Een worp is niet wat uit de geheimen volgt.
alarm-secret = Het geheim dat de server toont, is niet wat hij had opgeborgen.
seal-none-title = { $game ->
        [temper] Dobbelsteen zonder zegel
       *[other] Kaarten zonder zegel
    }

### Voor iedereen

board-words = Het bord in woorden
board-words-note = De velden tellen vanaf de start van elke kleur.
words-seat = { $who }, { $home } van { $all } thuis
words-seat-yours = Jij, { $who }, { $home } van { $all } thuis
words-tokens = { $count ->
        [one] 1 pion
       *[other] { $count } pionnen
    }: { $place }
words-pawns = { $count ->
        [one] 1 pion
       *[other] { $count } pionnen
    }: { $place }
words-ahead = { $steps } voor { $who }
words-behind = { $steps } achter { $who }
typed-label = Typ een zet
typed-hint = Bijvoorbeeld 13 of 7-13; met kaarten 5:12-17 of alleen 5. Een leeg veld gooit de dobbelsteen.
typed-go = Spelen
typed-roll-first = Eerst de dobbelsteen of de stapel: druk op Enter in het lege veld.
typed-refused = ‘{ $text }’ kan hier niet.
typed-possible = Mogelijk: { $moves }.
tip-turn = Jij bent aan de beurt als de balk bovenaan jouw kleur heeft.
tip-glow = Wat kan lopen, licht op. Wijs een pion aan om te zien waar hij zou komen; tik om te lopen.
tip-glow-touch = Wat kan lopen, licht op. Houd een pion ingedrukt om te zien waar hij zou komen; tik om te lopen.
tip-cards = Kaarten waarmee niets kan lopen, zijn vaag. Tik op een andere om te zien wat die kan.
tip-why = ‘Waarom?’ naast een zin opent de regel erachter.
tip-hint = Twijfel je? De gloeilamp laat zien wat een voorzichtige speler zou doen.
tip-none = Geen tips meer
settings-tips = Tips voor de eerste spellen
settings-awake = Het scherm tijdens het spel aan laten
settings-typing = Het veld voor getypte zetten tonen
people-rename = Naam veranderen
people-other-bot = Een andere bot
people-watch-private = Link voor wie mag meekijken
