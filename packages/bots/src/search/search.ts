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
  sameState,
} from '@chronik/kernel'
import type { Appraiser } from '../evaluator.ts'
import { NO_CHANCE } from '../policy.ts'
import { mixIn, rewardsOf } from '../reward.ts'
import { Rollout, type RolloutPlan } from './rollout.ts'
import { ROOT, Tree } from './tree.ts'

/** How long a search may think: a number of iterations, or until its time is up. */
export interface Budget {
  readonly iterations: number
  /** Asked now and then; true ends the search. Time lives outside the engine. */
  readonly expired?: () => boolean
  /** Ends as soon as no other move can become the favourite any more. */
  readonly decided?: boolean
  /** Every move is looked at so often at least, however bad it seems and whatever the iterations. */
  readonly least?: number
  /** Whether it is remembered what every move would bring to every seat. */
  readonly outlooks?: boolean
  /** Told now and then how far it is and which line it looks at most. */
  readonly onProgress?: (done: number, of: number, line: readonly Move[]) => void
}

/** The seed of its imagination, the size of its memory, and how it thinks. */
export interface Thinking {
  readonly seed: number
  readonly nodes: number
  /** How new positions are played on before they are valued; without it they are valued at once. */
  readonly rollout?: RolloutPlan
  /** How bold a search is: how much it looks at what seemed good at first, but not so far. */
  readonly boldness?: number
  /** How sharply it trusts first impressions; 0: not at all, and none are formed. */
  readonly sharpness?: number
  /** How far it looks: to the end of the turn of the seat that thinks, or as far as its iterations go. */
  readonly horizon?: 'turn'
  /** Every decision is thought about anew; without it what was seen beyond the last one of a turn is kept. */
  readonly anew?: boolean
}

/** One move that was considered. */
export interface Considered {
  readonly move: Move
  readonly visits: number
  /** The reward the mover expects, from 0 to 1, and the score it would come out with; 0 if it was never tried. */
  readonly reward: number
  readonly score: number
  /** The scores all seats would come out with, where that was asked for and it was tried. */
  readonly outlook?: readonly number[]
  /** The plan of the turn that begins with the move, where whole turns are planned. */
  readonly plan?: readonly Move[]
}

export interface Found {
  readonly best: Move
  readonly considered: readonly Considered[]
  /** The series of moves that was looked at most. */
  readonly line: readonly Move[]
  readonly iterations: number
}

const BOLDNESS = 0.9
const SHARPNESS = 0.35
/** How many moves it looks ahead at most. */
const DEEPEST = 64
/** An untried move is taken for a little less than what its position has been worth so far. */
const DOUBT = 0.05
/** Progress is told once in so many iterations. */
const REPORT = 512

/**
 * Looks ahead from what a seat can see: every iteration imagines what is hidden, walks down the tree by
 * promise and first impression, adds one position and values it. Every seat seeks its own reward.
 */
export class Search<S extends AnyState> {
  readonly #game: Game<S>
  readonly #appraiser: Appraiser<S>
  readonly #random: FastRandom
  readonly #chance: SampledChance
  readonly #rollout: Rollout<S> | null
  readonly #tree: Tree
  readonly #boldness: number
  readonly #sharpness: number
  readonly #horizon: 'turn' | undefined
  readonly #anew: boolean
  #least = 0
  /** Sums of the scores of all seats by the move they began with; null where nobody asked. */
  #outlooks: Map<number, Float64Array> | null = null
  readonly #moves = new MoveList()
  readonly #scratchMoves = new MoveList()
  readonly #world: S
  readonly #scratch: S
  readonly #scores = new Float64Array(8)
  readonly #rewards = new Float64Array(8)
  readonly #path = new Int32Array(DEEPEST + 1)
  readonly #deciders = new Int8Array(DEEPEST + 1)
  readonly #impressions = new Float64Array(1024)
  readonly #nodes = new Int32Array(1024)
  /** The view that was thought about last. */
  readonly #before: S

  constructor(game: Game<S>, box: S['box'], appraiser: Appraiser<S>, thinking: Thinking) {
    const { seed, nodes, rollout, boldness = BOLDNESS, sharpness = SHARPNESS } = thinking
    this.#game = game
    this.#tree = new Tree(nodes)
    this.#appraiser = appraiser
    this.#random = new FastRandom(seed)
    this.#chance = new SampledChance(this.#random)
    this.#rollout =
      rollout === undefined ? null : new Rollout(game, box, appraiser, this.#random, this.#chance, rollout)
    this.#boldness = boldness
    this.#sharpness = sharpness
    this.#horizon = thinking.horizon
    this.#anew = thinking.anew === true
    this.#world = game.blank(box)
    this.#scratch = game.blank(box)
    this.#before = game.blank(box)
  }

  /** The best move for the seat that is to decide in this view. */
  run(view: S, budget: Budget): Found {
    const { iterations, expired, decided = false, least = 0, outlooks = false, onProgress } = budget
    const seat = decider(view)
    const tree = this.#tree
    if (seat < 0) throw new Error('nobody is to decide in this position')
    this.#appraiser.begin(seat)
    this.#least = least
    this.#outlooks = outlooks ? new Map() : null
    const made = this.#anew || least > 0 || outlooks ? 0 : this.#after(view, seat)
    if (made === 0) tree.clear()
    else tree.keep(made)
    this.#iterate(view, seat)
    let done = tree.visits[ROOT]
    const needed = Math.max(iterations, least * tree.children(ROOT))
    while (done < needed && !tree.full) {
      this.#iterate(view, seat)
      done++
      if (done % 32 !== 0) continue
      if (onProgress !== undefined && done % REPORT === 0) onProgress(done, needed, this.#line())
      if (expired?.() === true || (decided && tree.lead(ROOT) > needed - done)) break
    }
    const considered: Considered[] = []
    for (let node = tree.first(ROOT); node !== 0; node = tree.next(node)) {
      const visits = Math.max(1, tree.visits[node])
      const sums = this.#outlooks?.get(node)
      considered.push({
        move: tree.move[node] as Move,
        visits: tree.visits[node],
        reward: tree.value[node] / visits,
        score: tree.score[node] / visits,
        ...(sums !== undefined && { outlook: Array.from(sums, (sum) => sum / visits) }),
      })
    }
    considered.sort(
      (one, other) => other.visits - one.visits || other.reward - one.reward || one.move - other.move,
    )
    copyInto(this.#before, view)
    return { best: considered[0].move, considered, line: this.#line(), iterations: done }
  }

  /** The node of the move that led from the view before to this one with nothing else in between, or 0. */
  #after(view: S, seat: number): number {
    if (decider(this.#before) !== seat) return 0
    const tree = this.#tree
    for (let node = tree.first(ROOT); node !== 0; node = tree.next(node))
      if (this.#leads(node, view, seat)) return node
    return 0
  }

  #leads(made: number, view: S, seat: number): boolean {
    const scratch = this.#scratch
    const moves = this.#scratchMoves
    const tree = this.#tree
    copyInto(scratch, this.#before)
    apply(this.#game, scratch, tree.move[made] as Move)
    if (advance(this.#game, scratch, null, moves, seat) !== 'choice' || !sameState(scratch, view))
      return false
    // In a world that was only imagined, somebody else may have been asked here, or for something else.
    for (let node = tree.first(made); node !== 0; node = tree.next(node))
      if (tree.seat[node] !== seat || !moves.has(tree.move[node] as Move)) return false
    return true
  }

  #iterate(view: S, seat: number): void {
    const world = this.#world
    const tree = this.#tree
    copyInto(world, view)
    this.#game.imagine(world, seat, this.#random)
    const path = this.#path
    let depth = 0
    let node = ROOT
    for (;;) {
      path[depth] = node
      const over = advance(this.#game, world, this.#chance, this.#moves) === 'over'
      const mover = decider(world)
      this.#deciders[depth++] = mover
      if (over) break
      if (this.#horizon === 'turn' && mover !== seat) break
      if ((tree.visits[node] === 0 && node !== ROOT) || depth > DEEPEST) {
        this.#rollout?.play(world, this.#moves)
        break
      }
      const index = this.#choose(world, node, mover)
      node = this.#nodes[index]
      apply(this.#game, world, this.#moves.at(index))
    }
    this.#value(world)
    if (this.#outlooks !== null && depth > 1) this.#foresee(this.#outlooks, path[1], world.box.players)
    for (let at = 0; at < depth; at++) {
      const visited = path[at]
      tree.visits[visited]++
      if (this.#deciders[at] >= 0) tree.worth[visited] += this.#rewards[this.#deciders[at]]
      const mover = tree.seat[visited]
      if (mover < 0) continue
      tree.value[visited] += this.#rewards[mover]
      tree.score[visited] += this.#scores[mover]
    }
  }

  /** Adds what all seats came out with to the move that led there. */
  #foresee(outlooks: Map<number, Float64Array>, move: number, seats: number): void {
    let sums = outlooks.get(move)
    if (sums === undefined) {
      sums = new Float64Array(seats)
      outlooks.set(move, sums)
    }
    for (let seat = 0; seat < seats; seat++) sums[seat] += this.#scores[seat]
  }

  /** Every legal move gets a node; the one with the best promise and first impression is walked. */
  #choose(world: S, parent: number, mover: number): number {
    const tree = this.#tree
    const { count } = this.#moves
    this.#meet(world, parent, mover)
    const parentVisits = tree.visits[parent]
    const bold = this.#boldness * Math.sqrt(parentVisits + 1)
    const untried = tree.worth[parent] / Math.max(1, parentVisits) - DOUBT
    let best = 0
    let promise = Number.NEGATIVE_INFINITY
    for (let index = 0; index < count; index++) {
      const node = this.#nodes[index]
      const visits = tree.visits[node]
      if (parent === ROOT && visits < this.#least) return index
      const mean = visits === 0 ? untried : tree.value[node] / visits
      const value = mean + (bold * tree.prior[node]) / (1 + visits)
      if (value > promise) {
        promise = value
        best = index
      }
    }
    return best
  }

  /** Finds the nodes of all moves; where some are new, the estimates one step on become shares of trust. */
  #meet(world: S, parent: number, mover: number): void {
    const tree = this.#tree
    const nodes = this.#nodes
    const { count } = this.#moves
    let unknown = false
    let hint = tree.first(parent)
    for (let index = 0; index < count; index++) {
      const node = tree.child(parent, this.#moves.at(index), hint)
      nodes[index] = node
      if (node === 0) unknown = true
      else hint = tree.next(node)
    }
    if (!unknown) return
    const total = this.#look(world, mover)
    for (let index = 0; index < count; index++)
      if (nodes[index] === 0)
        nodes[index] = tree.add(parent, this.#moves.at(index), mover, this.#impressions[index] / total)
  }

  /** First impressions of all moves, as shares of what it returns. */
  #look(world: S, mover: number): number {
    const { count } = this.#moves
    const impressions = this.#impressions
    if (this.#sharpness === 0) {
      impressions.fill(1, 0, count)
      return count
    }
    let best = Number.NEGATIVE_INFINITY
    for (let index = 0; index < count; index++) {
      impressions[index] = this.#impression(world, this.#moves.at(index), mover)
      if (impressions[index] > best) best = impressions[index]
    }
    let total = 0
    for (let index = 0; index < count; index++) {
      impressions[index] = Math.exp((impressions[index] - best) * this.#sharpness)
      total += impressions[index]
    }
    return total
  }

  /** How the score of the mover looks right after a move. */
  #impression(world: S, move: Move, mover: number): number {
    const scratch = this.#scratch
    copyInto(scratch, world)
    apply(this.#game, scratch, move)
    advance(this.#game, scratch, this.#appraiser.foresees ? NO_CHANCE : this.#chance, this.#scratchMoves)
    return this.#appraiser.estimateSeat(scratch, mover)
  }

  #value(world: S): void {
    if (world.depth === 0) {
      const { totals, places } = this.#game.score(world)
      for (let seat = 0; seat < totals.length; seat++) this.#scores[seat] = totals[seat]
      rewardsOf(this.#scores, totals.length, this.#rewards)
      if (totals.length > 1) mixIn(places, this.#rewards)
      return
    }
    this.#appraiser.estimate(world, this.#scores)
    rewardsOf(this.#scores, world.box.players, this.#rewards)
  }

  #line(): Move[] {
    const tree = this.#tree
    const line: Move[] = []
    for (let node = tree.favourite(ROOT); node !== 0 && tree.visits[node] > 0; node = tree.favourite(node))
      line.push(tree.move[node] as Move)
    return line
  }
}
