# Die Regeln in einfachen Worten: zu jedem Abschnitt ein Titel, was er sagt und, wo es eine gibt, eine Aufgabe.

### Die Seite

rules-aim-temper = Bring alle deine Figuren einmal ringsum und auf deine Zielfelder, bevor die anderen es schaffen.
rules-aim-pardon = Bring alle deine Figuren vom Start ringsum ins Ziel, bevor die anderen es schaffen.
rules-part-board = Das Brett
rules-part-turn = Ein Zug
rules-part-allowed = Welcher Zug erlaubt ist
rules-part-home-row = Die Zielfelder
rules-part-cards = Die Karten
rules-part-moving = Ziehen
rules-part-end = Das Ende
rules-variants = Spielarten
rules-presets = Auf der Startseite wählt ein Tippen eine davon.
rules-options = Jede dieser Regeln lässt sich auch einzeln ändern, unter „Regeln im Einzelnen“ auf der Startseite.
rules-seats = Wer spielt
rules-bots = Die Bots
rules-bots-fair = Ein Bot weiß nur, was ein Mensch auf seinem Platz wüsste: weder die nächsten Würfe und Karten noch, was andere in der Hand haben.
rules-bot-careful = Bringt erst eine Figur heim, bevor er die anderen wagt, bleibt außer Reichweite derer hinter ihm, schlägt, wenn es sich lohnt, und läuft dann nach Hause. Der Hinweis-Knopf zeigt, was dieser Bot spielen würde.
rules-bot-random = Nimmt irgendeinen der erlaubten Züge, ohne Plan. Der richtige für kleine Kinder und ein erstes Spiel.
lesson-right = Richtig!
lesson-other = Auch das ist erlaubt, aber hier geht es um etwas anderes.
lesson-again = Du machst weiter.
lesson-next = Nun ist der nächste Platz dran.
lesson-once-more = Noch einmal

### Temper: das Brett

clause-t1-title = Einmal ringsum
clause-t1 = Die Bahn ist ein Ring aus 40 Feldern, im Uhrzeigersinn. Jede Farbe hat darauf ihr eigenes Startfeld; kurz davor biegen ihre Zielfelder ab.
clause-t2-title = Eine Runde, dann heim
clause-t2 = Eine Figur kommt auf ihrem Startfeld heraus, geht einmal ringsum von Feld 1 bis Feld 40 und biegt in ihre vier Zielfelder ein. Zielfeld 4 liegt ganz innen.
clause-t3-title = Wer wo sitzt
clause-t3 = Zu zweit sitzt man in gegenüberliegenden Ecken, zu dritt auf beliebigen drei Plätzen. Ein leerer Platz wird übergangen.
clause-t4-title = Am Anfang
clause-t4 = Alle vier Figuren warten im Haus. Man kann auch so spielen, dass eine Figur auf dem Startfeld beginnt oder dass alle weniger Figuren haben.

### Temper: ein Zug

clause-t5-title = Wer beginnt
clause-t5 = Wer beginnt, wird zu Anfang gewählt oder ausgelost. Dann geht es im Uhrzeigersinn weiter.
clause-t6-title = Würfeln und gehen
clause-t6 = Würfle und geh mit einer Figur genau so viele Felder. Ein Wurf wird nie aufgeteilt. Besetzte Felder zählen mit, und auf der Bahn darf man jede Figur überspringen.
clause-t7-title = Nichts geht
clause-t7 = Kann keine Figur die gewürfelte Zahl gehen, ist der nächste Platz dran.
clause-t8-title = Herauskommen
clause-t8 = Eine Figur verlässt das Haus nur mit einer Sechs; sie kommt auf ihr Startfeld.
clause-t9-title = Sechs würfelt noch einmal
clause-t9 = Nach einem Zug mit einer Sechs würfelst du noch einmal, so oft das vorkommt. Eine Sechs, die keine Figur nutzen kann, gibt keinen weiteren Wurf, außer diese Regel ist geändert. Eine Sechs, die gewinnt, beendet das Spiel.
clause-t10-title = Drei Versuche
clause-t10 = Steht keine Figur auf der Bahn und keine im Ziel, die noch weiter kann, hast du bis zu drei Würfe für eine Sechs. Die erste Sechs beendet die Versuche und wird gespielt. Die Regel lässt sich ausschalten.
clause-t11-title = Schlagen
clause-t11 = Endet der letzte Schritt auf einer fremden Figur, muss sie zurück in ihr Haus. Figuren unterwegs bleiben stehen.
clause-t12-title = Nicht auf die eigene
clause-t12 = Ein Zug darf nicht auf einer eigenen Figur enden.
clause-t13-title = Nirgends sicher
clause-t13 = Jedes Feld der Bahn ist gefährlich, auch das eigene Startfeld. Wer herauskommt, schlägt eine fremde Figur, die dort steht.

### Temper: welcher Zug erlaubt ist

clause-t14a-title = Startfeld zuerst räumen
clause-t14a = Steht eine eigene Figur auf dem Startfeld, während andere im Haus warten, muss sie als erste ziehen, wenn sie die gewürfelte Zahl gehen kann. Das geht vor Schlagen und vor der Sechs.
clause-t14b-title = Mit einer Sechs herausbringen
clause-t14b = Bei einer Sechs, mit Figuren im Haus und keiner eigenen auf dem Startfeld, muss eine Figur heraus.
clause-t14c-title = Wer schlagen kann, schlägt
clause-t14c = Sonst gilt: Wer schlagen kann, muss. Gibt es mehrere Möglichkeiten, darfst du wählen. Die Regel lässt sich ausschalten; dann ist Schlagen immer freiwillig.
clause-t14d-title = Sonst: freie Wahl
clause-t14d = Trifft nichts davon zu, darf jede Figur ziehen, die die Zahl gehen kann. Blockiert bei einer Sechs eine Figur, die nicht weiterkann, das Startfeld, kommt niemand heraus, und die anderen Figuren dürfen ziehen.

### Temper: die Zielfelder

clause-t15-title = Genau heim
clause-t15 = Der Wurf muss passen: Keine Figur geht über das innerste Feld hinaus. Auf jedem freien Zielfeld darf man stehen bleiben und später weitergehen. Im Ziel kann niemand geschlagen werden.
clause-t16-title = Im Ziel nicht springen
clause-t16 = Auf den Zielfeldern darf eine Figur keine der eigenen Farbe überspringen. Das lässt sich durch eine Regel erlauben.

### Temper: das Ende

clause-t17-title = Gewinnen
clause-t17 = Wer zuerst alle Figuren auf den Zielfeldern hat, gewinnt, und das Spiel ist aus. Man kann auch so spielen, dass die anderen um die Plätze weiterspielen.
clause-t18-title = Die anderen Plätze
clause-t18 = Bei den anderen zählen die Figuren auf den Zielfeldern, dann, wie weit alle Figuren gekommen sind. Bei Gleichstand teilt man sich den Platz, und der nächste fällt aus.

### Pardon: das Brett

clause-p1-title = Der Ring und seine Rutschen
clause-p1 = Die Bahn ist ein Ring aus 60 Feldern, im Uhrzeigersinn. Jede Seite hat zwei Rutschen in ihrer Farbe, vom Dreieck zum Kreis. Der Kreis der ersten ist der Ausgang, und ein Feld nach ihrem Dreieck biegt die Schutzzone ab.
clause-p2-title = Vom Start ins Ziel
clause-p2 = Eine Figur kommt auf den Ausgang, geht ringsum bis zum Eingang ihrer Schutzzone, durch fünf Schutzfelder und ins Ziel.
clause-p3-title = Wie gezählt wird
clause-p3 = Feld 1 ist der eigene Ausgang, Feld 59 der Eingang der Schutzzone. Feld 60 liegt dazwischen; dorthin kommt man nur rückwärts, durch einen Tausch oder mit einer Pardon-Karte. Nach Feld 60 kommt vorwärts wieder der Ausgang.

### Pardon: die Karten

clause-p4-title = Der Stapel
clause-p4 = Fünf Einsen und je vier Karten mit 2, 3, 4, 5, 7, 8, 10, 11 und 12: zusammen 41. Es gibt keine 6 und keine 9. Man kann vier Pardon-Karten dazunehmen.
clause-p5-title = Was die Karten tun
clause-p5 = 3, 5, 8 und 12 gehen vor. 4 geht zurück. 7 darf auf zwei Figuren verteilt werden. 10 geht 10 vor oder 1 zurück. 11 geht 11 vor oder tauscht mit einer fremden Figur auf der Bahn. Die Pardon-Karte setzt eine Figur vom Start an die Stelle einer fremden auf der Bahn; diese muss zurück zum Start.
clause-p6-title = Herauskommen
clause-p6 = Eine Figur verlässt den Start nur mit einer 1, einer 2 oder einer Pardon-Karte. Mit 1 oder 2 bleibt sie auf dem Ausgang stehen.

### Pardon: ein Zug

clause-p7-title = Am Anfang
clause-p7 = Alle Figuren warten am Start, und alle bekommen fünf Karten, die die anderen nicht sehen. Man kann auch mit weniger Figuren, mehr oder weniger Karten oder mit einer Figur draußen beginnen. Ohne Handkarten deckt man eine Karte auf und spielt sie.
clause-p8-title = Karte spielen, Karte ziehen
clause-p8 = Wähle eine Karte, zieh und fülle die Hand wieder auf. Nach einer 2 spielst du noch einmal, so oft das vorkommt.
clause-p9-title = Wer kann, der muss
clause-p9 = Lässt sich mit einer deiner Karten ziehen, musst du eine solche spielen, auch wenn es weh tut. Nur wenn keine geht, wirfst du eine Karte ab. Eine abgeworfene 2 gibt keinen weiteren Zug.
clause-p10-title = Eine 11 ohne Zug
clause-p10 = Kann keine Figur 11 vor, wäre aber ein Tausch möglich, darfst du die 11 spielen und alles lassen, wie es ist.
clause-p11-title = Wenn der Stapel leer ist
clause-p11 = Die abgelegten Karten werden gemischt und bilden den neuen Stapel.

### Pardon: Ziehen

clause-p12-title = Überspringen
clause-p12 = Figuren darf man überspringen, auch eigene, und jedes Feld zählt.
clause-p13-title = Schlagen
clause-p13 = Endet ein Zug auf einer fremden Figur, muss sie zurück zum Start. Auf einer eigenen darf er nicht enden, außer diese Regel ist geändert. Am Start und im Ziel ist Platz für alle.
clause-p14-title = Rutschen
clause-p14 = Endet dein Zug auf dem Dreieck einer Rutsche von anderer Farbe, rutscht deine Figur bis zum Kreis. Alle Figuren auf ihrem Weg, auch eigene, müssen zurück zum Start. Auf der eigenen Farbe rutscht man nicht. Das Ende einer Rutsche ist nie der Anfang der nächsten.
clause-p15-title = Ein Tausch auf eine Rutsche
clause-p15 = Nur die Figur dessen, der tauscht, rutscht. Erst tauschen beide die Plätze, dann wird gerutscht: Steht die fremde Figur nun auf dieser Rutsche, muss sie zurück zum Start.
clause-p16-title = Schutzzone und Ziel
clause-p16 = In deiner Schutzzone können nur deine Figuren stehen, und dort kann ihnen niemand etwas tun. Hinein geht es vorwärts, heraus auch rückwärts, mit 4 oder 10. Ins Ziel geht es nur genau, und eine Figur im Ziel bleibt dort.
clause-p17-title = Die Abkürzung rückwärts
clause-p17 = Wer vom Ausgang rückwärts geht, kommt auf die Felder vor seiner Schutzzone. Vom Eingang oder davor geht es dann geradewegs hinein.
clause-p18-title = Eine 7 aufteilen
clause-p18 = Erst geht und rutscht die eine Figur, dann die andere, so wie es nun steht. Beide Teile müssen möglich sein und zusammen sieben ergeben; einer darf ins Ziel führen. Eine Figur am Start kann nicht mitmachen.
clause-p19-title = Gleich ist gleich
clause-p19 = Figuren einer Farbe am selben Platz sind gleich: Welche du nimmst, macht keinen Unterschied.

### Pardon: das Ende

clause-p20-title = Gewinnen
clause-p20 = Wer zuerst alle Figuren im Ziel hat, gewinnt, und das Spiel ist sofort aus. Bei den anderen zählen die Figuren im Ziel, dann, wie weit alle gekommen sind.
clause-p21-title = Was verborgen bleibt
clause-p21 = Du siehst das Brett, die abgelegten Karten, wie viele noch im Stapel und wie viele bei den anderen sind, und deine eigenen. Niemand sieht fremde Karten oder die Reihenfolge des Stapels, auch kein Bot und kein Tipp.

### Zum Ausprobieren

try-t2-road = Der Weg einer roten Figur, vom Startfeld bis zum innersten Feld.
try-t6-jump = Geh 5 Felder, an der gelben Figur vorbei.
try-t7-pass = Würfle: Die 5 ist zu viel für die Figur auf Feld 40.
try-t8-out = Würfle eine Sechs und lass eine Figur heraus.
try-t9-again = Zieh mit der Sechs eine beliebige Figur. Was geschieht dann?
try-t10-tries = Beide Figuren im Ziel können nicht weiter. Versuche, eine Sechs zu bekommen.
try-t11-capture = Schlag die gelbe Figur. Hier darfst du, musst aber nicht.
try-t12-own = Die Figur auf Feld 5 käme auf deine eigene. Zieh die andere.
try-t13-start = Komm heraus und schick die gelbe Figur zurück.
try-t14a-clear = Eine Sechs, und zwei Figuren im Haus. Welche Figur muss ziehen?
try-t14b-out = Zwei Figuren könnten gehen, aber bei einer Sechs kommt etwas anderes zuerst.
try-t14c-must = Zwei Figuren können schlagen, die dritte nicht. Wähle eine, die schlägt.
try-t15-exact = Bring die Figur von Feld 39 genau auf das innerste Feld.
try-t16-jump = Die Figur auf Feld 38 müsste springen. Zieh eine andere.
try-t17-win = Ein Schritt fehlt noch. Gewinne!
try-p2-road = Der Weg einer roten Figur, vom Ausgang ins Ziel.
try-p5-back = Geh mit der 4 zurück.
try-p5-split = Verteile die 7 auf beide Figuren: Tippe auf eine, auf ihr Feld und auf die andere.
try-p5-ten = Geh 1 Feld zurück statt 10 vor.
try-p5-switch = Tausche mit der gelben Figur.
try-p5-pardon = Setz eine Figur vom Start an die Stelle der gelben.
try-p6-out = Verlass den Start mit der 1.
try-p8-again = Spiel die 2. Was geschieht dann?
try-p9-must = Mit 3 und 12 lässt sich nicht ziehen, mit der 4 schon, also muss sie gespielt werden.
try-p9-discard = Mit einer 8 kommt niemand vom Start. Wirf sie ab.
try-p10-decline = 11 vor endet auf deiner eigenen Figur. Spiel die 11 ohne Zug.
try-p13-bump = Geh über die blaue Figur hinweg und schlag die gelbe.
try-p14-slide = Lande auf dem blauen Dreieck und sieh, was auf der Rutsche geschieht.
try-p14-own = Lande auf deinem eigenen Dreieck: Hier rutscht nichts.
try-p15-switch = Tausche mit der gelben Figur auf dem blauen Dreieck.
try-p16-home = Bring eine Figur genau ins Ziel.
try-p17-back = Geh vom Ausgang mit der 4 zurück.
try-p18-order = Teile die 7 in 5 und 2. Nur eine Reihenfolge geht: die vordere Figur zuerst.
try-p20-win = Eine Figur fehlt noch. Gewinne!
