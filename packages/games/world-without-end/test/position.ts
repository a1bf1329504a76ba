import { correct, type Edition, push, type Script, type Word } from '@chronik/kernel'
import { Table } from '@chronik/kernel/table'
import { reveal } from '../src/board/council.ts'
import type { WorldState } from '../src/box/state.ts'
import {
  CARDS,
  EVENTS,
  GOODS,
  LINES,
  MATERIALS,
  MONEY,
  PENALTIES,
  PLACES,
  PROJECTS,
  SITES,
  SPACES,
  STAGES,
  STARRED,
  TILES,
} from '../src/box/vocabulary.ts'
import { bringIntoForce } from '../src/cards/long-term.ts'
import { chapter } from '../src/course/chapter.ts'
import { chapterEnd } from '../src/course/chapter-end.ts'
import { actionPhase, round, toOrientation } from '../src/course/round.ts'
import { turn } from '../src/course/turn.ts'
import { editions } from '../src/edition/standard.ts'
import { worldWithoutEnd } from '../src/game.ts'

type Card = Word<typeof CARDS>
type Event = Word<typeof EVENTS>
type Good = Word<typeof GOODS>
type Site = Word<typeof SITES>
type Stock = Exclude<Good, 'money'>

/** What a player has; what is not said he has not, and all cards that lie nowhere are in his hand. */
export type SeatPosition = { readonly [good in Good]?: number } & {
  readonly vp?: number
  /** Houses on these sites. */
  readonly on?: readonly Site[]
  readonly houses?: number
  readonly open?: readonly Card[]
  readonly down?: readonly Card[]
  /** So many cards in the open and in the discard pile, where it does not matter which. */
  readonly piles?: readonly [number, number]
  /** The positions of long-term swaps made in this round. */
  readonly swapped?: readonly number[]
  readonly penalties?: readonly Word<typeof PENALTIES>[]
}

export interface ProjectPosition {
  readonly stone?: number
  readonly wood?: number
  readonly seals?: readonly number[]
  readonly covered?: boolean
}

/** A position in words: where the table stands, and what differs from an empty board. */
export interface WorldPosition {
  readonly players?: number
  /** The version of the rules; the newest where nothing is said. */
  readonly rules?: number
  readonly options?: { readonly [id: string]: boolean }
  readonly figures?: { readonly [path: string]: number }
  readonly chapter?: number
  readonly round?: number
  readonly active?: number
  readonly seats?: readonly SeatPosition[]
  /** How much is left of a good, if something is missing from the box. */
  readonly stock?: { readonly [good in Stock]?: number }
  readonly projects?: { readonly [project in Word<typeof PROJECTS>]?: ProjectPosition }
  readonly slots?: readonly Event[]
  /** Which slot holds the card that lies longer: 0 unless said otherwise. */
  readonly longest?: 0 | 1
  readonly council?: Event
  readonly favour?: number
  readonly covered?: readonly number[]
  readonly clothCovered?: boolean
  readonly spared?: Word<typeof PROJECTS>
  /** Sick persons with the value of their tiles, and places whose tiles are gone. */
  readonly sick?: { readonly [place: number]: number }
  readonly healed?: readonly number[]
  /** What happens next: a reveal, an orientation, a turn of this seat, all turns, a round, a chapter (end). */
  readonly next:
    | 'reveal'
    | 'orient'
    | 'actions'
    | 'round'
    | 'chapter'
    | 'chapter-end'
    | { readonly turnOf: number }
}

/** A table of World Without End at some position; seats count from 0, lines of play from 1. */
export class WorldTable extends Table<WorldState> {
  /** What a player owns, without what he has not. */
  goods(seat: number): { [good in Good]?: number } {
    const { goods } = this.state.players[seat]
    return Object.fromEntries(
      GOODS.list.filter((_, good) => goods[good] !== 0).map((good) => [good, goods[GOODS.at[good]]]),
    )
  }

  good(good: Good): number[] {
    return this.#seats().map(({ goods }) => goods[GOODS.at[good]])
  }

  get vp(): number[] {
    return this.#seats().map(({ vp }) => vp)
  }

  stock(good: Stock): number {
    return this.state.stock[GOODS.at[good]]
  }

  /** Open pile, discard pile and hand of each player: `1/1/10`. */
  get piles(): string[] {
    return this.#seats().map(
      ({ opened, discards, hand }) => `${opened}/${discards}/${hand.reduce((sum, one) => sum + one, 0)}`,
    )
  }

  /** Stone and wood built into a project, and whose seals lie there. */
  project(project: Word<typeof PROJECTS>): string {
    const { stage, built, donors, covered } = this.state.projects[PROJECTS.at[project]]
    const seals = [...donors.keys()].filter((seat) => donors[seat] === 1)
    const words = [STAGES.list[stage], `${built[0]}+${built[1]}`]
    if (covered === 1) words.push('covered')
    if (seals.length > 0) words.push(`seals ${seals.join()}`)
    return words.join(' ')
  }

  site(site: Site): number {
    return this.state.sites[SITES.at[site]]
  }

  line(line: Word<typeof LINES>): number[] {
    return this.#seats().map(({ sheet }) => sheet[LINES.at[line]])
  }

  penalties(seat: number): string[] {
    return PENALTIES.list.filter((_, penalty) => this.state.players[seat].missed[penalty] > 0)
  }

  tile(place: number): string {
    return TILES.list[this.state.tiles[place - 1]]
  }

  #seats() {
    return this.state.players.slice(0, this.state.box.players)
  }
}

/** Sets a table up; the script says what is drawn, source by source. */
export function worldAt(position: WorldPosition, script: Script = {}): WorldTable {
  const { players = 4, options = {}, figures = {} } = position
  const rules = position.rules ?? worldWithoutEnd.rulesVersion
  const box = worldWithoutEnd.open({ players, options, edition: editionWith(figures), rules })
  const state = worldWithoutEnd.begin(box)
  state.depth = 0
  state.stack.fill(0)
  state.chapter = position.chapter ?? 1
  state.round = position.round ?? 1
  state.active = position.active ?? 0
  state.favour = position.favour ?? 3
  for (const space of position.covered ?? []) state.coveredFavours[SPACES.at[`${space}` as never]] = 1
  state.clothCovered = (position.clothCovered ?? state.chapter === 1) ? 1 : 0
  if (position.spared !== undefined) state.spared = PROJECTS.at[position.spared]
  layProjects(state, position)
  for (let seat = 0; seat < players; seat++) layPlayer(state, seat, position.seats?.[seat] ?? {})
  layStock(state, position)
  layEvents(state, position)
  layTiles(state, position)
  pushNext(state, position)
  return new WorldTable(worldWithoutEnd, state, script)
}

function editionWith(figures: { readonly [path: string]: number }): Edition {
  const changes = Object.entries(figures).map(([path, value]) => ({ path, value, mark: 'R' as const }))
  return changes.length === 0 ? editions.standard : correct(editions, 'changed', changes)
}

function layProjects(state: WorldState, { projects = { bridge: {} } }: WorldPosition): void {
  state.projects[0].stage = STAGES.at.aside
  for (const project of PROJECTS.list) {
    const given = projects[project]
    if (given === undefined) continue
    const index = PROJECTS.at[project]
    const row = state.projects[index]
    row.built.set([given.stone ?? 0, given.wood ?? 0])
    row.covered = given.covered === true ? 1 : 0
    const full = row.built.every((count, material) => count === state.box.fields[index][material])
    row.stage = full ? STAGES.at.finished : STAGES.at['in-play']
    for (const seat of given.seals ?? []) {
      row.donors[seat] = 1
      state.players[seat].seals--
    }
  }
  state.metal = state.projects[PROJECTS.at.tower].stage === STAGES.at.finished ? 1 : 0
}

function layPlayer(state: WorldState, seat: number, given: SeatPosition): void {
  const player = state.players[seat]
  for (const good of GOODS.list) player.goods[GOODS.at[good]] = given[good] ?? 0
  player.vp = given.vp ?? 8
  player.sheet.fill(0)
  player.sheet[LINES.at.start] = player.vp
  for (const site of given.on ?? []) {
    state.sites[SITES.at[site]] = seat
    player.houses--
  }
  if (given.houses !== undefined) player.houses = given.houses
  const [some, more] = given.piles ?? [0, 0]
  const spare = [...CARDS.list].reverse()
  const open = given.open ?? spare.slice(0, some)
  const down = given.down ?? spare.slice(some, some + more)
  const cards = state.box.firstGame && state.chapter === 1 ? STARRED : CARDS.size
  player.hand.fill(0)
  player.hand.fill(1, 0, cards)
  open.forEach((card, place) => {
    player.pile[place] = CARDS.at[card]
    player.hand[CARDS.at[card]] = 0
  })
  for (const card of down) {
    player.discarded[CARDS.at[card]] = 1
    player.hand[CARDS.at[card]] = 0
  }
  player.opened = open.length
  player.discards = down.length
  for (const position of given.swapped ?? []) player.swapped[position] = 1
  for (const penalty of given.penalties ?? []) player.missed[PENALTIES.at[penalty]] = 1
}

function layStock(state: WorldState, { stock = {} }: WorldPosition): void {
  for (let good = 0; good < MONEY; good++) {
    let left = state.box.stock[good]
    for (let seat = 0; seat < state.box.players; seat++) left -= state.players[seat].goods[good]
    if (good < MATERIALS.size) for (const project of state.projects) left -= project.built[good]
    state.stock[good] = stock[GOODS.list[good] as Stock] ?? left
  }
}

function layEvents(state: WorldState, { slots = [], longest = 0, council }: WorldPosition): void {
  state.longest = longest
  slots.forEach((event, slot) => {
    state.slots[slot] = EVENTS.at[event]
    state.revealed[EVENTS.at[event]] = 1
  })
  if (council !== undefined) {
    state.council = EVENTS.at[council]
    state.revealed[state.council] = 1
  }
  bringIntoForce(state)
}

function layTiles(state: WorldState, { chapter = 1, sick = {}, healed = [] }: WorldPosition): void {
  if (chapter < 3) return
  state.tiles.fill(TILES.at['face-down'])
  state.unseenValues.set(state.box.tileValues)
  for (const [place, value] of Object.entries(sick)) {
    const index = PLACES.at[place as Word<typeof PLACES>]
    state.tiles[index] = TILES.at['face-up']
    state.values[index] = value
    state.unseenValues[value - 1]--
  }
  for (const place of healed) {
    state.tiles[place - 1] = TILES.at.gone
    state.unseenValues[state.unseenValues.findIndex((tiles) => tiles > 0)]--
  }
}

function pushNext(state: WorldState, { next }: WorldPosition): void {
  if (typeof next === 'object') push(state, turn, next.turnOf)
  else if (next === 'reveal') push(state, reveal, state.active)
  else if (next === 'orient') push(state, toOrientation, state.active)
  else if (next === 'actions') push(state, actionPhase, state.active)
  else if (next === 'chapter-end') push(state, chapterEnd)
  else if (next === 'chapter') push(state, chapter)
  else {
    state.round--
    push(state, round)
  }
}

/** Whoever has these duties and all taxes at hand. */
export const DUTIFUL: SeatPosition = { piety: 2, grain: 2, money: 5 }
/** Paid-up duties of a chapter end with a tax of 3. */
export const PAID: SeatPosition = { piety: 2, grain: 2, money: 3 }
export const ALL_PLACES = Array.from({ length: PLACES.size }, (_, place) => place + 1)

/** The turn of the first seat. */
export function turnOfFirst(seat: SeatPosition, more: Partial<WorldPosition> = {}): WorldTable {
  return worldAt({ ...more, next: { turnOf: 0 }, seats: [seat] })
}

/** Why a line is refused, in short. */
export function refusedBy(table: WorldTable, line: string): string {
  const refused = table.refusal(line)
  return refused === null ? 'possible' : `${refused.code} ${refused.rule ?? '-'}`
}

/** How a match ended, or null. */
export function finalOf({ match: { turn } }: WorldTable) {
  return turn.over ? { totals: turn.score.totals, places: turn.score.places } : null
}
