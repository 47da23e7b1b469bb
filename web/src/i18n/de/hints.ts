import type { Messages } from '../catalogue';

export const hints: Partial<Messages> = {
  'hint.only': 'Es ist die einzige Karte, die ich spielen darf.',
  'hint.omi.name': 'Von meinen vier Karten ist {suit} die beste Farbe, also sage ich {suit} an.',
  'hint.omi.leadPlain': 'Ich spiele meine höchste Nebenfarbe aus: Sie gewinnt am ehesten.',
  'hint.omi.leadTrump': 'Ich habe nur noch Trümpfe, also spiele ich den höchsten aus.',
  'hint.omi.drawTrumps': 'Ich habe genug Trümpfe, also ziehe ich mit dem höchsten die anderen.',
  'hint.omi.partnerWins': 'Der Partner gewinnt den Stich, also gebe ich meine niedrigste Karte.',
  'hint.omi.win': 'Ich kann den Stich gewinnen, und das mit der niedrigsten Karte.',
  'hint.omi.cannotWin': 'Den Stich kann ich nicht gewinnen, also gebe ich meine niedrigste Karte.',
  'hint.tienlen.nothing': 'Ich habe nichts, was das schlägt.',
  'hint.tienlen.keepHang':
    'Nur eine Zwei oder eine Bombe von mir schlägt das, und die hebe ich auf.',
  'hint.tienlen.keepHigh':
    'Ich hebe meine hohen Karten auf und zerreiße keine Gruppe für eine Einzelne.',
  'hint.tienlen.keepGroups': 'Dafür müsste ich Gruppen zerreißen, die ich als Ganzes spielen will.',
  'hint.tienlen.out': 'Das sind meine letzten Karten: Ich bin fertig.',
  'hint.tienlen.wins': 'Das schlägt niemand, und dann hält mich keiner mehr auf.',
  'hint.tienlen.noSingle': 'Jemand hat nur noch eine Karte, also spiele ich keine Einzelne aus.',
  'hint.tienlen.highestSingle':
    'Jemand hat nur noch eine Karte, also spiele ich meine höchste aus.',
  'hint.tienlen.manyHold': 'Ich werde {count} Karten auf einmal los, und kaum jemand schlägt sie.',
  'hint.tienlen.leadAgain': 'Das sollte die Runde gewinnen, dann spiele ich wieder aus.',
  'hint.tienlen.low':
    'Beim Ausspielen werde ich niedrige Karten los; mit hohen hole ich mir das Ausspiel zurück.',
  'hint.tienlen.manyHigh':
    'Ich werde {count} Karten auf einmal los, und sie sind hoch genug, um öfter zu gewinnen.',
  'hint.tienlen.high': 'Sie ist hoch genug, um zu gewinnen, und dann spiele ich wieder aus.',
  'hint.tienlen.cut': 'Ich kappe: Das bringt Punkte und sehr wahrscheinlich das Ausspiel.',
  'hint.tienlen.ownerHasOne': '{name} hat nur noch eine Karte und darf nicht ausspielen.',
  'hint.tienlen.ownerHasTwo': '{name} hat nur noch zwei Karten und darf nicht ausspielen.',
  'hint.tienlen.inTheWay': 'Jemand hat nur noch eine Karte, also lege ich eine höhere in den Weg.',
  'hint.tienlen.cong': 'Ich habe noch keine Karte gespielt, und cóng zu enden ist teuer.',
  'hint.tienlen.winsRound': 'Das sollte die Runde gewinnen, und dann spiele ich aus.',
  'hint.tienlen.mayWin': 'Es kann mir das Ausspiel bringen, und meine Gruppen bleiben ganz.',
  'hint.tienlen.cheap': 'So werde ich billig los, was sich schlecht ausspielen lässt.',
  'hint.jolly.zudrehen':
    '{card} ist meine letzte Karte und passt nirgends: Ich drehe zu und beende die Runde.',
  'hint.jolly.swap': 'Für {card} bekomme ich einen Jolly zurück, den ich überall brauchen kann.',
  'hint.jolly.takeBack': 'Meine Karten ergeben keine 30, also muss ich die Meldung zurücknehmen.',
  'hint.jolly.onlyStock': 'Ich habe noch nicht eröffnet und darf nur vom Talon ziehen.',
  'hint.jolly.emptyRow': 'Die Ablagereihe ist leer, also ziehe ich vom Talon.',
  'hint.jolly.nothingInRow': 'Nichts in der Reihe hilft mir genug, also ziehe ich vom Talon.',
  'hint.jolly.takeCloses': 'Mit {card} kann ich die Runde in diesem Zug beenden.',
  'hint.jolly.takeForLater': 'Ich nehme {card}, auch wenn ich sie nicht gleich auslegen kann.',
  'hint.jolly.takeAndLay': 'Ich nehme {card}, weil ich damit gleich auslegen kann.',
  'hint.jolly.takeMany':
    'Ich nehme {count} Karten wegen {card} und kann {laid} davon gleich auslegen.',
  'hint.jolly.openAndClose':
    'Ich kann eröffnen, alles bis auf eine Karte auslegen und mit dieser zudrehen.',
  'hint.jolly.opened': 'Damit sind meine Meldungen 30 wert: Ich habe eröffnet.',
  'hint.jolly.open':
    'Ich kann in diesem Zug 30 Punkte auslegen, also eröffne ich, mit möglichst wenigen Jollys.',
  'hint.jolly.layAll':
    'Ich kann alles bis auf {card} auslegen; die passt nirgends, und mit ihr drehe ich zu.',
  'hint.jolly.useUp': 'Ich kann in diesem Zug alle meine Karten loswerden.',
  'hint.jolly.meld': 'Je mehr ich auslege, desto eher kann ich zudrehen: Diese Meldung liegt.',
  'hint.jolly.dropJoker': 'Ein Jolly, der mir bleibt, kostet 50 Punkte, also lege ich ihn aus.',
  'hint.jolly.jokerMakesRoom': 'Der Jolly macht auf dem Tisch Platz für eine weitere Karte.',
  'hint.jolly.fits': '{card} passt dort, also bin ich sie los.',
  'hint.jolly.lastFits':
    'Meine letzte Karte passt auf den Tisch, ich kann also nicht zudrehen; ich werfe sie ab und spiele weiter.',
  'hint.jolly.inattentive': 'Ich war nicht ganz bei der Sache: {card} wäre besser abzuwerfen.',
  'hint.jolly.onlyJokers': 'Ich habe nur Jollys, also muss ich einen abwerfen.',
  'hint.jolly.closeNext': 'Ohne {card} kann ich im nächsten Zug gut zudrehen.',
  'hint.jolly.lonely':
    '{card} passt zu keiner meiner Karten und würde mich {points} Punkte kosten.',
  'hint.jolly.littleUse': '{card} nützt dem nächsten Spieler wenig, und ich kann sie entbehren.',
  'hint.jolly.spare':
    'Alle meine Karten passen irgendwie zusammen; {card} kann ich am ehesten entbehren.',
  'hint.baloot.sun': 'Meine Asse und Zehnen reichen für Sun.',
  'hint.baloot.hokum': 'Diese Trümpfe und Beikarten reichen für Hokum.',
  'hint.baloot.ashkal':
    'Mein Blatt ist gut für Sun, und die offene Karte hilft meinem Partner mehr.',
  'hint.baloot.kawesh': 'Mein Blatt ist wertlos, also bitte ich um neue Karten.',
  'hint.baloot.partnersHokum': 'Der Hokum meines Partners ist besser als jedes Gebot von mir.',
  'hint.baloot.thin': 'Mein Blatt ist zu dünn: Wer kauft und verliert, verliert alles.',
  'hint.baloot.noRaise': 'Ich bin mir des Sieges nicht sicher genug, um zu erhöhen.',
  'hint.baloot.raise': 'Mit diesem Blatt sollten wir gewinnen, also erhöhe ich.',
  'hint.baloot.declare': 'Eine Meldung zählt nur, wenn sie angesagt ist, und sie kostet nichts.',
  'hint.baloot.accept':
    'Alle gezeigten Karten gewinnen, was auch immer in den verdeckten Händen ist.',
  'hint.baloot.reject':
    'Ich bin nicht sicher, dass alle diese Karten gewinnen, und Nachsehen kostet nichts.',
  'hint.baloot.sawa': 'Ich habe gezählt: Keine meiner Karten kann noch geschlagen werden.',
  'hint.baloot.allWin': 'In dieser Reihenfolge gewinnen jetzt alle meine Karten.',
  'hint.baloot.drawTrumps': 'Wir haben gekauft, also ziehe ich den anderen die Trümpfe.',
  'hint.baloot.highestWins':
    'Niemand sonst hat eine höhere Karte dieser Farbe, also gewinnt sie den Stich.',
  'hint.baloot.highestMayWin':
    'Niemand sonst hat eine höhere Karte dieser Farbe; sie gewinnt vielleicht, bevor jemand sticht.',
  'hint.baloot.partnerRuffs': 'Mein Partner kann diese Farbe stechen.',
  'hint.baloot.driveOut':
    'Sie treibt die höheren Karten ihrer Farbe heraus, oder mein Partner gewinnt damit.',
  'hint.baloot.giveLittle': 'Damit gebe ich wenig her und behalte, was noch gewinnen kann.',
  'hint.baloot.mustOvertake':
    'Ich muss meinen Partner überstechen und kann diese Karte am ehesten entbehren.',
  'hint.baloot.overtake': 'Ich übersteche meinen Partner, um als Nächster auszuspielen.',
  'hint.baloot.ruff': 'Ich habe diese Farbe nicht, also steche ich.',
  'hint.baloot.lastTakes': 'Ich spiele als Letzter und nehme den Stich.',
  'hint.baloot.highestTakes':
    'Es ist die höchste Karte dieser Farbe im Spiel, also nehme ich den Stich.',
  'hint.baloot.tryToWin':
    'Ich versuche den Stich zu gewinnen, oder der Nächste muss eine hohe Karte opfern.',
  'hint.baloot.givePoints': 'Mein Partner gewinnt den Stich, also gebe ich möglichst viele Punkte.',
  'hint.baloot.giveSpare':
    'Mein Partner gewinnt den Stich, also gebe ich Punkte, die ich entbehren kann.',
  'hint.baloot.keepBetter':
    'Mein Partner gewinnt den Stich, also behalte ich meine besseren Karten.',
  'hint.baloot.leaveToPartner':
    'Diesen Stich überlasse ich meinem Partner und behalte meine besseren Karten.',
  'hint.baloot.notWorth': 'Dieser Stich ist die Karte nicht wert, die ihn gewinnt.',
  'hint.baloot.addPoints': 'Mein Partner kann den Stich noch gewinnen, also gebe ich Punkte dazu.',
  'hint.baloot.needOthers':
    'Diesen Stich kann ich nicht gewinnen, und die anderen Karten brauche ich dringender.',
  'hint.baloot.partnerMay':
    'Ich kann den Stich nicht gewinnen, mein Partner vielleicht: Ich spiele niedrig.',
  'hint.baloot.lost':
    'Diesen Stich kann ich nicht gewinnen, also gebe ich so wenig wie möglich her.',
  'hint.santase.say66': 'Ich habe {points} Punkte, also sage ich 66 an.',
  'hint.santase.tooEarly': 'Mit {points} Punkten ist es zu früh für 66, also spiele ich weiter.',
  'hint.santase.exchange': '{card} ist ein besserer Trumpf als meine Neun und kostet nichts.',
  'hint.santase.close':
    'Mit {points} Punkten und diesen Karten sollte ich die 66 allein erreichen, also drehe ich zu, bevor etwas Gutes gezogen wird.',
  'hint.santase.marriageWins': 'Die Hochzeit bringt {points} Punkte, und damit habe ich 66.',
  'hint.santase.marriage': 'Die Hochzeit bringt sofort {points} Punkte.',
  'hint.santase.unbeaten': 'Keine Karte drüben schlägt {card}, also gehört der Stich mir.',
  'hint.santase.leadWins': 'Gewinnt {card}, habe ich 66.',
  'hint.santase.leadNearly': 'Gewinnt {card}, habe ich 66 oder fast.',
  'hint.santase.drawTrump': '{card} kann ich entbehren, und sie zieht vielleicht einen Trumpf.',
  'hint.santase.mayWin':
    'Meine anderen Karten brauche ich dringender als {card}, die gut gewinnen kann.',
  'hint.santase.spareLead':
    'Solange gezogen wird, spiele ich {card} aus, die ich entbehren kann, und behalte die besten.',
  'hint.santase.onlyTrump': 'Nur ein Trumpf schlägt {card}.',
  'hint.santase.unsure': 'Kein Stich ist mir sicher, also wage ich so wenig wie möglich.',
  'hint.santase.notWorth': 'Der Stich ist keine bessere Karte wert, also gebe ich {card}.',
  'hint.santase.throw': 'Den Stich kann ich nicht gewinnen, also gebe ich {card}.',
  'hint.santase.trickWins': 'Mit diesem Stich habe ich 66.',
  'hint.santase.mustWin': 'Ich muss den Stich gewinnen, und {card} kostet am wenigsten.',
  'hint.santase.mustTake': 'Diesen Stich muss ich nehmen, sonst sind drüben 66.',
  'hint.santase.bringHome': '{card} gewinnt den Stich und bringt ihre Punkte heim.',
  'hint.santase.cheaply': '{card} gewinnt den Stich billig.',
  'hint.santase.worthTrump': '{card} ist einen Trumpf wert.',
  'hint.santase.forMarriage':
    'Ich steche mit einem Trumpf, weil ich meine Hochzeit ausspielen will.',
  'hint.santase.forExchange': 'Ich steche mit einem Trumpf, weil ich meine Neun tauschen will.',
  'hint.santase.spareTrump': '{card} kann ich für Stich und Ausspiel entbehren.',
  'hint.santase.countedWin': 'Ich habe die Karten gezählt: Nach {card} gehört die Runde mir.',
  'hint.santase.countedLoss':
    'Ich habe die Karten gezählt: Drüben ist man vorn, also gebe ich so wenig wie möglich her.',
};
