import { inLanguages, type Name, type Names } from '@chronik/kernel'

const COINS: Name = ['Münzen', 'coins', 'munten']
const GOODS: Name = ['Güter', 'goods', 'goederen']
const TREE: Name = ['Geschichten-Punkte auf dem Baum', 'story points on the tree', 'verhaalpunten op de boom']
const HEADMAN: Name = ['Weg des Oberhaupts', 'path of the headman', 'weg van de voorman']
const CHRONICLE: Name = [
  'künftige Plätze in der Chronik',
  'chronicle places to come',
  'toekomstige plaatsen in de kroniek',
]
const SCHOOL: Name = ['Nachkommen in der Schule', 'pupils at school', 'nakomelingen op school']
const CHURCH: Name = ['Kirche und Fenster', 'church and windows', 'kerk en ramen']
const HALL: Name = ['Rathaus', 'town hall', 'raadszaal']
const MARKS: Name = ['Markierungen im Rathaus', 'marks of the town hall', 'markeringen van de raadszaal']
const MARKED: Name = [
  'Dorfbewohner des Rathauses',
  'villagers the hall counts',
  'dorpsbewoners van de raadszaal',
]
const JOURNEY: Name = ['Reise', 'journey', 'reis']
const FIELDS: Name = ['Kornfelder', 'fields', 'akkers']
const CUSTOMERS: Name = ['wartende Kunden', 'waiting customers', 'wachtende klanten']
const TURN: Name = ['Aussichten dieses Zuges', 'prospects of this turn', 'vooruitzichten van deze beurt']

const PEOPLE: Names = {
  abbot: ['Abt', 'abbot', 'abt'],
  councillor: ['Ratsherr', 'councillor', 'raadslid'],
  traveller: ['Reisender', 'traveller', 'reiziger'],
  craftsman: ['Handwerker', 'craftsman', 'ambachtsman'],
  merchant: ['Händler', 'merchant', 'koopman'],
  'last-villager': ['letzter Dorfbewohner', 'last villager', 'laatste dorpsbewoner'],
  'near-death': ['Nähe des Todes', 'nearness of death', 'nabijheid van de dood'],
  'chronicle-awaits': CHRONICLE,
  'pupil-left': SCHOOL,
  'pupil-right': SCHOOL,
}

const BUILDINGS: Names = {
  stable: ['Stall', 'stable', 'stal'],
  brewery: ['Brauerei', 'brewery', 'brouwerij'],
  smithy: ['Schmiede', 'smithy', 'smederij'],
  scriptorium: ['Schreibstube', 'scriptorium', 'kantoor'],
  cartwright: ['Wagnerei', 'cartwright', 'wagenmakerij'],
  'crafts-at-work': ['besetzte Werkstätten', 'workshops at work', 'werkplaatsen in bedrijf'],
  fields: FIELDS,
  plows: ['Pflüge auf den Feldern', 'plows on the fields', 'ploegen op de akkers'],
  'church-salvation': CHURCH,
  'church-abbey': CHURCH,
  'church-trade': CHURCH,
  'church-mission': CHURCH,
  windows: CHURCH,
  'windows-to-come': CHURCH,
  'monk-payable': ['bezahlbare Mönche', 'monks one can pay', 'betaalbare monniken'],
  'blocks-left': ['Schutz vor Ratten', 'protection from rats', 'bescherming tegen ratten'],
  'hall-finance': HALL,
  'hall-guild': HALL,
  'hall-area': HALL,
  'hall-population': HALL,
  marks: MARKS,
  'marks-to-come': MARKS,
  'meeting-place': ['Versammlungsplatz', 'meeting place', 'vergaderruimte'],
}

/** What the features of My Village are called when a reason is told. */
export const myVillageFeatures = inLanguages({
  score: ['sichere Ruhmespunkte', 'prestige in hand', 'zekere prestigepunten'],
  always: ['Lauf der Partie', 'course of the match', 'verloop van de partij'],
  coins: COINS,
  'many-coins': COINS,
  'spare-goods': GOODS,
  'kinds-of-goods': GOODS,
  jokers: ['Joker-Güter', 'joker goods', 'goederen naar keuze'],
  'die-markers': ['Marker zum Würfelwechsel', 'markers to change dice', 'markeerstenen voor dobbelstenen'],
  tree: TREE,
  'tree-in-danger': TREE,
  'tree-to-secure': TREE,
  'headman-on-coin': HEADMAN,
  'headman-on-story': HEADMAN,
  ...PEOPLE,
  ...BUILDINGS,
  journey: JOURNEY,
  'journey-goes-on': JOURNEY,
  'travel-payable': JOURNEY,
  'begun-customers': CUSTOMERS,
  'customers-in-sight': CUSTOMERS,
  'lost-customers': ['Kunden ohne Werkstatt', 'customers without a workshop', 'klanten zonder werkplaats'],
  'wanted-goods': ['Kunden in der Auslage', 'customers on display', 'klanten in het aanbod'],
  'workshops-in-step': [
    'Werkstätten mit gleichem Wert',
    'workshops of the same value',
    'werkplaatsen met dezelfde waarde',
  ],
  'turns-to-come': ['Züge bis zum Ende', 'turns until the end', 'beurten tot het einde'],
  'next-mark': MARKS,
  'marked-alive': MARKED,
  'marked-gone': MARKED,
  'pupils-awaited': SCHOOL,
  'travel-missing': JOURNEY,
  'workshops-in-time': [
    'was Werkstätten noch bringen',
    'what workshops will still make',
    'wat werkplaatsen nog maken',
  ],
  servable: ['Kunden in Reichweite', 'customers within reach', 'klanten binnen bereik'],
  'goods-missing': ['fehlende Güter', 'goods still missing', 'ontbrekende goederen'],
  'next-start': ['Startspieler', 'start player', 'startspeler'],
  'turns-left': ['Züge in dieser Runde', 'turns left in this round', 'beurten in deze ronde'],
  'on-turn': TURN,
  'turn-worth': TURN,
})
