import { type Edition, NONE, push, type Script, type Word } from '@chronik/kernel'
import { Table } from '@chronik/kernel/table'
import { expect } from 'vitest'
import type { MyVillageState } from '../src/box/state.ts'
import {
  BANNERS,
  BOARDS,
  CARDS,
  CUSTOMER_CARDS,
  CUSTOMERS,
  DICE,
  DISPLAY,
  FIELDS,
  GOODS,
  MONK_STACK_CARDS,
  OCTAGONS,
  OFFER,
  PATH,
  PROFESSIONS,
  SIDES,
  servedBy,
  TOP,
  villageOf,
} from '../src/box/vocabulary.ts'
import { actionPhase, preparation } from '../src/course/round.ts'
import { endTurn, pushTurn, use } from '../src/course/turn.ts'
import type { Figures } from '../src/edition/schema.ts'
import { editions } from '../src/edition/standard.ts'
import { myVillage } from '../src/game.ts'
import { reaperCheck } from '../src/life/death.ts'

type Profession = Word<typeof PROFESSIONS>

/** One village in words; what is not said is as at the beginning, but without coins. */
export interface VillageInWords {
  readonly board?: string
  /** All time ever paid; the cloud is one more than its last digit. */
  readonly time?: number
  readonly reaper?: boolean
  readonly headman?: Word<typeof PATH>
  readonly villagers?: readonly Profession[]
  readonly pupils?: readonly Word<typeof SIDES>[]
  readonly coins?: number
  readonly tree?: number
  readonly house?: number
  readonly labourers?: number
  /** Cards of the village, its waiting customers included. */
  readonly cards?: readonly string[]
  readonly served?: readonly string[]
  readonly goods?: { readonly [good in Word<typeof GOODS>]?: number }
  readonly jokers?: number
  readonly dieMarkers?: number
  readonly marks?: readonly string[]
  readonly blocks?: number
  readonly tile?: string
}

/** A position in words: either at the start of a turn, or with its value made, or before a preparation. */
export interface PositionInWords {
  readonly players?: number
  readonly edition?: Edition<Figures>
  /** The version of the rules; the newest where nothing is said. */
  readonly rules?: number
  readonly round?: number
  /** Who started the round and who is to act, from 1; `turn` counts the turns of the round from 1. */
  readonly start?: number
  readonly turn?: number
  readonly hand?: { readonly holder?: number; readonly back?: boolean; readonly stories?: number }
  readonly pool?: readonly string[]
  /** The banner value, if step I is over. */
  readonly value?: number
  readonly preparing?: boolean
  readonly display?: readonly string[]
  /** How many customers are left in the deck; the others were served by the last seat. */
  readonly deck?: number
  /** Cards that somebody else took: they lie in the village of the last seat. */
  readonly gone?: readonly string[]
  readonly tops?: readonly string[]
  readonly plows?: readonly string[]
  readonly rat?: number
  readonly chronicle?: { readonly [profession in Profession]?: number }
  readonly graves?: number
  readonly villages?: readonly VillageInWords[]
}

const POOL = ['w1', 'w2', 'w3', 'w4', 'w5', 'w6', 'b1', 'b2', 'b3']

/** Sets a table up at this position; the script says what is drawn, and after it the table waits. */
export function tableAt(position: PositionInWords, script: Script = {}): Table<MyVillageState> {
  return new Table(myVillage, stateAt(position), script)
}

export function stateAt(position: PositionInWords): MyVillageState {
  const { players = 2, edition = editions.standard, round = 1, start = 1, turn = 1, villages = [] } = position
  const rules = position.rules ?? myVillage.rulesVersion
  const box = myVillage.open({ players, edition, rules })
  const state = myVillage.blank(box)
  state.round = round
  state.start = start - 1
  state.turn.index = turn - 1
  state.hand.holder = (position.hand?.holder ?? start) - 1
  state.hand.back = position.hand?.back ? 1 : 0
  state.hand.stories = position.hand?.stories ?? 1
  state.rat = position.rat ?? box.table.rat
  state.graves = position.graves ?? 0
  PROFESSIONS.list.forEach((one, index) => {
    state.chronicle[index] = position.chronicle?.[one] ?? 0
  })
  for (const die of position.pool ?? POOL) state.pool[DICE.at[die as 'w1']]++
  state.villages.forEach((village, seat) => {
    village.tile = NONE
    if (seat < players) settle(state, seat, villages[seat] ?? {})
  })
  for (const card of position.gone ?? []) state.cards[CARDS.at[card]] = villageOf(players - 1)
  for (const field of position.plows ?? []) state.plows[FIELDS.at[field]] = 1
  layOut(state, position)
  begin(state, position)
  return state
}

function settle(state: MyVillageState, seat: number, words: VillageInWords): void {
  const village = state.villages[seat]
  village.board = words.board === undefined ? seat : BOARDS.at[words.board]
  village.time = words.time ?? 0
  village.reaper = words.reaper ? 1 : 0
  village.headman = PATH.at[words.headman ?? 'main-house']
  for (const one of words.villagers ?? PROFESSIONS.list) village.villagers[PROFESSIONS.at[one]] = 1
  for (const side of words.pupils ?? []) village.pupils[SIDES.at[side]] = 1
  village.coins = words.coins ?? 0
  village.tree = words.tree ?? 0
  village.house = words.house ?? 0
  village.labourers = words.labourers ?? 0
  GOODS.list.forEach((good, index) => {
    village.goods[index] = words.goods?.[good] ?? 0
  })
  village.jokers = words.jokers ?? 0
  village.dieMarkers = words.dieMarkers ?? 0
  for (const mark of words.marks ?? []) village.marks[OCTAGONS.at[mark as 'travel']] = 1
  village.blocks = words.blocks ?? 0
  if (words.tile !== undefined) village.tile = BANNERS.at[words.tile]
  for (const card of words.cards ?? []) state.cards[CARDS.at[card]] = villageOf(seat)
  for (const card of words.served ?? []) state.cards[CARDS.at[card]] = servedBy(seat)
}

/** Customers on display and in the deck, and the open monks. */
function layOut(state: MyVillageState, { display, deck, tops = [] }: PositionInWords): void {
  const free = (): string[] =>
    CUSTOMERS.list.filter((_, index) => state.cards[CUSTOMER_CARDS.first + index] === OFFER)
  for (const [space, card] of (display ?? free().slice(0, 6)).entries())
    state.cards[CARDS.at[card]] = DISPLAY + space
  if (deck !== undefined)
    for (const card of free().slice(deck)) state.cards[CARDS.at[card]] = servedBy(state.box.players - 1)
  for (const { first, end } of MONK_STACK_CARDS) {
    const stack = Array.from({ length: end - first }, (_, index) => first + index)
    const top =
      stack.find((card) => tops.includes(CARDS.list[card])) ??
      stack.find((card) => state.cards[card] === OFFER)
    if (top !== undefined) state.cards[top] = TOP
  }
}

function begin(state: MyVillageState, { value, preparing }: PositionInWords): void {
  const { turn, box } = state
  const seat = (state.start + turn.index) % box.players
  turn.die1 = NONE
  turn.die2 = NONE
  if (preparing) {
    push(state, preparation)
    return
  }
  push(state, actionPhase)
  if (value === undefined) {
    pushTurn(state, seat)
    return
  }
  turn.die1 = DICE.at[`w${Math.max(1, value - 6)}` as 'w1']
  turn.die2 = DICE.at[`w${Math.min(6, value - 1)}` as 'w1']
  turn.value = value
  push(state, endTurn, seat)
  push(state, reaperCheck, seat)
  push(state, use, seat)
}

/** What a test looks at most: a village in numbers and words. */
export function villageAt(table: Table<MyVillageState>, seat: number) {
  const { state } = table
  const village = state.villages[seat - 1]
  const at = (place: number): string[] => CARDS.list.filter((_, card) => state.cards[card] === place)
  return {
    coins: village.coins,
    tree: village.tree,
    house: village.house,
    time: village.time,
    cloud: (village.time % 10) + 1,
    reaper: village.reaper === 1,
    headman: PATH.list[village.headman],
    villagers: PROFESSIONS.list.filter((_, index) => village.villagers[index] === 1),
    pupils: SIDES.list.filter((_, index) => village.pupils[index] === 1),
    goods: GOODS.list
      .map((good, index) => `${good} ${village.goods[index]}`)
      .filter((good) => !good.endsWith(' 0'))
      .join(' '),
    jokers: village.jokers,
    dieMarkers: village.dieMarkers,
    marks: OCTAGONS.list.filter((_, index) => village.marks[index] === 1),
    blocks: village.blocks,
    labourers: village.labourers,
    tile: village.tile === NONE ? null : BANNERS.list[village.tile],
    cards: at(villageOf(seat - 1)),
    served: at(servedBy(seat - 1)),
  }
}

export function displayOf({ state }: Table<MyVillageState>): string[] {
  return CUSTOMERS.list.filter((_, index) => {
    const place = state.cards[CUSTOMER_CARDS.first + index]
    return place >= DISPLAY && place < villageOf(0)
  })
}

export function deckOf({ state }: Table<MyVillageState>): number {
  return CUSTOMERS.list.filter((_, index) => state.cards[CUSTOMER_CARDS.first + index] === OFFER).length
}

/** The options of the table without side moves, shorn of a first word. */
export function optionsOf(table: Table<MyVillageState>, first = ''): string[] {
  return table.options
    .filter((one) => one.startsWith(first) && !one.startsWith('plow '))
    .map((one) => one.slice(first.length))
}

/** Asks for the same options, whatever their order. */
export function expectOptions(options: readonly string[], expected: readonly string[]): void {
  expect(options.toSorted()).toEqual(expected.toSorted())
}

/** Plays lines at a position, and gives the table. */
export function played(position: PositionInWords, script: Script, ...lines: string[]): Table<MyVillageState> {
  return tableAt(position, script).play(...lines)
}
