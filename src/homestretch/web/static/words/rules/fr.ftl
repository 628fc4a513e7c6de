# Les règles en mots simples : pour chaque article un titre, ce qu'il dit et, là où il y en a un, un essai.

### La page

rules-aim-temper = Amène tous tes pions, après un tour complet, sur tes cases d’arrivée avant les autres.
rules-aim-pardon = Amène tous tes pions du Départ, par un tour complet, jusqu’à la Maison avant les autres.
rules-part-board = Le plateau
rules-part-turn = Un tour
rules-part-allowed = Quel coup est permis
rules-part-home-row = Les cases d’arrivée
rules-part-cards = Les cartes
rules-part-moving = Se déplacer
rules-part-end = La fin
rules-variants = Façons de jouer
rules-presets = Sur la page d’accueil, il suffit de toucher l’une d’elles.
rules-options = Chacune de ces règles peut aussi être changée seule, sous « Les règles en détail » de la page d’accueil.
rules-seats = Qui joue
rules-bots = Les robots
rules-bots-fair = Un robot ne sait que ce que saurait une personne à sa place : ni les jets et les cartes à venir, ni le jeu des autres.
rules-bot-careful = Rentre un pion avant de risquer les autres, reste hors de portée de ceux qui le suivent, capture quand cela en vaut la peine, puis court à la maison. Le bouton de l’indice montre ce qu’il jouerait.
rules-bot-random = Joue n’importe quel coup permis, sans plan. Celui qu’il faut aux jeunes enfants et à une première partie.
lesson-right = C’est ça !
lesson-other = C’est permis aussi, mais ici il s’agit d’autre chose.
lesson-again = Tu continues.
lesson-next = C’est maintenant au suivant.
lesson-once-more = Encore une fois

### Temper : le plateau

clause-t1-title = Tout le tour
clause-t1 = Le parcours est un anneau de 40 cases, dans le sens des aiguilles d’une montre. Chaque couleur y a sa case de départ ; juste avant, ses cases d’arrivée s’en écartent.
clause-t2-title = Un tour, puis l’arrivée
clause-t2 = Un pion sort sur sa case de départ, fait le tour de la case 1 à la case 40 et entre dans ses quatre cases d’arrivée. La case 4 est tout au fond.
clause-t3-title = Qui est assis où
clause-t3 = À deux, on joue dans des coins opposés ; à trois, sur trois places quelconques. Une place vide est sautée.
clause-t4-title = Au début
clause-t4 = Les quatre pions attendent dans la base. On peut aussi jouer avec un pion déjà sur la case de départ, ou avec moins de pions.

### Temper : un tour

clause-t5-title = Qui commence
clause-t5 = Qui commence est choisi ou tiré au sort au début. Puis on tourne dans le sens des aiguilles d’une montre.
clause-t6-title = Lancer et avancer
clause-t6 = Lance le dé et avance un pion d’exactement ce nombre. Un lancer ne se partage jamais. Les cases occupées comptent aussi, et sur le parcours on peut passer par-dessus n’importe quel pion.
clause-t7-title = Rien ne bouge
clause-t7 = Si aucun pion ne peut avancer du nombre obtenu, c’est au suivant.
clause-t8-title = Sortir
clause-t8 = Un pion ne quitte la base qu’avec un six, et il va sur sa case de départ.
clause-t9-title = Un six fait rejouer
clause-t9 = Après un coup joué avec un six, tu relances, autant de fois que cela arrive. Un six qu’aucun pion ne peut utiliser ne donne pas d’autre lancer, sauf si cette règle est changée. Un six qui gagne termine la partie.
clause-t10-title = Trois essais
clause-t10 = Sans pion sur le parcours, ni pion à l’arrivée qui puisse encore avancer, tu as jusqu’à trois lancers pour obtenir un six. Le premier six met fin aux essais et se joue. On peut désactiver cette règle.
clause-t11-title = Prendre
clause-t11 = Si le dernier pas finit sur un pion adverse, celui-ci retourne à sa base. Les pions en chemin ne risquent rien.
clause-t12-title = Pas sur les siens
clause-t12 = Un coup ne peut pas finir sur un de tes propres pions.
clause-t13-title = Nul abri
clause-t13 = Chaque case du parcours est dangereuse, même sa propre case de départ. Un pion qui sort prend l’adversaire qui s’y trouve.

### Temper : quel coup est permis

clause-t14a-title = Libérer d’abord le départ
clause-t14a = Si un de tes pions est sur ta case de départ pendant que d’autres attendent dans la base, il doit partir en premier, s’il peut avancer du nombre obtenu. Cela passe avant une prise et avant le six.
clause-t14b-title = Avec un six, en sortir un
clause-t14b = Avec un six, des pions dans la base et aucun des tiens sur la case de départ, un pion doit sortir.
clause-t14c-title = Prendre si l’on peut
clause-t14c = Sinon, qui peut prendre doit prendre. S’il y a plusieurs prises, tu choisis. On peut désactiver cette règle ; prendre est alors toujours facultatif.
clause-t14d-title = Sinon : au choix
clause-t14d = Si rien de cela ne s’applique, tout pion qui peut avancer du nombre peut jouer. Si, avec un six, un pion qui ne peut pas bouger bloque la case de départ, personne ne sort et les autres pions peuvent jouer.

### Temper : les cases d'arrivée

clause-t15-title = Arriver juste
clause-t15 = Le nombre doit tomber juste : aucun pion ne dépasse la case du fond. On peut s’arrêter sur toute case d’arrivée libre et repartir plus tard. Là, aucun pion ne peut être pris.
clause-t16-title = Pas de saut à l’arrivée
clause-t16 = Dans les cases d’arrivée, un pion ne peut pas passer par-dessus un pion de sa couleur. Une règle peut le permettre.

### Temper : la fin

clause-t17-title = Gagner
clause-t17 = Qui a le premier tous ses pions sur les cases d’arrivée gagne, et la partie est finie. On peut aussi jouer de sorte que les autres continuent pour les places.
clause-t18-title = Les autres places
clause-t18 = Pour les autres, on compte les pions sur les cases d’arrivée, puis le chemin parcouru par tous. Les égaux partagent la place, et la suivante est sautée.

### Pardon : le plateau

clause-p1-title = L’anneau et ses toboggans
clause-p1 = Le parcours est un anneau de 60 cases, dans le sens des aiguilles d’une montre. Chaque côté a deux toboggans de sa couleur, du triangle au cercle. Le cercle du premier est la case de sortie, et une case après son triangle s’ouvre la zone protégée.
clause-p2-title = Du Départ à la Maison
clause-p2 = Un pion sort sur la case de sortie, fait le tour jusqu’à l’entrée de sa zone protégée, passe par cinq cases protégées et arrive à la Maison.
clause-p3-title = Comment on compte les cases
clause-p3 = La case 1 est ta case de sortie, la case 59 l’entrée de ta zone protégée. La case 60 est entre les deux : on n’y vient qu’en reculant, par un échange ou avec une carte Pardon. Après la case 60, en avant, revient la case de sortie.

### Pardon : les cartes

clause-p4-title = Le paquet
clause-p4 = Cinq cartes 1 et quatre cartes de chaque : 2, 3, 4, 5, 7, 8, 10, 11 et 12, soit 41. Il n’y a ni 6 ni 9. On peut ajouter quatre cartes Pardon.
clause-p5-title = Ce que font les cartes
clause-p5 = 3, 5, 8 et 12 avancent. 4 recule. 7 peut se partager entre deux pions. 10 avance de 10 ou recule de 1. 11 avance de 11 ou échange avec un pion adverse sur le parcours. La carte Pardon met un pion du Départ à la place d’un pion adverse sur le parcours, qui retourne à son Départ.
clause-p6-title = Sortir
clause-p6 = Un pion ne quitte le Départ qu’avec un 1, un 2 ou une carte Pardon. Avec 1 ou 2, il s’arrête sur la case de sortie.

### Pardon : un tour

clause-p7-title = Au début
clause-p7 = Tous les pions attendent au Départ, et chacun reçoit cinq cartes que les autres ne voient pas. On peut aussi jouer avec moins de pions, plus ou moins de cartes, ou un pion déjà sorti. Sans main, on retourne une carte et on la joue.
clause-p8-title = Joue une carte, pioche une carte
clause-p8 = Choisis une carte, déplace un pion et complète ta main. Après un 2, tu rejoues, autant de fois que cela arrive.
clause-p9-title = Qui peut jouer doit jouer
clause-p9 = Si une de tes cartes peut déplacer un pion, tu dois en jouer une qui le peut, même si c’est dommage. Si aucune ne le peut, tu défausses une carte. Un 2 défaussé ne fait pas rejouer.
clause-p10-title = Un 11 sans bouger
clause-p10 = Si aucun pion ne peut avancer de 11 mais qu’un échange est possible, tu peux jouer le 11 et tout laisser en place.
clause-p11-title = Quand la pioche est vide
clause-p11 = La défausse est mélangée et devient la nouvelle pioche.

### Pardon : se déplacer

clause-p12-title = Passer par-dessus
clause-p12 = On peut passer par-dessus les pions, les siens aussi, et chaque case compte.
clause-p13-title = Chasser
clause-p13 = Un pion qui finit sur un pion adverse le renvoie à son Départ. Il ne peut pas finir sur un des siens, sauf si cette règle est changée. Au Départ et à la Maison, il y a de la place pour tous.
clause-p14-title = Les toboggans
clause-p14 = Si ton coup finit sur le triangle d’un toboggan d’une autre couleur, ton pion glisse jusqu’au cercle. Tout pion sur son chemin, les tiens aussi, retourne au Départ. Sur sa propre couleur, on ne glisse pas. La fin d’un toboggan n’est jamais le début du suivant.
clause-p15-title = Un échange sur un toboggan
clause-p15 = Seul le pion de qui échange glisse. D’abord les deux pions changent de place, puis il glisse : si le pion adverse se trouve maintenant sur ce toboggan, il retourne à son Départ.
clause-p16-title = Zone protégée et Maison
clause-p16 = Seuls tes pions peuvent être dans ta zone protégée, et personne ne peut rien leur faire. Ils y entrent en avançant et peuvent en ressortir en reculant, avec un 4 ou un 10. Il faut le nombre exact pour la Maison, et un pion arrivé y reste.
clause-p17-title = Le raccourci en arrière
clause-p17 = Un pion qui recule depuis la case de sortie arrive devant sa zone protégée. Depuis l’entrée, ou avant elle, il peut y entrer tout droit.
clause-p18-title = Partager un 7
clause-p18 = Le premier pion avance et glisse, puis le second, à partir de la position obtenue. Les deux parts doivent être possibles et faire sept ensemble ; l’une peut mener à la Maison. Un pion au Départ ne peut pas y prendre part.
clause-p19-title = Pareil, c’est pareil
clause-p19 = Les pions d’une couleur au même endroit sont pareils : peu importe lequel tu prends.

### Pardon : la fin

clause-p20-title = Gagner
clause-p20 = Qui a le premier tous ses pions à la Maison gagne, et la partie finit aussitôt. Pour les autres, on compte les pions à la Maison, puis le chemin parcouru par tous.
clause-p21-title = Ce qui reste caché
clause-p21 = Tu vois le plateau, la défausse, combien de cartes restent et combien chacun en a, et les tiennes. Personne ne voit les cartes des autres ni l’ordre de la pioche, ni un robot, ni un conseil.

### À essayer

try-t2-road = Le chemin d’un pion rouge, de la case de départ à la case du fond.
try-t6-jump = Avance de 5 cases, au-delà du pion jaune.
try-t7-pass = Lance le dé : le 5 est trop grand pour le pion de la case 40.
try-t8-out = Fais un six et laisse sortir un pion.
try-t9-again = Joue un pion quelconque avec le six. Que se passe-t-il ensuite ?
try-t10-tries = Les deux pions à l’arrivée ne peuvent plus avancer. Essaie de faire un six.
try-t11-capture = Prends le pion jaune. Ici tu peux, mais rien ne t’y oblige.
try-t12-own = Le pion de la case 5 finirait sur un des tiens. Joue l’autre.
try-t13-start = Sors, et renvoie le pion jaune.
try-t14a-clear = Un six, et deux pions dans la base. Quel pion doit avancer ?
try-t14b-out = Deux pions pourraient avancer, mais avec un six, autre chose passe avant.
try-t14c-must = Deux pions peuvent prendre, le troisième non. Choisis-en un qui prend.
try-t15-exact = Amène le pion de la case 39 juste sur la case du fond.
try-t16-jump = Le pion de la case 38 devrait sauter. Joues-en un autre.
try-t17-win = Il manque un pas. Gagne !
try-p2-road = Le chemin d’un pion rouge, de la case de sortie à la Maison.
try-p5-back = Recule avec le 4.
try-p5-split = Partage le 7 entre les deux pions : touche l’un, sa case, puis l’autre.
try-p5-ten = Recule de 1 case au lieu d’avancer de 10.
try-p5-switch = Échange avec le pion jaune.
try-p5-pardon = Mets un pion du Départ à la place du jaune.
try-p6-out = Quitte le Départ avec le 1.
try-p8-again = Joue le 2. Que se passe-t-il ensuite ?
try-p9-must = Le 3 et le 12 ne peuvent rien déplacer, mais le 4 si : il faut donc le jouer.
try-p9-discard = Avec un 8, aucun pion ne quitte le Départ. Défausse-le.
try-p10-decline = Avancer de 11 finit sur un de tes pions. Joue le 11 sans bouger.
try-p13-bump = Passe par-dessus le pion bleu et chasse le jaune.
try-p14-slide = Finis sur le triangle bleu et regarde ce qui se passe sur le toboggan.
try-p14-own = Finis sur ton propre triangle : ici, rien ne glisse.
try-p15-switch = Échange avec le pion jaune sur le triangle bleu.
try-p16-home = Amène un pion à la Maison avec le nombre exact.
try-p17-back = Recule avec le 4 depuis la case de sortie.
try-p18-order = Partage le 7 en 5 et 2. Un seul ordre est possible : d’abord le pion de devant.
try-p20-win = Il manque un pion. Gagne !
