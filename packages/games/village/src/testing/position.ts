import {
  type Chance,
  clone,
  type Edition,
  type LogEntry,
  Match,
  type Move,
  NONE,
  placeOf,
  push,
  type Refusal,
  type Script,
  ScriptedChance,
  SeededChance,
  tell,
  type Words,
} from '@chronik/kernel'
import { mass } from '../board/mass.ts'
import { type Farm, NOBODY, type VillageState } from '../box/state.ts'
import { CASTLES, COLOURS, CUBES, CUSTOMERS, GOODS, GROUPS, PLACES, SPACES } from '../box/vocabulary.ts'
import { roundEnd } from '../course/round.ts'
import { turn } from '../course/turn.ts'
import { village } from '../game.ts'
import { FATE_TILES } from '../solo/tray.ts'
import { type InnSketch, sketchInn } from './inn.ts'
import { type CoupleSketch, sketchCouples } from './marriage.ts'
import { type SeaSketch, type ShipSketch, sketchPort } from './port.ts'

/** A farm as a test describes it; what is not named is 0, members that are not named are `gone`. */
export interface FarmSketch {
  readonly coins?: number
  readonly grain?: number
  readonly prestige?: number
  readonly lifetime?: number
  readonly goods?: { readonly [goods: string]: number }
  readonly cubes?: { readonly [colour: string]: number }
  /** Numbers of the members by place: `{ farm: [1, 2], 'council-3': [2] }`. */
  readonly members?: { readonly [place: string]: readonly number[] }
  readonly markers?: readonly string[]
  readonly customers?: readonly string[]
  readonly bread?: number
  readonly tools?: number
  /** Numbers of members that have a bread under them, by place. */
  readonly fed?: { readonly [place: string]: readonly number[] }
  /** Person cards in the hand. */
  readonly persons?: readonly string[]
  readonly ship?: ShipSketch
}

/** Conny's side; what is not named is as at the beginning of a match. */
export interface ConnySketch {
  readonly members?: FarmSketch['members']
  /** The slot of the cube placed last. */
  readonly lastSlot?: number
  /** Cubes on the tray by slot. */
  readonly tray?: { readonly [slot: number]: string }
  /** Faces of the fate tiles that lie open, from the first on. */
  readonly upper?: readonly string[]
  readonly lower?: readonly string[]
}

/** A position as a test describes it: the turn of a seat in the middle of a round. */
export interface Sketch {
  readonly players?: number
  /** Another version of the rules than the newest. */
  readonly rules?: number
  readonly options?: { readonly [id: string]: unknown }
  /** Other figures than those of the standard edition. */
  readonly edition?: Edition
  readonly farms?: readonly FarmSketch[]
  readonly turn?: number
  readonly round?: number
  readonly startSeat?: number
  readonly ring?: number
  /** Cubes by space; without it every space holds one skill and the market one persuasion. */
  readonly spaces?: { readonly [space: string]: readonly string[] }
  readonly stalls?: readonly string[]
  readonly queue?: readonly string[]
  /** Customers still in the stack; by default all that lie nowhere else. */
  readonly stack?: readonly string[]
  /** Occupied places of the chronicle by group, and occupied graves; strangers lie there. */
  readonly chronicle?: { readonly [group: string]: number }
  readonly graves?: number
  readonly conny?: ConnySketch
  readonly inn?: InnSketch
  readonly sea?: SeaSketch
  readonly couples?: readonly CoupleSketch[]
  readonly draws?: Script
  /** The mass begins at once instead of a turn. */
  readonly mass?: boolean
  /** Further changes that a test needs, before the turn begins. */
  readonly also?: (state: VillageState) => void
}

/** A table at which a test plays in notation. */
export class TestTable {
  readonly match: Match<VillageState>

  constructor(sketch: Sketch) {
    const chance = new ExchangeableChance()
    const options = { 'start-seat': '1', ...sketch.options }
    const { players = 3, edition = village.editions.standard, rules = village.rulesVersion } = sketch
    this.match = new Match(village, { players, options, edition, rules }, chance)
    const state = clone(village, this.match.state)
    sketchInto(state, sketch)
    chance.use(new ScriptedChance(sketch.draws ?? {}, new SeededChance(1)))
    this.match.set(state)
  }

  get state(): VillageState {
    return this.match.state
  }

  farm(seat: number): Farm {
    return this.state.farms[seat]
  }

  /** The decision that is due. */
  get decision(): string {
    const due = this.match.turn
    return due.over ? 'over' : due.decision
  }

  get seat(): number {
    const due = this.match.turn
    return due.over ? -1 : due.seat
  }

  /** All possible moves in notation. */
  get moves(): string[] {
    const due = this.match.turn
    return due.over ? [] : due.moves.map((move) => village.notation.format(move))
  }

  /** The same in the order of the alphabet, for tests that name them all. */
  get offered(): string[] {
    return this.moves.toSorted()
  }

  /** Everything that lies on a farm: stocks, lifetime and prestige, without what is 0. */
  stock(seat: number): { readonly [what: string]: number } {
    const { coins, grain, prestige, lifetime, goods, cubes } = this.farm(seat)
    const { bread, tools } = this.state.marriage.families[seat]
    const all = [
      ['coin', coins] as const,
      ['grain', grain] as const,
      ['prestige', prestige] as const,
      ['lifetime', lifetime] as const,
      ...GOODS.list.map((one, index) => [one, goods[index]] as const),
      ...COLOURS.list.map((one, index) => [one, cubes[index]] as const),
      ['bread', bread] as const,
      ['tool', tools] as const,
    ]
    return Object.fromEntries(all.filter(([, amount]) => amount !== 0))
  }

  /** Plays moves in notation; throws with the refusal if one is not possible. */
  play(...moves: readonly string[]): LogEntry[] {
    const told: LogEntry[] = []
    for (const text of moves) {
      const played = this.match.play([this.read(text)])
      if (!played.ok) {
        throw new Error(
          `${text} at ${this.decision}: ${tell(played.refusal, 'en', village.refusals, village.names)} (${played.refusal.rule}); possible: ${this.moves.join(', ')}`,
        )
      }
      told.push(...played.log)
    }
    return told
  }

  /** Why a move is not possible now; null if it is. */
  why(text: string): Refusal | null {
    return this.match.explain(this.read(text))
  }

  /** The same for several moves, each as its code and its rule. */
  refusals(...moves: readonly string[]): string[] {
    return moves.map((text) => {
      const refused = this.why(text)
      return refused === null ? 'possible' : `${refused.code} ${refused.rule}`
    })
  }

  /** The numbers of a seat's figures at a place. */
  at(seat: number, place: string): number[] {
    return numbersIn(this.inPlay(this.state.farms[seat].figures), this.state.box.numbers, place)
  }

  connyAt(place: string): number[] {
    return numbersIn(this.inPlay(this.state.conny.figures), this.state.box.numbers, place)
  }

  stalls(): (string | null)[] {
    return Array.from(this.state.stalls.subarray(0, this.state.box.stalls), customerName)
  }

  queue(): (string | null)[] {
    return Array.from(this.state.queue, customerName)
  }

  private inPlay(figures: Int16Array): Int16Array {
    return figures.subarray(0, this.state.box.figureCount)
  }

  private read(text: string): Move {
    const move = village.notation.parse(text)
    if (typeof move !== 'number') throw new Error(`"${text}" is no move: expected ${move.expected}`)
    return move
  }
}

/** Moves in the order of the alphabet, as `offered` lists them. */
export function anyOrder(...moves: readonly string[]): string[] {
  return moves.toSorted()
}

/** A chance that can be exchanged: the setup draws freely, the sketched position follows its script. */
class ExchangeableChance implements Chance {
  #now: Chance = new SeededChance(1)
  use(chance: Chance): void {
    this.#now = chance
  }
  outcome(...draw: Parameters<Chance['outcome']>): number {
    return this.#now.outcome(...draw)
  }
}

function sketchInto(state: VillageState, sketch: Sketch): void {
  const seat = sketch.turn ?? 0
  state.round = sketch.round ?? 2
  state.startSeat = sketch.startSeat ?? 0
  state.ring = sketch.ring ?? NOBODY
  sketchSpaces(state, sketch.spaces)
  sketchMarket(state, sketch)
  for (let at = 0; at < state.box.players; at++) sketchFarm(state, at, sketch.farms?.[at])
  sketchDead(state, sketch)
  sketchCouples(state, sketch.couples ?? [])
  if (sketch.conny !== undefined) sketchConny(state, sketch.conny)
  if (state.box.spaces.includes(SPACES.at.inn))
    sketchInn(state, sketch.inn ?? {}, sketch.farms?.map(({ persons }) => persons ?? []) ?? [])
  if (state.box.sea !== undefined)
    sketchPort(state, sketch.sea ?? {}, sketch.farms?.map(({ ship }) => ship) ?? [])
  state.stack.fill(0)
  state.depth = 0
  sketch.also?.(state)
  push(state, roundEnd)
  push(state, mass)
  if (sketch.mass !== true) push(state, turn, seat)
}

function sketchConny(state: VillageState, { members, lastSlot, tray, upper, lower }: ConnySketch): void {
  const { conny } = state
  if (members !== undefined) placeFigures(conny.figures, state.box.numbers, members)
  conny.lastSlot = lastSlot ?? 0
  for (const [slot, cube] of Object.entries(tray ?? {})) {
    conny.slots[Number(slot) - 1].cubes[0] = known(CUBES, cube)
    if (cube === 'plague') state.plagueSupply--
  }
  ;[upper, lower].forEach((faces, side) => {
    faces?.forEach((face, tile) => {
      conny.fate[side].tiles[tile] = known(FATE_TILES, face)
    })
  })
}

function sketchSpaces(state: VillageState, spaces: Sketch['spaces']): void {
  state.greenBag.fill(0)
  state.plagueSupply = state.box.plague
  state.cubesLeft = 0
  for (const space of state.box.spaces) {
    const name = SPACES.list[space]
    const lying = spaces === undefined ? [name === 'market' ? 'persuasion' : 'skill'] : (spaces[name] ?? [])
    state.spaces[space].cubes.fill(0)
    for (const cube of lying) {
      state.spaces[space].cubes[known(CUBES, cube)]++
      state.cubesLeft++
      if (cube === 'plague') state.plagueSupply--
    }
  }
}

function sketchMarket(state: VillageState, { stalls, queue, stack, farms }: Sketch): void {
  if (
    stalls === undefined &&
    queue === undefined &&
    farms?.some((farm) => farm.customers !== undefined) !== true
  )
    return
  const served = new Set(farms?.flatMap((farm) => farm.customers ?? []))
  state.stalls.fill(NONE)
  state.queue.fill(NONE)
  stalls?.forEach((customer, stall) => {
    state.stalls[stall] = customer === '' ? NONE : known(CUSTOMERS, customer)
  })
  queue?.forEach((customer, place) => {
    state.queue[place] = known(CUSTOMERS, customer)
  })
  CUSTOMERS.list.forEach((name, customer) => {
    const lies = state.stalls.includes(customer) || state.queue.includes(customer) || served.has(name)
    const inPlay = state.box.customersInPlay.includes(customer)
    const hidden = stack === undefined ? inPlay && !lies : stack.includes(name)
    state.customerStack[customer] = hidden ? 1 : 0
    if (inPlay && !lies && !hidden) state.servedBy[customer] = state.box.players
  })
}

function sketchFarm(state: VillageState, seat: number, sketch: FarmSketch | undefined): void {
  const farm = state.farms[seat]
  farm.coins = sketch?.coins ?? 0
  farm.grain = sketch?.grain ?? 0
  farm.prestige = sketch?.prestige ?? 0
  farm.lifetime = sketch?.lifetime ?? 0
  farm.goods.fill(0)
  farm.cubes.fill(0)
  for (const [goods, amount] of Object.entries(sketch?.goods ?? {})) farm.goods[known(GOODS, goods)] = amount
  for (const [colour, amount] of Object.entries(sketch?.cubes ?? {}))
    farm.cubes[known(COLOURS, colour)] = amount
  for (const castle of sketch?.markers ?? []) farm.markers[known(CASTLES, castle)] = 1
  for (const customer of sketch?.customers ?? []) state.servedBy[known(CUSTOMERS, customer)] = seat
  if (sketch?.members !== undefined) placeFigures(farm.figures, state.box.numbers, sketch.members)
  const family = state.marriage.families[seat]
  family.bread = sketch?.bread ?? 0
  family.tools = sketch?.tools ?? 0
  for (const [place, numbers] of Object.entries(sketch?.fed ?? {}))
    for (const number of numbers) feed(state, seat, number, known(PLACES, place))
}

/** Lays a bread under a member that has none. */
function feed(state: VillageState, seat: number, number: number, place: number): void {
  const { figures, raised } = state.farms[seat]
  const figure = state.box.numbers.findIndex(
    (one, at) => one === number && figures[at] === place && raised[at] === 0,
  )
  if (figure < 0) throw new Error(`nobody with the number ${number} can eat there`)
  raised[figure] = 1
}

/** Puts figures where a test wants them; those it does not name are gone. */
function placeFigures(
  figures: Int16Array,
  numbers: readonly number[],
  members: NonNullable<FarmSketch['members']>,
): void {
  figures.fill(PLACES.at.gone)
  for (const [place, wanted] of Object.entries(members)) {
    for (const number of wanted) {
      const figure = numbers.findIndex((one, at) => one === number && figures[at] === PLACES.at.gone)
      if (figure < 0) throw new Error(`there are not so many figures with the number ${number}`)
      figures[figure] = known(PLACES, place)
    }
  }
}

function sketchDead(state: VillageState, { chronicle, graves }: Sketch): void {
  const { box } = state
  state.chronicle.fill(0)
  state.chroniclePlaces.fill(NOBODY)
  state.gravePlaces.fill(NOBODY)
  for (const [group, count] of Object.entries(chronicle ?? {})) {
    const at = known(GROUPS, group)
    for (let place = 0; place < count; place++) state.chroniclePlaces[box.chronicle[at][place]] = STRANGER
    state.chronicle[at] = count
  }
  state.graves = graves ?? 0
  for (let grave = 0; grave < state.graves; grave++) state.gravePlaces[box.graves[grave]] = STRANGER
}

/** A figure of nobody at this table, for places that a test wants occupied. */
const STRANGER = 99

function known(vocabulary: Words, word: string): number {
  const place = placeOf(vocabulary, word)
  if (place < 0) throw new Error(`"${word}" is no word of this vocabulary`)
  return place
}

function customerName(customer: number): string | null {
  return customer === NONE ? null : CUSTOMERS.list[customer]
}

function numbersIn(figures: Int16Array, numbers: readonly number[], place: string): number[] {
  const at = PLACES.list.indexOf(place as (typeof PLACES.list)[number])
  return Array.from(figures).flatMap((where, figure) => (where === at ? [numbers[figure]] : []))
}
