import { type Chance, type Move, type MoveList, type Random, totalOf } from '@chronik/kernel'
import { draw, fetch } from '../packages/kernel/sample/bag.ts'
import { deal, haggle, offer, reply, sale } from '../packages/kernel/sample/stand.ts'
import type { FairState } from '../packages/kernel/sample/state.ts'
import { treat, treats, turn } from '../packages/kernel/sample/turn.ts'

/**
 * The fair played by hand: the same lists, effects, state and chance, but loops and conditions instead of
 * the kernel's stack of steps. Makes exactly the decisions that the kernel makes (direct.test.ts).
 */
export class DirectFair {
  readonly #moves: MoveList
  readonly #state: FairState
  #decisions = 0

  constructor(state: FairState, moves: MoveList) {
    this.#state = state
    this.#moves = moves
  }

  /** Plays one match on the state, which must be blank; tells how many decisions it took. */
  play(chance: Chance, random: Random): number {
    this.#decisions = 0
    const state = this.#state
    const { figures, players } = state.box
    this.#begin(chance)
    for (state.round = 1; state.round <= figures.rounds; state.round++) {
      for (let seat = 0; seat < players; seat++) this.#turn(seat, chance, random)
    }
    return this.#decisions
  }

  #begin(chance: Chance): void {
    const state = this.#state
    const { figures, players } = state.box
    state.bag.set([figures.bag.wheat, figures.bag.apple, figures.bag.rot, 0])
    for (let seat = 0; seat < players; seat++) {
      state.stands[seat].coins = figures.coins
      for (let card = 0; card < figures.hand; card++) this.#happen(deal, seat, chance)
    }
  }

  #happen(step: typeof draw, seat: number, chance: Chance): void {
    const state = this.#state
    const unseen = step.unseen(state, seat, 0, 0, 0)
    const { code } = step.source
    const outcome = chance.outcome(step.source, state.draws[code], unseen, totalOf(unseen))
    state.draws[code]++
    step.happen(state, outcome, seat, 0, 0, 0)
  }

  #turn(seat: number, chance: Chance, random: Random): void {
    const state = this.#state
    const moves = this.#moves
    for (;;) {
      moves.clear()
      turn.list(state, moves, seat, 0, 0, 0)
      treats.list(state, moves, seat, turn, 0, 0, 0)
      const move = this.#choose(random)
      if (treat.is(move)) {
        treats.play(state, move, seat)
        continue
      }
      if (fetch.is(move)) this.#happen(draw, seat, chance)
      else if (offer.is(move)) this.#offer(seat, offer.get.card(move), random)
      return
    }
  }

  #offer(seat: number, card: number, random: Random): void {
    const state = this.#state
    const moves = this.#moves
    const { players } = state.box
    state.stands[seat].hand[card] = 0
    state.stands[seat].cards--
    state.offered[card] = 1
    let hagglers = 0
    for (let next = (seat + 1) % players; next !== seat; next = (next + 1) % players) {
      moves.clear()
      reply.list(state, moves, next, seat, card, hagglers)
      if (!haggle.is(this.#choose(random))) continue
      state.stands[next].coins--
      state.stands[seat].coins++
      hagglers++
    }
    sale.run(state, seat, card, hagglers, 0)
  }

  #choose(random: Random): Move {
    const moves = this.#moves
    if (moves.forced) return moves.at(0)
    this.#decisions++
    return moves.at(random.below(moves.count))
  }
}
