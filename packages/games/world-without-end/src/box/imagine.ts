import { decider, decision, type Game, HIDDEN, listOptions, MoveList, type Random } from '@chronik/kernel'
import { handSize } from '../cards/piles.ts'
import type { Player, WorldState } from './state.ts'
import { CARDS, GOODS, MONEY, PROJECTS, STOCK } from './vocabulary.ts'

const TRIES = 20
/** Nobody can know how much money others hold; it is guessed up to this. */
const PURSE = 8

/** Fills what a viewer cannot see with something that could be true, and that leaves the decision which is due. */
export function imagine(game: Game<WorldState>, view: WorldState, random: Random): void {
  const hidden = view.players.slice(0, view.box.players).filter((player) => player.goods[0] === HIDDEN)
  view.players.forEach((player, seat) => {
    if (player.hand[0] !== HIDDEN) return
    if (seat < view.box.players) imagineCards(player, handSize(view, seat), random)
    else emptyChair(player)
  })
  if (hidden.length === 0) return
  const seat = decider(view)
  const deciding = view.players[seat]
  const asked = hidden.includes(deciding) && decision(game, view) !== null
  for (let tries = 0; tries < TRIES; tries++) {
    imagineGoods(view, hidden, random)
    if (!asked || leavesAChoice(game, view)) return
  }
  bestow(hidden, deciding)
}

function emptyChair(player: Player): void {
  player.goods.fill(0)
  player.hand.fill(0)
  player.discarded.fill(0)
}

const unseen = new Int8Array(CARDS.size)

/** The cards that are not in the open pile lie in the hand or face down; which ones, nobody else knows. */
function imagineCards({ hand, discarded, discards, pile }: Player, held: number, random: Random): void {
  let laid = 0
  for (let at = 0; at < pile.length; at++) if (pile[at] >= 0) laid |= 1 << pile[at]
  let count = 0
  for (let card = 0; card < CARDS.size && count < held + discards; card++)
    if (((laid >> card) & 1) === 0) unseen[count++] = card
  hand.fill(0)
  discarded.fill(0)
  for (let left = discards; left > 0; left--) {
    const at = random.below(count)
    discarded[unseen[at]] = 1
    unseen.copyWithin(at, at + 1, count--)
  }
  for (let at = 0; at < count; at++) hand[unseen[at]] = 1
}

/** Every piece that is neither in stock nor in sight lies behind one of the hidden screens. */
function imagineGoods(view: WorldState, hidden: readonly Player[], random: Random): void {
  for (const player of hidden) {
    player.goods.fill(0)
    player.goods[MONEY] = random.below(PURSE + 1)
  }
  for (let good = 0; good < STOCK.size; good++) {
    for (let left = unaccounted(view, good); left > 0; left--)
      hidden[random.below(hidden.length)].goods[good]++
  }
}

/** How many pieces of a good nobody can place. */
function unaccounted(view: WorldState, good: number): number {
  let left = view.box.stock[good] - view.stock[good]
  for (let seat = 0; seat < view.box.players; seat++) left -= view.players[seat].goods[good]
  if (good < view.substitutes.length) {
    left += view.substitutes[good]
    for (let project = 0; project < PROJECTS.size; project++) left -= view.projects[project].built[good]
  }
  return left
}

const options = new MoveList()

/** A player who was asked has at least two options. */
function leavesAChoice(game: Game<WorldState>, view: WorldState): boolean {
  listOptions(game, view, options)
  return options.count > 1
}

/** If nothing else helps, whoever must decide owns all that could be his: then he can do whatever he really can. */
function bestow(hidden: readonly Player[], deciding: Player): void {
  for (const player of hidden) {
    if (player === deciding) continue
    for (let good = 0; good < GOODS.size; good++) {
      deciding.goods[good] += player.goods[good]
      player.goods[good] = 0
    }
  }
  deciding.goods[MONEY] += PURSE
}
