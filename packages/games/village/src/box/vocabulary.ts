import { words } from '@chronik/kernel'

/**
 * The words of Village: data, code, notation, log, messages and tests use these and no others. Words of
 * modules stand behind those of the base game; the box of a match says which of them are in play.
 */

/** The four influence colours. */
export const COLOURS = words(['skill', 'persuasion', 'faith', 'knowledge'])

/** What can lie on an action space: influence, or a plague cube. */
export const CUBES = words([...COLOURS.list, 'plague'])
export const PLAGUE = CUBES.at.plague

export const BASE_GOODS = ['scroll', 'horse', 'plow', 'ox', 'wagon'] as const
export const GOODS = words([...BASE_GOODS, 'beer'])

/** What a customer may ask for. */
export const WARES = words([...GOODS.list, 'grain', 'bread', 'tool'])

export const BASE_SPACES = ['harvest', 'family', 'crafts', 'market', 'travel', 'council', 'church'] as const
export const SPACES = words([...BASE_SPACES, 'inn', 'wedding', 'smuggler'])

/** The craft buildings in which members are trained. */
export const BASE_BUILDINGS = ['wainwright', 'stables', 'scriptorium', 'smithy'] as const
export const BUILDINGS = words([...BASE_BUILDINGS, 'brewery'])

export const CASTLES = words(['castle-a', 'castle-b', 'castle-c', 'castle-d', 'castle-e', 'castle-f'])

/** Where a journey can begin. */
export const STAGES = words(['village', ...CASTLES.list])

export const ROADS = words([
  'road-1',
  'road-2',
  'road-3',
  'road-4',
  'road-5',
  'road-6',
  'road-7',
  'road-8',
  'road-9',
])

/** The professions of the village chronicle. */
export const GROUPS = words(['farm', 'crafts', 'travel', 'council', 'church'])

/** The eleven figures of a colour; the digit is the generation. A twelfth comes with the wedding board. */
export const BASE_FIGURES = 11
export const FIGURES = words(['1a', '1b', '1c', '1d', '2a', '2b', '2c', '3a', '3b', '4a', '4b', '1e'])

/** Where a figure can be. */
export const PLACES = words([
  'unborn',
  'farm',
  ...BUILDINGS.list,
  ...CASTLES.list,
  'council-1',
  'council-2',
  'council-3',
  'council-4',
  'church-1',
  'church-2',
  'church-3',
  'church-4',
  'black-bag',
  'inn',
  'ship',
  'lighthouse-i1',
  'lighthouse-i2',
  'lighthouse-i3',
  'lighthouse-i5',
  'lighthouse-i6',
  'ceremony-1',
  'ceremony-2',
  'ceremony-3',
  'ceremony-4',
  'ceremony-5',
  'ceremony-6',
  'bakery',
  'store',
  'parents',
  'chronicle-farm',
  'chronicle-crafts',
  'chronicle-travel',
  'chronicle-council',
  'chronicle-church',
  'grave',
  'sea-1',
  'sea-2',
  'sea-3',
  'sea-4',
  'chronicle-extra',
  'gone',
  'beside-tray',
  'on-church',
])

const customer = (number: number): `customer-${string}` => `customer-${String(number).padStart(2, '0')}`
const numbered = <P extends string>(prefix: P, count: number): `${P}-${number}`[] =>
  Array.from({ length: count }, (_, index): `${P}-${number}` => `${prefix}-${index + 1}`)
export const BASE_CUSTOMERS = Array.from({ length: 24 }, (_, index) => customer(index + 1))
export const INN_CUSTOMERS = numbered('customer-inn', 4)
export const MARRIAGE_CUSTOMERS = numbered('customer-marriage', 5)
export const CUSTOMERS = words([...BASE_CUSTOMERS, ...INN_CUSTOMERS, ...MARRIAGE_CUSTOMERS])

/** Places of the chronicle, group by group, and the graves. */
export const CHRONICLE_PLACES = words([
  'chr-farm-1',
  'chr-farm-2',
  'chr-farm-3',
  'chr-farm-4',
  'chr-farm-5',
  'chr-farm-6',
  'chr-farm-7',
  'chr-farm-8',
  'chr-crafts-1',
  'chr-crafts-2',
  'chr-crafts-3',
  'chr-crafts-4',
  'chr-crafts-5',
  'chr-travel-1',
  'chr-travel-2',
  'chr-council-1',
  'chr-council-2',
  'chr-council-3',
  'chr-council-4',
  'chr-church-1',
  'chr-church-2',
  'chr-church-3',
  'chr-church-4',
])
export const GRAVES = words(['grave-1', 'grave-2', 'grave-3', 'grave-4', 'grave-5', 'grave-6'])

/** When a place of the chronicle, a grave or a stall is open. `ring` places open with a wedding board only. */
export const OPENINGS = words(['always', '3-5', '4-5', '5', 'ring-3-5', 'ring-4-5'])

/** VX-209: what time is paid for, each a payment of its own. */
export const TIME_PAYMENTS = words([
  'plague',
  'training',
  'production',
  'mill',
  'council',
  'church',
  'journey',
  'sale',
  'inn-placing',
  'inn-first-step',
  'time-field',
  'return',
  'smuggled-sale',
  'smuggled-cubes',
  'wedding',
])
export type TimePayment = (typeof TIME_PAYMENTS.list)[number]

/** The modules that can be added to the base game. */
export const EXPANSIONS = words(['inn', 'port', 'marriage'])

export const PLAYER_COLOURS = words(['red', 'yellow', 'blue', 'white', 'purple'])

export const MOST_PLAYERS = 5
export const STEPS = 4
export const MOST_STALLS = 5
export const QUEUE = 5
