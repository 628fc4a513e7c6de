# Homestretch en español. Los nombres entre { $llaves } se rellenan; hay que conservarlos.

### La página entera

title = Homestretch
title-table = { $turn } – Homestretch
title-your-turn = ● { $turn } – Homestretch

### Colores y casillas

colour-red = Rojo
colour-blue = Azul
colour-yellow = Amarillo
colour-green = Verde

place-base = la base
place-start-square = la casilla de salida
place-home-row = la casilla de llegada { $number }
place-start = la Salida
place-start-exit = la puerta de salida
place-home = la Meta
place-zone = la casilla segura { $number }
place-square = la casilla { $number }

### La página de inicio

continue-title = Seguir jugando
continue-forget = Quitar esta partida de la lista
continue-ask = ¿Quitar esta partida de la lista? Pierdes tu sitio en ella.
continue-keep = Dejarla
continue-drop = Quitarla
continue-rematch = La revancha ha empezado
join-code = Unirse a una partida: código
join-go = Entrar
start-game = Elige un juego
start-preset = Cómo se juega
start-seats = Quién se sienta dónde
start-play = Jugar
start-invite = Invitar y jugar
play-summary = { $game }: { $people ->
        [0] ninguna persona
        [one] 1 persona
       *[other] { $people } personas
    }, { $bots ->
        [0] ningún bot
        [one] 1 bot
       *[other] { $bots } bots
    }
play-summary-friends = { $game }: { $people ->
        [0] nadie aquí
        [one] 1 persona aquí
       *[other] { $people } personas aquí
    }, { $friends ->
        [one] 1 invitado
       *[other] { $friends } invitados
    }, { $bots ->
        [0] ningún bot
        [one] 1 bot
       *[other] { $bots } bots
    }
rules-in-detail = Reglas en detalle
rules-changed = Reglas en detalle ({ $count ->
        [one] 1 cambiada
       *[other] { $count } cambiadas
    })
seat-person = Persona
seat-open = Invitado
seat-bot = Bot
seat-empty = Vacío
seat-nobody = Nadie
seat-open-text = Libre para alguien con otro dispositivo
seat-name-label = Nombre de { $colour }
seat-bot-label = Bot para { $colour }
first-label = ¿Quién empieza?
first-drawn = Se echa a suertes
first-named = { $name } ({ $colour })
time-label = ¿Tiempo por jugada?
time-none = Sin límite
private-label = Nadie más puede mirar
problem-too-few = Tiene que haber al menos dos puestos ocupados.
problem-not-opposite = Dos jugadores se sientan frente a frente: Rojo y Amarillo, o Azul y Verde.
problem-seat-opposite = Sentarlos frente a frente

game-temper = Temper
game-temper-text = La carrera con dado: cuatro fichas en casa antes que nadie.
game-pardon = Pardon
game-pardon-text = La carrera con cartas: deslízate, intercambia y divide hasta la Meta.

preset-temper = Clásico
preset-temper-text = Cuatro fichas, tres intentos para sacar un seis, y comer es obligatorio.
preset-temper-leaflet = Ágil
preset-temper-leaflet-text = Una ficha ya está fuera, comer es voluntario y se juega por todos los puestos.
preset-temper-quick = Rápido
preset-temper-quick-text = Solo dos fichas cada uno, una ya fuera: unos diez minutos.
preset-pardon = Cinco en la mano
preset-pardon-text = Tienes cinco cartas y eliges cuál jugar.
preset-pardon-classic = Robar y jugar
preset-pardon-classic-text = Sin cartas en la mano: descubre una carta y juégala, con cartas Pardon en el mazo.
preset-pardon-strategy = Estrategia
preset-pardon-strategy-text = Cinco cartas, cartas Pardon en el mazo y una ficha ya fuera.
preset-pardon-quick = Rápido
preset-pardon-quick-text = Solo dos fichas cada uno, una ya fuera: unos diez minutos.

option-tokens = Fichas por jugador
option-tokens-text = Con menos fichas, la partida es más corta.
option-start-token = Empezar con una ficha fuera
option-start-token-text = Todos empiezan con una ficha en la casilla de salida.
option-unplayable-six-again = Con cualquier seis se vuelve a tirar
option-unplayable-six-again-text = Un seis da otra tirada aunque ninguna ficha pueda moverse.
option-three-tries = Tres intentos para sacar un seis
option-three-tries-text = Si nada puede moverse, se tira hasta tres veces en busca de un seis.
option-must-capture = Comer es obligatorio
option-must-capture-text = Quien puede comer debe hacerlo. Desactivado: si quiere.
option-home-jump = Saltar en la llegada
option-home-jump-text = En las casillas de llegada se puede saltar sobre las propias fichas.
option-play-on = Seguir jugando por los puestos
option-play-on-text = Cuando alguien gana, los demás juegan por el segundo y el tercer puesto.
option-pawns = Fichas por jugador
option-pawns-text = Con menos fichas, la partida es más corta.
option-hand-size = Cartas en la mano
option-hand-size-text = Con 0 no hay mano: se descubre una carta y se juega.
option-pardon-cards = Cartas Pardon
option-pardon-cards-text = Añade cuatro cartas que ponen una ficha de la Salida en el lugar de una rival.
option-start-pawn = Empezar con una ficha fuera
option-start-pawn-text = Todos empiezan con una ficha en la puerta de salida.
option-bump-own = Echar a las propias fichas
option-bump-own-text = Una ficha puede acabar sobre otra propia, que vuelve a la Salida.

bot-careful = Prudente
bot-careful-text = Lleva a casa las fichas una a una y se mantiene fuera de alcance.
bot-random = Al azar
bot-random-text = Hace cualquier jugada permitida.

### La mesa

table-back = Volver a la página de inicio
dock-label = Te toca
log-open = Las jugadas hasta ahora
log-close = Cerrar
log-title = Las jugadas hasta ahora
connection-lost = Se ha perdido la conexión. Volviendo a intentarlo …

banner-your-turn = Te toca
banner-turn-of = { $who }, te toca
banner-their-turn = Le toca a { $who }
banner-won = ¡Gana { $who }!
banner-sealing = Un momento …

line-over = La partida ha terminado.
line-thinking = Un momento …
line-waiting = Esperando a este jugador.
line-watching = Estás mirando.
line-deal = Se reparten las cartas.
line-first = Se echa a suertes quién empieza.
line-roll = Toca el dado para tirar.
line-tries = Necesitas un seis: te quedan { $left } intentos. Toca el dado.
line-last-try = Último intento: necesitas un seis. Toca el dado.
line-turn-card = Toca el mazo para descubrir una carta.
line-choose-token = Ha salido un { $die }. Toca la ficha que quieras mover.
line-choose-card = Elige una carta.
line-choose-pawn = Toca la ficha que quieras mover.
line-choose-target = Toca adónde debe ir.
line-choose-steps = ¿Cuántos pasos con esta ficha? Otra anda el resto del 7.
tap-refused = Esta ficha ahora no puede moverse.
drop-refused = Solo puede ir adonde hay un anillo.
line-choose-second = Toca la ficha que recorre el resto.
line-choose-words = Elige aquí abajo.
line-again = Con un 2 se juega otra vez: elige otra carta.

roll-label = Tirar el dado
roll-word = Toca para tirar
die-shows = El dado muestra un { $die }
die-not-rolled = El dado. Todavía no se ha tirado.
turn-label = Descubrir una carta
deck-label = Mazo
hand-label = Tus cartas
card-cannot-move = Ahora no se puede jugar.
card-number = { $number }
card-pardon = Pardon
tell-draw = Robas { $card }.

card-text-1 = Deja la Salida, o avanza 1
card-text-2 = Deja la Salida, o avanza 2; después juega otra vez
card-text-3 = Avanza 3
card-text-4 = Retrocede 4
card-text-5 = Avanza 5
card-text-7 = Avanza 7, o repártelos entre dos fichas
card-text-8 = Avanza 8
card-text-10 = Avanza 10, o retrocede 1
card-text-11 = Avanza 11, o intercambia con un rival
card-text-12 = Avanza 12
card-text-pardon = De la Salida al lugar de una ficha rival

spot-piece = Elegir la ficha en { $place }
spot-target = Ir a { $place }
button-back = Atrás
button-decline = Jugar el 11 sin mover
button-discard = Descartar: { $card }

plate-bot = Bot
plate-cards = { $count ->
        [one] 1 carta
       *[other] { $count } cartas
    } en la mano
plate-home = { $home } de { $all } en casa

curtain-pass = Pásale el dispositivo a { $who }
curtain-why = Nadie más debe ver estas cartas.
curtain-open = Soy { $who }: enséñame mis cartas

### Por qué

reason-clear-start = Primero debe moverse la ficha de tu casilla de salida: otras esperan todavía en la base.
reason-bring-out = Con un seis sale una ficha de la base.
reason-must-capture = Puedes comer, así que debes hacerlo.
reason-only-token = Solo esta ficha puede mover { $die }.
reason-must-discard = No se puede jugar ninguna carta: descarta una.
reason-only-play = Solo es posible esta jugada.
reason-only-decline = Ninguna ficha puede avanzar 11. Intercambia, o juega la carta sin mover.
reason-try-again = No es un seis: prueba otra vez.
reason-six-again = Ninguna ficha puede moverse, pero con un seis se vuelve a tirar.
reason-no-move = Ninguna ficha puede mover { $die }.
reason-tries-over = Ningún seis en tres intentos.
reason-no-play = No se puede jugar.
reason-no-move-again = No se puede jugar, pero con un 2 se roba otra vez.

refusal-stale = La partida ya había avanzado. Vuelve a mirar.
refusal-not-your-turn = No te toca.
refusal-illegal-move = Esta jugada no está permitida aquí.
refusal-offline = No se puede contactar con el servidor. Inténtalo de nuevo.
refusal-no-table = Esta mesa no existe, o ya no.
refusal-not-over = Esta partida aún no ha terminado.
refusal-not-saved = El servidor no ha podido guardarlo, así que nada ha cambiado. Inténtalo de nuevo.
refusal-busy = Ahora mismo hay demasiado ajetreo. Inténtalo de nuevo dentro de un momento.
refusal-no-code = No hay ninguna mesa con este código. Compruébalo.
refusal-seat-taken = Este puesto acaba de ocuparse.
refusal-hidden-hand = Las cartas de este puesto son de otra persona. Déjalo libre, para que todos vean quién lo ocupa.
refusal-no-open-seat = Ya no queda ningún puesto libre en esta mesa.
refusal-not-host = Eso solo puede hacerlo quien dirige la mesa.
refusal-absent = Un bot juega por ti. Toca primero «He vuelto».
refusal-wrong-key = Este enlace ya no es válido.
refusal-private = Solo quienes fueron invitados pueden mirar esta mesa.
refusal-no-take-back = Esto ya no se puede deshacer.
refusal-too-late = Es demasiado tarde para eso.
refusal-too-many-links = Este puesto se ha abierto en demasiados dispositivos.
refusal-unknown = Se ha rechazado.

### Lo que ocurre

log-created = La mesa está preparada.
log-started = Empieza la partida.
log-joined = { $who } se sienta.
log-named = { $colour } se llama ahora { $who }.
log-seat-bot = Desde ahora un bot juega con { $colour }.
log-seat-open = { $colour } queda libre para alguien.
log-seat-person = Desde ahora una persona juega con { $colour }.
log-swapped = { $who } y { $other } cambian de puesto.
log-host = { $who } dirige ahora la mesa.
log-away = { $who } ha perdido la conexión.
log-here = { $who } vuelve a estar en línea.
log-absent = Un bot juega ahora por { $who }.
log-back = { $who } ha vuelto.
log-taken-back = { $who } deshace su jugada.
log-said = { $who }: { $what }
log-offer-made = { $who } propone la revancha.
log-offer-agreed = { $who } acepta la revancha.
log-offer-ended = No habrá revancha.
log-first = La suerte cae en { $who }.
log-reshuffle = Los descartes se barajan y forman un mazo nuevo.
log-roll = { $who } saca un { $die }.
log-turn-card = { $who } descubre { $card }.
log-move = { $who }: { $what }
log-play-card = { $who } juega { $card }: { $what }
log-decline = { $who } juega { $card } sin mover.
log-discard = { $who } descarta { $card }.

does-walk = de { $from } a { $to }.
does-leave-base = sale una ficha.
does-leave-start = sale una ficha.
does-slide = Se desliza hasta { $to }.
does-switch = { $who } pasa a { $to }.
does-send-token = { $who } vuelve a la base.
does-send-pawn = { $who } vuelve a la Salida.

### El final

place-number = { $place }.
place-home-count = { $home } de { $all } en casa
result-again = Jugar otra vez
rematch-offer = Proponer la revancha
rematch-agree = Jugar la revancha
rematch-decline = No, gracias
rematch-withdraw = Retirar la propuesta
rematch-waiting = Esperando a que los demás acepten …
rematch-go = A la revancha
result-new = Nueva partida
result-record = Guardar las jugadas
result-replay = Verla otra vez
result-board = Mirar el tablero
result-show = Mostrar el resultado

### Ajustes

settings-open = Ajustes
settings-title = Ajustes
settings-language = Idioma
settings-theme = Colores
settings-speed = Movimiento
settings-autoplay = Hacer sola la única jugada permitida
settings-autoroll = Tirar el dado y descubrir la carta automáticamente
settings-sound = Sonidos
settings-vibration = Vibración
settings-turning = Girar el tablero hacia cada jugador
sound-off = Quitar los sonidos
sound-on = Poner los sonidos
settings-done = Listo
language-en = English
language-de = Deutsch
language-it = Italiano
language-es = Español
language-fr = Français
language-nl = Nederlands
theme-system = Sistema
theme-light = Claros
theme-dark = Oscuros
speed-off = Ninguno
speed-fast = Rápido
speed-normal = Normal

### La sala de espera y la invitación

lobby-people = Quién está
lobby-invite = Invitar
lobby-invite-text = Los invitados escanean la imagen, abren el enlace o escriben el código en la página de inicio.
lobby-code = Código:
lobby-time = Tiempo por jugada: { $time }. Después sigue un bot.
lobby-start-bots = Empezar ya, con bots
lobby-wait-host = La partida empieza sola cuando todos los puestos están ocupados. Si empiezas ya, los bots ocupan los puestos libres.
lobby-wait = Tienes un puesto. La partida empieza cuando estéis todos.
lobby-wait-watcher = Estás mirando. La partida empieza cuando estén todos.
people-you = Tú
people-here = Está aquí
people-open = Libre
people-invited = Invitación enviada
people-away = Sin conexión
people-absent = Sigue un bot
people-program = Programa
people-sit = Sentarme
people-back = He vuelto
people-link = Abrir en otro dispositivo
people-leave = Dejar que siga un bot
people-title = Quién está en la mesa
people-watch-link = Enlace para quienes quieran mirar o jugar
people-watch-tab = Mostrar solo el tablero, sin cartas, en otra pestaña
absent-you = Un bot juega por ti.
take-back = Deshacer
time-left = Tiempo restante: { $time }
time-away = { $who } no está: un bot toma el relevo en { $time }
line-away = { $who } no está. Cuando se acabe el tiempo, sigue un bot.
line-absent = Un bot juega por ti hasta que digas que has vuelto.
people-fill = Poner aquí un bot
people-make-host = Ceder la mesa
people-swap = Cambiar con { $colour }
people-host-sign = { $state } · Dirige
people-give-open = Dejar libre para un invitado
people-give-here = Jugar aquí
join-title = Unirse a una partida
join-seat = Elige un puesto
join-name = Tu nombre
join-sit = Sentarme aquí
join-full = No queda ningún puesto libre en esta mesa.
join-watch = Solo mirar
share-qr = Código QR del enlace
share-link = Enlace
share-copy = Copiar el enlace
share-send = Enviar …
share-copied = El enlace está copiado.
share-copy-yourself = Copia tú el enlace marcado, por favor.
share-here-only = Este enlace solo funciona en este ordenador. Para que entren los demás, inicia el programa con { $command } (o { $make }).
share-seat-title = Tu puesto en otro dispositivo
share-seat-text = Quien tenga este enlace puede jugar por ti. No se lo des a nadie.
share-game-text = Quien tenga este enlace puede volver a ver toda la partida.

### Lo que se puede decir

say-hello = ¡Hola!
say-good-luck = ¡Buena suerte!
say-well-played = ¡Bien jugado!
say-thanks = ¡Gracias!
say-sorry = ¡Lo siento!
say-oops = ¡Uy!
say-lucky = ¡Qué suerte!
say-so-close = ¡Por los pelos!
say-your-turn = Te toca.
say-one-moment = Un momento, por favor.
say-good-game = ¡Buena partida!
say-again = ¿Otra?
say-goodbye = ¡Adiós!
say-smile = sonríe
say-laugh = se ríe
say-wow = se queda con la boca abierta
say-sad = se pone triste
say-angry = se enfada
say-clap = aplaude
say-heart = manda un corazón
say-thumbs-up = levanta el pulgar
say-title = Decir algo
say-mute = Ocultar lo que dicen los demás
say-muted = Oculto. Puedes volver a mostrarlo en «Quién está en la mesa».

### Partidas pasadas y repeticiones

past-title = Partidas pasadas
past-none = En este navegador aún no has terminado ninguna partida.
replay-title = Paso a paso
replay-at = Repetición: { $step } de { $steps }
replay-step = Paso de la partida
replay-first = Al principio
replay-back = Un paso atrás
replay-run = Reproducir
replay-pause = Detener
replay-on = Un paso adelante
replay-last = Al final
replay-share = Compartir esta partida

### La partida en cifras

statistics-open = La partida en cifras
statistics-rolls = Cuántas veces ha salido cada número
statistics-everybody = Todos
statistics-rolls-count = { $count ->
        [one] 1 tirada
       *[other] { $count } tiradas
    }
statistics-expected = La línea discontinua marca lo que se espera: una sexta parte de las tiradas.
statistics-early = Es pronto para juzgar el dado: { $rolls } de al menos { $enough } tiradas.
statistics-fair = Es lo que se espera de un dado honrado.
statistics-uneven = Un poco desigual, pero nada especial: un dado honrado lo es así { $odds }.
statistics-unusual = Poco común: un dado honrado es tan desigual solo { $odds }.
statistics-even = Sorprendentemente parejo: un dado honrado es tan parejo solo { $odds }.
statistics-no-proof = Eso solo no prueba nada: entre muchas partidas, algunas son así.
odds-nearly-always = en casi todas las partidas
odds-share = en { $share } de cada 100 partidas
odds-one-in = en una de cada { $games } partidas, más o menos
odds-never = prácticamente nunca
statistics-wait-title = Esperando el seis
statistics-wait = La espera más larga
statistics-odds = Así o más
statistics-wait-count = { $count ->
        [one] 1 tirada
       *[other] { $count } tiradas
    }
statistics-wait-anybody = Que alguien aquí espere { $count ->
        [one] 1 tirada
       *[other] { $count } tiradas
    } o más sucede { $odds }.
statistics-how = Cómo se calcula
statistics-how-wait = Espera: la serie más larga de tiradas sin un seis, y la probabilidad de que un dado honrado dé al menos una vez una serie así, o más larga, en exactamente tantas tiradas como ha hecho ese puesto. Para «alguien aquí», lo mismo con todos los puestos juntos.
statistics-how-spread = Todos los números: para cada uno, su distancia a la sexta parte de todas las tiradas, al cuadrado, dividida entre esa sexta parte. La suma es { $value } (ji cuadrado, cinco grados de libertad). Un dado honrado da lo mismo o más en { $share ->
        [one] 1
       *[other] unas { $share }
    } de cada 100 partidas.
statistics-captures = Fichas comidas
statistics-captured = Ha comido
statistics-was-captured = Le han comido
statistics-bumps = Fichas echadas y deslices
statistics-bumped = Ha echado
statistics-was-bumped = Le han echado
statistics-slides = Deslices
statistics-own = Propias echadas
statistics-cards = Cartas vistas hasta ahora, por tipo
statistics-cards-count = { $count ->
        [0] Aún no se ha visto ninguna carta.
        [one] Hasta ahora se ha visto 1 carta.
       *[other] Hasta ahora se han visto { $count } cartas.
    }
statistics-cards-note = Las cartas de la mano solo cuentan cuando se juegan. Tras barajar, las cartas vuelven.
statistics-card = Carta
statistics-deck = En el mazo

### Pistas

hint-ask = Pista
hint-line = Pista: { $why }
hint-said = Pista: { $what } { $why }
hint-said-card = Pista, carta { $card }: { $what } { $why }
why-only-move = No hay otra jugada.
why-equal = Todas las jugadas son igual de buenas.
why-best = En conjunto es la mejor jugada.
why-captures = Manda a un rival de vuelta.
why-sets-back = Hace retroceder a un rival.
why-token-home = Lleva una ficha a la llegada.
why-pawn-home = Pone una ficha a salvo.
why-goes-deeper = Avanza más adentro y deja sitio a las demás.
why-token-out = Saca una ficha.
why-pawn-out = Saca una ficha de la Salida.
why-leaves-danger = Después corres menos peligro.
why-avoids-danger = Con otras jugadas correrías más peligro.
why-hunts = Pone a un rival a tu alcance.
why-leads = Acerca a casa la que va más adelantada.
why-goes-farther = Gana más casillas.

### Las reglas

rules-link = Reglas
rules-back = Atrás
seats-help = ¿Qué significa cada uno?
seat-person-text = Alguien que juega aquí, en este dispositivo.
seat-friend-text = Alguien que entra con un enlace o un código desde su propio dispositivo.
seat-bot-text = En este puesto juega el ordenador.
why-button = ¿Por qué?
why-rules = Verlo en las reglas

### El sello

line-sealing = { $game ->
        [temper] Se está sellando el dado …
       *[other] Se están sellando las cartas …
    }
log-sealed = { $game ->
        [temper] El dado está sellado.
       *[other] Las cartas están selladas.
    }
log-seal-restarted = Un dispositivo no abrió su secreto: el sello se hace de nuevo.
seal-title = { $game ->
        [temper] Dado sellado
       *[other] Cartas selladas
    }
seal-none-seed = El azar de esta mesa se fijó de antemano, para una prueba. No se puede comprobar.
seal-none-system = Esta mesa es de antes de los sellos. El azar viene solo del servidor y no se puede comprobar.
seal-lobby = El sello se hace cuando empieza la partida.
seal-making = Se está haciendo el sello: cada dispositivo guarda bajo llave un secreto propio.
seal-fits = Hasta ahora todo encaja.
seal-alarm = Aquí hay algo que no encaja.
seal-look = Ver
seal-advice = No se debe a una conexión perdida. Comparad las cuatro palabras y, al final, dejad que el verificador revise la partida.
seal-promise = { $game ->
        [temper] Nadie puede elegir las tiradas: ni el servidor ni quien juega. Antes de la primera tirada, el servidor y cada dispositivo guardaron un secreto bajo llave; todas las tiradas salen de esos secretos juntos.
       *[other] Nadie puede elegir las cartas: ni el servidor ni quien juega. Antes de la primera carta, el servidor y cada dispositivo guardaron un secreto bajo llave; el orden del mazo sale de esos secretos juntos y quedó fijado antes de que nadie robara.
    }
seal-promise-live = { $game ->
        [temper] Y nadie puede saber una tirada de antemano: en cada una, cada dispositivo añade un número que tenía bajo llave.
       *[other] Cuando se vuelve a barajar, cada dispositivo añade un número que tenía bajo llave. El servidor conoce las cartas ocultas; se confía en que se las calle.
    }
seal-words = Comparad estas cuatro palabras. Deben ser las mismas en todos los dispositivos:
seal-people = Quién toma parte en el sello
seal-seat-live = Toma parte
seal-seat-given = { $count ->
        [one] Toma parte: 1 número dado
       *[other] Toma parte: { $count } números dados
    }
seal-seat-closed = Una vez no dio su número a tiempo; desde entonces, ninguno
seal-seat-used = Ha dado todos sus números
seal-seat-committed = Ha guardado su secreto
seal-seat-none = Sin parte propia
seal-restarts = { $count ->
        [one] El sello se empezó de nuevo una vez. No abierto por: { $who }
       *[other] El sello se empezó de nuevo { $count } veces. No abierto por: { $who }
    }
seal-missed = { $count ->
        [one] Una vez, el número de este dispositivo se perdió por el camino o llegó tarde.
       *[other] { $count } veces, el número de este dispositivo se perdió por el camino o llegó tarde.
    }
seal-not-live = Ningún dispositivo toma parte: el servidor podría saber de antemano lo que viene, pero no puede cambiarlo.
seal-commitment = El secreto del servidor, cerrado
seal-copy = Copiar
seal-copied = Copiado
seal-check = Comprobar todo hasta ahora
seal-check-all = Comprobar todo
seal-checking = Comprobando …
seal-check-good = Todo encaja.
seal-check-bad = Esto no encaja.
seal-check-where = Entrada { $event } del acta ({ $code })
check-entries = { $count ->
        [one] 1 entrada del acta
       *[other] { $count } entradas del acta, cada una ligada a todas las anteriores
    }
check-dice = { $count ->
        [one] 1 tirada, recalculada a partir de los secretos
       *[other] { $count } tiradas, recalculadas a partir de los secretos
    }
check-decks = { $count ->
        [one] 1 mazo, barajado de nuevo a partir de los secretos
       *[other] { $count } mazos, barajados de nuevo a partir de los secretos
    }
check-cards = { $count ->
        [one] 1 carta mostrada que estaba en el mazo sellado
       *[other] { $count } cartas mostradas que estaban en el mazo sellado
    }
check-links = { $count ->
        [one] 1 número de un dispositivo, el que tenía bajo llave
       *[other] { $count } números de dispositivos, los que tenían bajo llave
    }
check-later = { $game ->
        [temper] Las tiradas mismas se pueden recalcular después de la partida: solo entonces el servidor muestra su secreto.
       *[other] Los mazos mismos se pueden barajar de nuevo después de la partida: solo entonces el servidor muestra su secreto.
    }
check-moves = { $game ->
        [temper] Si también todas las jugadas eran legales, lo comprueba el verificador: «Comprobar el dado».
       *[other] Si también todas las jugadas eran legales, lo comprueba el verificador: «Comprobar las cartas».
    }
seal-verify = { $game ->
        [temper] Comprobar el dado
       *[other] Comprobar las cartas
    }
seal-save = Guardar el acta de comprobación
seal-save-notes = Guardar las notas de este dispositivo
seal-save-verifier = Guardar el verificador
verify-blocked = El navegador no abrió ninguna ventana. Permítelo para esta página.
alarm-seal = El sello que muestra el servidor no es aquel en que tomó parte este dispositivo.
alarm-log = El acta del servidor no es la que ha seguido este dispositivo.
alarm-left-out = Se omitió un número que este dispositivo dio a tiempo.
alarm-link = Un número del acta no es el que un dispositivo tenía bajo llave.
alarm-card = Una carta mostrada no estaba en el mazo sellado.
alarm-deck = Un mazo no es el que barajan los secretos.
alarm-shown = Lo que muestra la mesa no es lo que dice el acta.
alarm-die = Una tirada no es la que sale de los secretos.
alarm-secret = El secreto que muestra el servidor no es el que tenía bajo llave.
seal-none-title = { $game ->
        [temper] Dado sin sello
       *[other] Cartas sin sello
    }

### Para todos

board-words = El tablero en palabras
board-words-note = Las casillas se cuentan desde la salida de cada color.
words-seat = { $who }, { $home } de { $all } en casa
words-seat-yours = Tú, { $who }, { $home } de { $all } en casa
words-tokens = { $count ->
        [one] 1 ficha
       *[other] { $count } fichas
    }: { $place }
words-pawns = { $count ->
        [one] 1 ficha
       *[other] { $count } fichas
    }: { $place }
words-ahead = { $steps } por delante de { $who }
words-behind = { $steps } por detrás de { $who }
typed-label = Escribe una jugada
typed-hint = Por ejemplo 13 o 7-13; con cartas 5:12-17 o solo 5. El campo vacío tira el dado.
typed-go = Jugar
typed-roll-first = Primero el dado o el mazo: pulsa Intro en el campo vacío.
typed-refused = «{ $text }» no es posible aquí.
typed-possible = Posible: { $moves }.
tip-turn = Te toca cuando la barra de arriba lleva tu color.
tip-glow = Las fichas que pueden moverse brillan. Señala una para ver adónde iría; tócala para moverla.
tip-glow-touch = Las fichas que pueden moverse brillan. Mantén pulsada una para ver adónde iría; tócala para moverla.
tip-cards = Las cartas que no pueden mover nada se ven apagadas. Toca otra para ver qué puede hacer.
tip-why = «¿Por qué?» junto a una frase abre la regla que hay detrás.
tip-hint = ¿Dudas? La bombilla muestra lo que haría alguien prudente.
tip-none = No más consejos
settings-tips = Consejos para las primeras partidas
settings-awake = Mantener la pantalla encendida durante la partida
settings-typing = Mostrar el campo para escribir jugadas
people-rename = Cambiar el nombre
people-other-bot = Otro bot
people-watch-private = Enlace para quienes pueden mirar
