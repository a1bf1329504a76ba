import { chance, choice, moveKind, NONE, push, refusal, rule, source } from '@chronik/kernel'
import type { VillageState } from '../box/state.ts'
import { COLOURS, PLACES } from '../box/vocabulary.ts'
import { favours } from './favours.ts'
import {
  BAKERY,
  forEachOnBoard,
  freePink,
  isPink,
  join,
  moveTo,
  PARENTS,
  part,
  partnerOf,
  personAt,
  pinkToRank,
  pinkToSupply,
  STORE,
  seatOf,
} from './people.ts'
import { returns } from './returns.ts'
import { RANKS } from './vocabulary.ts'

export const dieSource = source('wedding-die', COLOURS.list)
const FACES = new Int16Array(COLOURS.size).fill(1)
export const bakery = moveKind('bakery', {})
export const store = moveKind('store', {})

/**
 * VM-501: held after every mass but the last. VM-502 to VM-512: pink figures, couples, moves, favours;
 * all of it in the order of the rulebook. VSX-302: alone the die is rolled twice.
 */
export const weddingPhase = rule<VillageState>('wedding-phase', (state) => {
  const { rolls, soloRolls } = state.box.figures.marriage
  state.log?.add({ code: 'wedding-phase', seat: state.startSeat })
  push(state, favours, state.startSeat, 0)
  push(state, returns)
  push(state, newHomes)
  push(state, toParents)
  push(state, marry)
  for (let roll = state.box.solo ? soloRolls : rolls; roll > 0; roll--) push(state, rankRoll)
})

/** The event at the end of a round. */
export function holdWedding(state: VillageState): void {
  push(state, weddingPhase)
}

function shown(state: VillageState, colour: number) {
  return state.box.figures.marriage.die[COLOURS.list[colour]]
}

// VM-502, VM-R3: always rolled; the pink figure takes the marked rank if it is free, and there is no second roll.
export const rankRoll = chance<VillageState>('rank-roll', dieSource, {
  unseen: () => FACES,
  happen(state, colour) {
    const { rank } = shown(state, colour)
    state.log?.add({ code: 'wedding-die', colour: COLOURS.list[colour], shows: `ceremony-${rank}` })
    if (personAt(state, rank) !== NONE) return
    const pink = freePink(state)
    if (pink !== NONE) pinkToRank(state, pink, rank)
  },
})

// VM-504: the two highest marry; with more players also the two that follow.
export const marry = rule<VillageState>('marry', (state) => {
  let couples = state.box.figures.marriage.couples[state.box.card]
  let higher = NONE
  for (let rank = 1; rank <= RANKS && couples > 0; rank++) {
    const person = personAt(state, rank)
    if (person === NONE) continue
    if (higher === NONE) higher = person
    else {
      join(state, higher, person)
      higher = NONE
      couples--
    }
  }
})

// VM-507 (i), VM-508: couples of the bakery and the store move on; those who are parents stay.
export const toParents = rule<VillageState>('to-parents', (state) => {
  forEachOnBoard(state, moveOn)
})

function moveOn(state: VillageState, person: number, place: number): void {
  if ((place === BAKERY || place === STORE) && partnerOf(state, person) !== NONE)
    moveTo(state, person, PARENTS)
}

// VM-505, VM-507 (ii), VM-R6: couple after couple leaves the ceremony; the higher of the two decides where to.
export const newHomes = rule<VillageState>('new-homes', (state) => {
  const rank = highestCouple(state)
  if (rank === NONE) return
  push(state, newHomes)
  const higher = personAt(state, rank)
  if (!isPink(higher)) push(state, houseChoice, seatOf(higher), rank)
  else if (isPink(partnerOf(state, higher))) pinksReturn(state, higher)
  else push(state, houseRoll, 0, rank)
})

/** The highest rank on which a married person still stands. */
function highestCouple(state: VillageState): number {
  for (let rank = 1; rank <= RANKS; rank++) {
    const person = personAt(state, rank)
    if (person !== NONE && partnerOf(state, person) !== NONE) return rank
  }
  return NONE
}

// VSX-303: two pink figures simply go back to the supply.
function pinksReturn(state: VillageState, higher: number): void {
  const lower = part(state, higher)
  pinkToSupply(state, higher)
  pinkToSupply(state, lower)
}

export const houseChoice = choice<VillageState>('d-building', [bakery, store], {
  rule: 'VM-505',
  list(_state, moves) {
    moves.add(bakery())
    moves.add(store())
  },
  play: (state, move, _seat, rank) => moveCouple(state, rank, bakery.is(move) ? BAKERY : STORE),
  refuse: () => refusal('not-now', 'VM-505'),
})

// VM-505: the die decides for a pink figure.
export const houseRoll = chance<VillageState>('house-roll', dieSource, {
  unseen: () => FACES,
  happen(state, colour, _seat, rank) {
    const { house } = shown(state, colour)
    state.log?.add({ code: 'wedding-die', colour: COLOURS.list[colour], shows: house })
    moveCouple(state, rank, PLACES.at[house])
  },
})

// VM-508: any number may live in a house.
function moveCouple(state: VillageState, rank: number, place: number): void {
  const higher = personAt(state, rank)
  const lower = partnerOf(state, higher)
  moveTo(state, higher, place)
  moveTo(state, lower, place)
}
