import type { Translated } from '@chronik/kernel'

export const refusals: Translated = {
  en: {
    'two-dice': 'You have taken your two dice already; nobody takes more in one turn.',
    'value-first':
      '{banner}: this banner answers to {shown}. Take two dice that make this value; coins turn them.',
    'dice-first': '{banner}: this banner answers to any value; take two dice first.',
    'value-made': 'Your banner value is {value}; it can be changed only before it is used.',
    'whites-begun':
      'You are activating white banners in this turn; a black banner can be taken in another turn.',
    'die-not-in-pool': 'There is no such die in the pool any more: {die}. Take one that still lies there.',
    'too-few-coins':
      'You are {missing} {missing:coin|coins} short for that. Fields and the headman on the coin space bring coins.',
    'too-few-markers':
      'On your meeting place you are {missing} {missing:marker|markers} short for that. Its white banner brings new ones.',
    'value-out-of-reach':
      'That is not enough for the banner value {value}: it costs {coins} {coins:coin|coins}, or fewer with a marker of the meeting place.',
    'wasteful-change':
      'You can have the banner value {value} for less: choose one of the ways that are offered.',
    'no-black-banner':
      'With the value {value} you cannot activate any black banner now; the “?” banner is always possible.',
    'no-white-banner':
      'With the value {value} you cannot activate any white banner of your village now; the “?” banner is always possible.',
    'choose-black': 'Choose to activate a black banner first.',
    'choose-white': 'Choose to activate white banners first.',
    'value-differs':
      '{banner}: the banner answers to {shown}, and your value is {value}. Before a value is used, coins and markers of the meeting place change it.',
    'villager-missing':
      '{banner}: for this your {profession} has to be present; a pupil from the school can take the empty space.',
    'area-inactive':
      '{banner}: for this your {profession} has to be present; a pupil from the school can take the empty space.',
    'craft-owned': 'You already own a building of this kind; you may have only one of each kind.',
    'church-owned': 'You already own a church; nobody may have more than one.',
    'hall-owned': 'You already own a town hall; nobody may have more than one.',
    'meeting-place-owned': 'You already own a meeting place; nobody may have more than one.',
    'no-church': 'A monk needs a church: bring one into your village first.',
    'windows-full': 'Your church already has as many windows as are allowed; another monk finds no room.',
    'journey-over': 'Your journey is over: its last card was {last}, and from there no way leads on.',
    'not-next-letter': 'The next card of your journey has to be a card {next}.',
    'card-gone': '{banner}: no card of this kind is left on offer; the others were quicker.',
    'cannot-pay':
      '{banner}: you cannot pay this yet. What you lack: {missing}. Your craft buildings make goods, your fields bring coins; a joker stands for any good.',
    'hand-back-up':
      'The start hand lies back side up: it was already taken in this round. In the next round it can be taken again.',
    'hand-of-start-player':
      'As start player you may not take the start hand in your first turn of the round. With two players you may in your second turn, otherwise as soon as somebody else is start player.',
    'display-empty': 'No customer is on display and none is left in the deck: nobody will come any more.',
    'no-own-banner':
      '{banner}: this is no white banner of your village; with a black banner its card comes into your village first.',
    used: '{banner}: this banner was already activated in this turn; each one works once a turn.',
    'activate-one': 'Activate at least one white banner; after that you may stop.',
    'not-asked-for': '{purse}: that is not what is paid here; the sources that glow are.',
    'purse-empty': '{purse}: there is nothing left there to pay with; choose one of the sources that glow.',
    'pay-in-order':
      '{purse}: you would have had to pay with this first; take a step back, or pay the rest otherwise.',
    'rest-unpayable':
      '{purse}: after this the rest of the costs could not be paid; you need it for another part. Pay this part with one of the sources that glow.',
    'octagon-taken':
      'The octagon on the {side} of the school is taken: its pupil has to move on or graduate first.',
    'no-pupil':
      'There is no pupil on the octagon on the {side}; the school banner brings one in on the left.',
    'space-taken': 'This villager space is taken: {profession}. Choose an empty one.',
    'not-displayed': '{customer} is not on display; choose one who is.',
    'take-a-customer': 'Take at least one customer; after that you may stop.',
    'headman-walks': 'Your headman has to walk: in this match, begun under older rules, he cannot stay.',
    'one-step-only': 'Your headman walks one space at a time and does not come this far: {from}, {to}.',
    'tile-must-lie': 'The tile must be laid beside a banner: choose one of those that glow.',
    'tile-useless':
      '{banner}: beside this banner the tile has no effect; it answers to every value or to 2 and 12 already.',
    'tile-there':
      '{banner}: the tile already lies beside this banner; leave it there, or choose another banner.',
    'octagon-marked': '{octagon}: this octagon is marked already; choose one that is free.',
    'no-such-octagon': '{octagon}: your hall has no such octagon; choose one that glows.',
    'no-such-villager': 'There is no {profession} in your village; choose one who lives there.',
    'too-late-to-plow': 'Plows are moved before the check for a death; in your next turn you can again.',
    'not-your-field': '{field}: that is not in your village; a plow goes onto a field of your own.',
    'field-plowed': '{field}: there is a plow there already, and a field has room for one.',
    'no-plow-there': '{from}: there is no plow there; the smithy makes plows.',
    'joker-needed': 'This joker is needed for what you have begun; move it once that is paid.',
  },
  de: {
    'two-dice': 'Du hast deine zwei Würfel schon genommen; mehr nimmt niemand in einem Spielzug.',
    'value-first':
      '{banner}: Das Banner zeigt {shown}. Nimm zwei Würfel, die diesen Wert ergeben; mit Münzen kannst du sie drehen.',
    'dice-first': '{banner}: Dieses Banner gilt bei jedem Wert; nimm zuerst zwei Würfel.',
    'value-made': 'Dein Bannerwert ist {value}; ändern lässt er sich nur, bevor er benutzt wird.',
    'whites-begun':
      'In diesem Spielzug aktivierst du weiße Banner; ein schwarzes Banner geht erst in einem anderen.',
    'die-not-in-pool':
      'Ein solcher Würfel liegt nicht mehr im Würfel-Pool: {die}. Nimm einen, der noch dort liegt.',
    'too-few-coins':
      'Dafür {missing:fehlt|fehlen} dir {missing} {missing:Münze|Münzen}. Münzen bringen die Kornfelder und das Oberhaupt auf dem Feld mit der Münze.',
    'too-few-markers':
      'Auf deinem Versammlungsplatz {missing:fehlt|fehlen} dafür {missing} Holzmarker. Sein weißes Banner bringt neue.',
    'value-out-of-reach':
      'Für den Bannerwert {value} reicht das nicht: Er kostet {coins} {coins:Münze|Münzen}, oder weniger mit einem Holzmarker des Versammlungsplatzes.',
    'wasteful-change':
      'Den Bannerwert {value} bekommst du auch für weniger: Wähle einen der Wege, die angeboten werden.',
    'no-black-banner':
      'Mit dem Wert {value} kannst du jetzt kein schwarzes Banner aktivieren; das „?“-Banner ist immer möglich.',
    'no-white-banner':
      'Mit dem Wert {value} kannst du jetzt kein weißes Banner deines Dorfes aktivieren; das „?“-Banner ist immer möglich.',
    'choose-black': 'Entscheide dich zuerst für ein schwarzes Banner.',
    'choose-white': 'Entscheide dich zuerst für weiße Banner.',
    'value-differs':
      '{banner}: Das Banner zeigt {shown}, dein Wert ist {value}. Bevor du einen Wert benutzt, kannst du ihn mit Münzen und den Holzmarkern des Versammlungsplatzes ändern.',
    'villager-missing':
      '{banner}: Dafür muss dein {profession} anwesend sein; ein Nachkomme aus der Schule kann den leeren Platz einnehmen.',
    'area-inactive':
      '{banner}: Dafür muss dein {profession} anwesend sein; ein Nachkomme aus der Schule kann den leeren Platz einnehmen.',
    'craft-owned': 'Ein Handwerksgebäude dieser Art hast du schon; von jeder Art darfst du nur eines haben.',
    'church-owned': 'Du hast schon eine Kirche; mehr als eine darf niemand haben.',
    'hall-owned': 'Du hast schon ein Rathaus; mehr als eines darf niemand haben.',
    'meeting-place-owned': 'Du hast schon einen Versammlungsplatz; mehr als einen darf niemand haben.',
    'no-church': 'Ein Mönch braucht eine Kirche: Hole zuerst eine in dein Dorf.',
    'windows-full':
      'Deine Kirche hat schon so viele Kirchenfenster, wie erlaubt sind; ein weiterer Mönch findet keinen Platz.',
    'journey-over':
      'Deine Reise ist zu Ende: Ihre letzte Karte war {last}, und von dort führt kein Weg weiter.',
    'not-next-letter': 'Auf deiner Reise ist als Nächstes eine Karte {next} an der Reihe.',
    'card-gone': '{banner}: Davon liegt keine Karte mehr aus; andere waren schneller.',
    'cannot-pay':
      '{banner}: Das kannst du noch nicht bezahlen. Was dir fehlt: {missing}. Güter stellst du in deinen Handwerksgebäuden her, Münzen bringen die Kornfelder; ein Joker-Gut ersetzt jedes Gut.',
    'hand-back-up':
      'Die Startspieler-Hand liegt mit dem Handrücken nach oben: In dieser Runde wurde sie schon genommen. In der nächsten Runde kann man sie wieder nehmen.',
    'hand-of-start-player':
      'Als Startspieler darfst du die Startspieler-Hand in deinem ersten Zug der Runde nicht nehmen. Zu zweit geht es in deinem zweiten Zug, sonst, sobald jemand anders Startspieler ist.',
    'display-empty': 'Es liegt kein Kunde aus, und im Kundenstapel ist keiner mehr: Es kommt niemand nach.',
    'no-own-banner':
      '{banner}: In deinem Dorf gibt es dieses weiße Banner nicht; mit einem schwarzen Banner kommt die Karte erst in dein Dorf.',
    used: '{banner}: Dieses Banner wurde in diesem Zug schon aktiviert; jedes wirkt einmal im Zug.',
    'activate-one': 'Aktiviere wenigstens ein weißes Banner; danach darfst du aufhören.',
    'not-asked-for': '{purse}: Damit wird hier nicht bezahlt, sondern mit dem, was leuchtet.',
    'purse-empty':
      '{purse}: Dort liegt nichts mehr, womit du zahlen könntest; wähle eine Quelle, die leuchtet.',
    'pay-in-order':
      '{purse}: Damit hättest du zuerst zahlen müssen; geh einen Schritt zurück, oder zahle den Rest anders.',
    'rest-unpayable':
      '{purse}: Danach wären die übrigen Kosten nicht mehr zu bezahlen; du brauchst es für einen anderen Teil. Zahle diesen Teil aus einer Quelle, die leuchtet.',
    'octagon-taken':
      'In der Schule ist das Feld {side} besetzt: Der Nachkomme dort muss erst weiterrücken oder Dorfbewohner werden.',
    'no-pupil': 'Auf dem Feld {side} steht kein Nachkomme; das Schulbanner bringt einen auf das linke.',
    'space-taken': 'Dieses Bewohnerfeld ist besetzt: {profession}. Wähle ein leeres.',
    'not-displayed': '{customer} liegt nicht aus; wähle einen, der ausliegt.',
    'take-a-customer': 'Nimm wenigstens einen Kunden; danach darfst du aufhören.',
    'headman-walks':
      'Dein Oberhaupt muss gehen: In dieser Partie, die nach älteren Regeln begann, kann es nicht stehen bleiben.',
    'one-step-only': 'Dein Oberhaupt geht nur ein Feld weit und kommt nicht bis dorthin: {from}, {to}.',
    'tile-must-lie': 'Das Plättchen muss neben ein Banner gelegt werden: Wähle eines, das leuchtet.',
    'tile-useless':
      '{banner}: Neben diesem Banner hat das Plättchen keine Wirkung; es gilt schon für jeden Wert oder für 2 und 12.',
    'tile-there':
      '{banner}: Das Plättchen liegt schon neben diesem Banner; lass es dort, oder wähle ein anderes.',
    'octagon-marked': '{octagon}: Dieses achteckige Feld ist schon markiert; wähle ein freies.',
    'no-such-octagon': '{octagon}: Ein solches Feld hat dein Rathaus nicht; wähle eines, das leuchtet.',
    'no-such-villager':
      'Diesen Dorfbewohner hast du nicht: {profession}. Wähle einen, der in deinem Dorf steht.',
    'too-late-to-plow':
      'Pflüge versetzt man vor der Prüfung auf einen Todesfall; in deinem nächsten Zug geht es wieder.',
    'not-your-field': '{field}: Das gehört nicht zu deinem Dorf; ein Pflug kommt auf ein eigenes Kornfeld.',
    'field-plowed': '{field}: Dort steht schon ein Pflug, und mehr als einer hat keinen Platz.',
    'no-plow-there': '{from}: Dort steht kein Pflug; Pflüge macht die Schmiede.',
    'joker-needed':
      'Dieser Joker wird für das gebraucht, was du begonnen hast; versetze ihn, wenn das bezahlt ist.',
  },
  nl: {
    'two-dice': 'Je hebt je twee dobbelstenen al genomen; meer neemt niemand in één beurt.',
    'value-first':
      '{banner}: het vaandel toont {shown}. Neem twee dobbelstenen die samen deze waarde geven; met munten kun je ze draaien.',
    'dice-first': '{banner}: dit vaandel geldt bij elke waarde; neem eerst twee dobbelstenen.',
    'value-made': 'Je vaandelwaarde is {value}; je kunt haar alleen veranderen voordat je haar gebruikt.',
    'whites-begun':
      'In deze beurt activeer je witte vaandels; een blauw vaandel kan pas in een andere beurt.',
    'die-not-in-pool': 'Zo’n dobbelsteen ligt niet meer in het aanbod: {die}. Neem er een die er nog ligt.',
    'too-few-coins':
      'Daarvoor kom je {missing} {missing:munt|munten} tekort. Munten krijg je van de akkers en van je voorman op het veld met de munt.',
    'too-few-markers':
      'Op je vergaderruimte kom je daarvoor {missing} {missing:markeersteen|markeerstenen} tekort. Het witte vaandel ervan brengt nieuwe.',
    'value-out-of-reach':
      'Dat is niet genoeg voor vaandelwaarde {value}: die kost {coins} {coins:munt|munten}, of minder met een markeersteen van de vergaderruimte.',
    'wasteful-change':
      'Vaandelwaarde {value} kun je ook voor minder krijgen: kies een van de manieren die worden aangeboden.',
    'no-black-banner':
      'Met waarde {value} kun je nu geen blauw vaandel activeren; het “?”-vaandel kan altijd.',
    'no-white-banner':
      'Met waarde {value} kun je nu geen wit vaandel van je dorp activeren; het “?”-vaandel kan altijd.',
    'choose-black': 'Kies eerst voor een blauw vaandel.',
    'choose-white': 'Kies eerst voor witte vaandels.',
    'value-differs':
      '{banner}: het vaandel toont {shown}, jouw waarde is {value}. Voordat je een waarde gebruikt, kun je haar met munten en met de markeerstenen van de vergaderruimte veranderen.',
    'villager-missing':
      '{banner}: hiervoor moet je {profession} aanwezig zijn; een nakomeling uit de school kan het lege veld innemen.',
    'area-inactive':
      '{banner}: hiervoor moet je {profession} aanwezig zijn; een nakomeling uit de school kan het lege veld innemen.',
    'craft-owned': 'Je hebt al een ambachtslocatie van deze soort; van elke soort mag je er maar één hebben.',
    'church-owned': 'Je hebt al een kerk; meer dan één mag niemand hebben.',
    'hall-owned': 'Je hebt al een raadszaal; meer dan één mag niemand hebben.',
    'meeting-place-owned': 'Je hebt al een vergaderruimte; meer dan één mag niemand hebben.',
    'no-church': 'Een monnik heeft een kerk nodig: haal er eerst een naar je dorp.',
    'windows-full':
      'Je kerk heeft al zoveel kerkramen als er mogen zijn; voor nog een monnik is geen plaats.',
    'journey-over': 'Je reis is afgelopen: de laatste kaart was {last}, en vandaar gaat het niet verder.',
    'not-next-letter': 'Op je reis is als volgende een kaart {next} aan de beurt.',
    'card-gone': '{banner}: hiervan ligt geen kaart meer in het aanbod; anderen waren sneller.',
    'cannot-pay':
      '{banner}: dit kun je nog niet betalen. Wat je mist: {missing}. Goederen maak je op je ambachtslocaties, munten krijg je van je akkers; een goed naar keuze vervangt elk product.',
    'hand-back-up':
      'De startspelerhand ligt met de rugkant boven: ze is deze ronde al genomen. In de volgende ronde kan ze weer worden genomen.',
    'hand-of-start-player':
      'Als startspeler mag je de startspelerhand in je eerste beurt van de ronde niet nemen. Met z’n tweeën kan het in je tweede beurt, anders zodra iemand anders startspeler is.',
    'display-empty': 'Er ligt geen klant in het aanbod en de klantenstapel is leeg: er komt niemand meer.',
    'no-own-banner':
      '{banner}: dit is geen wit vaandel van je dorp; met een blauw vaandel komt de kaart eerst in je dorp.',
    used: '{banner}: dit vaandel is deze beurt al geactiveerd; elk vaandel werkt één keer per beurt.',
    'activate-one': 'Activeer minstens één wit vaandel; daarna mag je stoppen.',
    'not-asked-for': '{purse}: hiermee wordt hier niet betaald, wel met wat oplicht.',
    'purse-empty': '{purse}: daar ligt niets meer om mee te betalen; kies een bron die oplicht.',
    'pay-in-order':
      '{purse}: hiermee had je eerst moeten betalen; ga een stap terug, of betaal de rest anders.',
    'rest-unpayable':
      '{purse}: hierna is de rest van de kosten niet meer te betalen; je hebt het voor een ander deel nodig. Betaal dit deel uit een bron die oplicht.',
    'octagon-taken':
      'In de school is het veld {side} bezet: de nakomeling daar moet eerst doorschuiven of dorpsbewoner worden.',
    'no-pupil':
      'Op het veld {side} staat geen nakomeling; het schoolvaandel brengt er een op het linkerveld.',
    'space-taken': 'Dit dorpsbewonersveld is bezet: {profession}. Kies een leeg veld.',
    'not-displayed': '{customer} ligt niet in het aanbod; kies er een die er ligt.',
    'take-a-customer': 'Neem minstens één klant; daarna mag je stoppen.',
    'headman-walks':
      'Je voorman moet lopen: in deze partij, begonnen volgens oudere regels, kan hij niet blijven staan.',
    'one-step-only': 'Je voorman gaat maar één veld ver en komt niet zo ver: {from}, {to}.',
    'tile-must-lie': 'De tegel moet naast een vaandel worden gelegd: kies er een dat oplicht.',
    'tile-useless':
      '{banner}: naast dit vaandel heeft de tegel geen effect; het geldt al voor elke waarde of voor 2 en 12.',
    'tile-there': '{banner}: de tegel ligt al naast dit vaandel; laat hem liggen, of kies een ander.',
    'octagon-marked': '{octagon}: dit veld is al gemarkeerd; kies een vrij veld.',
    'no-such-octagon': '{octagon}: zo’n veld heeft je raadszaal niet; kies een veld dat oplicht.',
    'no-such-villager': 'Deze dorpsbewoner heb je niet: {profession}. Kies er een die in je dorp staat.',
    'too-late-to-plow':
      'Ploegen verplaats je vóór de controle op een sterfgeval; in je volgende beurt kan het weer.',
    'not-your-field': '{field}: dat hoort niet bij je dorp; een ploeg komt op een eigen akker.',
    'field-plowed': '{field}: daar staat al een ploeg, en er is maar plaats voor één.',
    'no-plow-there': '{from}: daar staat geen ploeg; ploegen komen uit de smederij.',
    'joker-needed':
      'Dit goed naar keuze is nodig voor wat je begonnen bent; verplaats het als dat betaald is.',
  },
}
