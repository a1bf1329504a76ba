import { decider, NONE } from '@chronik/kernel'
import { windowsOf } from '../board/monks.ts'
import { countDisplayed } from '../board/steward.ts'
import { countAt, countVillagers, ownCard, owns } from '../board/village.ts'
import { score } from '../course/score.ts'
import { countCoffins } from '../life/death.ts'
import type { MyVillageState } from './state.ts'
import {
  CARDS,
  CARDS_PER_CRAFT,
  CHURCH_CARDS,
  CRAFTS,
  CUSTOMER_CARDS,
  DISPLAY,
  GAME_BANNER,
  GOODS,
  HALL_CARDS,
  isDisplayed,
  MEETING_PLACE_CARDS,
  MONK_CARDS,
  MONK_STACK_CARDS,
  MOST_DISPLAYED,
  OFFER,
  PLACES,
  PROFESSIONS,
  TAKEN,
  TOP,
  TRAVEL_CARDS,
  TRAVEL_STACK_CARDS,
  villageOf,
} from './vocabulary.ts'

/** What must always hold; each broken law with its number. What needs history is proven by a test of its own. */
export function invariants(state: MyVillageState): string[] {
  const broken: string[] = []
  const law = (number: number, holds: boolean, message: string): void => {
    if (!holds) broken.push(`M-I${number} ${message}`)
  }
  checkCards(state, law)
  checkDice(state, law)
  checkCoffins(state, law)
  checkDisplay(state, law)
  for (let seat = 0; seat < state.box.players; seat++) checkVillage(state, seat, law)
  for (let seat = state.box.players; seat < state.villages.length; seat++)
    law(
      1,
      countAt(state, { first: 0, end: CARDS.size }, villageOf(seat)) === 0,
      `seat ${seat} is not at the table`,
    )
  return broken
}

type Law = (number: number, holds: boolean, message: string) => void
type State = MyVillageState

/** M-I1: cards lie where cards of their kind can lie; at most one is in the hands of the active player. */
function checkCards(state: State, law: Law): void {
  law(1, countAt(state, { first: 0, end: CARDS.size }, TAKEN) <= 2, 'too many cards are in hand')
  for (let card = 0; card < CARDS.size; card++) {
    const place = state.cards[card]
    const isCustomer = card >= CUSTOMER_CARDS.first
    const isMonk = card >= MONK_CARDS.first && card < MONK_CARDS.end
    const name = `${CARDS.list[card]} lies at ${PLACES.list[place]}`
    if (isDisplayed(place) || PLACES.list[place].startsWith('served')) law(1, isCustomer, name)
    if (place === TOP) law(1, isMonk, name)
    if (place === TAKEN) law(1, !isCustomer, name)
  }
  for (const stack of MONK_STACK_CARDS)
    law(1, countAt(state, stack, TOP) <= 1, 'two monks are on top of a stack')
}

/** M-I2: two dice leave the pool in each turn. M-I16: the value belongs to two dice. */
function checkDice(state: State, law: Law): void {
  const { turn, pool, box, depth } = state
  if (state.round === 0) return
  const inTurn = (turn.die1 === NONE ? 0 : 1) + (turn.die2 === NONE ? 0 : 1)
  const left = pool.reduce((sum, count) => sum + count, 0)
  const inPlay = box.table.white + box.table.black
  law(2, left + inTurn + 2 * turn.index === inPlay, `${left} dice are left in turn ${turn.index}`)
  law(16, turn.value === 0 || inTurn === 2, 'a value without two dice')
  law(16, turn.value === 0 || turn.value >= 2, `the value is ${turn.value}`)
  if (depth === 0) law(2, left === inPlay - 2 * box.players * box.table.turns, `${left} dice at the end`)
}

/** M-I5, M-I15, M-I18: coffins, the rat and the end. */
function checkCoffins(state: State, law: Law): void {
  const { box, rat, depth } = state
  const coffins = countCoffins(state)
  const turns = box.players * box.table.turns
  let crossings = 0
  for (let seat = 0; seat < box.players; seat++) {
    crossings += Math.floor(state.villages[seat].time / box.figures.lifeTrack)
  }
  law(4, coffins <= crossings, `${coffins} deaths in ${crossings} crossings`)
  law(15, rat >= (isPlague(state) ? 0 : 1) && rat <= box.table.rat, `the rat is ${rat} steps away`)
  law(18, coffins < box.table.end + turns, `${coffins} coffins are filled`)
  if (depth === 0) law(18, coffins >= box.table.end, `the game is over with ${coffins} coffins`)
  law(14, state.hand.holder < box.players, 'nobody holds the hand')
  law(14, state.hand.back === 0 || state.hand.stories === 0, 'story points lie on the back of the hand')
}

/** The rat waits on the plague space only while a plague can still be blocked. */
function isPlague(state: State): boolean {
  return state.rat === 0 && state.depth > 0 && decider(state) >= 0
}

/** M-I13: six customers are on display between turns, unless the deck is empty. */
function checkDisplay(state: State, law: Law): void {
  const shown = countDisplayed(state)
  const deck = countAt(state, CUSTOMER_CARDS, OFFER)
  const betweenTurns = state.turn.die1 === NONE && state.round > 0
  if (betweenTurns)
    law(
      13,
      shown === state.box.figures.steward.display || deck === 0,
      `${shown} customers with ${deck} in the deck`,
    )
  let spaces = 0
  for (let card = CUSTOMER_CARDS.first; card < CUSTOMER_CARDS.end; card++) {
    if (isDisplayed(state.cards[card])) spaces |= 1 << (state.cards[card] - DISPLAY)
  }
  let taken = 0
  for (let space = 0; space < MOST_DISPLAYED; space++) taken += (spaces >> space) & 1
  law(13, taken === shown, 'two customers share a space of the display')
}

function checkVillage(state: State, seat: number, law: Law): void {
  const village = state.villages[seat]
  const { figures } = state.box
  const who = `seat ${seat}`
  const betweenTurns = state.turn.die1 === NONE && state.round > 0
  if (betweenTurns) {
    law(6, countVillagers(state, seat) >= 1, `${who} has no villager`)
    law(4, village.reaper === 0, `${who} has the Reaper on the time marker`)
  }
  checkOctagons(state, seat, law)
  law(8, village.coins >= 0 && village.tree >= 0 && village.house >= 0, `${who} owes something`)
  const one = (cards: { first: number; end: number }): boolean => countAt(state, cards, villageOf(seat)) <= 1
  law(10, one(CHURCH_CARDS) && one(HALL_CARDS) && one(MEETING_PLACE_CARDS), `${who} owns too much of a kind`)
  for (let craft = 0; craft < CRAFTS.size; craft++) {
    const first = craft * CARDS_PER_CRAFT
    law(10, one({ first, end: first + CARDS_PER_CRAFT }), `${who} owns two of ${CRAFTS.list[craft]}`)
  }
  law(10, windowsOf(state, seat) < figures.windows.length, `${who} has too many windows`)
  const monks = countAt(state, MONK_CARDS, villageOf(seat))
  law(10, monks === 0 || ownCard(state, seat, CHURCH_CARDS) !== NONE, `${who} has monks without a church`)
  checkJourney(state, seat, law)
  checkTile(state, seat, law)
  const { lines, totals } = score(state)
  const sum = lines.reduce((total, line) => total + line.values[seat], 0)
  law(20, sum === totals[seat], `the lines of ${who} do not add up`)
}

/** M-I7: no octagon holds two markers, and none lies on a card that is not there. */
function checkOctagons(state: State, seat: number, law: Law): void {
  const { goods, jokers, dieMarkers, blocks, marks } = state.villages[seat]
  const { craft, hall, meetingPlace, church } = state.box.figures
  const who = `seat ${seat}`
  for (let good = 0; good < GOODS.size; good++) {
    const first = good * CARDS_PER_CRAFT
    const owned = countAt(state, { first, end: first + CARDS_PER_CRAFT }, villageOf(seat)) > 0
    law(7, goods[good] <= (owned ? craft.spaces : 0), `${who} has ${goods[good]} of ${GOODS.list[good]}`)
  }
  const has = (id: string): boolean => owns(state, seat, CARDS.at[id])
  law(7, jokers <= (has('hall-guild') ? hall.jokers : 0), `${who} has ${jokers} jokers`)
  law(7, blocks <= (has('church-salvation') ? church.octagons : 0), `${who} used ${blocks} octagons`)
  const meets = ownCard(state, seat, MEETING_PLACE_CARDS) !== NONE
  law(7, dieMarkers <= (meets ? meetingPlace.octagons : 0), `${who} has ${dieMarkers} die markers`)
  const half = marks.length - PROFESSIONS.size
  const areas = marks.subarray(0, half).some((mark) => mark === 1)
  const people = marks.subarray(half).some((mark) => mark === 1)
  law(7, !areas || has('hall-area'), `${who} marked areas without a hall`)
  law(7, !people || has('hall-population'), `${who} marked villagers without a hall`)
}

/** M-I11: travel cards are A, B, C, ... and the last one ends the journey. */
function checkJourney(state: State, seat: number, law: Law): void {
  let over = false
  for (const stack of TRAVEL_STACK_CARDS) {
    const count = countAt(state, stack, villageOf(seat))
    law(11, count <= (over ? 0 : 1), `seat ${seat} travelled in no order`)
    const card = ownCard(state, seat, stack)
    over ||= card === NONE || state.box.ends[card - TRAVEL_CARDS.first]
  }
}

/** M-I12: the tile belongs to the meeting place and lies beside a banner of the village. */
function checkTile(state: State, seat: number, law: Law): void {
  const { tile } = state.villages[seat]
  const meets = ownCard(state, seat, MEETING_PLACE_CARDS) !== NONE
  const builds = countAt(state, MEETING_PLACE_CARDS, TAKEN) > 0
  if (!builds) law(12, (tile !== NONE) === meets, `seat ${seat} has a tile or a meeting place alone`)
  const beside =
    tile === NONE || tile >= GAME_BANNER || (state.box.whites[tile] !== null && owns(state, seat, tile))
  law(12, beside, `the tile of seat ${seat} lies beside nothing`)
}
