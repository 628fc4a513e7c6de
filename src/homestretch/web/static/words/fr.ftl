# Homestretch en français. Les noms entre { $accolades } sont remplis ; il faut les garder.

### Toute la page

title = Homestretch
title-table = { $turn } – Homestretch
title-your-turn = ● { $turn } – Homestretch

### Couleurs et cases

colour-red = Rouge
colour-blue = Bleu
colour-yellow = Jaune
colour-green = Vert

place-base = la base
place-start-square = la case de départ
place-home-row = la case d’arrivée { $number }
place-start = le Départ
place-start-exit = la case de sortie
place-home = la Maison
place-zone = la case protégée { $number }
place-square = la case { $number }

### La page d'accueil

continue-title = Continuer
continue-forget = Retirer cette partie de la liste
continue-ask = Retirer cette partie de la liste ? Tu y perds ta place.
continue-keep = La garder
continue-drop = La retirer
continue-rematch = La revanche a commencé
join-code = Rejoindre une partie : code
join-go = Entrer
start-game = Choisis un jeu
start-preset = Comment jouer
start-seats = Qui joue où ?
start-play = Jouer
start-invite = Inviter et jouer
play-summary = { $game } : { $people ->
        [0] aucune personne
        [one] { $people } personne
       *[other] { $people } personnes
    }, { $bots ->
        [0] aucun robot
        [one] { $bots } robot
       *[other] { $bots } robots
    }
play-summary-friends = { $game } : { $people ->
        [0] aucune personne ici
        [one] { $people } personne ici
       *[other] { $people } personnes ici
    }, { $friends ->
        [one] { $friends } invité
       *[other] { $friends } invités
    }, { $bots ->
        [0] aucun robot
        [one] { $bots } robot
       *[other] { $bots } robots
    }
rules-in-detail = Les règles en détail
rules-changed = Les règles en détail ({ $count ->
        [one] { $count } modifiée
       *[other] { $count } modifiées
    })
seat-person = Humain
seat-open = Invité
seat-bot = Robot
seat-empty = Vide
seat-nobody = Place vide
seat-open-text = Libre pour quelqu’un sur un autre appareil
seat-name-label = Nom de { $colour }
seat-bot-label = Robot pour { $colour }
first-label = Qui commence ?
first-drawn = On tire au sort
first-named = { $name } ({ $colour })
time-label = Temps par coup ?
time-none = Sans limite
private-label = Personne d’autre ne peut regarder
problem-too-few = Il faut au moins deux places occupées.
problem-not-opposite = À deux, on joue face à face : Rouge et Jaune, ou Bleu et Vert.
problem-seat-opposite = Les placer face à face

game-temper = Temper
game-temper-text = La course aux dés : quatre pions à la maison avant les autres.
game-pardon = Pardon
game-pardon-text = La course aux cartes : glisse, échange et partage jusqu’à la Maison.

preset-temper = Classique
preset-temper-text = Quatre pions, trois essais pour un six, et la prise est obligatoire.
preset-temper-leaflet = Vif
preset-temper-leaflet-text = Un pion est déjà sorti, on prend si on veut et on joue pour toutes les places.
preset-temper-quick = Rapide
preset-temper-quick-text = Seulement deux pions chacun, dont un déjà sorti : environ dix minutes.
preset-pardon = Cinq en main
preset-pardon-text = Tu as cinq cartes et tu choisis laquelle jouer.
preset-pardon-classic = Piocher et jouer
preset-pardon-classic-text = Pas de main : retourne une carte et joue-la, avec des cartes Pardon dans la pioche.
preset-pardon-strategy = Stratégie
preset-pardon-strategy-text = Cinq cartes, des cartes Pardon dans la pioche et un pion déjà sorti.
preset-pardon-quick = Rapide
preset-pardon-quick-text = Seulement deux pions chacun, dont un déjà sorti : environ dix minutes.

option-tokens = Pions par joueur
option-tokens-text = Moins de pions, partie plus courte.
option-start-token = Commencer avec un pion sorti
option-start-token-text = Chacun commence avec un pion sur la case de départ.
option-unplayable-six-again = Tout six fait rejouer
option-unplayable-six-again-text = Un six donne un autre lancer même si aucun pion ne pouvait avancer.
option-three-tries = Trois essais pour un six
option-three-tries-text = Quand rien ne peut bouger, on lance jusqu’à trois fois pour obtenir un six.
option-must-capture = Prise obligatoire
option-must-capture-text = Qui peut prendre doit prendre. Désactivé : on prend si on veut.
option-home-jump = Sauter à l’arrivée
option-home-jump-text = Dans les cases d’arrivée, on peut sauter par-dessus ses propres pions.
option-play-on = Continuer pour les places
option-play-on-text = Après la première victoire, les autres jouent pour la deuxième et la troisième place.
option-pawns = Pions par joueur
option-pawns-text = Moins de pions, partie plus courte.
option-hand-size = Cartes en main
option-hand-size-text = Avec 0, pas de main : on retourne une carte et on la joue.
option-pardon-cards = Cartes Pardon
option-pardon-cards-text = Ajoute quatre cartes qui mettent un pion du Départ à la place d’un pion adverse.
option-start-pawn = Commencer avec un pion sorti
option-start-pawn-text = Chacun commence avec un pion sur la case de sortie.
option-bump-own = Chasser ses propres pions
option-bump-own-text = Un pion peut finir sur un de tes pions, qui retourne alors au Départ.

bot-careful = Prudent
bot-careful-text = Rentre ses pions un par un et reste hors de portée.
bot-random = Au hasard
bot-random-text = Joue n’importe quel coup permis.

### La table

table-back = Retour à la page d’accueil
dock-label = À toi d’agir
log-open = Les coups joués
log-close = Fermer
log-title = Les coups joués
connection-lost = La connexion est perdue. Nouvel essai …

banner-your-turn = À toi de jouer
banner-turn-of = { $who }, à toi de jouer
banner-their-turn = { $who } joue
banner-won = { $who } gagne !
banner-sealing = Un instant …

line-over = La partie est finie.
line-thinking = Un instant …
line-waiting = On attend ce joueur.
line-watching = Tu regardes.
line-deal = On distribue les cartes.
line-first = On tire au sort qui commence.
line-roll = Touche le dé pour le lancer.
line-tries = Il te faut un six : encore { $left } essais. Touche le dé.
line-last-try = Dernier essai : il te faut un six. Touche le dé.
line-turn-card = Touche la pioche pour retourner une carte.
line-choose-token = Le dé donne { $die }. Touche le pion à avancer.
line-choose-card = Choisis une carte.
line-choose-pawn = Touche le pion à déplacer.
line-choose-target = Touche l’endroit où il doit aller.
line-choose-steps = Combien de pas avec ce pion ? Un autre fait le reste du 7.
tap-refused = Ce pion ne peut pas bouger maintenant.
drop-refused = Il ne peut aller que là où il y a un anneau.
line-choose-second = Touche le pion qui fait le reste.
line-choose-words = Choisis ci-dessous.
line-again = Avec un 2, on rejoue : choisis une autre carte.

roll-label = Lancer le dé
roll-word = Lancer le dé
die-shows = Le dé montre { $die }
die-not-rolled = Le dé. Rien n’a encore été lancé.
turn-label = Retourner une carte
deck-label = Pioche
hand-label = Tes cartes
card-cannot-move = Impossible à jouer pour l’instant.
card-number = { $number }
card-pardon = Pardon
tell-draw = Tu pioches { $card }.

card-text-1 = Sortir du Départ, ou avancer de 1
card-text-2 = Sortir du Départ, ou avancer de 2 ; puis rejouer
card-text-3 = Avancer de 3
card-text-4 = Reculer de 4
card-text-5 = Avancer de 5
card-text-7 = Avancer de 7, ou les partager entre deux pions
card-text-8 = Avancer de 8
card-text-10 = Avancer de 10, ou reculer de 1
card-text-11 = Avancer de 11, ou échanger avec un adversaire
card-text-12 = Avancer de 12
card-text-pardon = Du Départ à la place d’un pion adverse

spot-piece = Choisir le pion sur { $place }
spot-target = Aller vers { $place }
button-back = Retour
button-decline = Jouer le 11 sans bouger
button-discard = Défausser : { $card }

plate-bot = Robot
plate-cards = { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    } en main
plate-home = { $home } sur { $all } à la maison

curtain-pass = Passe l’appareil à { $who }
curtain-why = Personne d’autre ne doit voir ces cartes.
curtain-open = Je suis { $who } : montre mes cartes

### Pourquoi

reason-clear-start = Le pion sur ta case de départ doit d’abord avancer : d’autres attendent encore dans la base.
reason-bring-out = Un six fait sortir un pion de la base.
reason-must-capture = Tu peux prendre, donc tu dois prendre.
reason-only-token = Seul ce pion peut avancer de { $die }.
reason-must-discard = Aucune carte n’est jouable : défausses-en une.
reason-only-play = Seul ce coup est possible.
reason-only-decline = Aucun pion ne peut avancer de 11. Échange, ou joue la carte sans bouger.
reason-try-again = Pas de six : essaie encore.
reason-six-again = Aucun pion ne peut bouger, mais un six fait rejouer.
reason-no-move = Aucun pion ne peut avancer de { $die }.
reason-tries-over = Pas de six en trois essais.
reason-no-play = Elle n’est pas jouable.
reason-no-move-again = Elle n’est pas jouable, mais un 2 fait piocher encore.

refusal-stale = La partie avait déjà avancé. Regarde à nouveau.
refusal-not-your-turn = Ce n’est pas à toi de jouer.
refusal-illegal-move = Ce coup n’est pas permis ici.
refusal-offline = Le serveur est injoignable. Essaie encore.
refusal-no-table = Cette table n’existe pas, ou n’existe plus.
refusal-not-over = Cette partie n’est pas encore finie.
refusal-not-saved = Le serveur n’a pas pu l’enregistrer, donc rien n’a changé. Essaie encore.
refusal-busy = Il y a trop de monde en ce moment. Réessaie dans un instant.
refusal-no-code = Il n’y a pas de table avec ce code. Vérifie-le.
refusal-seat-taken = Cette place vient d’être prise.
refusal-hidden-hand = Les cartes de cette place sont à quelqu’un d’autre. Libérez-la : tous verront qui la prend.
refusal-no-open-seat = Il n’y a plus de place libre à cette table.
refusal-not-host = Seul l’hôte de la table peut faire cela.
refusal-absent = Un robot joue pour toi. Touche d’abord « Me revoilà ».
refusal-wrong-key = Ce lien n’est plus valable.
refusal-private = Seules les personnes invitées peuvent regarder cette table.
refusal-no-take-back = On ne peut plus l’annuler.
refusal-too-late = Il est trop tard pour cela.
refusal-too-many-links = Cette place est ouverte sur trop d’appareils.
refusal-unknown = C’est refusé.

### Ce qui se passe

log-created = La table est prête.
log-started = La partie commence.
log-joined = { $who } prend place.
log-named = { $colour } s’appelle maintenant { $who }.
log-seat-bot = Un robot joue { $colour } à partir de maintenant.
log-seat-open = { $colour } est libre pour quelqu’un.
log-seat-person = Une personne joue { $colour } à partir de maintenant.
log-swapped = { $who } et { $other } échangent leurs places.
log-host = { $who } est maintenant l’hôte.
log-away = { $who } a perdu la connexion.
log-here = { $who } est de nouveau en ligne.
log-absent = Un robot joue maintenant pour { $who }.
log-back = { $who } est de retour.
log-taken-back = { $who } annule son coup.
log-said = { $who } : { $what }
log-offer-made = { $who } propose une revanche.
log-offer-agreed = { $who } accepte la revanche.
log-offer-ended = La revanche est annulée.
log-first = Le sort désigne { $who }.
log-reshuffle = La défausse est mélangée pour former une nouvelle pioche.
log-roll = { $who } fait { $die }.
log-turn-card = { $who } retourne { $card }.
log-move = { $who } : { $what }
log-play-card = { $who } joue { $card } : { $what }
log-decline = { $who } joue { $card } sans bouger.
log-discard = { $who } défausse { $card }.

does-walk = depuis { $from } vers { $to }.
does-leave-base = un pion sort.
does-leave-start = un pion sort.
does-slide = Il glisse vers { $to }.
does-switch = { $who } se retrouve sur { $to }.
does-send-token = { $who } retourne à la base.
does-send-pawn = { $who } retourne au Départ.

### La fin

place-number = { $place }.
place-home-count = { $home } sur { $all } à la maison
result-again = Rejouer
rematch-offer = Proposer une revanche
rematch-agree = Jouer la revanche
rematch-decline = Non, merci
rematch-withdraw = Retirer la proposition
rematch-waiting = On attend l’accord des autres …
rematch-go = À la revanche
result-new = Nouvelle partie
result-record = Enregistrer les coups
result-replay = La revoir
result-board = Regarder le plateau
result-show = Montrer le résultat

### Réglages

settings-open = Réglages
settings-title = Réglages
settings-language = Langue
settings-theme = Couleurs
settings-speed = Mouvement
settings-autoplay = Jouer tout seul l’unique coup permis
settings-autoroll = Lancer le dé et retourner la carte automatiquement
settings-sound = Sons
settings-vibration = Vibration
settings-turning = Tourner le plateau vers chaque joueur
sound-off = Couper les sons
sound-on = Remettre les sons
settings-done = Terminé
language-en = English
language-de = Deutsch
language-it = Italiano
language-es = Español
language-fr = Français
language-nl = Nederlands
theme-system = Système
theme-light = Claires
theme-dark = Sombres
speed-off = Aucun
speed-fast = Rapide
speed-normal = Normal

### La salle d'attente et l'invitation

lobby-people = Qui est là ?
lobby-invite = Inviter
lobby-invite-text = Les invités scannent l’image, ouvrent le lien ou tapent le code sur la page d’accueil.
lobby-code = Code :
lobby-time = Temps par coup : { $time }. Ensuite, un robot continue.
lobby-start-bots = Commencer maintenant, avec des robots
lobby-wait-host = La partie commence toute seule quand toutes les places sont prises. Si tu commences maintenant, des robots prennent les places libres.
lobby-wait = Tu as une place. La partie commence quand tout le monde est là.
lobby-wait-watcher = Tu regardes. La partie commence quand tout le monde est là.
people-you = Toi
people-here = Est là
people-open = Libre
people-invited = Invitation envoyée
people-away = Connexion perdue
people-absent = Un robot continue
people-program = Programme
people-sit = Prendre place
people-back = Me revoilà
people-link = Ouvrir sur un autre appareil
people-leave = Laisser jouer un robot
people-title = Qui est à la table ?
people-watch-link = Lien pour les amis qui veulent regarder ou jouer
people-watch-tab = Montrer le plateau seul, sans cartes, dans un nouvel onglet
absent-you = Un robot joue pour toi.
take-back = Annuler
time-left = Temps restant : { $time }
time-away = { $who } n’est pas là : un robot prend le relais dans { $time }
line-away = { $who } n’est pas là. À la fin du temps, un robot prend le relais.
line-absent = Un robot joue pour toi jusqu’à ce que tu dises que tu es là.
people-fill = Mettre un robot ici
people-make-host = Confier la table
people-swap = Échanger avec { $colour }
people-host-sign = { $state } · Hôte
people-give-open = Ouvrir à un invité
people-give-here = Jouer ici
join-title = Rejoindre une partie
join-seat = Choisis une place
join-name = Ton nom
join-sit = Prendre cette place
join-full = Aucune place n’est libre à cette table.
join-watch = Regarder seulement
share-qr = Code QR du lien
share-link = Lien
share-copy = Copier le lien
share-send = Envoyer …
share-copied = Le lien est copié.
share-copy-yourself = Copie toi-même le lien sélectionné.
share-here-only = Ce lien ne marche que sur cet ordinateur. Pour que d’autres puissent venir, lance le programme avec { $command } (ou { $make }).
share-seat-title = Ta place sur un autre appareil
share-seat-text = Qui a ce lien peut jouer à ta place. Garde-le pour toi.
share-game-text = Qui a ce lien peut revoir toute la partie.

### Ce qu'on peut dire

say-hello = Bonjour !
say-good-luck = Bonne chance !
say-well-played = Bien joué !
say-thanks = Merci !
say-sorry = Pardon !
say-oops = Oups !
say-lucky = Quelle chance !
say-so-close = C’était moins une !
say-your-turn = À toi de jouer.
say-one-moment = Un instant, s’il te plaît.
say-good-game = Belle partie !
say-again = On rejoue ?
say-goodbye = Au revoir !
say-smile = sourit
say-laugh = rit
say-wow = n’en revient pas
say-sad = est triste
say-angry = est en colère
say-clap = applaudit
say-heart = envoie un cœur
say-thumbs-up = lève le pouce
say-title = Dire quelque chose
say-mute = Masquer ce que disent les autres
say-muted = Masqué. Tu peux le réactiver dans « Qui est à la table ? ».

### Parties passées et rediffusions

past-title = Parties passées
past-none = Tu n’as encore terminé aucune partie dans ce navigateur.
replay-title = Pas à pas
replay-at = Rediffusion : { $step } sur { $steps }
replay-step = Étape de la partie
replay-first = Au début
replay-back = Une étape en arrière
replay-run = Lecture
replay-pause = Arrêter
replay-on = Une étape en avant
replay-last = À la fin
replay-share = Partager cette partie

### La partie en chiffres

statistics-open = La partie en chiffres
statistics-rolls = Combien de fois chaque nombre est sorti
statistics-everybody = Tous
statistics-rolls-count = { $count ->
        [one] { $count } lancer
       *[other] { $count } lancers
    }
statistics-expected = La ligne pointillée marque ce qu’on attend : un sixième des lancers.
statistics-early = Trop tôt pour juger le dé : { $rolls ->
        [one] { $rolls } lancer
       *[other] { $rolls } lancers
    } sur au moins { $enough }.
statistics-fair = C’est ce qu’on attend d’un dé honnête.
statistics-uneven = Un peu inégal, mais rien de spécial : un dé honnête l’est autant { $odds }.
statistics-unusual = Inhabituel : un dé honnête n’est aussi inégal que { $odds }.
statistics-even = Étonnamment régulier : un dé honnête n’est aussi régulier que { $odds }.
statistics-no-proof = Cela seul ne prouve rien : parmi beaucoup de parties, certaines sont ainsi.
odds-nearly-always = dans presque toutes les parties
odds-share = dans { $share } parties sur 100
odds-one-in = dans une partie sur { $games } environ
odds-never = pratiquement jamais
statistics-wait-title = En attendant le six
statistics-wait = Plus longue attente
statistics-odds = Autant ou plus
statistics-wait-count = { $count ->
        [one] { $count } lancer
       *[other] { $count } lancers
    }
statistics-wait-anybody = Que quelqu’un attende ici { $count ->
        [one] { $count } lancer
       *[other] { $count } lancers
    } ou plus arrive { $odds }.
statistics-how = Comment c’est calculé
statistics-how-wait = Attente : la plus longue série de lancers sans six, et la probabilité qu’un dé honnête donne au moins une fois une telle série, ou une plus longue, en exactement autant de lancers que cette place en a faits. Pour « quelqu’un », la même chose pour toutes les places ensemble.
statistics-how-spread = Tous les nombres : pour chacun, son écart au sixième de tous les lancers, au carré, divisé par ce sixième. La somme est { $value } (khi-deux, cinq degrés de liberté). Un dé honnête donne autant ou plus dans environ { $share ->
        [one] { $share } partie
       *[other] { $share } parties
    } sur 100.
statistics-captures = Prises
statistics-captured = A pris
statistics-was-captured = A été pris
statistics-bumps = Chasses et glissades
statistics-bumped = A chassé
statistics-was-bumped = A été chassé
statistics-slides = Glissades
statistics-own = Siens chassés
statistics-cards = Cartes vues jusqu’ici, par sorte
statistics-cards-count = { $count ->
        [0] On n’a encore vu aucune carte.
        [one] On a vu { $count } carte jusqu’ici.
       *[other] On a vu { $count } cartes jusqu’ici.
    }
statistics-cards-note = Les cartes en main ne comptent qu’une fois jouées. Après un mélange, les cartes reviennent.
statistics-card = Carte
statistics-deck = Dans le paquet

### Conseils

hint-ask = Conseil
hint-line = Conseil : { $why }
hint-said = Conseil : { $what } { $why }
hint-said-card = Conseil, carte { $card } : { $what } { $why }
why-only-move = Il n’y a pas d’autre coup.
why-equal = Tous les coups se valent.
why-best = Tout compte fait, c’est le meilleur coup.
why-captures = Cela renvoie un adversaire.
why-sets-back = Cela fait reculer un adversaire.
why-token-home = Cela amène un pion à l’arrivée.
why-pawn-home = Cela met un pion en sécurité.
why-goes-deeper = Cela va plus loin et laisse de la place aux autres.
why-token-out = Cela fait sortir un pion.
why-pawn-out = Cela fait sortir un pion du Départ.
why-leaves-danger = Ensuite tu es moins en danger.
why-avoids-danger = D’autres coups te mettraient plus en danger.
why-hunts = Cela met un adversaire à ta portée.
why-leads = Cela rapproche de l’arrivée le pion le plus avancé.
why-goes-farther = Cela gagne plus de cases.

### Les règles

rules-link = Règles
rules-back = Retour
seats-help = Qu’est-ce que cela veut dire ?
seat-person-text = Quelqu’un qui joue ici, sur cet appareil.
seat-friend-text = Quelqu’un qui rejoint la partie par un lien ou un code, sur son propre appareil.
seat-bot-text = L’ordinateur joue à cette place.
why-button = Pourquoi ?
why-rules = Voir dans les règles

### Le sceau

line-sealing = { $game ->
        [temper] On scelle le dé …
       *[other] On scelle les cartes …
    }
log-sealed = { $game ->
        [temper] Le dé est scellé.
       *[other] Les cartes sont scellées.
    }
log-seal-restarted = Un appareil n’a pas ouvert son secret : le sceau est refait.
seal-title = { $game ->
        [temper] Dé scellé
       *[other] Cartes scellées
    }
seal-none-seed = Le hasard de cette table a été fixé d’avance, pour un essai. On ne peut pas le vérifier.
seal-none-system = Cette table date d’avant les sceaux. Le hasard vient du serveur seul et on ne peut pas le vérifier.
seal-lobby = Le sceau est fait quand la partie commence.
seal-making = Le sceau se fait : chaque appareil enferme un secret à lui.
seal-fits = Jusqu’ici, tout concorde.
seal-alarm = Quelque chose ne concorde pas.
seal-look = Voir
seal-advice = Une connexion perdue ne fait pas cela. Comparez les quatre mots, et faites vérifier la partie quand elle est finie.
seal-promise = { $game ->
        [temper] Personne ne peut choisir les lancers : ni le serveur, ni un joueur. Avant le premier lancer, le serveur et chaque appareil ont enfermé un secret ; tous les lancers découlent de ces secrets ensemble.
       *[other] Personne ne peut choisir les cartes : ni le serveur, ni un joueur. Avant la première carte, le serveur et chaque appareil ont enfermé un secret ; l’ordre du paquet découle de ces secrets ensemble et était fixé avant qu’on ne pioche.
    }
seal-promise-live = { $game ->
        [temper] Et personne ne peut connaître un lancer d’avance : à chacun, chaque appareil ajoute un nombre qu’il avait enfermé.
       *[other] Quand on remélange, chaque appareil ajoute un nombre qu’il avait enfermé. Le serveur connaît les cartes cachées ; on lui fait confiance pour les garder pour lui.
    }
seal-words = Comparez ces quatre mots entre vous. Ils doivent être les mêmes sur chaque appareil :
seal-people = Qui prend part au sceau
seal-seat-live = Prend part
seal-seat-given = { $count ->
        [one] Prend part : { $count } nombre donné
       *[other] Prend part : { $count } nombres donnés
    }
seal-seat-closed = N’a pas donné son nombre à temps une fois ; plus aucun depuis
seal-seat-used = A donné tous ses nombres
seal-seat-committed = A enfermé son secret
seal-seat-none = Pas de part à lui
seal-restarts = { $count ->
        [one] Le sceau a été recommencé une fois. Pas ouvert par : { $who }
       *[other] Le sceau a été recommencé { $count } fois. Pas ouvert par : { $who }
    }
seal-missed = { $count ->
        [one] Une fois, le nombre de cet appareil s’est perdu en route ou est arrivé trop tard.
       *[other] { $count } fois, le nombre de cet appareil s’est perdu en route ou est arrivé trop tard.
    }
seal-not-live = Aucun appareil ne prend part : le serveur pourrait savoir d’avance ce qui vient, mais il ne peut pas le changer.
seal-commitment = Le secret du serveur, enfermé
seal-copy = Copier
seal-copied = Copié
seal-check = Tout vérifier jusqu’ici
seal-check-all = Tout vérifier
seal-checking = Vérification …
seal-check-good = Tout concorde.
seal-check-bad = Ceci ne concorde pas.
seal-check-where = Entrée { $event } du procès-verbal ({ $code })
check-entries = { $count ->
        [one] { $count } entrée du procès-verbal
       *[other] { $count } entrées du procès-verbal, chacune liée à toutes les précédentes
    }
check-dice = { $count ->
        [one] { $count } lancer, recalculé à partir des secrets
       *[other] { $count } lancers, recalculés à partir des secrets
    }
check-decks = { $count ->
        [one] { $count } paquet, remélangé à partir des secrets
       *[other] { $count } paquets, remélangés à partir des secrets
    }
check-cards = { $count ->
        [one] { $count } carte montrée qui était dans le paquet scellé
       *[other] { $count } cartes montrées qui étaient dans le paquet scellé
    }
check-links = { $count ->
        [one] { $count } nombre d’un appareil, celui qu’il avait enfermé
       *[other] { $count } nombres d’appareils, ceux qu’ils avaient enfermés
    }
check-later = { $game ->
        [temper] Les lancers eux-mêmes peuvent être recalculés après la partie : alors seulement le serveur montre son secret.
       *[other] Les paquets eux-mêmes peuvent être remélangés après la partie : alors seulement le serveur montre son secret.
    }
check-moves = { $game ->
        [temper] Que tous les coups étaient permis aussi, c’est le vérificateur qui le dit : « Vérifier le dé ».
       *[other] Que tous les coups étaient permis aussi, c’est le vérificateur qui le dit : « Vérifier les cartes ».
    }
seal-verify = { $game ->
        [temper] Vérifier le dé
       *[other] Vérifier les cartes
    }
seal-save = Enregistrer le procès-verbal
seal-save-notes = Enregistrer les notes de cet appareil
seal-save-verifier = Enregistrer le vérificateur
verify-blocked = Le navigateur n’a pas ouvert de fenêtre. Autorise-le pour cette page.
alarm-seal = Le sceau que montre le serveur n’est pas celui auquel cet appareil a pris part.
alarm-log = Le procès-verbal du serveur n’est pas celui que cet appareil a suivi.
alarm-left-out = Un nombre que cet appareil a donné à temps a été omis.
alarm-link = Un nombre du procès-verbal n’est pas celui qu’un appareil avait enfermé.
alarm-card = Une carte montrée n’était pas dans le paquet scellé.
alarm-deck = Un paquet n’est pas celui que mélangent les secrets.
alarm-shown = Ce que montre la table n’est pas ce qui est dans le procès-verbal.
alarm-die = Un lancer n’est pas celui qui découle des secrets.
alarm-secret = Le secret que montre le serveur n’est pas celui qu’il avait enfermé.
seal-none-title = { $game ->
        [temper] Dé sans sceau
       *[other] Cartes sans sceau
    }

### Pour tout le monde

board-words = Le plateau en mots
board-words-note = Les cases se comptent depuis le départ de chaque couleur.
words-seat = { $who }, { $home } sur { $all } à la maison
words-seat-yours = Toi, { $who }, { $home } sur { $all } à la maison
words-tokens = { $count ->
        [one] { $count } pion
       *[other] { $count } pions
    } : { $place }
words-pawns = { $count ->
        [one] { $count } pion
       *[other] { $count } pions
    } : { $place }
words-ahead = { $steps } devant { $who }
words-behind = { $steps } derrière { $who }
typed-label = Écrire un coup
typed-hint = Par exemple 13 ou 7-13 ; avec des cartes 5:12-17 ou seulement 5. Un champ vide lance le dé.
typed-go = Jouer
typed-roll-first = D’abord le dé ou la pioche : appuie sur Entrée dans le champ vide.
typed-refused = « { $text } » n’est pas possible ici.
typed-possible = Possible : { $moves }.
tip-turn = C’est à toi quand la barre du haut porte ta couleur.
tip-glow = Les pions qui peuvent bouger brillent. Pointe-en un pour voir où il irait ; touche-le pour le jouer.
tip-glow-touch = Les pions qui peuvent bouger brillent. Garde le doigt sur l’un d’eux pour voir où il irait ; touche-le pour le jouer.
tip-cards = Les cartes qui ne peuvent rien déplacer sont pâles. Touches-en une autre pour voir ce qu’elle peut faire.
tip-why = « Pourquoi ? » à côté d’une phrase ouvre la règle qui est derrière.
tip-hint = Un doute ? L’ampoule montre ce que ferait quelqu’un de prudent.
tip-none = Plus aucun conseil
settings-tips = Conseils pour les premières parties
settings-awake = Garder l’écran allumé pendant la partie
settings-typing = Montrer le champ pour écrire les coups
people-rename = Changer de nom
people-other-bot = Un autre robot
people-watch-private = Lien pour ceux qui peuvent regarder
