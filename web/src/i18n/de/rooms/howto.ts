import type { Messages } from '../../catalogue';

export const howto: Partial<Messages> = {
  'howto.lead': 'Fünf Spiele, jedes auf einer Seite. Ehe das Teewasser kocht, hast du sie gelesen.',
  'howto.title': 'So spielt man {game}',
  'howto.from': 'aus {place}',
  'howto.book': 'Das ganze Regelbuch',
  'howto.bookHint': 'Jede Regel mit ihrer Nummer, und was gilt, wo Tische sich uneins sind.',
  'howto.bookEnglish': 'Das Regelbuch gibt es nur auf Englisch.',
  'howto.backToGuide': 'Die kurze Anleitung',
  'howto.practice': 'Gegen Hausbots probieren',
  'howto.sections': 'Auf dieser Seite',
  'howto.aim': 'Das Ziel',
  'howto.cards': 'Die Karten',
  'howto.deal': 'Das Geben',
  'howto.play': 'Das Spiel',
  'howto.score': 'Die Wertung',
  'howto.words': 'Wörter des Spiels',
  'howto.wins': 'nimmt den Stich',
  'howto.beats': 'schlägt',
  'howto.led': 'ausgespielt',

  'howto.omi.aim.1':
    'Du und dein Gegenüber seid Partner. Jede Runde hat acht Stiche: Nehmt zusammen fünf oder mehr, und eure Seite bekommt Marken. Wer zuerst zehn Marken hat, gewinnt die Partie; ein Tisch kann auch bis fünf oder fünfzehn spielen.',
  'howto.omi.cards.1':
    'Zweiunddreißig Karten, in jeder Farbe von der Sieben bis zum Ass; das Ass ist am höchsten. Für sich sind die Karten nichts wert: Es zählen nur Stiche.',
  'howto.omi.cards.pic': 'Von der höchsten zur niedrigsten, in jeder Farbe gleich.',
  'howto.omi.deal.1':
    'Alle bekommen vier Karten. Allein nach diesen vier sagt der Trumpfansager, meist der Spieler rechts vom Geber, die Trumpffarbe an: jede ist erlaubt, passen geht nicht. Dann bekommen alle noch vier Karten.',
  'howto.omi.deal.pic': 'Drei Pik mit dem Ass: Trumpf ist Pik.',
  'howto.omi.play.1':
    'Zum ersten Stich spielt der Trumpfansager aus. Hast du die ausgespielte Farbe, musst du sie bedienen, mit welcher Karte du willst. Hast du keine, ist alles erlaubt: stechen oder etwas abwerfen. Überbieten muss nie jemand.',
  'howto.omi.play.2':
    'Der höchste Trumpf nimmt den Stich. Ohne Trumpf ist es die höchste Karte der ausgespielten Farbe. Wer den Stich nimmt, spielt zum nächsten aus.',
  'howto.omi.play.pic':
    'Herz ist Trumpf. Ausgespielt ist Pik 10, dann kommen Ass, Herz 7 und König: Der kleine Trumpf nimmt den Stich.',
  'howto.omi.score.1.what': 'Die Seite des Trumpfansagers nimmt fünf bis sieben Stiche',
  'howto.omi.score.1.pays': '1 Marke',
  'howto.omi.score.2.what': 'Die andere Seite nimmt fünf bis sieben: Ambaya',
  'howto.omi.score.2.pays': '1 Marke; 2 an einem Tisch, an dem Ambaya 2 bringt',
  'howto.omi.score.3.what': 'Alle acht Stiche: Kapothi',
  'howto.omi.score.3.pays': '2 Marken; 3 an einem Tisch, an dem Kapothi 3 bringt',
  'howto.omi.score.4.what': 'Je vier Stiche',
  'howto.omi.score.4.pays':
    'nichts; die nächste gewonnene Runde bringt 1 mehr, oder 1 für jedes Unentschieden, wenn der Tisch sie zusammenzählt',
  'howto.omi.word.1': 'Trumpfansager',
  'howto.omi.word.1.gloss': 'sagt nach den ersten vier Karten Trumpf an',
  'howto.omi.word.2': 'Kapothi',
  'howto.omi.word.2.gloss': 'alle acht Stiche für eine Seite',
  'howto.omi.word.3': 'Ambaya',
  'howto.omi.word.3.gloss': 'die Seite, die nicht Trumpf angesagt hat, gewinnt die Runde',
  'howto.omi.word.4': 'stechen',
  'howto.omi.word.4.gloss': 'einen Trumpf auf eine andere Farbe spielen',

  'howto.tienlen.aim.1':
    'Alle spielen für sich. Sei als Erster alle Karten los: Die anderen zahlen dir für jede, die sie noch halten. Eine Partie hat eine feste Zahl von Runden, und alle Punkte zusammen ergeben null.',
  'howto.tienlen.cards.1':
    'Zweiundfünfzig Karten. Die Drei ist am niedrigsten, das Ass ist hoch, und die Zwei, genannt Heo, schlägt alle. Bei gleichem Rang entscheidet die Farbe: Pik, Kreuz, Karo, Herz, von niedrig nach hoch.',
  'howto.tienlen.cards.pic': 'Pik 3 ist die niedrigste Karte von allen, Herz 2 die höchste.',
  'howto.tienlen.deal.1':
    'Dreizehn Karten für alle. In der ersten Runde und nach einem Sofortsieg beginnt, wer die niedrigste Karte hat, zu viert ist das Pik 3, und muss sie spielen. Sonst beginnt, wer die Runde davor gewonnen hat.',
  'howto.tienlen.deal.2':
    'Ein paar seltene Blätter gewinnen sofort, noch vor der ersten Karte. Zum Beispiel: vier Zweien in jeder Runde; vier Dreien oder drei Drillinge, wo die niedrigste Karte beginnt; sechs Paare oder eine Folge von der Drei bis zum Ass in den anderen Runden.',
  'howto.tienlen.play.1':
    'Wer ausspielt, legt eine Kombination. Reihum schlägt man sie mit einer höheren derselben Art oder passt. Wer passt, ist raus, bis der Umlauf endet. Haben alle gepasst, spielt aus, wer zuletzt gelegt hat, und zwar was er will.',
  'howto.tienlen.play.2':
    'Einzelne, Paare, Drillinge, Vierlinge, Straßen ab drei Karten, Paarfolgen ab drei Paaren. In Straßen und Paarfolgen gibt es keine Zwei. Eine längere Straße schlägt eine kürzere, außer der Tisch verlangt gleiche Länge.',
  'howto.tienlen.play.3':
    'Eine Zwei kann man kappen: Drei Paare in Folge oder ein Vierling schlagen eine einzelne Zwei; vier Paare in Folge schlagen ein Paar Zweien und jeden Vierling, und das sogar, wenn du schon gepasst hast. Wer gekappt wird, zahlt; wird noch einmal gekappt, zahlt der zuletzt Gekappte für alles.',
  'howto.tienlen.play.pic': 'Drei Paare in Folge kappen eine Zwei.',
  'howto.tienlen.score.1.what': 'Jede Karte auf der Hand der Verlierer',
  'howto.tienlen.score.1.pays': '1 an den Gewinner',
  'howto.tienlen.score.2.what': 'Cóng: verloren, ohne eine einzige Karte zu spielen',
  'howto.tienlen.score.2.pays': 'dazu an den Gewinner 13 für jeden Spieler am Tisch, und thúi',
  'howto.tienlen.score.3.what':
    'Đền bài: Drei sind cóng, und einer davon hat mit einem Zug auf der Hand gepasst',
  'howto.tienlen.score.3.pays': 'wer das zuletzt getan hat, zahlt für alle drei',
  'howto.tienlen.score.4.what':
    'Thúi: Zweien und Bomben, die der Letzte noch hält, wenn niemand cóng ist',
  'howto.tienlen.score.4.pays':
    'schwarze Zwei 1, rote Zwei 2, Bombe 4, an den Spieler einen Platz vor ihm',
  'howto.tienlen.score.5.what': 'Gekappt',
  'howto.tienlen.score.5.pays':
    'die Zweien des Umlaufs; ein Paar Zweien doppelt; eine Bombe 4; alles an den, der zuletzt gekappt hat',
  'howto.tienlen.score.6.what': 'Sofortsieg',
  'howto.tienlen.score.6.pays': 'von allen an den Gewinner 13 für jeden Spieler am Tisch, und thúi',
  'howto.tienlen.word.1': 'heo',
  'howto.tienlen.word.1.gloss': 'eine Zwei, wörtlich ein Schwein',
  'howto.tienlen.word.2': 'hàng',
  'howto.tienlen.word.2.gloss': 'eine Bombe: Vierling oder drei und mehr Paare in Folge',
  'howto.tienlen.word.3': 'chặt',
  'howto.tienlen.word.3.gloss': 'kappen: eine Zwei oder Bombe mit einer Bombe schlagen',
  'howto.tienlen.word.4': 'cóng',
  'howto.tienlen.word.4.gloss': 'auf allen dreizehn Karten sitzen bleiben',
  'howto.tienlen.word.5': 'tới trắng',
  'howto.tienlen.word.5.gloss': 'mit den gegebenen Karten sofort gewinnen',

  'howto.jolly.aim.1':
    'Ein Rommé mit acht Jollys. Lege Sätze und Folgen auf den Tisch, bis dir eine Karte bleibt, die nirgends passt; lege sie verdeckt ab und beende die Runde. Du bekommst, was die anderen noch halten. Wer zuerst 500 hat, gewinnt.',
  'howto.jolly.cards.1':
    'Zweiundfünfzig Karten und acht Joker, die Jollys. Ein Jolly steht für jede Karte, die du brauchst. Ein Satz sind drei oder vier Karten eines Ranges; eine Folge sind drei oder mehr Nachbarn einer Farbe. Das Ass liegt unter der Zwei oder über dem König, nie um die Ecke.',
  'howto.jolly.cards.pic': 'Ein Satz Damen, und eine Folge, in der der Jolly für Herz 8 steht.',
  'howto.jolly.deal.1':
    'Zwölf Karten für alle, dreizehn für den, der beginnt. Der Rest ist der Talon. Abgeworfene Karten liegen offen in einer Reihe, die neueste am Ende.',
  'howto.jolly.play.1':
    'Dein Zug: eine Karte ziehen, legen, was du magst, eine Karte abwerfen. Vom Talon dürfen alle ziehen. Wer eröffnet hat, darf stattdessen aus der Reihe nehmen: die neueste Karte oder eine weiter hinten mit allen, die nach ihr liegen.',
  'howto.jolly.play.2':
    'Wenn du zum ersten Mal legst, müssen die Meldungen dieses Zuges 30 oder mehr wert sein: 2 bis 9 zählen fünf, Zehn bis König zehn, das Ass zehn über dem König und fünf unter der Zwei; drei Asse zählen 25. Das ist die Eröffnung. Danach gibt es keine Grenze, und du darfst an jede Meldung auf dem Tisch anlegen, auch an fremde.',
  'howto.jolly.play.pic': 'Dame, König, Ass: 10 + 10 + 10 = 30. Das eröffnet.',
  'howto.jolly.play.3':
    'Um zuzudrehen, musst du eröffnet haben und eine einzige Karte halten, die kein Jolly ist und nirgends auf dem Tisch passt. Lege sie verdeckt ab: Du hast zugedreht. Passt sie irgendwo, musst du sie abwerfen und weiterspielen.',
  'howto.jolly.score.1.what': 'Du drehst zu',
  'howto.jolly.score.1.pays': 'alle Karten der anderen, und 30',
  'howto.jolly.score.2.what': '2 bis 9 auf der Hand',
  'howto.jolly.score.2.pays': 'je 5',
  'howto.jolly.score.3.what': 'Zehn bis König',
  'howto.jolly.score.3.pays': 'je 10',
  'howto.jolly.score.4.what': 'Ass',
  'howto.jolly.score.4.pays': '25',
  'howto.jolly.score.5.what': 'Jolly',
  'howto.jolly.score.5.pays': '50',
  'howto.jolly.word.1': 'Jolly',
  'howto.jolly.word.1.gloss': 'ein Joker; wofür er in einer Folge steht, bleibt',
  'howto.jolly.word.2': 'zudrehen',
  'howto.jolly.word.2.gloss': 'die letzte Karte verdeckt ablegen und die Runde beenden',
  'howto.jolly.word.3': 'eröffnen',
  'howto.jolly.word.3.gloss': 'die ersten 30 Punkte legen, in einem Zug',
  'howto.jolly.word.4': 'Ablagereihe',
  'howto.jolly.word.4.gloss': 'die offene Reihe der abgeworfenen Karten',

  'howto.baloot.aim.1':
    'Du und dein Gegenüber seid Partner. Eine Seite kauft die Runde und muss darin mehr Punkte holen als die andere. Wer zuerst 152 Spielpunkte hat, gewinnt die Partie.',
  'howto.baloot.cards.1':
    'Zweiunddreißig Karten, Sieben bis Ass. Ohne Trumpf und in den Nebenfarben ist die Reihenfolge A 10 K Q J 9 8 7. In der Trumpffarbe springen Bube und Neun nach oben: J 9 A 10 K Q 8 7.',
  'howto.baloot.cards.2':
    'Punkte: Ass 11, Zehn 10, König 4, Dame 3, Bube 2; im Trumpf ist der Bube 20 wert und die Neun 14. Der letzte Stich bringt noch zehn.',
  'howto.baloot.cards.pic': 'Die Trumpffarbe: Bube und Neun zuoberst.',
  'howto.baloot.deal.1':
    'Fünf Karten für alle, und eine offene Karte. Reihum kannst du sie kaufen: als Hokum, dann ist ihre Farbe Trumpf, oder als Sun, ohne Trumpf; Sun geht über Hokum. Passen alle, darf man in einer zweiten Runde eine andere Farbe nennen. Der Käufer nimmt die offene Karte, und alle werden auf acht aufgefüllt.',
  'howto.baloot.deal.2':
    'Wer beim ersten Bieten als Dritter oder Vierter spricht, darf Ashkal sagen, außer die offene Karte ist ein Ass: ein Sun, bei dem der Partner die Karte nimmt. Nach dem Geben darf die andere Seite ein Hokum verdoppeln; ein Sun nur, wenn die Käufer mehr als 100 Punkte haben und sie nicht.',
  'howto.baloot.play.1':
    'Bediene die Farbe. Im Hokum musst du stechen, wenn du sie nicht hast, außer dein Partner liegt vorn; und auf Trumpf musst du höher gehen, wenn du kannst. Zuerst spielt aus, wer nach dem Geber sitzt.',
  'howto.baloot.play.2':
    'Im ersten Stich darfst du Meldungen ansagen: Drei in Folge in einer Farbe sind eine Sira, vier eine Fünfzig, fünf oder mehr eine Hundert, ebenso vier Zehnen, Buben, Damen oder Könige; vier Asse sind im Sun Vierhundert und im Hokum eine Hundert. Nur die Seite mit der stärksten Meldung schreibt ihre an. König und Dame im Trumpf auf einer Hand sind ein Baloot.',
  'howto.baloot.play.pic': 'Eine Fünfzig: vier Nachbarn in Herz.',
  'howto.baloot.score.1.what': 'Sun',
  'howto.baloot.score.1.pays': '26 Spielpunkte zu verteilen',
  'howto.baloot.score.2.what': 'Hokum',
  'howto.baloot.score.2.pays': '16 zu verteilen',
  'howto.baloot.score.3.what': 'Die Käufer gewinnen die Runde nicht: Khasara',
  'howto.baloot.score.3.pays': 'alles für die anderen',
  'howto.baloot.score.4.what': 'Alle acht Stiche: Kaboot',
  'howto.baloot.score.4.pays': '44 im Sun, 25 im Hokum',
  'howto.baloot.score.5.what': 'Sira, 50, 100, 400',
  'howto.baloot.score.5.pays': '4, 10, 20, 40 im Sun; 2, 5, 10 im Hokum',
  'howto.baloot.score.6.what': 'Baloot',
  'howto.baloot.score.6.pays': '2, nie vervielfacht',
  'howto.baloot.word.1': 'Hokum',
  'howto.baloot.word.1.gloss': 'eine Runde mit Trumpf',
  'howto.baloot.word.2': 'Sun',
  'howto.baloot.word.2.gloss': 'eine Runde ohne Trumpf',
  'howto.baloot.word.3': 'Kawesh',
  'howto.baloot.word.3.gloss': 'neu geben lassen, mit einem wertlosen Blatt',
  'howto.baloot.word.4': 'Sawa',
  'howto.baloot.word.4.gloss': 'die Ansage, alle übrigen Stiche zu gewinnen',
  'howto.baloot.word.5': 'Gahwa',
  'howto.baloot.word.5.gloss': 'die letzte Stufe des Verdoppelns: Die Runde entscheidet die Partie',

  'howto.santase.aim.1':
    'Ein Duell. Sammle in einer Runde 66 Punkte und sag es an. Eine gewonnene Runde ist ein, zwei oder drei Siegpunkte wert; wer zuerst elf hat, gewinnt die Partie.',
  'howto.santase.cards.1':
    'Vierundzwanzig Karten. Die Reihenfolge ist A 10 K Q J 9: Die Zehn steht über dem König. Ass 11, Zehn 10, König 4, Dame 3, Bube 2, Neun nichts.',
  'howto.santase.cards.pic': 'Von der höchsten zur niedrigsten, mit ihren Punkten.',
  'howto.santase.deal.1':
    'Sechs Karten für beide. Die nächste wird aufgedeckt: Ihre Farbe ist Trumpf. Sie liegt unter dem Talon und wird als letzte gezogen.',
  'howto.santase.play.1':
    'Solange es einen Talon gibt, darfst du jede Karte zugeben. Die höhere Karte der ausgespielten Farbe nimmt den Stich, ein Trumpf nimmt jede andere Farbe. Beide ziehen, der Gewinner zuerst, und der Gewinner spielt aus.',
  'howto.santase.play.2':
    'Wenn du ausspielst, geht auch das. Hochzeit: Spiel König oder Dame eines Paares aus und nimm 20, im Trumpf 40. Rauben: Tausch die Trumpfneun gegen die aufgedeckte Karte. Zudrehen: Leg die aufgedeckte Karte auf den Talon, niemand zieht mehr. Zum Rauben und Zudrehen müssen drei oder mehr Karten im Talon sein.',
  'howto.santase.play.3':
    'Ist der Talon zugedreht oder leer, wird es streng: bedienen und überbieten, wenn du kannst; kannst du nicht bedienen, stechen.',
  'howto.santase.play.pic': 'Hochzeit in Herz: die eine ausspielen, die andere zeigen, 20 Punkte.',
  'howto.santase.play.4':
    'Deine Punkte zeigt dir der Tisch; die der anderen Seite musst du mitzählen. Wenn du nach einem gewonnenen Stich ausspielst, oder gleich nach einer Hochzeit, sag 66 an, sobald du sie hast. Zu früh kostet die Runde. Sagt niemand 66 an, gewinnt am Ende, wer mehr Punkte hat; wer zugedreht hat, braucht 66.',
  'howto.santase.score.1.what': 'Der Verlierer hat 33 Punkte oder mehr',
  'howto.santase.score.1.pays': '1 Siegpunkt',
  'howto.santase.score.2.what': 'Der Verlierer hat 1 bis 32',
  'howto.santase.score.2.pays': '2',
  'howto.santase.score.3.what': 'Der Verlierer hat nichts',
  'howto.santase.score.3.pays': '3',
  'howto.santase.score.4.what': 'Du hast 66 zu früh angesagt',
  'howto.santase.score.4.pays': '2 für die andere Seite, 3, wenn du zugedreht hattest',
  'howto.santase.score.5.what': 'Du hast zugedreht und es nicht geschafft',
  'howto.santase.score.5.pays': '3 für die andere Seite',
  'howto.santase.word.1': 'Hochzeit',
  'howto.santase.word.1.gloss': 'König und Dame einer Farbe auf einer Hand',
  'howto.santase.word.2': 'zudrehen',
  'howto.santase.word.2.gloss': 'das Ziehen beenden; du versprichst, 66 zu erreichen',
  'howto.santase.word.3': 'Talon',
  'howto.santase.word.3.gloss': 'die Karten zum Ziehen',
  'howto.santase.word.4': 'strenges Spiel',
  'howto.santase.word.4.gloss': 'bedienen und überbieten sind Pflicht, sobald niemand mehr zieht',
};
