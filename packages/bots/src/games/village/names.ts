import { inLanguages, type Name, type Names } from '@chronik/kernel'

/** Where something is told by several features, they share a name, and a reason adds them up. */
const CHRONICLE: Name = [
  'Plätze in der Dorfchronik',
  'places in the chronicle',
  'plaatsen in de dorpskroniek',
]
const CASTLES: Name = ['besuchte Burgen', 'castles visited', 'bezochte burchten']
const CUSTOMERS: Name = ['Kunden in Reichweite', 'customers within reach', 'klanten binnen bereik']
const COUNCIL: Name = ['Ratsstube', 'council chamber', 'raadszaal']
const CHURCH: Name = ['Kirche', 'church', 'kerk']
const FAMILY_TO_COME: Name = ['künftige Familie', 'family to come', 'toekomstige familie']

const STOCK: Names = {
  coins: ['Münzen', 'coins', 'munten'],
  grain: ['Getreide', 'grain', 'graan'],
  scroll: ['Schriftrollen', 'scrolls', 'perkamentrollen'],
  horse: ['Pferde', 'horses', 'paarden'],
  plow: ['Pflüge', 'plows', 'ploegen'],
  ox: ['Ochsen', 'oxen', 'ossen'],
  wagon: ['Planwagen', 'wagons', 'wagens'],
  beer: ['Bier', 'beer', 'bier'],
  skill: ['Einflusssteine für Können', 'cubes of skill', 'invloedsstenen vaardigheid'],
  persuasion: [
    'Einflusssteine für Überzeugungskraft',
    'cubes of persuasion',
    'invloedsstenen overtuigingskracht',
  ],
  faith: ['Einflusssteine für Glauben', 'cubes of faith', 'invloedsstenen geloof'],
  knowledge: ['Einflusssteine für Wissen', 'cubes of knowledge', 'invloedsstenen kennis'],
  'cube-pairs': ['Paare gleicher Einflusssteine', 'pairs of equal cubes', 'paren gelijke invloedsstenen'],
  bread: ['Brot', 'bread', 'brood'],
  tools: ['Werkzeug', 'tools', 'gereedschap'],
  persons: ['Personenkarten', 'person cards', 'personenkaarten'],
  cargo: ['Ladung an Bord', 'cargo on board', 'lading aan boord'],
  'home-tiles': ['Waren im Heimathafen', 'goods at home port', 'goederen in de thuishaven'],
}

const FAMILY: Names = {
  'at-farm': ['Familie auf dem Hof', 'family on the farm', 'familie op de boerderij'],
  'at-crafts': ['ausgebildete Handwerker', 'trained craftspeople', 'opgeleide ambachtslieden'],
  'at-castle': ['Familie auf Reisen', 'family on the road', 'familie op reis'],
  'at-council-1': COUNCIL,
  'at-council-2': COUNCIL,
  'at-council-3': COUNCIL,
  'at-council-4': COUNCIL,
  'at-church-1': CHURCH,
  'at-church-2': CHURCH,
  'at-church-3': CHURCH,
  'at-church-4': CHURCH,
  'at-black-bag': CHURCH,
  'at-elsewhere': ['Familie an anderen Orten', 'family in other places', 'familie op andere plekken'],
  'years-left': ['junge Familienmitglieder', 'youth of the family', 'jeugd van de familie'],
  unborn: FAMILY_TO_COME,
  lifetime: ['vergangene Lebenszeit', 'time gone by', 'verstreken levenstijd'],
  deaths: ['Verstorbene', 'the dead', 'overledenen'],
}

/** What the features of Village are called when a reason is told. */
export const villageFeatures = inLanguages({
  // Points of the council are lost with whoever comes home: they are not safe.
  score: ['Punkte, wäre jetzt Schluss', 'points if it ended now', 'punten als het nu eindigde'],
  always: ['Lauf der Partie', 'course of the match', 'verloop van de partij'],
  ...STOCK,
  ...FAMILY,
  entries: CHRONICLE,
  'entries-short-of-three': CHRONICLE,
  'entries-squared': CHRONICLE,
  castles: CASTLES,
  'castles-squared': CASTLES,
  ring: ['Startspieler', 'start player', 'startspeler'],
  servable: CUSTOMERS,
  'servable-points': CUSTOMERS,
  'goal-open': ['offene Ziele', 'goals still open', 'open doelen'],
})
