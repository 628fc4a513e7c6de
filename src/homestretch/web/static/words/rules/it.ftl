# Le regole in parole semplici: per ogni articolo un titolo, che cosa dice e, dove c'è, che cosa provare.

### La pagina

rules-aim-temper = Porta tutte le tue pedine una volta in giro e nelle tue caselle d’arrivo, prima degli altri.
rules-aim-pardon = Porta tutte le tue pedine dalla partenza, in giro, fino a casa, prima degli altri.
rules-part-board = Il tabellone
rules-part-turn = Un turno
rules-part-allowed = Quale mossa è permessa
rules-part-home-row = Le caselle d’arrivo
rules-part-cards = Le carte
rules-part-moving = Muovere
rules-part-end = La fine
rules-variants = Modi di giocare
rules-presets = Nella pagina iniziale basta un tocco per sceglierne uno.
rules-options = Ognuna di queste regole si può anche cambiare da sola, sotto «Le regole in dettaglio» nella pagina iniziale.
rules-seats = Chi gioca
rules-bots = I bot
rules-bots-fair = Un bot sa solo ciò che saprebbe una persona al suo posto: né i tiri o le carte che verranno, né le carte in mano agli altri.
rules-bot-careful = Porta a casa una pedina prima di rischiare le altre, sta fuori tiro da chi lo segue, cattura quando conviene e poi corre a casa. Il pulsante del suggerimento mostra che cosa giocherebbe.
rules-bot-random = Sceglie una mossa permessa qualsiasi, senza un piano. Quello giusto per i bambini piccoli e per la prima partita.
lesson-right = Giusto!
lesson-other = Anche questo è permesso, ma qui si tratta d’altro.
lesson-again = Tocca ancora a te.
lesson-next = Ora tocca al prossimo.
lesson-once-more = Ancora una volta

### Temper: il tabellone

clause-t1-title = Tutto il giro
clause-t1 = Il percorso è un anello di 40 caselle, in senso orario. Ogni colore ha la sua casella di partenza; appena prima di essa si aprono le sue caselle d’arrivo.
clause-t2-title = Un giro, poi a casa
clause-t2 = Una pedina esce sulla sua casella di partenza, fa un giro dalla casella 1 alla casella 40 ed entra nelle sue quattro caselle d’arrivo. La 4 è la più interna.
clause-t3-title = Chi siede dove
clause-t3 = In due si sta in angoli opposti, in tre su tre posti qualsiasi. Un posto vuoto si salta.
clause-t4-title = All’inizio
clause-t4 = Tutte e quattro le pedine aspettano nella base. Si può anche giocare con una pedina già sulla casella di partenza, o con meno pedine.

### Temper: un turno

clause-t5-title = Chi comincia
clause-t5 = Chi comincia si sceglie o si tira a sorte all’inizio. Poi si va in senso orario.
clause-t6-title = Tirare e camminare
clause-t6 = Tira il dado e muovi una pedina esattamente di quel numero. Un tiro non si divide mai. Si contano anche le caselle occupate, e sul percorso si può saltare qualsiasi pedina.
clause-t7-title = Niente si muove
clause-t7 = Se nessuna pedina può fare il numero uscito, il turno passa.
clause-t8-title = Uscire
clause-t8 = Una pedina lascia la base solo con un sei, e va sulla sua casella di partenza.
clause-t9-title = Il sei tira ancora
clause-t9 = Dopo una mossa con il sei tiri ancora, quante volte succede. Un sei che nessuna pedina può usare non dà un altro tiro, a meno che la regola sia cambiata. Un sei che vince chiude la partita.
clause-t10-title = Tre tentativi
clause-t10 = Senza pedine sul percorso, e senza pedine all’arrivo che possano ancora avanzare, hai fino a tre tiri per ottenere un sei. Il primo sei chiude i tentativi e si gioca. La regola si può spegnere.
clause-t11-title = Mangiare
clause-t11 = Se l’ultimo passo finisce su una pedina avversaria, questa torna alla sua base. Le pedine lungo la strada restano dove sono.
clause-t12-title = Non sulle proprie
clause-t12 = Una mossa non può finire su una propria pedina.
clause-t13-title = Nessun posto è sicuro
clause-t13 = Ogni casella del percorso è pericolosa, anche la propria casella di partenza. Chi esce mangia l’avversario che vi si trova.

### Temper: quale mossa è permessa

clause-t14a-title = Liberare prima la partenza
clause-t14a = Se una tua pedina sta sulla casella di partenza mentre altre aspettano nella base, deve muovere per prima, se può fare il numero uscito. Questo viene prima del mangiare e prima del sei.
clause-t14b-title = Con un sei, farne uscire una
clause-t14b = Con un sei, pedine nella base e nessuna tua sulla casella di partenza, una pedina deve uscire.
clause-t14c-title = Mangiare, se si può
clause-t14c = Altrimenti chi può mangiare deve farlo. Se si può in più modi, scegli tu. La regola si può spegnere; allora mangiare è sempre una scelta.
clause-t14d-title = Altrimenti: scelta libera
clause-t14d = Se niente di questo vale, può muovere qualsiasi pedina che possa fare il numero. Se con un sei la casella di partenza è bloccata da una pedina che non può muovere, nessuno esce e muovono le altre.

### Temper: le caselle d'arrivo

clause-t15-title = Esattamente a casa
clause-t15 = Il numero deve essere giusto: nessuna pedina va oltre la casella più interna. Ci si può fermare su ogni casella d’arrivo libera e avanzare più tardi. Lì nessuno può essere mangiato.
clause-t16-title = All’arrivo non si salta
clause-t16 = Nelle caselle d’arrivo una pedina non può saltarne una del proprio colore. Una regola può permetterlo.

### Temper: la fine

clause-t17-title = Vincere
clause-t17 = Chi per primo ha tutte le pedine nelle caselle d’arrivo vince, e la partita è finita. Si può anche giocare in modo che gli altri continuino per i posti.
clause-t18-title = Gli altri posti
clause-t18 = Per gli altri contano le pedine nelle caselle d’arrivo, poi la strada fatta da tutte. Chi è pari divide il posto, e il successivo si salta.

### Pardon: il tabellone

clause-p1-title = L’anello e i suoi scivoli
clause-p1 = Il percorso è un anello di 60 caselle, in senso orario. Ogni lato ha due scivoli del suo colore, dal triangolo al cerchio. Il cerchio del primo è l’uscita, e una casella dopo il suo triangolo si apre la zona sicura.
clause-p2-title = Dalla partenza a casa
clause-p2 = Una pedina esce sull’uscita, gira fino all’ingresso della sua zona sicura, attraversa cinque caselle sicure e arriva a casa.
clause-p3-title = Come si contano le caselle
clause-p3 = La casella 1 è la tua uscita, la 59 l’ingresso della zona sicura. La 60 sta tra le due: ci si arriva solo all’indietro, con uno scambio o con una carta Pardon. Dopo la 60, in avanti, viene di nuovo l’uscita.

### Pardon: le carte

clause-p4-title = Il mazzo
clause-p4 = Cinque 1 e quattro carte ciascuno di 2, 3, 4, 5, 7, 8, 10, 11 e 12: in tutto 41. Non ci sono il 6 e il 9. Si possono aggiungere quattro carte Pardon.
clause-p5-title = Che cosa fanno le carte
clause-p5 = 3, 5, 8 e 12 vanno avanti. 4 va indietro. 7 si può dividere tra due pedine. 10 va avanti di 10 o indietro di 1. 11 va avanti di 11 o scambia con una pedina avversaria sul percorso. La carta Pardon mette una pedina dalla partenza al posto di una avversaria sul percorso, che torna alla sua partenza.
clause-p6-title = Uscire
clause-p6 = Una pedina lascia la partenza solo con un 1, un 2 o una carta Pardon. Con 1 o 2 si ferma sull’uscita.

### Pardon: un turno

clause-p7-title = All’inizio
clause-p7 = Tutte le pedine aspettano alla partenza, e ognuno riceve cinque carte che gli altri non vedono. Si può anche giocare con meno pedine, con più o meno carte, o con una pedina già fuori. Senza carte in mano se ne scopre una e la si gioca.
clause-p8-title = Gioca una carta, pescane una
clause-p8 = Scegli una carta, muovi e ripesca fino ad avere la mano piena. Dopo un 2 giochi ancora, quante volte succede.
clause-p9-title = Chi può, deve muovere
clause-p9 = Se una delle tue carte può muovere una pedina, devi giocarne una che lo può, anche se fa male. Solo se nessuna può, scarti una carta. Un 2 scartato non dà un altro turno.
clause-p10-title = Un 11 senza muovere
clause-p10 = Se nessuna pedina può andare avanti di 11 ma uno scambio è possibile, puoi giocare l’11 e lasciare tutto com’è.
clause-p11-title = Quando il mazzo è finito
clause-p11 = Gli scarti si mescolano e diventano il nuovo mazzo.

### Pardon: muovere

clause-p12-title = Saltare le pedine
clause-p12 = Le pedine si possono saltare, anche le proprie, e ogni casella conta.
clause-p13-title = Mangiare
clause-p13 = Una pedina che finisce su una avversaria la rimanda alla sua partenza. Non può finire su una propria, a meno che la regola sia cambiata. Alla partenza e a casa c’è posto per tutte.
clause-p14-title = Gli scivoli
clause-p14 = Se la tua mossa finisce sul triangolo di uno scivolo d’altro colore, la pedina scivola fino al cerchio. Ogni pedina sulla sua strada, anche tua, torna alla partenza. Sul proprio colore non si scivola. La fine di uno scivolo non è mai l’inizio del prossimo.
clause-p15-title = Uno scambio su uno scivolo
clause-p15 = Scivola solo la pedina di chi scambia. Prima le due pedine cambiano posto, poi si scivola: se l’avversaria ora sta su quello scivolo, torna alla sua partenza.
clause-p16-title = Zona sicura e casa
clause-p16 = Nella tua zona sicura possono stare solo le tue pedine, e lì nessuno può far loro niente. Ci si entra in avanti e se ne può uscire all’indietro, con un 4 o un 10. A casa si arriva solo con il numero esatto, e chi è a casa ci resta.
clause-p17-title = La scorciatoia all’indietro
clause-p17 = Chi dall’uscita va indietro arriva alle caselle prima della sua zona sicura. Dall’ingresso, o da prima, può poi entrare dritto.
clause-p18-title = Dividere un 7
clause-p18 = Prima cammina e scivola una pedina, poi l’altra, dalla posizione che ne risulta. Tutte e due le parti devono essere possibili e fare sette insieme; una può portare a casa. Una pedina alla partenza non può partecipare.
clause-p19-title = Uguale è uguale
clause-p19 = Le pedine di un colore nello stesso posto sono uguali: quale prendi non fa differenza.

### Pardon: la fine

clause-p20-title = Vincere
clause-p20 = Chi per primo ha tutte le pedine a casa vince, e la partita finisce subito. Per gli altri contano le pedine a casa, poi la strada fatta da tutte.
clause-p21-title = Che cosa resta nascosto
clause-p21 = Vedi il tabellone, gli scarti, quante carte restano e quante ne ha ognuno, e le tue. Nessuno vede le carte degli altri o l’ordine del mazzo, nemmeno un bot o un suggerimento.

### Da provare

try-t2-road = La strada di una pedina rossa, dalla casella di partenza alla più interna.
try-t6-jump = Fai 5 passi, oltre la pedina gialla.
try-t7-pass = Tira: il 5 è troppo per la pedina sulla casella 40.
try-t8-out = Tira un sei e fai uscire una pedina.
try-t9-again = Con il sei muovi una pedina qualsiasi. Che cosa succede dopo?
try-t10-tries = Le due pedine all’arrivo non possono più avanzare. Prova a fare sei.
try-t11-capture = Mangia la pedina gialla. Qui puoi, ma non devi.
try-t12-own = La pedina sulla casella 5 finirebbe su una tua. Muovi l’altra.
try-t13-start = Esci, e rimanda indietro la pedina gialla.
try-t14a-clear = Un sei, e due pedine nella base. Quale pedina deve muovere?
try-t14b-out = Due pedine potrebbero camminare, ma con un sei viene prima un’altra cosa.
try-t14c-must = Due pedine possono mangiare, la terza no. Scegline una che mangia.
try-t15-exact = Porta la pedina dalla casella 39 esattamente sulla più interna.
try-t16-jump = La pedina sulla casella 38 dovrebbe saltare. Muovine un’altra.
try-t17-win = Manca un passo. Vinci!
try-p2-road = La strada di una pedina rossa, dall’uscita a casa.
try-p5-back = Vai indietro con il 4.
try-p5-split = Dividi il 7 tra le due pedine: tocca una, dove va, e poi l’altra.
try-p5-ten = Vai indietro di 1 invece che avanti di 10.
try-p5-switch = Scambia con la pedina gialla.
try-p5-pardon = Metti una pedina dalla partenza al posto della gialla.
try-p6-out = Lascia la partenza con l’1.
try-p8-again = Gioca il 2. Che cosa succede dopo?
try-p9-must = Il 3 e il 12 non possono muovere, ma il 4 sì: quindi va giocato.
try-p9-discard = Con un 8 nessuna pedina lascia la partenza. Scartalo.
try-p10-decline = Avanti di 11 si finisce su una tua pedina. Gioca l’11 senza muovere.
try-p13-bump = Passa oltre la pedina blu e mangia la gialla.
try-p14-slide = Fermati sul triangolo blu e guarda che cosa succede sullo scivolo.
try-p14-own = Fermati sul tuo triangolo: qui non si scivola.
try-p15-switch = Scambia con la pedina gialla sul triangolo blu.
try-p16-home = Porta a casa una pedina con il numero esatto.
try-p17-back = Dall’uscita vai indietro con il 4.
try-p18-order = Dividi il 7 in 5 e 2. È possibile un solo ordine: prima la pedina davanti.
try-p20-win = Manca una pedina. Vinci!
