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
place-home-row = casella d’arrivo { $number }
place-start = partenza
place-start-exit = uscita
place-home = casa
place-zone = casella sicura { $number }
place-square = casella { $number }

### La pagina iniziale

continue-title = Continua
continue-forget = Togli questa partita dalla lista
continue-ask = Togliere questa partita dalla lista? Perdi il tuo posto.
continue-keep = Tienila
continue-drop = Togli
continue-rematch = La rivincita è iniziata
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
option-home-jump = Saltare nelle caselle d’arrivo
option-home-jump-text = Nelle caselle d’arrivo si possono saltare le proprie pedine.
option-play-on = Si gioca per i posti
option-play-on-text = Dopo la prima vittoria gli altri giocano per il secondo e il terzo posto.
option-pawns = Pedine per giocatore
option-pawns-text = Meno pedine, partita più breve.
option-hand-size = Carte in mano
option-hand-size-text = Con 0 non si hanno carte in mano: se ne scopre una e la si gioca.
option-pardon-cards = Carte Pardon
option-pardon-cards-text = Quattro carte in più, che mettono una pedina dalla partenza al posto di una avversaria.
option-start-pawn = Si comincia con una pedina fuori
option-start-pawn-text = Tutti cominciano con una pedina sull’uscita.
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
banner-sealing = Un momento …

line-over = La partita è finita.
line-thinking = Un momento …
line-waiting = In attesa di questo giocatore.
line-watching = Stai guardando.
line-deal = Si danno le carte.
line-first = Si tira a sorte chi comincia.
line-roll = Tocca il dado per tirare.
line-tries = Ti serve un sei: ancora { $left } tentativi. Tocca il dado.
line-last-try = Ultimo tentativo: ti serve un sei. Tocca il dado.
line-turn-card = Tocca il mazzo per scoprire una carta.
line-choose-token = È uscito { $die }. Tocca la pedina da muovere.
line-choose-card = Scegli una carta.
line-choose-pawn = Tocca la pedina da muovere.
line-choose-target = Tocca dove deve andare.
line-choose-steps = Quanti passi con questa pedina? Il resto del 7 lo fa un’altra.
tap-refused = Questa pedina ora non può muovere.
drop-refused = Può andare solo dove c’è un anello.
line-choose-second = Tocca la pedina che fa il resto.
line-choose-words = Scegli qui sotto.
line-again = Dopo un 2 si gioca ancora: scegli un’altra carta.

roll-label = Tira il dado
roll-word = Tira il dado
die-shows = Il dado mostra { $die }
die-not-rolled = Il dado. Non è ancora stato tirato.
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
button-decline = Gioca l’11 senza muovere
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
refusal-no-table = Questo tavolo non c’è, o non c’è più.
refusal-not-over = Questa partita non è ancora finita.
refusal-not-saved = Il server non è riuscito a salvare, quindi nulla è cambiato. Prova di nuovo.
refusal-busy = In questo momento ci sono troppe richieste. Riprova tra poco.
refusal-no-code = Non c’è nessun tavolo con questo codice. Controllalo.
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
result-record = Salva le mosse
result-replay = Rivedi la partita
result-board = Guarda il tavolo
result-show = Mostra il risultato

### Impostazioni

settings-open = Impostazioni
settings-title = Impostazioni
settings-language = Lingua
settings-theme = Colori
settings-speed = Movimento
settings-autoplay = Gioca da sola l’unica mossa permessa
settings-autoroll = Tirare il dado e girare la carta da soli
settings-sound = Suoni
settings-vibration = Vibrazione
settings-turning = Girare il tabellone verso chi gioca
sound-off = Spegni i suoni
sound-on = Accendi i suoni
settings-done = Fatto
language-en = English
language-de = Deutsch
language-it = Italiano
language-es = Español
language-fr = Français
language-nl = Nederlands
theme-system = Sistema
theme-light = Chiari
theme-dark = Scuri
speed-off = Fermo
speed-fast = Veloce
speed-normal = Normale

### La sala d'attesa e l'invito

lobby-people = Chi c’è
lobby-invite = Invita
lobby-invite-text = Gli ospiti inquadrano l’immagine, aprono il link o scrivono il codice nella pagina iniziale.
lobby-code = Codice:
lobby-time = Tempo per mossa: { $time }. Poi continua un bot.
lobby-start-bots = Comincia ora, con i bot
lobby-wait-host = La partita comincia da sola quando tutti i posti sono occupati. Se cominci ora, i bot prendono i posti liberi.
lobby-wait = Hai un posto. La partita comincia quando ci sono tutti.
lobby-wait-watcher = Stai guardando. La partita comincia quando ci sono tutti.
people-you = Tu
people-here = C’è
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
time-away = { $who } non c’è: un bot subentra tra { $time }
line-away = { $who } non c’è. Quando il tempo finisce, subentra un bot.
line-absent = Un bot gioca per te finché non dici che sei di nuovo qui.
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
share-here-only = Questo link funziona solo su questo computer. Per far entrare gli altri, avvia il programma con { $command } (o { $make }).
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
say-again = Un’altra?
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
past-none = In questo browser non hai ancora finito una partita.
replay-title = Passo per passo
replay-at = Replay: { $step } di { $steps }
replay-step = Passo della partita
replay-first = All’inizio
replay-back = Un passo indietro
replay-run = Avvia
replay-pause = Ferma
replay-on = Un passo avanti
replay-last = Alla fine
replay-share = Condividi la partita

### La partita in numeri

statistics-open = La partita in numeri
statistics-rolls = Quante volte è uscito ogni numero
statistics-everybody = Tutti
statistics-rolls-count = { $count ->
        [one] 1 tiro
       *[other] { $count } tiri
    }
statistics-expected = La linea tratteggiata segna ciò che ci si aspetta: un sesto dei tiri.
statistics-early = È presto per giudicare il dado: { $rolls ->
        [one] 1 tiro
       *[other] { $rolls } tiri
    } su almeno { $enough }.
statistics-fair = È ciò che ci si aspetta da un dado onesto.
statistics-uneven = Un po’ irregolare, ma niente di speciale: un dado onesto lo è altrettanto { $odds }.
statistics-unusual = Insolito: un dado onesto è così irregolare solo { $odds }.
statistics-even = Stranamente regolare: un dado onesto è così regolare solo { $odds }.
statistics-no-proof = Da solo non prova nulla: tra molte partite, qualcuna è così.
odds-nearly-always = in quasi tutte le partite
odds-share = in { $share } partite su 100
odds-one-in = in circa una partita su { $games }
odds-never = praticamente mai
statistics-wait-title = In attesa del sei
statistics-wait = Attesa più lunga
statistics-odds = Così o di più
statistics-wait-count = { $count ->
        [one] 1 tiro
       *[other] { $count } tiri
    }
statistics-wait-anybody = Che qualcuno qui aspetti { $count ->
        [one] 1 tiro
       *[other] { $count } tiri
    } o più succede { $odds }.
statistics-how = Come si calcola
statistics-how-wait = Attesa: la fila più lunga di tiri senza un sei, e quanto è probabile che un dado onesto dia almeno una volta una fila così, o più lunga, in esattamente tanti tiri quanti ne ha fatti quel posto. Per «qualcuno qui», lo stesso per tutti i posti insieme.
statistics-how-spread = Tutti i numeri: per ciascuno, la distanza da un sesto di tutti i tiri, al quadrato, divisa per quel sesto. La somma è { $value } (chi quadrato, cinque gradi di libertà). Un dado onesto dà altrettanto o di più in circa { $share ->
        [one] 1 partita
       *[other] { $share } partite
    } su 100.
statistics-captures = Pedine mangiate
statistics-captured = Ha mangiato
statistics-was-captured = È stato mangiato
statistics-bumps = Mangiate e scivolate
statistics-bumped = Ha mangiato
statistics-was-bumped = È stato mangiato
statistics-slides = Scivolate
statistics-own = Proprie mangiate
statistics-cards = Carte viste finora, per tipo
statistics-cards-count = { $count ->
        [0] Non si è ancora vista nessuna carta.
        [one] Finora si è vista 1 carta.
       *[other] Finora si sono viste { $count } carte.
    }
statistics-cards-note = Le carte in mano contano solo quando vengono giocate. Dopo una mescolata le carte tornano.
statistics-card = Carta
statistics-deck = Nel mazzo

### Suggerimenti

hint-ask = Suggerimento
hint-line = Suggerimento: { $why }
hint-said = Suggerimento: { $what } { $why }
hint-said-card = Suggerimento, carta { $card }: { $what } { $why }
why-only-move = Non c’è altra mossa.
why-equal = Tutte le mosse si equivalgono.
why-best = Nel complesso è la mossa migliore.
why-captures = Rimanda indietro un avversario.
why-sets-back = Fa perdere strada a un avversario.
why-token-home = Porta una pedina nelle caselle d’arrivo.
why-pawn-home = Porta una pedina al sicuro.
why-goes-deeper = Va più avanti e lascia posto alle altre.
why-token-out = Fa uscire una pedina.
why-pawn-out = Fa uscire una pedina dalla partenza.
why-leaves-danger = Dopo sei meno in pericolo.
why-avoids-danger = Altre mosse ti lascerebbero più in pericolo.
why-hunts = Ti mette un avversario a portata.
why-leads = Porta più vicino a casa la pedina più avanti.
why-goes-farther = Guadagna più caselle.

### Le regole

rules-link = Regole
rules-back = Indietro
seats-help = Che cosa significano?
seat-person-text = Qualcuno che gioca qui, su questo dispositivo.
seat-friend-text = Qualcuno che entra con un link o un codice dal proprio dispositivo.
seat-bot-text = In questo posto gioca il computer.
why-button = Perché?
why-rules = Mostra nelle regole

### Il sigillo

line-sealing = { $game ->
        [temper] Si sigilla il dado …
       *[other] Si sigillano le carte …
    }
log-sealed = { $game ->
        [temper] Il dado è sigillato.
       *[other] Le carte sono sigillate.
    }
log-seal-restarted = Un dispositivo non ha aperto il suo segreto: il sigillo si rifà.
seal-title = { $game ->
        [temper] Dado sigillato
       *[other] Carte sigillate
    }
seal-none-seed = Il caso a questo tavolo è stato fissato prima, per una prova. Non si può verificare.
seal-none-system = Questo tavolo è di prima dei sigilli. Il caso viene solo dal server e non si può verificare.
seal-lobby = Il sigillo si fa quando comincia la partita.
seal-making = Il sigillo si sta facendo: ogni dispositivo mette via un suo segreto.
seal-fits = Finora tutto torna.
seal-alarm = Qui qualcosa non torna.
seal-look = Guarda
seal-advice = Non dipende da un collegamento perso. Confrontate le quattro parole e, a fine partita, fatela controllare dal verificatore.
seal-promise = { $game ->
        [temper] Nessuno può scegliere i tiri: né il server né chi gioca. Prima del primo tiro il server e ogni dispositivo hanno messo via un segreto; tutti i tiri derivano da questi segreti insieme.
       *[other] Nessuno può scegliere le carte: né il server né chi gioca. Prima della prima carta il server e ogni dispositivo hanno messo via un segreto; l’ordine del mazzo deriva da questi segreti insieme ed era fissato prima che qualcuno pescasse.
    }
seal-promise-live = { $game ->
        [temper] E nessuno può sapere un tiro prima: a ogni tiro ogni dispositivo aggiunge un numero che aveva messo via.
       *[other] Quando si rimescola, ogni dispositivo aggiunge un numero che aveva messo via. Le carte coperte il server le conosce; ci si fida che le tenga per sé.
    }
seal-words = Confrontate fra voi queste quattro parole. Devono essere le stesse su ogni dispositivo:
seal-people = Chi prende parte al sigillo
seal-seat-live = Prende parte
seal-seat-given = { $count ->
        [one] Prende parte: 1 numero dato
       *[other] Prende parte: { $count } numeri dati
    }
seal-seat-closed = Una volta non ha dato il numero in tempo; da allora nessuno
seal-seat-used = Ha dato tutti i suoi numeri
seal-seat-committed = Ha messo via il suo segreto
seal-seat-none = Nessuna parte propria
seal-restarts = { $count ->
        [one] Il sigillo è stato ricominciato una volta. Non aperto da: { $who }
       *[other] Il sigillo è stato ricominciato { $count } volte. Non aperto da: { $who }
    }
seal-missed = { $count ->
        [one] Una volta il numero di questo dispositivo si è perso per strada o è arrivato tardi.
       *[other] { $count } volte il numero di questo dispositivo si è perso per strada o è arrivato tardi.
    }
seal-not-live = Nessun dispositivo prende parte: il server potrebbe sapere prima che cosa viene, ma non può cambiarlo.
seal-commitment = Il segreto del server, chiuso
seal-copy = Copia
seal-copied = Copiato
seal-check = Verifica tutto finora
seal-check-all = Verifica tutto
seal-checking = Verifica in corso …
seal-check-good = Tutto torna.
seal-check-bad = Questo non torna.
seal-check-where = Voce { $event } del verbale ({ $code })
check-entries = { $count ->
        [one] 1 voce del verbale
       *[other] { $count } voci del verbale, ciascuna legata a tutte le precedenti
    }
check-dice = { $count ->
        [one] 1 tiro, ricalcolato dai segreti
       *[other] { $count } tiri, ricalcolati dai segreti
    }
check-decks = { $count ->
        [one] 1 mazzo, rimescolato dai segreti
       *[other] { $count } mazzi, rimescolati dai segreti
    }
check-cards = { $count ->
        [one] 1 carta mostrata, che era nel mazzo sigillato
       *[other] { $count } carte mostrate, che erano nel mazzo sigillato
    }
check-links = { $count ->
        [one] 1 numero di un dispositivo, quello che aveva messo via
       *[other] { $count } numeri di dispositivi, quelli che avevano messo via
    }
check-later = { $game ->
        [temper] I tiri stessi si possono ricalcolare dopo la partita: solo allora il server mostra il suo segreto.
       *[other] I mazzi stessi si possono rimescolare dopo la partita: solo allora il server mostra il suo segreto.
    }
check-moves = { $game ->
        [temper] Se anche tutte le mosse erano permesse, lo verifica il verificatore: «Verifica il dado».
       *[other] Se anche tutte le mosse erano permesse, lo verifica il verificatore: «Verifica le carte».
    }
seal-verify = { $game ->
        [temper] Verifica il dado
       *[other] Verifica le carte
    }
seal-save = Salva il verbale di verifica
seal-save-notes = Salva gli appunti di questo dispositivo
seal-save-verifier = Salva il verificatore
verify-blocked = Il browser non ha aperto nessuna finestra. Consentila per questa pagina.
alarm-seal = Il sigillo che il server mostra non è quello a cui questo dispositivo ha preso parte.
alarm-log = Il verbale del server non è quello che questo dispositivo ha seguito.
alarm-left-out = Un numero dato in tempo da questo dispositivo è stato tralasciato.
alarm-link = Un numero nel verbale non è quello che un dispositivo aveva messo via.
alarm-card = Una carta mostrata non era nel mazzo sigillato.
alarm-deck = Un mazzo non è quello mescolato dai segreti.
alarm-shown = Ciò che il tavolo mostra non è ciò che sta nel verbale.
alarm-die = Un tiro non è quello che deriva dai segreti.
alarm-secret = Il segreto che il server mostra non è quello che aveva messo via.
seal-none-title = { $game ->
        [temper] Dado senza sigillo
       *[other] Carte senza sigillo
    }

### Per tutti

board-words = Il tabellone in parole
board-words-note = Le caselle si contano dalla partenza di ogni colore.
words-seat = { $who }, { $home } di { $all } a casa
words-seat-yours = Tu, { $who }, { $home } di { $all } a casa
words-tokens = { $count ->
        [one] 1 pedina
       *[other] { $count } pedine
    }: { $place }
words-pawns = { $count ->
        [one] 1 pedina
       *[other] { $count } pedine
    }: { $place }
words-ahead = { $steps } davanti a { $who }
words-behind = { $steps } dietro a { $who }
typed-label = Scrivi una mossa
typed-hint = Per esempio 13 o 7-13; con le carte 5:12-17 o solo 5. Il campo vuoto tira il dado.
typed-go = Gioca
typed-roll-first = Prima il dado o il mazzo: premi Invio nel campo vuoto.
typed-refused = «{ $text }» qui non è possibile.
typed-possible = Possibile: { $moves }.
tip-turn = Tocca a te quando la barra in alto ha il tuo colore.
tip-glow = Le pedine che possono muovere brillano. Indicane una per vedere dove finirebbe; toccala per muovere.
tip-glow-touch = Le pedine che possono muovere brillano. Tieni premuta una per vedere dove finirebbe; toccala per muovere.
tip-cards = Le carte che non possono muovere niente sono sbiadite. Toccane un’altra per vedere che cosa può fare.
tip-why = «Perché?» accanto a una frase apre la regola che c’è dietro.
tip-hint = In dubbio? La lampadina mostra che cosa farebbe un giocatore prudente.
tip-none = Basta consigli
settings-tips = Consigli per le prime partite
settings-awake = Tieni acceso lo schermo durante il gioco
settings-typing = Mostra il campo per scrivere le mosse
people-rename = Cambia nome
people-other-bot = Un altro bot
people-watch-private = Link per chi può guardare
