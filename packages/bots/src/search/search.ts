import {
  type AnyState,
  advance,
  apply,
  copyInto,
  decider,
  FastRandom,
  type Game,
  type Move,
  MoveList,
  SampledChance,
} from '@chronik/kernel'
import type { Estimator } from '../evaluator.ts'
import { rewardsOf } from '../reward.ts'
import { Tree } from './tree.ts'

/** How long a search may think: a number of iterations, or until its time is up. */
export interface Budget {
  readonly iterations: number
  /** Asked now and then; true ends the search. Time lives outside the engine. */
  readonly expired?: () => boolean
}

/** The seed of its imagination and the size of its memory. */
export interface Thinking {
  readonly seed: number
  readonly nodes: number
}

/** One move that was considered. */
export interface Considered {
  readonly move: Move
  readonly visits: number
  /** The reward the mover expects, from 0 to 1, and the score it would come out with. */
  readonly reward: number
  readonly score: number
}

export interface Found {
  readonly best: Move
  readonly considered: readonly Considered[]
  /** The series of moves that was looked at most. */
  readonly line: readonly Move[]
  readonly iterations: number
}

/** How bold a search is, how sharply it trusts first impressions, how many moves it looks ahead at most. */
const BOLDNESS = 0.9
const SHARPNESS = 0.35
const DEEPEST = 64
/** What an untried move is taken for. */
const UNTRIED = 0.4

/**
 * Looks ahead from what a seat can see: every iteration imagines what is hidden, walks down the tree by
 * promise and first impression, adds one position and values it. Every seat seeks its own reward.
 */
export class Search<S extends AnyState> {
  readonly #game: Game<S>
  readonly #estimator: Estimator<S>
  readonly #random: FastRandom
  readonly #chance: SampledChance
  readonly #tree: Tree
  readonly #moves = new MoveList()
  readonly #scratchMoves = new MoveList()
  readonly #world: S
  readonly #scratch: S
  readonly #scores = new Float64Array(8)
  readonly #rewards = new Float64Array(8)
  readonly #path = new Int32Array(DEEPEST + 1)
  readonly #impressions = new Float64Array(1024)

  constructor(game: Game<S>, box: S['box'], estimator: Estimator<S>, { seed, nodes }: Thinking) {
    this.#game = game
    this.#tree = new Tree(nodes)
    this.#estimator = estimator
    this.#random = new FastRandom(seed)
    this.#chance = new SampledChance(this.#random)
    this.#world = game.blank(box)
    this.#scratch = game.blank(box)
  }

  /** The best move for the seat that is to decide in this view. */
  run(view: S, budget: Budget): Found {
    const seat = decider(view)
    this.#tree.clear()
    let iterations = 0
    while (iterations < budget.iterations && !this.#tree.full) {
      this.#iterate(view, seat)
      iterations++
      if ((iterations & 31) === 0 && budget.expired?.() === true) break
    }
    const considered = Array.from(this.#tree.children(1), (node) => ({
      move: this.#tree.move[node] as Move,
      visits: this.#tree.visits[node],
      reward: this.#tree.value[node] / Math.max(1, this.#tree.visits[node]),
      score: this.#tree.score[node] / Math.max(1, this.#tree.visits[node]),
    })).sort((one, other) => other.visits - one.visits || other.reward - one.reward || one.move - other.move)
    return { best: considered[0].move, considered, line: this.#line(), iterations }
  }

  #iterate(view: S, seat: number): void {
    const world = this.#world
    copyInto(world, view)
    this.#game.imagine(world, seat, this.#random)
    const path = this.#path
    let depth = 0
    let node = 1
    path[depth++] = node
    while (depth < DEEPEST) {
      if (advance(this.#game, world, this.#chance, this.#moves) === 'over') break
      const fresh = this.#tree.visits[node] === 0 && node !== 1
      if (fresh) break
      const index = this.#choose(world, node, decider(world))
      const move = this.#moves.at(index)
      node = this.#tree.child(node, move)
      path[depth++] = node
      apply(this.#game, world, move)
    }
    this.#value(world)
    for (let at = 0; at < depth; at++) {
      const visited = path[at]
      this.#tree.visits[visited]++
      const mover = this.#tree.seat[visited]
      if (mover < 0) continue
      this.#tree.value[visited] += this.#rewards[mover]
      this.#tree.score[visited] += this.#scores[mover]
    }
  }

  /** Every legal move gets a node; the one with the best promise and first impression is walked. */
  #choose(world: S, parent: number, mover: number): number {
    const tree = this.#tree
    const { count } = this.#moves
    this.#meet(world, parent, mover)
    const root = Math.sqrt(tree.visits[parent] + 1)
    let best = 0
    let promise = Number.NEGATIVE_INFINITY
    for (let index = 0; index < count; index++) {
      const node = tree.child(parent, this.#moves.at(index))
      tree.offered[node]++
      const visits = tree.visits[node]
      const mean = visits === 0 ? UNTRIED : tree.value[node] / visits
      const value = mean + (BOLDNESS * tree.prior[node] * root) / (1 + visits)
      if (value > promise) {
        promise = value
        best = index
      }
    }
    return best
  }

  /** First impressions of moves that have no node yet: the estimate one step on, as shares of trust. */
  #meet(world: S, parent: number, mover: number): void {
    const tree = this.#tree
    const { count } = this.#moves
    let unknown = 0
    for (let index = 0; index < count; index++) if (tree.child(parent, this.#moves.at(index)) === 0) unknown++
    if (unknown === 0) return
    let best = Number.NEGATIVE_INFINITY
    for (let index = 0; index < count; index++) {
      const impression = this.#impression(world, this.#moves.at(index), mover)
      this.#impressions[index] = impression
      if (impression > best) best = impression
    }
    let total = 0
    for (let index = 0; index < count; index++) {
      this.#impressions[index] = Math.exp((this.#impressions[index] - best) * SHARPNESS)
      total += this.#impressions[index]
    }
    for (let index = 0; index < count; index++) {
      const move = this.#moves.at(index)
      if (tree.child(parent, move) === 0) tree.add(parent, move, mover, this.#impressions[index] / total)
    }
  }

  /** How the score of the mover looks right after a move. */
  #impression(world: S, move: Move, mover: number): number {
    const scratch = this.#scratch
    copyInto(scratch, world)
    apply(this.#game, scratch, move)
    advance(this.#game, scratch, this.#chance, this.#scratchMoves)
    return this.#estimator.estimateSeat(scratch, mover)
  }

  #value(world: S): void {
    if (world.depth === 0) {
      const { totals } = this.#game.score(world)
      for (let seat = 0; seat < totals.length; seat++) this.#scores[seat] = totals[seat]
    } else this.#estimator.estimate(world, this.#scores)
    rewardsOf(this.#scores, world.box.players, this.#rewards)
  }

  #line(): Move[] {
    const line: Move[] = []
    for (let node = 1; ; ) {
      let next = 0
      for (const child of this.#tree.children(node)) {
        if (next === 0 || this.#tree.visits[child] > this.#tree.visits[next]) next = child
      }
      if (next === 0 || this.#tree.visits[next] === 0) return line
      line.push(this.#tree.move[next] as Move)
      node = next
    }
  }
}
