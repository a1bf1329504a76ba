import { inLanguages, type Names, namedAlike } from '@chronik/kernel'
import { BOARDS, CUSTOMERS, DICE, FIELDS, PLACES, SHELF } from '../box/vocabulary.ts'

const VILLAGERS: Names = {
  abbot: ['Abt', 'abbot', 'abt'],
  councillor: ['Ratsherr', 'councillor', 'raadslid'],
  traveller: ['Reisender', 'traveller', 'reiziger'],
  craftsman: ['Handwerker', 'craftsman', 'ambachtsman'],
  merchant: ['Händler', 'merchant', 'koopman'],
}

const AREAS: Names = {
  religion: ['Religionsbereich', 'religion area', 'religieus gebied'],
  council: ['Ratsbereich', 'council area', 'dorpsraadgebied'],
  harvest: ['Erntebereich', 'harvest area', 'oogstgebied'],
  travel: ['Reisebereich', 'travel area', 'reisgebied'],
  craft: ['Handwerksbereich', 'craft area', 'ambachtsgebied'],
  market: ['Marktbereich', 'market area', 'marktgebied'],
  served: ['Stapel für bediente Kunden', 'served stack', 'stapel bediende klanten'],
}

const STOCK: Names = {
  coin: ['Münze', 'coin', 'munt'],
  coins: ['Münzen', 'coins', 'munten'],
  stories: ['Geschichten-Punkte', 'story points', 'verhaalpunten'],
  horse: ['Pferd', 'horse', 'paard'],
  beer: ['Bier', 'beer', 'bier'],
  plow: ['Pflug', 'plow', 'ploeg'],
  scroll: ['Schriftrolle', 'scroll', 'perkamentrol'],
  wagon: ['Planwagen', 'wagon', 'wagen'],
  joker: ['Joker-Gut', 'joker good', 'goed naar keuze'],
  supply: ['Vorrat', 'supply', 'voorraad'],
}

const starting = (list: readonly string[], prefix: string): string[] =>
  list.filter((word) => word.startsWith(`${prefix}-`))

/** Journeys by letter and number: A3. */
const journey = (card: string): string => card.slice('travel-'.length).replace('-', '').toUpperCase()

const CARDS: Names = {
  stable: ['Stall', 'stable', 'stal'],
  brewery: ['Brauerei', 'brewery', 'brouwerij'],
  smithy: ['Schmiede', 'smithy', 'smederij'],
  scriptorium: ['Schreibstube', 'scriptorium', 'kantoor'],
  cartwright: ['Wagnerei', 'cartwright', 'wagenmakerij'],
  ...namedAlike(starting(SHELF.craft, 'stable'), ['Stall', 'stable', 'stal']),
  ...namedAlike(starting(SHELF.craft, 'brewery'), ['Brauerei', 'brewery', 'brouwerij']),
  ...namedAlike(starting(SHELF.craft, 'smithy'), ['Schmiede', 'smithy', 'smederij']),
  ...namedAlike(starting(SHELF.craft, 'scriptorium'), ['Schreibstube', 'scriptorium', 'kantoor']),
  ...namedAlike(starting(SHELF.craft, 'cartwright'), ['Wagnerei', 'cartwright', 'wagenmakerij']),
  field: ['Kornfeld', 'field', 'akker'],
  ...namedAlike(FIELDS.list, ['Kornfeld', 'field', 'akker']),
  'church-salvation': ['Heilskirche', 'Salvation Church', 'ontsmettingskerk'],
  'church-abbey': ['Abteikirche', 'Abbey Church', 'kloosterkerk'],
  'church-trade': ['Handelskirche', 'Trade Church', 'handelskerk'],
  'church-mission': ['Missionskirche', 'Mission Church', 'reiskerk'],
  quill: ['Feder', 'quill', 'pennenschacht'],
  jug: ['Krug', 'jug', 'kelk'],
  rosary: ['Rosenkranz', 'rosary', 'rozenkrans'],
  'monk-quill': ['Mönch mit Feder', 'monk with a quill', 'monnik met pennenschacht'],
  'monk-jug': ['Mönch mit Krug', 'monk with a jug', 'monnik met kelk'],
  'monk-rosary': ['Mönch mit Rosenkranz', 'monk with a rosary', 'monnik met rozenkrans'],
  ...namedAlike(starting(SHELF.monk, 'monk-quill'), [
    'Mönch mit Feder',
    'monk with a quill',
    'monnik met pennenschacht',
  ]),
  ...namedAlike(starting(SHELF.monk, 'monk-jug'), ['Mönch mit Krug', 'monk with a jug', 'monnik met kelk']),
  ...namedAlike(starting(SHELF.monk, 'monk-rosary'), [
    'Mönch mit Rosenkranz',
    'monk with a rosary',
    'monnik met rozenkrans',
  ]),
  'hall-finance': ['Finanzrathaus', 'Finance Hall', 'financiële raad'],
  'hall-guild': ['Gildenrathaus', 'Guild Hall', 'gilderaad'],
  'hall-area': ['Bereichsrathaus', 'Area Hall', 'gebiedsraad'],
  'hall-population': ['Bevölkerungsrathaus', 'Population Hall', 'populatieraad'],
  'meeting-place': ['Versammlungsplatz', 'meeting place', 'vergaderruimte'],
  ...namedAlike(SHELF['meeting-place'], ['Versammlungsplatz', 'meeting place', 'vergaderruimte']),
  ...namedAlike(
    ['travel-a', 'travel-b', 'travel-c', 'travel-d', 'travel-e', ...SHELF.travel],
    ['Reisekarte', 'travel card', 'reiskaart'],
    journey,
  ),
  ...namedAlike(CUSTOMERS.list, ['Kunde', 'customer', 'klant'], (one) => `${Number(one.slice(-2))}`),
  hand: ['Startspieler-Hand', 'start player hand', 'startspelerhand'],
  steward: ['Marktvogtei', 'market steward', 'kantoor van de hofmeester'],
  game: ['Spielbanner', 'game banner', 'speelvaandel'],
  school: ['Schule', 'school', 'school'],
  leader: ['„?“-Banner', '“?” banner', '“?”-vaandel'],
}

const SPOTS: Names = {
  a: ['A', 'A', 'A'],
  b: ['B', 'B', 'B'],
  c: ['C', 'C', 'C'],
  d: ['D', 'D', 'D'],
  e: ['E', 'E', 'E'],
  left: ['links', 'left', 'links'],
  right: ['rechts', 'right', 'rechts'],
  'main-house': ['Haupthaus', 'main house', 'grote huis'],
  'coin-space': ['Feld mit der Münze', 'coin space', 'veld met de munt'],
  'story-space': ['Feld mit den Geschichten-Punkten', 'story space', 'veld met de verhaalpunten'],
  bridge: ['Brücke', 'bridge', 'brug'],
  'time-marker': ['Zeitmarker', 'time marker', 'tijdsteen'],
  chronicle: ['Chronikfeld', 'chronicle space', 'kroniekenveld'],
  grave: ['Anonymes Grab', 'anonymous grave', 'anoniem graf'],
  offer: ['Kartenauslage', 'card display', 'kaartvoorraad'],
  top: ['oberste Karte', 'top card', 'bovenste kaart'],
  taken: ['genommen', 'taken', 'genomen'],
  ...namedAlike(starting(PLACES.list, 'display'), ['Kundenauslage', 'customer display', 'klantenaanbod']),
  ...namedAlike(starting(PLACES.list, 'village'), ['Dorf', 'village', 'dorp']),
  ...namedAlike(starting(PLACES.list, 'served'), ['bediente Kunden', 'served customers', 'bediende klanten']),
  ...namedAlike(BOARDS.list, ['Dorfplan', 'village board', 'dorptableau']),
}

/** What is shown as a piece beside the words of the notation. */
const SIGNS: Names = {
  time: ['Zeit', 'time', 'tijd'],
  'story-point': ['Geschichten-Punkte', 'story points', 'verhaalpunten'],
  prestige: ['Ruhmespunkte', 'prestige', 'prestigepunten'],
  'die-marker': ['Würfelmarker', 'die markers', 'markeerstenen voor dobbelstenen'],
  customer: ['Kunde', 'customer', 'klant'],
  pupil: ['Nachkomme', 'pupil', 'nakomeling'],
  'start-hand-palm': ['Startspieler-Hand', 'start player hand', 'startspelerhand'],
  'banner-white': ['weiße Banner', 'white banners', 'witte vaandels'],
  'banner-black': ['schwarze Banner', 'black banners', 'blauwe vaandels'],
  'travel-card': ['Reisekarte', 'travel card', 'reiskaart'],
  window: ['Kirchenfenster', 'church window', 'kerkraam'],
}

const WHITE = DICE.list.filter((die) => die.startsWith('w'))
const BLACK = DICE.list.filter((die) => die.startsWith('b'))
const face = (die: string): string => die.slice(1)

/** What everything in My Village is called; the German names are those of the rulebook. */
export const names = inLanguages({
  ...VILLAGERS,
  ...AREAS,
  ...STOCK,
  ...CARDS,
  ...SPOTS,
  ...SIGNS,
  true: ['ja', 'yes', 'ja'],
  false: ['nein', 'no', 'nee'],
  ...namedAlike(WHITE, ['weiß', 'white', 'wit'], face),
  ...namedAlike(
    WHITE.map((die) => `white-die-${face(die)}`),
    ['weiß', 'white', 'wit'],
    (die) => die.slice(-1),
  ),
  ...namedAlike(
    BLACK.map((die) => `black-die-${face(die)}`),
    ['schwarz', 'black', 'zwart'],
    (die) => die.slice(-1),
  ),
  ...namedAlike(BLACK, ['schwarz', 'black', 'zwart'], face),
})
