import {
  advance,
  apply,
  awaitedSource,
  copyInto,
  decider,
  decision,
  type Game,
  happen,
  type Move,
  MoveList,
  type Random,
  type Stop,
  unseenOf,
} from '@chronik/kernel'
import {
  DICE,
  dieOf,
  isBlack,
  MEETING_PLACE_CARDS,
  type MyVillageState,
  plowTo,
  takeCustomer,
  valueFor,
  whiteBanner,
} from '@chronik/my-village'
import type { Appraiser } from '../../evaluator.ts'
import type { Planner, TurnPlan } from '../../planner.ts'
import { Shortlist } from '../../shortlist.ts'
import { DiceWays, type Way } from './dice-ways.ts'

/** No turn has more decisions than this. */
const DEEPEST = 48
/** Whichever die comes first. */
const ANY = -1
/** The meeting place comes after all other white banners. */
const AFTER_ALL = 1_000

/** How far a line of the turn has come, so that the same set of banners is looked at in one order only. */
interface Line {
  readonly state: MyVillageState
  readonly moves: MoveList
  readonly best: Move[]
  banner: number
  customer: number
  plowed: boolean
}

/**
 * Looks at every way the turn can go: each value that dice can make at the least price, each set of banners in
 * one order. Where a travel card is drawn, the outcomes are averaged; other draws are sampled. The turn ends
 * before the rat runs and before new dice are rolled.
 */
export class TurnPlanner implements Planner<MyVillageState> {
  readonly #game: Game<MyVillageState>
  readonly #appraiser: Appraiser<MyVillageState>
  readonly #random: Random
  readonly #lines: readonly Line[]
  readonly #ways = new DiceWays()
  #seat = 0
  /** The moves that led to the line that is looked at, and how many draws lie on the way. */
  readonly #path: Move[] = []
  #draws = 0
  #shortlist: Shortlist | null = null
  /** How many ends of turns were valued. */
  leaves = 0

  constructor(
    game: Game<MyVillageState>,
    box: MyVillageState['box'],
    appraiser: Appraiser<MyVillageState>,
    random: Random,
  ) {
    this.#game = game
    this.#appraiser = appraiser
    this.#random = random
    this.#lines = Array.from({ length: DEEPEST + 1 }, () => ({
      state: game.blank(box),
      moves: new MoveList(),
      best: [],
      banner: -1,
      customer: -1,
      plowed: false,
    }))
  }

  ends(state: MyVillageState, stop: Stop): boolean {
    if (stop === 'barrier' || stop === 'over') return true
    return stop === 'chance' && isAtEnd(this.#sourceOf(state))
  }

  plan(state: MyVillageState, _moves?: MoveList): readonly Move[] {
    const [top] = this.#lines
    this.#path.length = 0
    this.#seat = decider(state)
    this.#begin(state)
    if (this.#due(state) === 'die-1') return this.#throughDice(ANY).moves
    this.#value(0)
    return [...top.best]
  }

  best(state: MyVillageState, moves: MoveList, count: number): readonly TurnPlan[] {
    const shortlist = new Shortlist(count)
    this.#shortlist = shortlist
    this.plan(state, moves)
    this.#shortlist = null
    return shortlist.plans
  }

  weigh(state: MyVillageState, moves: MoveList): Float64Array {
    this.#seat = decider(state)
    const all = Array.from({ length: moves.count }, (_, index) => moves.at(index))
    const isFirstDie = this.#due(state) === 'die-1'
    return Float64Array.from(all, (move) => {
      this.#begin(state)
      if (isFirstDie && dieOf.is(move)) return this.#throughDice(dieOf.get.die(move)).value
      return this.#after(move)
    })
  }

  /** The value of a move; where dice are chosen after it, they are looked at as in a plan. */
  #after(move: Move): number {
    const [{ state, moves }] = this.#lines
    apply(this.#game, state, move)
    const stop = advance(this.#game, state, null, moves)
    if (stop === 'choice' && decider(state) === this.#seat && this.#due(state) === 'die-1')
      return this.#throughDice(ANY).value
    return this.#value(0)
  }

  #begin(state: MyVillageState): void {
    const [top] = this.#lines
    copyInto(top.state, state)
    top.banner = -1
    top.customer = -1
    top.plowed = false
  }

  /** The value of the best way on from a line; its moves are left there. */
  #value(depth: number): number {
    const { state, moves, best } = this.#lines[depth]
    const game = this.#game
    best.length = 0
    for (let drawn = false; ; drawn = true) {
      const stop = advance(game, state, null, moves)
      if (stop === 'choice') {
        if (decider(state) !== this.#seat || depth >= DEEPEST) break
        if (!drawn) return this.#most(depth)
        this.#draws++
        const value = this.#most(depth)
        this.#draws--
        // What comes after a draw is decided when it has been drawn.
        best.length = 0
        return this.#list(value)
      }
      if (stop !== 'chance') break
      const source = this.#sourceOf(state)
      if (isAtEnd(source)) break
      if (source.startsWith('travel-')) return this.#mean(depth)
      happen(game, state, this.#sample(state))
    }
    this.leaves++
    return this.#list(this.#appraiser.estimateSeat(state, this.#seat))
  }

  /** What was decided so far is a plan of its own, unless a draw came before its end. */
  #list(value: number): number {
    if (this.#draws === 0) this.#shortlist?.add(this.#path, value)
    return value
  }

  #mean(depth: number): number {
    const { state, best } = this.#lines[depth]
    const unseen = Array.from(unseenOf(this.#game, state))
    let total = 0
    let sum = 0
    this.#draws++
    unseen.forEach((count, outcome) => {
      if (count === 0) return
      happen(this.#game, this.#next(depth).state, outcome)
      sum += count * this.#value(depth + 1)
      total += count
    })
    this.#draws--
    best.length = 0
    return this.#list(sum / total)
  }

  #most(depth: number): number {
    const { moves, best } = this.#lines[depth]
    let most = Number.NEGATIVE_INFINITY
    for (let index = 0; index < moves.count; index++) {
      const move = moves.at(index)
      const next = this.#next(depth)
      if (!this.#worthTrying(depth, move, next)) continue
      apply(this.#game, next.state, move)
      this.#path.push(move)
      const value = this.#value(depth + 1)
      this.#path.pop()
      if (value <= most) continue
      most = value
      best.length = 0
      best.push(move, ...next.best)
    }
    return most
  }

  /** Everything at its own place in the order: another order would end the turn in the same way. */
  #worthTrying(depth: number, move: Move, next: Line): boolean {
    const line = this.#lines[depth]
    const due = this.#due(line.state)
    if (plowTo.is(move)) {
      if ((depth > 0 && due !== 'use') || line.plowed) return false
      next.plowed = true
    } else if (due === 'white' && whiteBanner.is(move)) {
      const banner = whiteBanner.get.banner(move)
      const isMeeting = banner >= MEETING_PLACE_CARDS.first && banner < MEETING_PLACE_CARDS.end
      next.banner = isMeeting ? AFTER_ALL : banner
      return next.banner > line.banner
    } else if (due === 'customer' && takeCustomer.is(move)) {
      next.customer = takeCustomer.get.customer(move)
      return next.customer > line.customer
    }
    return true
  }

  /** The line after this one, begun where this one stands. */
  #next(depth: number): Line {
    const { state, banner, customer, plowed } = this.#lines[depth]
    const next = this.#lines[depth + 1]
    copyInto(next.state, state)
    next.banner = banner
    next.customer = customer
    next.plowed = plowed
    return next
  }

  /** Two dice, one of them this one: every value within reach, at the least price. */
  #throughDice(wanted: number): { readonly value: number; readonly moves: readonly Move[] } {
    const [{ state }] = this.#lines
    this.#ways.clear()
    for (let one = 0; one < DICE.size; one++) {
      for (let other = one; other < DICE.size; other++) {
        const needed = one === other ? 2 : 1
        if (wanted !== ANY && one !== wanted && other !== wanted) continue
        if (state.pool[one] < 1 || state.pool[other] < needed) continue
        this.#reach(one, other)
      }
    }
    let most = Number.NEGATIVE_INFINITY
    let best: readonly Move[] = []
    for (const way of this.#ways.best()) {
      const { moves } = way
      this.#follow(moves)
      this.#path.push(...moves)
      const value = this.#value(1)
      this.#path.length = 0
      if (value <= most) continue
      most = value
      best = [...moves, ...this.#lines[1].best]
    }
    return { value: most, moves: best }
  }

  /** Which values two dice make. */
  #reach(one: number, other: number): void {
    const dice: Move[] = [dieOf(one)]
    const line = this.#follow(dice)
    advance(this.#game, line.state, null, line.moves, this.#seat)
    if (this.#due(line.state) === 'die-2' && line.state.turn.die2 < 0) {
      dice.push(dieOf(other))
      apply(this.#game, line.state, dieOf(other))
      advance(this.#game, line.state, null, line.moves, this.#seat)
    }
    const black = (isBlack(one) ? 1 : 0) + (isBlack(other) ? 1 : 0)
    const { value } = line.state.turn
    if (value !== 0) {
      this.#ways.add({ value, black, markers: 0, coins: 0, moves: dice })
      return
    }
    for (let index = 0; index < line.moves.count; index++) {
      const move = line.moves.at(index)
      if (!valueFor.is(move)) continue
      const { get } = valueFor
      const way: Way = {
        value: get.value(move),
        black,
        markers: get.markers(move),
        coins: get.coins(move),
        moves: [...dice, move],
      }
      this.#ways.add(way)
    }
  }

  /** Plays some moves from the top on the line below it. */
  #follow(moves: readonly Move[]): Line {
    const line = this.#next(0)
    moves.forEach((move, index) => {
      if (index > 0) advance(this.#game, line.state, null, line.moves, this.#seat)
      apply(this.#game, line.state, move)
    })
    return line
  }

  #due(state: MyVillageState): string {
    return decision(this.#game, state)?.id ?? ''
  }

  #sourceOf(state: MyVillageState): string {
    return awaitedSource(this.#game, state)?.id ?? ''
  }

  #sample(state: MyVillageState): number {
    const unseen = unseenOf(this.#game, state)
    let total = 0
    for (let outcome = 0; outcome < unseen.length; outcome++) total += unseen[outcome]
    let left = this.#random.below(total)
    for (let outcome = 0; outcome < unseen.length; outcome++) {
      left -= unseen[outcome]
      if (left < 0) return outcome
    }
    return unseen.length - 1
  }
}

/** The rat runs and new dice are rolled when a turn or a round is over. */
function isAtEnd(source: string): boolean {
  return source === 'rat' || source.endsWith('-dice')
}
