# Homestretch in italiano. I nomi tra { $parentesi } vengono inseriti.

### La pagina intera

title = Homestretch
title-table = { $turn } – Homestretch
title-your-turn = ● { $turn } – Homestretch

### Colori e caselle

colour-red = Rosso
colour-blue = Blu
colour-yellow = Giallo
colour-green = Verde

place-base = base
place-start-square = casella di partenza
place-home-row = casella d'arrivo { $number }
place-start = partenza
place-start-exit = uscita
place-home = casa
place-zone = casella sicura { $number }
place-square = casella { $number }

### La pagina iniziale

continue-title = Continua
continue-forget = Togli questa partita dalla lista
join-code = Unisciti: codice
join-go = Entra
start-game = Scegli un gioco
start-preset = Come si gioca
start-seats = Chi siede dove
start-play = Gioca
start-invite = Invita e gioca
play-summary = { $game }: { $people ->
        [0] nessuna persona
        [one] 1 persona
       *[other] { $people } persone
    }, { $bots ->
        [0] nessun bot
        [one] 1 bot
       *[other] { $bots } bot
    }
play-summary-friends = { $game }: { $people ->
        [0] nessuno qui
        [one] 1 persona qui
       *[other] { $people } persone qui
    }, { $friends ->
        [one] 1 ospite
       *[other] { $friends } ospiti
    }, { $bots ->
        [0] nessun bot
        [one] 1 bot
       *[other] { $bots } bot
    }
rules-in-detail = Le regole in dettaglio
rules-changed = Le regole in dettaglio ({ $count ->
        [one] 1 cambiata
       *[other] { $count } cambiate
    })
seat-person = Persona
seat-open = Ospite
seat-bot = Bot
seat-empty = Vuoto
seat-nobody = Nessuno
seat-open-text = Libero per chi ha un altro dispositivo
seat-name-label = Nome di { $colour }
seat-bot-label = Bot per { $colour }
first-label = Chi comincia?
first-drawn = Si tira a sorte
first-named = { $name } ({ $colour })
time-label = Tempo per mossa?
time-none = Senza limite
private-label = Nessun altro può guardare
problem-too-few = Almeno due posti devono essere occupati.
problem-not-opposite = In due si sta di fronte: Rosso e Giallo, oppure Blu e Verde.
problem-seat-opposite = Mettili di fronte

game-temper = Temper
game-temper-text = La corsa con il dado: quattro pedine a casa prima degli altri.
game-pardon = Pardon
game-pardon-text = La corsa con le carte: scivola, scambia e dividi fino a casa.

preset-temper = Classico
preset-temper-text = Quattro pedine, tre tentativi per il sei, e mangiare è un obbligo.
preset-temper-leaflet = Vivace
preset-temper-leaflet-text = Una pedina è già fuori, mangiare è una scelta, e si gioca per tutti i posti.
preset-temper-quick = Breve
preset-temper-quick-text = Solo due pedine, una già fuori: circa dieci minuti.
preset-pardon = Cinque in mano
preset-pardon-text = Hai cinque carte in mano e scegli quale giocare.
preset-pardon-classic = Pesca e gioca
preset-pardon-classic-text = Niente carte in mano: scopri una carta e giocala, con le carte Pardon nel mazzo.
preset-pardon-strategy = Strategia
preset-pardon-strategy-text = Cinque carte, le carte Pardon nel mazzo, e una pedina già fuori.
preset-pardon-quick = Breve
preset-pardon-quick-text = Solo due pedine, una già fuori: circa dieci minuti.

option-tokens = Pedine per giocatore
option-tokens-text = Meno pedine, partita più breve.
option-start-token = Si comincia con una pedina fuori
option-start-token-text = Tutti cominciano con una pedina sulla casella di partenza.
option-unplayable-six-again = Ogni sei tira ancora
option-unplayable-six-again-text = Il sei dà un altro tiro anche se nessuna pedina poteva muovere.
option-three-tries = Tre tentativi per il sei
option-three-tries-text = Se niente può muovere, si tira fino a tre volte per ottenere un sei.
option-must-capture = Mangiare è un obbligo
option-must-capture-text = Chi può mangiare deve farlo. Spento: chi vuole, può.
option-home-jump = Saltare nelle caselle d'arrivo
option-home-jump-text = Nelle caselle d'arrivo si possono saltare le proprie pedine.
option-play-on = Si gioca per i posti
option-play-on-text = Dopo la prima vittoria gli altri giocano per il secondo e il terzo posto.
option-pawns = Pedine per giocatore
option-pawns-text = Meno pedine, partita più breve.
option-hand-size = Carte in mano
option-hand-size-text = Con 0 non si hanno carte in mano: se ne scopre una e la si gioca.
option-pardon-cards = Carte Pardon
option-pardon-cards-text = Quattro carte in più, che mettono una pedina dalla partenza al posto di una avversaria.
option-start-pawn = Si comincia con una pedina fuori
option-start-pawn-text = Tutti cominciano con una pedina sull'uscita.
option-bump-own = Mangiare le proprie pedine
option-bump-own-text = Una pedina può fermarsi su una propria, che torna alla partenza.

bot-careful = Prudente
bot-careful-text = Porta a casa una pedina alla volta e sta fuori tiro.
bot-random = A caso
bot-random-text = Gioca una mossa permessa qualsiasi.

### Il tavolo

table-back = Torna alla pagina iniziale
dock-label = Tocca a te
log-open = Le mosse finora
log-close = Chiudi
log-title = Le mosse finora
connection-lost = La connessione è caduta. Nuovo tentativo …

banner-your-turn = Tocca a te
banner-turn-of = { $who }, tocca a te
banner-their-turn = Tocca a { $who }
banner-won = { $who } vince!

line-over = La partita è finita.
line-thinking = Un momento …
line-waiting = In attesa di questo giocatore.
line-watching = Stai guardando.
line-deal = Si danno le carte.
line-first = Si tira a sorte chi comincia.
line-roll = Tocca il dado per tirare.
line-tries = Ti serve un sei: ancora { $left } tentativi. Tocca il dado.
line-turn-card = Tocca il mazzo per scoprire una carta.
line-choose-token = È uscito { $die }. Tocca la pedina da muovere.
line-choose-card = Scegli una carta.
line-choose-pawn = Tocca la pedina da muovere.
line-choose-target = Tocca dove deve andare.
line-choose-second = Tocca la pedina che fa il resto.
line-choose-words = Scegli qui sotto.
line-again = Dopo un 2 si gioca ancora: scegli un'altra carta.

roll-label = Tira il dado
roll-word = Tira il dado
die-shows = Il dado mostra { $die }
turn-label = Scopri una carta
deck-label = Mazzo
hand-label = Le tue carte
card-cannot-move = Ora non si può giocare.
card-number = { $number }
card-pardon = Pardon
tell-draw = Peschi { $card }.

card-text-1 = Esci dalla partenza, o avanti di 1
card-text-2 = Esci dalla partenza, o avanti di 2; poi giochi ancora
card-text-3 = Avanti di 3
card-text-4 = Indietro di 4
card-text-5 = Avanti di 5
card-text-7 = Avanti di 7, o divisi tra due pedine
card-text-8 = Avanti di 8
card-text-10 = Avanti di 10, o indietro di 1
card-text-11 = Avanti di 11, o scambio con un avversario
card-text-12 = Avanti di 12
card-text-pardon = Dalla partenza al posto di una pedina avversaria

spot-piece = Scegli la pedina, { $place }
spot-target = Vai: { $place }
button-back = Indietro
button-decline = Gioca l'11 senza muovere
button-discard = Scarta: { $card }

plate-bot = Bot
plate-cards = { $count ->
        [one] 1 carta
       *[other] { $count } carte
    } in mano
plate-home = { $home } di { $all } a casa

curtain-pass = Passa il dispositivo a { $who }
curtain-why = Nessun altro deve vedere queste carte.
curtain-open = Sono { $who }: mostra le mie carte

### Perché

reason-clear-start = Prima deve muovere la pedina sulla casella di partenza: altre aspettano nella base.
reason-bring-out = Con il sei una pedina esce dalla base.
reason-must-capture = Puoi mangiare, quindi devi.
reason-only-token = Solo questa pedina può fare { $die }.
reason-must-discard = Nessuna carta si può giocare: scartane una.
reason-only-play = È possibile solo questa mossa.
reason-only-decline = Nessuna pedina può andare avanti di 11. Scambia, o gioca la carta senza muovere.
reason-try-again = Niente sei: ancora un tentativo.
reason-six-again = Nessuna pedina può muovere, ma il sei tira ancora.
reason-no-move = Nessuna pedina può fare { $die }.
reason-tries-over = Niente sei in tre tentativi.
reason-no-play = Non si può giocare.
reason-no-move-again = Non si può giocare, ma il 2 fa pescare ancora.

refusal-stale = La partita era già andata avanti. Guarda di nuovo.
refusal-not-your-turn = Non tocca a te.
refusal-illegal-move = Questa mossa qui non è permessa.
refusal-offline = Il server non risponde. Prova di nuovo.
refusal-no-table = Questo tavolo non c'è più.
refusal-not-over = Questa partita non è ancora finita.
refusal-not-saved = Il server non è riuscito a salvare, quindi nulla è cambiato. Prova di nuovo.
refusal-busy = In questo momento ci sono troppe richieste. Riprova tra poco.
refusal-no-code = Non c'è nessun tavolo con questo codice. Controllalo.
refusal-seat-taken = Questo posto è appena stato occupato.
refusal-hidden-hand = Le carte di questo posto sono di qualcun altro. Liberalo, così tutti vedono chi lo prende.
refusal-no-open-seat = A questo tavolo non ci sono più posti liberi.
refusal-not-host = Può farlo solo chi ha aperto il tavolo.
refusal-absent = Un bot gioca per te. Tocca prima «Sono tornato».
refusal-wrong-key = Questo link non è più valido.
refusal-private = Solo chi è invitato può guardare questo tavolo.
refusal-no-take-back = Non si può più annullare.
refusal-too-late = È troppo tardi.
refusal-too-many-links = Questo posto è aperto su troppi dispositivi.
refusal-unknown = Richiesta rifiutata.

### Che cosa succede

log-created = Il tavolo è pronto.
log-started = La partita comincia.
log-joined = { $who } si siede.
log-named = { $colour } ora si chiama { $who }.
log-seat-bot = Da ora un bot gioca { $colour }.
log-seat-open = { $colour } è libero per qualcuno.
log-seat-person = Da ora una persona gioca { $colour }.
log-swapped = { $who } e { $other } si scambiano il posto.
log-host = Ora il tavolo è di { $who }.
log-away = { $who } ha perso la connessione.
log-here = { $who } è di nuovo in linea.
log-absent = Ora un bot gioca per { $who }.
log-back = { $who } è di nuovo al tavolo.
log-taken-back = { $who } annulla la mossa.
log-said = { $who }: { $what }
log-offer-made = { $who } propone la rivincita.
log-offer-agreed = { $who } accetta la rivincita.
log-offer-ended = Niente rivincita.
log-first = La sorte cade su { $who }.
log-reshuffle = Gli scarti vengono mescolati in un nuovo mazzo.
log-roll = { $who } tira { $die }.
log-turn-card = { $who } scopre { $card }.
log-move = { $who }: { $what }
log-play-card = { $who } gioca { $card }: { $what }
log-decline = { $who } gioca { $card } senza muovere.
log-discard = { $who } scarta { $card }.

does-walk = da { $from } a { $to }.
does-leave-base = una pedina esce.
does-leave-start = una pedina esce.
does-slide = Scivola fino a { $to }.
does-switch = { $who } finisce su { $to }.
does-send-token = { $who } torna alla base.
does-send-pawn = { $who } torna alla partenza.

### La fine

place-number = { $place }.
place-home-count = { $home } di { $all } a casa
result-again = Gioca ancora
rematch-offer = Proponi la rivincita
rematch-agree = Accetta la rivincita
rematch-decline = No, grazie
rematch-withdraw = Ritira la proposta
rematch-waiting = In attesa degli altri …
rematch-go = Alla rivincita
result-new = Nuova partita
result-record = Salva la partita
result-replay = Rivedi la partita
result-board = Guarda il tavolo
result-show = Mostra il risultato

### Impostazioni

settings-open = Impostazioni
settings-title = Impostazioni
settings-language = Lingua
settings-speed = Movimento
settings-autoplay = Gioca da sola l'unica mossa permessa
settings-done = Fatto
language-en = English
language-de = Deutsch
language-it = Italiano
language-es = Español
language-fr = Français
language-nl = Nederlands
speed-off = Fermo
speed-fast = Veloce
speed-normal = Normale

### La sala d'attesa e l'invito

lobby-people = Chi c'è
lobby-invite = Invita
lobby-invite-text = Gli ospiti inquadrano l'immagine, aprono il link o scrivono il codice nella pagina iniziale.
lobby-code = Codice:
lobby-time = Tempo per mossa: { $time }. Poi continua un bot.
lobby-start-bots = Comincia ora, con i bot
lobby-wait-host = La partita comincia da sola quando tutti i posti sono occupati. Se cominci ora, i bot prendono i posti liberi.
lobby-wait = Hai un posto. La partita comincia quando ci sono tutti.
lobby-wait-watcher = Stai guardando. La partita comincia quando ci sono tutti.
people-you = Tu
people-here = C'è
people-open = Libero
people-invited = Invitato
people-away = Non in linea
people-absent = Gioca un bot
people-program = Programma
people-sit = Siediti
people-back = Sono di nuovo qui
people-link = Apri su un altro dispositivo
people-leave = Lascia giocare un bot
people-title = Chi è al tavolo
people-watch-link = Link per chi vuole guardare o giocare
people-watch-tab = Mostra solo il tabellone, senza carte, in una nuova scheda
absent-you = Un bot gioca per te.
take-back = Annulla
time-left = Tempo rimasto: { $time }
people-fill = Metti un bot qui
people-make-host = Affida il tavolo
people-swap = Scambia con { $colour }
people-host-sign = { $state } · Organizza
people-give-open = Libera per un ospite
people-give-here = Gioca tu qui
join-title = Unisciti a una partita
join-seat = Scegli un posto
join-name = Il tuo nome
join-sit = Siediti qui
join-full = A questo tavolo non ci sono posti liberi.
join-watch = Guarda soltanto
share-qr = Codice QR del link
share-link = Link
share-copy = Copia il link
share-send = Invia …
share-copied = Il link è copiato.
share-copy-yourself = Copia tu stesso il link evidenziato.
share-seat-title = Il tuo posto su un altro dispositivo
share-seat-text = Chi ha questo link può giocare per te. Tienilo per te.
share-game-text = Chi ha questo link può rivedere tutta la partita.

### Cosa si può dire

say-hello = Ciao!
say-good-luck = Buona fortuna!
say-well-played = Ben giocato!
say-thanks = Grazie!
say-sorry = Mi dispiace!
say-oops = Ops!
say-lucky = Che fortuna!
say-so-close = Per un pelo!
say-your-turn = Tocca a te.
say-one-moment = Un momento, per favore.
say-good-game = Bella partita!
say-again = Un'altra?
say-goodbye = Arrivederci!
say-smile = sorride
say-laugh = ride
say-wow = è a bocca aperta
say-sad = è triste
say-angry = è furioso
say-clap = applaude
say-heart = manda un cuore
say-thumbs-up = approva
say-title = Di' qualcosa
say-mute = Nascondi ciò che dicono gli altri
say-muted = Nascosto. Puoi riattivarlo tra le persone al tavolo.

### Le partite passate

past-title = Partite passate
past-none = In questo browser nessuna partita è ancora finita.
replay-title = Passo per passo
replay-step = Passo della partita
replay-first = All'inizio
replay-back = Un passo indietro
replay-run = Avvia
replay-pause = Ferma
replay-on = Un passo avanti
replay-last = Alla fine
replay-share = Condividi la partita
