# De regels in gewone woorden: bij elk artikel een titel, wat het zegt en, waar er een is, iets om te proberen.

### De pagina

rules-aim-temper = Breng al je pionnen één keer rond en naar je thuisvelden, eerder dan de anderen.
rules-aim-pardon = Breng al je pionnen van Start helemaal rond naar Thuis, eerder dan de anderen.
rules-part-board = Het bord
rules-part-turn = Een beurt
rules-part-allowed = Welke zet mag
rules-part-home-row = De thuisvelden
rules-part-cards = De kaarten
rules-part-moving = Lopen
rules-part-end = Het einde
rules-variants = Manieren om te spelen
rules-presets = Op de beginpagina kies je er met één tik een van.
rules-options = Elk van deze regels kan ook apart worden veranderd, onder ‘De regels precies’ op de beginpagina.
rules-seats = Wie speelt er?
rules-bots = De bots
rules-bots-fair = Een bot weet alleen wat een mens op zijn plaats zou weten: geen worp of kaart die nog komt, en niet wat anderen in de hand hebben.
rules-bot-careful = Brengt eerst één pion thuis voordat hij de andere waagt, blijft buiten bereik van wie achter hem komt, slaat als dat loont en loopt dan naar huis. De hintknop laat zien wat deze bot zou spelen.
rules-bot-random = Doet zomaar een zet die mag, zonder plan. De goede voor kleine kinderen en een eerste spel.
lesson-right = Goed zo!
lesson-other = Dat mag ook, maar hier gaat het om iets anders.
lesson-again = Jij gaat door.
lesson-next = Nu is de volgende aan de beurt.
lesson-once-more = Nog een keer

### Temper: het bord

clause-t1-title = Helemaal rond
clause-t1 = De baan is een ring van 40 velden, met de klok mee. Elke kleur heeft er haar eigen startveld op; vlak daarvoor buigen haar thuisvelden af.
clause-t2-title = Eén ronde, dan naar huis
clause-t2 = Een pion komt op zijn startveld, loopt één keer rond van veld 1 tot veld 40 en slaat af naar zijn vier thuisvelden. Thuisveld 4 ligt het verst naar binnen.
clause-t3-title = Wie zit waar
clause-t3 = Met zijn tweeën zit je in tegenover elkaar liggende hoeken, met zijn drieën op drie willekeurige plaatsen. Een lege plaats wordt overgeslagen.
clause-t4-title = Aan het begin
clause-t4 = Alle vier de pionnen wachten in het honk. Je kunt ook spelen met één pion al op het startveld, of met minder pionnen.

### Temper: een beurt

clause-t5-title = Wie begint
clause-t5 = Wie begint, wordt vooraf gekozen of geloot. Daarna gaat de beurt met de klok mee.
clause-t6-title = Gooien en lopen
clause-t6 = Gooi de dobbelsteen en loop met één pion precies zo veel velden. Een worp wordt nooit verdeeld. Bezette velden tellen mee, en op de baan mag je over elke pion heen.
clause-t7-title = Niets kan lopen
clause-t7 = Kan geen enkele pion het gegooide aantal lopen, dan is de volgende aan de beurt.
clause-t8-title = Eruit komen
clause-t8 = Een pion komt alleen met een zes uit het honk, en gaat dan op zijn startveld staan.
clause-t9-title = Bij een zes nog een keer
clause-t9 = Na een zet met een zes gooi je nog een keer, zo vaak als dat gebeurt. Een zes waar geen pion iets mee kan, geeft geen extra worp, tenzij die regel is veranderd. Een zes die wint, beëindigt het spel.
clause-t10-title = Drie pogingen
clause-t10 = Staat er geen pion op de baan, en geen thuis die nog verder kan, dan heb je tot drie worpen voor een zes. De eerste zes beëindigt de pogingen en wordt gespeeld. Deze regel kan uit.
clause-t11-title = Slaan
clause-t11 = Eindigt de laatste stap op de pion van een ander, dan gaat die terug naar zijn honk. Pionnen onderweg blijven staan.
clause-t12-title = Niet op je eigen
clause-t12 = Een zet mag niet op een eigen pion eindigen.
clause-t13-title = Nergens veilig
clause-t13 = Elk veld van de baan is gevaarlijk, ook het eigen startveld. Een pion die eruit komt, slaat wie daar staat.

### Temper: welke zet mag

clause-t14a-title = Eerst het startveld vrijmaken
clause-t14a = Staat er een eigen pion op je startveld terwijl er andere in het honk wachten, dan moet die als eerste weg, als hij het gegooide aantal kan lopen. Dat gaat vóór slaan en vóór de zes.
clause-t14b-title = Met een zes er een uit halen
clause-t14b = Bij een zes, met pionnen in het honk en geen eigen pion op het startveld, moet er een pion uit.
clause-t14c-title = Slaan als het kan
clause-t14c = Anders geldt: wie kan slaan, moet slaan. Kan het op meer manieren, dan kies je zelf. Deze regel kan uit; dan hoeft slaan nooit.
clause-t14d-title = Anders: vrije keus
clause-t14d = Geldt dat allemaal niet, dan mag elke pion lopen die het aantal kan. Houdt bij een zes een pion die niet verder kan het startveld bezet, dan komt er niemand uit en mogen de andere pionnen lopen.

### Temper: de thuisvelden

clause-t15-title = Precies thuis
clause-t15 = De worp moet kloppen: geen pion loopt voorbij het binnenste veld. Op elk vrij thuisveld mag je blijven staan en later verder lopen. Daar kan niemand geslagen worden.
clause-t16-title = Thuis niet springen
clause-t16 = Op de thuisvelden mag een pion niet over een pion van zijn eigen kleur. Met een andere regel mag dat wel.

### Temper: het einde

clause-t17-title = Winnen
clause-t17 = Wie als eerste alle pionnen op de thuisvelden heeft, wint, en het spel is uit. Je kunt ook zo spelen dat de anderen om de plaatsen doorspelen.
clause-t18-title = De andere plaatsen
clause-t18 = Bij de anderen tellen de pionnen op de thuisvelden, en daarna hoe ver alle pionnen gekomen zijn. Wie gelijk staat, deelt de plaats, en de volgende valt weg.

### Pardon: het bord

clause-p1-title = De ring en zijn glijbanen
clause-p1 = De baan is een ring van 60 velden, met de klok mee. Elke kant heeft twee glijbanen in zijn kleur, van de driehoek naar de cirkel. De cirkel van de eerste is de uitgang, en één veld na de driehoek daarvan buigt de veilige zone af.
clause-p2-title = Van Start naar Thuis
clause-p2 = Een pion komt op de uitgang, loopt rond tot de ingang van zijn veilige zone, door vijf veilige velden en naar Thuis.
clause-p3-title = Hoe velden tellen
clause-p3 = Veld 1 is je uitgang, veld 59 de ingang van je veilige zone. Veld 60 ligt ertussen: daar kom je alleen achteruit, door te ruilen of met een Pardonkaart. Vooruit komt na veld 60 weer de uitgang.

### Pardon: de kaarten

clause-p4-title = De stapel
clause-p4 = Vijf kaarten met een 1 en van 2, 3, 4, 5, 7, 8, 10, 11 en 12 telkens vier: samen 41. Er is geen 6 en geen 9. Je kunt er vier Pardonkaarten bij doen.
clause-p5-title = Wat de kaarten doen
clause-p5 = 3, 5, 8 en 12 gaan vooruit. 4 gaat achteruit. 7 mag over twee pionnen worden verdeeld. 10 gaat 10 vooruit of 1 achteruit. 11 gaat 11 vooruit of ruilt met een pion van een ander op de baan. De Pardonkaart zet een pion van Start op de plaats van een andere pion op de baan; die gaat terug naar zijn Start.
clause-p6-title = Eruit komen
clause-p6 = Een pion komt alleen met een 1, een 2 of een Pardonkaart uit Start. Met 1 of 2 blijft hij op de uitgang staan.

### Pardon: een beurt

clause-p7-title = Aan het begin
clause-p7 = Alle pionnen wachten op Start, en iedereen krijgt vijf kaarten die de anderen niet zien. Je kunt ook spelen met minder pionnen, meer of minder kaarten, of een pion die al buiten staat. Zonder handkaarten draai je een kaart om en speel je die.
clause-p8-title = Kaart spelen, kaart trekken
clause-p8 = Kies een kaart, loop en vul je hand weer aan. Na een 2 speel je nog een keer, zo vaak als dat gebeurt.
clause-p9-title = Wie kan, moet
clause-p9 = Kan een van je kaarten een pion laten lopen, dan moet je er zo een spelen, ook als het pijn doet. Alleen als het met geen kaart kan, gooi je er een weg. Een weggegooide 2 geeft geen tweede beurt.
clause-p10-title = Een 11 zonder te lopen
clause-p10 = Kan geen pion 11 vooruit maar wel ruilen, dan mag je de 11 spelen en alles laten zoals het is.
clause-p11-title = Als de stapel op is
clause-p11 = De afgelegde kaarten worden geschud en vormen de nieuwe stapel.

### Pardon: lopen

clause-p12-title = Over pionnen heen
clause-p12 = Je mag over pionnen heen lopen, ook over je eigen, en elk veld telt.
clause-p13-title = Slaan
clause-p13 = Een pion die op een andere pion eindigt, stuurt die terug naar zijn Start. Op een eigen pion eindigen mag niet, tenzij die regel is veranderd. Op Start en Thuis is plaats voor allemaal.
clause-p14-title = Glijbanen
clause-p14 = Eindigt je zet op de driehoek van een glijbaan van een andere kleur, dan glijdt je pion naar de cirkel. Elke pion op zijn weg, ook je eigen, gaat terug naar Start. Op je eigen kleur glijd je niet. Het einde van een glijbaan is nooit het begin van de volgende.
clause-p15-title = Ruilen op een glijbaan
clause-p15 = Alleen de pion van wie ruilt, glijdt. Eerst wisselen beide pionnen van plaats, dan wordt er gegleden: staat de andere pion nu op die glijbaan, dan gaat die terug naar zijn Start.
clause-p16-title = Veilige zone en Thuis
clause-p16 = In jouw veilige zone kunnen alleen jouw pionnen staan, en daar kan niemand ze iets doen. Ze gaan er vooruit in en kunnen er achteruit weer uit, met een 4 of een 10. Thuis bereik je alleen precies, en een pion die Thuis is, blijft daar.
clause-p17-title = De kortere weg achteruit
clause-p17 = Een pion die van de uitgang achteruitgaat, komt op de velden vóór zijn veilige zone. Vanaf de ingang, of ervoor, kan hij zo naar binnen.
clause-p18-title = Een 7 splitsen
clause-p18 = Eerst loopt en glijdt de ene pion, dan de andere, vanuit de stand die er dan is. Beide delen moeten kunnen en samen zeven zijn; een ervan mag naar Thuis leiden. Een pion op Start kan niet meedoen.
clause-p19-title = Gelijk is gelijk
clause-p19 = Pionnen van één kleur op dezelfde plaats zijn gelijk: welke je neemt, maakt niets uit.

### Pardon: het einde

clause-p20-title = Winnen
clause-p20 = Wie als eerste alle pionnen Thuis heeft, wint, en het spel is meteen uit. Bij de anderen tellen de pionnen die Thuis zijn, en daarna hoe ver alle pionnen gekomen zijn.
clause-p21-title = Wat verborgen blijft
clause-p21 = Je ziet het bord, de afgelegde kaarten, hoeveel er nog op de stapel liggen en hoeveel iedereen er heeft, en je eigen kaarten. Niemand ziet de kaarten van anderen of de volgorde van de stapel, ook een bot of een tip niet.

### Om te proberen

try-t2-road = De weg van een rode pion, van het startveld tot het binnenste veld.
try-t6-jump = Loop 5 velden, voorbij de gele pion.
try-t7-pass = Gooi: de 5 is te veel voor de pion op veld 40.
try-t8-out = Gooi een zes en laat een pion eruit.
try-t9-again = Loop met de zes met een pion naar keuze. Wat gebeurt er dan?
try-t10-tries = De twee pionnen thuis kunnen niet verder. Probeer een zes te gooien.
try-t11-capture = Sla de gele pion. Hier mag het, maar het hoeft niet.
try-t12-own = De pion op veld 5 zou op je eigen pion eindigen. Neem de andere.
try-t13-start = Kom eruit en stuur de gele pion terug.
try-t14a-clear = Een zes, en twee pionnen in het honk. Welke pion moet lopen?
try-t14b-out = Twee pionnen zouden kunnen lopen, maar bij een zes gaat iets anders voor.
try-t14c-must = Twee pionnen kunnen slaan, de derde niet. Kies er een die slaat.
try-t15-exact = Breng de pion van veld 39 precies op het binnenste veld.
try-t16-jump = De pion op veld 38 zou moeten springen. Neem een andere.
try-t17-win = Nog één stap. Win!
try-p2-road = De weg van een rode pion, van de uitgang naar Thuis.
try-p5-back = Ga achteruit met de 4.
try-p5-split = Verdeel de 7 over de twee pionnen: tik op de ene, waar die heen gaat, en op de andere.
try-p5-ten = Ga 1 veld achteruit in plaats van 10 vooruit.
try-p5-switch = Ruil met de gele pion.
try-p5-pardon = Zet een pion van Start op de plaats van de gele.
try-p6-out = Ga uit Start met de 1.
try-p8-again = Speel de 2. Wat gebeurt er dan?
try-p9-must = Met de 3 en de 12 kan niets lopen, met de 4 wel, dus die moet gespeeld worden.
try-p9-discard = Met een 8 komt geen pion uit Start. Gooi hem weg.
try-p10-decline = 11 vooruit eindigt op je eigen pion. Speel de 11 zonder te lopen.
try-p13-bump = Loop over de blauwe pion heen en sla de gele.
try-p14-slide = Eindig op de blauwe driehoek en kijk wat er op de glijbaan gebeurt.
try-p14-own = Eindig op je eigen driehoek: hier glijdt niets.
try-p15-switch = Ruil met de gele pion op de blauwe driehoek.
try-p16-home = Breng een pion precies Thuis.
try-p17-back = Ga met de 4 achteruit vanaf de uitgang.
try-p18-order = Splits de 7 in 5 en 2. Maar één volgorde kan: eerst de voorste pion.
try-p20-win = Nog één pion. Win!
