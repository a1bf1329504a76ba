import {
  type AnyState,
  advance,
  apply,
  decider,
  FastRandom,
  type Game,
  type Move,
  MoveList,
  SampledChance,
  type Setup,
  viewInto,
} from '@chronik/kernel'
import type { Appraiser } from '../evaluator.ts'
import { type Habits, roomFor } from '../levels.ts'
import type { Player } from '../opponents.ts'
import type { MakePlanner } from '../planner.ts'
import { Impression, NO_CHANCE } from '../policy.ts'
import { Search } from '../search/search.ts'
import type { Points } from '../training/hand-set.ts'
import { GAIN_UNIT, type LearnedAppraiser } from './appraiser.ts'
import type { Lessons } from './pupil.ts'
import { type Guide, Whims } from './whims.ts'

/** How matches are played to learn from them. */
export interface Practice {
  /** How much of what comes later is believed over what is expected now, for each decision between. */
  readonly lambda: number
  /** How often a player begins with a whim, from 0 to 1, and for how many decisions of the match at most. */
  readonly whims: number
  readonly opening: number
  /** With how many iterations players look ahead once whims are over; without it they play by first impression. */
  readonly iterations?: number
  /** Styles that half of the whims take after; without them whims are all of chance. */
  readonly styles?: readonly Points[]
  /** In how many matches, from 0 to 1, one seat plays in a way that was written by hand, instead of whims. */
  readonly ways?: number
}

/** A position that will be learned from. */
interface Noted {
  readonly at: number
  /** The inputs as each seat sees them, and the seats in the order of its outputs. */
  readonly inputs: readonly Float32Array[]
  readonly orders: readonly Int8Array[]
  /** The scores of all as each seat saw or imagined them. */
  readonly scores: readonly Float64Array[]
  /** The final scores of all as each seat expected them at first sight. */
  readonly seen: readonly Float64Array[]
  /** What each seat expected for itself: its final score and its chance to win. */
  readonly finals: Float64Array
  readonly chances: Float64Array
}

/** Plays matches against itself by first impression and tells what each position came to. */
export class SelfPlay<S extends AnyState> {
  readonly #game: Game<S>
  readonly #planner: MakePlanner<S> | null
  readonly #ways: readonly (() => Appraiser<S>)[]
  readonly #habits: Habits
  readonly #appraiser: LearnedAppraiser<S>
  readonly #practice: Practice
  readonly #boxes = new Map<string, S['box']>()
  readonly #moves = new MoveList()

  constructor(
    {
      game,
      planner = null,
      ways = [],
      ...habits
    }: Habits &
      Pick<Player<S>, 'ways'> & { readonly game: Game<S>; readonly planner?: MakePlanner<S> | null },
    appraiser: LearnedAppraiser<S>,
    practice: Practice,
  ) {
    this.#game = game
    this.#planner = planner
    this.#ways = ways
    this.#habits = habits
    this.#appraiser = appraiser
    this.#practice = practice
  }

  /** One match; with a teacher it is played as that one sees it, and only what happened is believed. */
  play(setup: Setup, seed: number, teacher: Appraiser<S> | null = null): Lessons {
    const game = this.#game
    const random = new FastRandom(seed)
    const chance = new SampledChance(random)
    const box = this.#boxOf(setup)
    const state = game.begin(box)
    const world = game.blank(box)
    const { players } = box
    const guide = teacher === null ? this.#guide(players, random) : null
    const practice = guide === null ? this.#practice : { ...this.#practice, whims: 0 }
    const appraiser = teacher ?? this.#appraiser
    const whims = new Whims<S>(appraiser, this.#appraiser, practice, players, random, guide)
    const choose = this.#chooser(box, whims, random, chance, teacher !== null)
    const noted: Noted[] = []
    const moves = this.#moves
    const planner = this.#planner?.(game, box, whims, random) ?? null
    this.#appraiser.begin()
    const search = teacher === null ? this.#search(box, random) : null
    let at = 0
    const learns = (): boolean => teacher !== null || at >= whims.over
    for (;;) {
      let stop = advance(game, state, planner === null ? NO_CHANCE : null, moves)
      if (stop !== 'choice') {
        const told =
          planner === null ? stop === 'chance' && random.below(players) === 0 : planner.ends(state, stop)
        if (told && learns()) noted.push(this.#note(state, at, world, random))
        stop = advance(game, state, chance, moves)
      }
      if (stop === 'over') break
      const seat = decider(state)
      const note =
        planner === null && learns() && random.below(players) === 0
          ? this.#note(state, at, world, random)
          : null
      if (note !== null) noted.push(note)
      this.#imagine(state, seat, world, random)
      whims.at = teacher === null ? at : Number.POSITIVE_INFINITY
      apply(
        game,
        state,
        search !== null && at >= whims.over ? search(world, seat, note) : choose(world, moves),
      )
      at++
    }
    return this.#lessons(state, noted, teacher === null ? this.#practice.lambda : 1)
  }

  /** Who leads one seat for a while: what it comes to then is learned from, too. */
  #guide(players: number, random: FastRandom): Guide<S> | null {
    const { ways = 0, opening } = this.#practice
    if (this.#ways.length === 0 || random.below(FINE) >= ways * FINE) return null
    const way = this.#ways[random.below(this.#ways.length)]
    // Half of them are led to the end, the others find the rest of the way themselves.
    const until = random.below(2) === 0 ? Number.POSITIVE_INFINITY : random.below(2 * opening)
    return { seat: random.below(players), until, appraiser: way() }
  }

  /** By whole turns where they are planned, else by first impression; a teacher always by first impression. */
  #chooser(
    box: S['box'],
    whims: Whims<S>,
    random: FastRandom,
    chance: SampledChance,
    taught: boolean,
  ): (world: S, moves: MoveList) => Move {
    const game = this.#game
    if (taught || this.#planner === null) {
      const policy = new Impression(game, box, whims, random, chance)
      return (world, moves) => policy.choose(world, moves, taught ? CARELESS : 0)
    }
    const planner = this.#planner(game, box, whims, random)
    let line: Move[] = []
    return (world, moves) => {
      if (line.length === 0 || !moves.has(line[0])) line = [...planner.plan(world, moves)]
      return line.shift() ?? moves.at(0)
    }
  }

  /** By looking ahead, where that is asked for; what comes to light is what a noted position lets expect. */
  #search(box: S['box'], random: FastRandom): ((world: S, seat: number, note: Noted | null) => Move) | null {
    const { iterations = 0 } = this.#practice
    if (iterations === 0) return null
    const { style = {}, learnedStyle = {} } = this.#habits
    const thinking = { ...style, ...learnedStyle, seed: random.below(FINE), nodes: roomFor(iterations) }
    const search = new Search(this.#game, box, this.#appraiser, thinking)
    return (world, seat, note) => {
      const outlooks = note !== null
      const { best, considered } = search.run(world, { iterations, decided: true, outlooks })
      const { outlook } = considered[0]
      if (note !== null && outlook !== undefined) correct(note, seat, outlook)
      return best
    }
  }

  #boxOf(setup: Setup): S['box'] {
    const key = JSON.stringify(setup)
    const known = this.#boxes.get(key) ?? this.#game.open(setup)
    this.#boxes.set(key, known)
    return known
  }

  /** The table as a seat may imagine it. */
  #imagine(state: S, seat: number, world: S, random: FastRandom): void {
    viewInto(this.#game, world, state, seat)
    this.#game.imagine(world, seat, random)
  }

  /** What each seat sees of a position, and imagines of the rest: only what it knows of itself is certain. */
  #note(state: S, at: number, world: S, random: FastRandom): Noted {
    const { players } = state.box
    const appraiser = this.#appraiser
    const finals = new Float64Array(players)
    const chances = new Float64Array(players)
    const inputs: Float32Array[] = []
    const orders: Int8Array[] = []
    const scores: Float64Array[] = []
    const seen: Float64Array[] = []
    for (let seat = 0; seat < players; seat++) {
      this.#imagine(state, seat, world, random)
      appraiser.look(world, seat)
      inputs.push(appraiser.network.x.slice(0, appraiser.encoder.size))
      orders.push(appraiser.encoder.order.slice(0, players))
      scores.push(appraiser.encoder.now.slice(0, players))
      seen.push(appraiser.finals.slice(0, players))
      finals[seat] = appraiser.finals[seat]
      chances[seat] = appraiser.chance
    }
    const total = chances.reduce((sum, one) => sum + one, 0)
    if (players > 1) for (let seat = 0; seat < players; seat++) chances[seat] /= total
    return { at, inputs, orders, scores, seen, finals, chances }
  }

  /** From the end back to the beginning: what came is mixed with what was expected on the way. */
  #lessons(over: S, noted: readonly Noted[], lambda: number): Lessons {
    const { players } = over.box
    const width = this.#appraiser.encoder.size
    const outs = this.#appraiser.finals.length + 1
    const { totals, places } = this.#game.score(over)
    const finals = Float64Array.from(totals)
    const winners = places.filter((place) => place === 1).length
    const chances = Float64Array.from(places, (place) => (place === 1 ? 1 / winners : 0))
    const count = noted.length * players
    const inputs = new Float32Array(count * width)
    const outputs = new Float32Array(count * outs).fill(Number.NaN)
    let row = 0
    for (let index = noted.length - 1; index >= 0; index--) {
      const { at, inputs: seen, orders, scores, ...expected } = noted[index]
      for (let seat = 0; seat < players; seat++, row++) {
        inputs.set(seen[seat], row * width)
        orders[seat].forEach((one, slot) => {
          outputs[row * outs + slot] = (finals[one] - scores[seat][one]) / GAIN_UNIT
        })
        outputs[row * outs + outs - 1] = chances[seat]
      }
      const kept = index === 0 ? 1 : lambda ** (at - noted[index - 1].at)
      for (let seat = 0; seat < players; seat++) {
        finals[seat] += (1 - kept) * (expected.finals[seat] - finals[seat])
        chances[seat] += (1 - kept) * (expected.chances[seat] - chances[seat])
      }
    }
    return { inputs, outputs, count }
  }
}

/** What a seat sees further on, looking ahead, everybody expects more or less than at first sight. */
function correct({ seen, finals }: Noted, seat: number, outlook: readonly number[]): void {
  for (let one = 0; one < finals.length; one++) finals[one] += outlook[one] - seen[seat][one]
}

const FINE = 1_000_000
/** How careless a teacher plays, in points, so that its matches differ. */
const CARELESS = 0.1
