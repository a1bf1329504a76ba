import { words } from '@chronik/kernel'

const numbered = (name: string, count: number): string[] =>
  Array.from({ length: count }, (_, index) => `${name}-${index + 1}`)

/** The villagers of a village, one space each. */
export const PROFESSIONS = words(['abbot', 'councillor', 'traveller', 'craftsman', 'merchant'])

/** What the craft buildings make; each good has one kind of building. */
export const GOODS = words(['horse', 'beer', 'plow', 'scroll', 'wagon'])
export const CRAFTS = words(['stable', 'brewery', 'smithy', 'scriptorium', 'cartwright'])
export const CARDS_PER_CRAFT = 4

export const FIELDS = words(numbered('field', 8))
export const CHURCHES = words(['church-salvation', 'church-abbey', 'church-trade', 'church-mission'])
export const HALLS = words(['hall-finance', 'hall-guild', 'hall-area', 'hall-population'])
export const MONK_STACKS = words(['quill', 'jug', 'rosary'])
export const TRAVEL_STACKS = words(['a', 'b', 'c', 'd', 'e'])
export const BOARDS = words(numbered('board', 4))

const MONKS_PER_STACK = [3, 4, 5]
const CARDS_PER_JOURNEY = [4, 4, 4, 4, 3]
export const CUSTOMERS = words(
  Array.from({ length: 33 }, (_, index) => `customer-${String(index + 1).padStart(2, '0')}`),
)

/** The cards of each kind, in the order of the vocabulary of cards. */
export const SHELF = {
  craft: CRAFTS.list.flatMap((craft) => numbered(craft, CARDS_PER_CRAFT)),
  field: FIELDS.list,
  church: CHURCHES.list,
  monk: MONK_STACKS.list.flatMap((stack, index) => numbered(`monk-${stack}`, MONKS_PER_STACK[index])),
  hall: HALLS.list,
  'meeting-place': numbered('meeting-place', 4),
  travel: TRAVEL_STACKS.list.flatMap((stack, index) => numbered(`travel-${stack}`, CARDS_PER_JOURNEY[index])),
  customer: CUSTOMERS.list,
}
export type Kind = keyof typeof SHELF
export const KINDS = Object.keys(SHELF) as readonly Kind[]

/** All 104 village cards. */
export const CARDS = words(KINDS.flatMap((kind): readonly string[] => SHELF[kind]))

/** Neighbouring cards of the vocabulary: a kind, or one stack of it. */
export interface Cards {
  readonly first: number
  readonly end: number
}

function cardsOf(list: readonly string[]): Cards {
  const first = CARDS.at[list[0]]
  return { first, end: first + list.length }
}

export const CRAFT_CARDS = cardsOf(SHELF.craft)
export const FIELD_CARDS = cardsOf(SHELF.field)
export const CHURCH_CARDS = cardsOf(SHELF.church)
export const MONK_CARDS = cardsOf(SHELF.monk)
export const HALL_CARDS = cardsOf(SHELF.hall)
export const MEETING_PLACE_CARDS = cardsOf(SHELF['meeting-place'])
export const TRAVEL_CARDS = cardsOf(SHELF.travel)
export const CUSTOMER_CARDS = cardsOf(SHELF.customer)

export const MONK_STACK_CARDS = MONK_STACKS.list.map((stack, index) =>
  cardsOf(numbered(`monk-${stack}`, MONKS_PER_STACK[index])),
)
export const TRAVEL_STACK_CARDS = TRAVEL_STACKS.list.map((stack, index) =>
  cardsOf(numbered(`travel-${stack}`, CARDS_PER_JOURNEY[index])),
)

export const MOST_PLAYERS = 4
/** The display, and one card more while the Trade Church is used. */
export const MOST_DISPLAYED = 7

/**
 * Where a card can lie. On offer: face up to be taken, or unseen in its stack or deck. Top: the open top
 * monk of a stack. Taken: in the hands of the active player, not placed yet.
 */
export const PLACES = words([
  'offer',
  'top',
  'taken',
  ...numbered('display', MOST_DISPLAYED),
  ...numbered('village', MOST_PLAYERS),
  ...numbered('served', MOST_PLAYERS),
])
export const OFFER = PLACES.at.offer
export const TOP = PLACES.at.top
export const TAKEN = PLACES.at.taken
export const DISPLAY = PLACES.at['display-1']
const VILLAGE = PLACES.at['village-1']
const SERVED = PLACES.at['served-1']

/** The place of cards in the village of a seat; its waiting customers included. */
export const villageOf = (seat: number): number => VILLAGE + seat
/** The place of the served stack of a seat. */
export const servedBy = (seat: number): number => SERVED + seat
export const isDisplayed = (place: number): boolean => place >= DISPLAY && place < VILLAGE

/** White banners: those of the cards, and two of the village board. */
export const BANNERS = words([...CARDS.list, 'game', 'school'])
export const GAME_BANNER = BANNERS.at.game
export const SCHOOL_BANNER = BANNERS.at.school

/** Black banners, as one names them: identical cards and stacks stand for their top card. */
export const BLACK_BANNERS = words([
  ...SHELF.craft,
  'field',
  ...CHURCHES.list,
  ...MONK_STACKS.list.map((stack) => `monk-${stack}`),
  ...HALLS.list,
  'meeting-place',
  ...TRAVEL_STACKS.list.map((stack) => `travel-${stack}`),
  'hand',
  'steward',
])

/** A die of the pool by colour and face: w4, b2. */
export const DICE = words(['w1', 'w2', 'w3', 'w4', 'w5', 'w6', 'b1', 'b2', 'b3', 'b4', 'b5', 'b6'])
export const FACES = 6
export const faceOf = (die: number): number => (die % FACES) + 1
export const isBlack = (die: number): boolean => die >= FACES

/** The village path of the headman. */
export const PATH = words(['main-house', 'coin-space', 'story-space'])
export const MAIN_HOUSE = PATH.at['main-house']
export const COIN_SPACE = PATH.at['coin-space']
export const STORY_SPACE = PATH.at['story-space']

/** The two octagons of the school. */
export const SIDES = words(['left', 'right'])
export const LEFT = SIDES.at.left
export const RIGHT = SIDES.at.right

/** Kinds of cards that the Area Hall can mark. */
export const AREA_OCTAGONS = words(['travel', 'craft', 'served', 'religion', 'harvest'])
/** The octagons of the Area Hall, then those of the Population Hall. */
export const OCTAGONS = words([...AREA_OCTAGONS.list, ...PROFESSIONS.list])

/** From where a plow can go to a field. */
export const PLOW_SOURCES = words([...numbered('smithy', CARDS_PER_CRAFT), 'hall-guild'])

/** From where one unit of a cost is paid: a craft building, a joker, a plow on a field, or coins. */
export const PURSES = words([...GOODS.list, 'joker', ...FIELDS.list, 'coins'])
export const JOKER = PURSES.at.joker
export const FIELD_PURSE = PURSES.at['field-1']
export const COINS = PURSES.at.coins

/** What the top monk of a stack may bring once. */
export const BONUSES = words(['stories', 'leader', 'school', 'steward'])
