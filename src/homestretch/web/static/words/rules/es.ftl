# Las reglas con palabras sencillas: de cada artículo un título, lo que dice y, donde lo hay, algo para probar.

### La página

rules-aim-temper = Lleva todas tus fichas una vuelta alrededor y hasta tus casillas de llegada antes que los demás.
rules-aim-pardon = Lleva todas tus fichas desde la Salida, alrededor, hasta la Meta antes que los demás.
rules-part-board = El tablero
rules-part-turn = Un turno
rules-part-allowed = Qué jugada se permite
rules-part-home-row = Las casillas de llegada
rules-part-cards = Las cartas
rules-part-moving = Mover
rules-part-end = El final
rules-variants = Maneras de jugar
rules-presets = En la página de inicio basta un toque para elegir una.
rules-options = Cada una de estas reglas se puede cambiar también por separado, en «Reglas en detalle» de la página de inicio.
rules-seats = Quién juega
rules-bots = Los bots
rules-bots-fair = Un bot sabe solo lo que sabría una persona en su puesto: ni las tiradas o cartas que vendrán ni las cartas de los demás.
rules-bot-careful = Lleva una ficha a casa antes de arriesgar las otras, se mantiene fuera del alcance de quien viene detrás, captura cuando conviene y luego corre a casa. El botón de la pista muestra lo que jugaría.
rules-bot-random = Hace cualquier jugada permitida, sin un plan. El adecuado para niños pequeños y para una primera partida.
lesson-right = ¡Muy bien!
lesson-other = Eso también se permite, pero aquí se trata de otra cosa.
lesson-again = Sigues tú.
lesson-next = Ahora le toca al siguiente.
lesson-once-more = Otra vez

### Temper: el tablero

clause-t1-title = La vuelta entera
clause-t1 = El recorrido es un anillo de 40 casillas, en el sentido de las agujas del reloj. Cada color tiene en él su casilla de salida; justo antes se desvían sus casillas de llegada.
clause-t2-title = Una vuelta, y a casa
clause-t2 = Una ficha sale en su casilla de salida, da la vuelta de la casilla 1 a la 40 y entra en sus cuatro casillas de llegada. La 4 es la de más adentro.
clause-t3-title = Quién se sienta dónde
clause-t3 = Dos jugadores se sientan en esquinas opuestas; tres, en tres puestos cualesquiera. Un puesto vacío se salta.
clause-t4-title = Al principio
clause-t4 = Las cuatro fichas esperan en la base. También se puede jugar con una ficha ya en la casilla de salida, o con menos fichas.

### Temper: un turno

clause-t5-title = Quién empieza
clause-t5 = Quién empieza se elige o se echa a suertes al preparar la partida. Después se sigue en el sentido de las agujas del reloj.
clause-t6-title = Tirar y andar
clause-t6 = Tira el dado y mueve una ficha exactamente ese número. Una tirada nunca se reparte. Las casillas ocupadas también cuentan, y en el recorrido se puede saltar sobre cualquier ficha.
clause-t7-title = Nada puede moverse
clause-t7 = Si ninguna ficha puede mover el número que ha salido, pasa el turno.
clause-t8-title = Salir
clause-t8 = Una ficha deja la base solo con un seis, y se pone en su casilla de salida.
clause-t9-title = Con un seis se repite
clause-t9 = Después de mover con un seis tiras otra vez, tantas veces como ocurra. Un seis que ninguna ficha puede usar no da otra tirada, salvo que se cambie esa regla. Un seis que gana termina la partida.
clause-t10-title = Tres intentos
clause-t10 = Sin fichas en el recorrido, ni en la llegada alguna que pueda avanzar, tienes hasta tres tiradas para sacar un seis. El primer seis acaba los intentos y se juega. La regla se puede desactivar.
clause-t11-title = Comer
clause-t11 = Si el último paso acaba sobre una ficha ajena, esta vuelve a su base. A las fichas del camino no les pasa nada.
clause-t12-title = No sobre las propias
clause-t12 = Una jugada no puede acabar sobre una ficha propia.
clause-t13-title = Ningún lugar es seguro
clause-t13 = Cada casilla del recorrido es peligrosa, también la propia casilla de salida. Una ficha que sale come a la rival que esté allí.

### Temper: qué jugada se permite

clause-t14a-title = Despejar primero la salida
clause-t14a = Si una ficha tuya está en tu casilla de salida mientras otras esperan en la base, tiene que moverse primero, si puede mover el número que ha salido. Eso va antes que comer y antes que el seis.
clause-t14b-title = Con un seis, sacar una
clause-t14b = Con un seis, fichas en la base y ninguna tuya en la casilla de salida, tiene que salir una ficha.
clause-t14c-title = Comer si se puede
clause-t14c = Si no, quien puede comer debe hacerlo. Si hay varias maneras, eliges tú. La regla se puede desactivar; entonces comer es siempre voluntario.
clause-t14d-title = Y si no: a elegir
clause-t14d = Si nada de eso se da, puede moverse cualquier ficha que pueda mover el número. Si con un seis una ficha que no puede moverse tapa la casilla de salida, nadie sale y se mueven las demás.

### Temper: las casillas de llegada

clause-t15-title = Llegar justo
clause-t15 = El número tiene que ser exacto: ninguna ficha pasa de la casilla de más adentro. Se puede parar en cualquier casilla de llegada libre y seguir más tarde. Allí no se puede comer a nadie.
clause-t16-title = En la llegada no se salta
clause-t16 = En las casillas de llegada una ficha no puede saltar sobre otra de su color. Una regla puede permitirlo.

### Temper: el final

clause-t17-title = Ganar
clause-t17 = Gana quien tiene primero todas las fichas en las casillas de llegada, y la partida termina. También se puede jugar de modo que los demás sigan por los puestos.
clause-t18-title = Los otros puestos
clause-t18 = Para los demás cuentan las fichas en las casillas de llegada y después lo que han recorrido todas. Los iguales comparten puesto, y el siguiente se omite.

### Pardon: el tablero

clause-p1-title = El anillo y sus toboganes
clause-p1 = El recorrido es un anillo de 60 casillas, en el sentido de las agujas del reloj. Cada lado tiene dos toboganes de su color, del triángulo al círculo. El círculo del primero es la puerta de salida, y una casilla después de su triángulo se desvía la zona segura.
clause-p2-title = De la Salida a la Meta
clause-p2 = Una ficha sale a la puerta de salida, da la vuelta hasta la entrada de su zona segura, pasa por cinco casillas seguras y llega a la Meta.
clause-p3-title = Cómo se cuentan las casillas
clause-p3 = La casilla 1 es tu puerta de salida, la 59 la entrada de tu zona segura. La 60 está entre las dos: solo se llega a ella hacia atrás, con un intercambio o con una carta Pardon. Hacia delante, después de la 60 viene otra vez la puerta de salida.

### Pardon: las cartas

clause-p4-title = El mazo
clause-p4 = Cinco cartas con un 1 y cuatro de cada de 2, 3, 4, 5, 7, 8, 10, 11 y 12: en total 41. No hay 6 ni 9. Se pueden añadir cuatro cartas Pardon.
clause-p5-title = Qué hacen las cartas
clause-p5 = 3, 5, 8 y 12 avanzan. 4 retrocede. 7 se puede repartir entre dos fichas. 10 avanza 10 o retrocede 1. 11 avanza 11 o intercambia con una ficha rival del recorrido. La carta Pardon pone una ficha de la Salida en el lugar de una rival del recorrido, que vuelve a su Salida.
clause-p6-title = Salir
clause-p6 = Una ficha deja la Salida solo con un 1, un 2 o una carta Pardon. Con 1 o 2 se queda en la puerta de salida.

### Pardon: un turno

clause-p7-title = Al principio
clause-p7 = Todas las fichas esperan en la Salida, y cada cual recibe cinco cartas que los demás no ven. También se puede jugar con menos fichas, con más o menos cartas, o con una ficha ya fuera. Sin mano, se descubre una carta y se juega.
clause-p8-title = Juega una carta, roba una carta
clause-p8 = Elige una carta, mueve y roba hasta completar la mano. Después de un 2 juegas otra vez, tantas veces como ocurra.
clause-p9-title = Si puedes mover, debes
clause-p9 = Si alguna de tus cartas puede mover una ficha, tienes que jugar una que pueda, aunque duela. Solo si ninguna puede, descartas una. Un 2 descartado no da otro turno.
clause-p10-title = Un 11 sin mover
clause-p10 = Si ninguna ficha puede avanzar 11 pero es posible un intercambio, puedes jugar el 11 y dejarlo todo como está.
clause-p11-title = Cuando se acaba el mazo
clause-p11 = Los descartes se barajan y forman el mazo nuevo.

### Pardon: mover

clause-p12-title = Saltar sobre fichas
clause-p12 = Se puede saltar sobre las fichas, también sobre las propias, y todas las casillas cuentan.
clause-p13-title = Echar fichas
clause-p13 = Una ficha que acaba sobre una rival la manda a su Salida. No puede acabar sobre una propia, salvo que se cambie esa regla. En la Salida y en la Meta caben todas.
clause-p14-title = Los toboganes
clause-p14 = Si tu jugada acaba en el triángulo de un tobogán de otro color, la ficha se desliza hasta el círculo. Toda ficha de su camino, también las tuyas, vuelve a la Salida. En el propio color no se desliza. El final de un tobogán nunca es el principio del siguiente.
clause-p15-title = Un intercambio a un tobogán
clause-p15 = Solo se desliza la ficha de quien intercambia. Primero cambian de lugar las dos, después se desliza: si la rival está ahora en ese tobogán, vuelve a su Salida.
clause-p16-title = La zona segura y la Meta
clause-p16 = En tu zona segura solo pueden estar tus fichas, y nadie puede hacerles nada allí. Entran hacia delante y pueden salir hacia atrás, con un 4 o un 10. A la Meta se llega con el número justo, y quien está en ella se queda.
clause-p17-title = El atajo hacia atrás
clause-p17 = Una ficha que retrocede desde la puerta de salida llega a las casillas anteriores a su zona segura. Desde la entrada, o antes, puede entrar directamente.
clause-p18-title = Repartir un 7
clause-p18 = Primero anda y se desliza una ficha, después la otra, desde la posición que queda. Las dos partes tienen que ser posibles y sumar siete; una puede llevar a la Meta. Una ficha en la Salida no puede participar.
clause-p19-title = Iguales son iguales
clause-p19 = Las fichas de un color en el mismo lugar son iguales: da lo mismo cuál tomes.

### Pardon: el final

clause-p20-title = Ganar
clause-p20 = Gana quien tiene primero todas las fichas en la Meta, y la partida termina en el acto. Para los demás cuentan las fichas en la Meta y después lo que han recorrido todas.
clause-p21-title = Lo que queda oculto
clause-p21 = Ves el tablero, los descartes, cuántas cartas quedan y cuántas tiene cada cual, y las tuyas. Nadie ve las cartas de otros ni el orden del mazo, tampoco un bot ni una pista.

### Para probar

try-t2-road = El camino de una ficha roja, de la casilla de salida a la de más adentro.
try-t6-jump = Anda 5 casillas, más allá de la ficha amarilla.
try-t7-pass = Tira: el 5 es demasiado para la ficha de la casilla 40.
try-t8-out = Saca un seis y deja salir una ficha.
try-t9-again = Mueve con el seis la ficha que quieras. ¿Qué pasa después?
try-t10-tries = Las dos fichas de la llegada ya no pueden avanzar. Intenta sacar un seis.
try-t11-capture = Come la ficha amarilla. Aquí puedes, pero no es obligatorio.
try-t12-own = La ficha de la casilla 5 acabaría sobre una tuya. Mueve la otra.
try-t13-start = Sal, y manda de vuelta a la ficha amarilla.
try-t14a-clear = Un seis, y dos fichas en la base. ¿Qué ficha tiene que moverse?
try-t14b-out = Dos fichas podrían andar, pero con un seis va antes otra cosa.
try-t14c-must = Dos fichas pueden comer, la tercera no. Elige una que coma.
try-t15-exact = Lleva la ficha de la casilla 39 justo hasta la de más adentro.
try-t16-jump = La ficha de la casilla 38 tendría que saltar. Mueve otra.
try-t17-win = Falta un paso. ¡Gana!
try-p2-road = El camino de una ficha roja, de la puerta de salida a la Meta.
try-p5-back = Retrocede con el 4.
try-p5-split = Reparte el 7 entre las dos fichas: toca una, adónde va, y la otra.
try-p5-ten = Retrocede 1 casilla en vez de avanzar 10.
try-p5-switch = Intercambia con la ficha amarilla.
try-p5-pardon = Pon una ficha de la Salida en el lugar de la amarilla.
try-p6-out = Deja la Salida con el 1.
try-p8-again = Juega el 2. ¿Qué pasa después?
try-p9-must = Con el 3 y el 12 no se puede mover, pero con el 4 sí, así que hay que jugarlo.
try-p9-discard = Con un 8 ninguna ficha deja la Salida. Descártalo.
try-p10-decline = Avanzar 11 acaba sobre una ficha tuya. Juega el 11 sin mover.
try-p13-bump = Pasa sobre la ficha azul y echa a la amarilla.
try-p14-slide = Acaba en el triángulo azul y mira lo que pasa en el tobogán.
try-p14-own = Acaba en tu propio triángulo: aquí nada se desliza.
try-p15-switch = Intercambia con la ficha amarilla del triángulo azul.
try-p16-home = Lleva una ficha a la Meta con el número justo.
try-p17-back = Retrocede con el 4 desde la puerta de salida.
try-p18-order = Reparte el 7 en 5 y 2. Solo un orden es posible: primero la ficha de delante.
try-p20-win = Falta una ficha. ¡Gana!
