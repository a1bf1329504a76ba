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

/** The cards that are not in the open pile lie in the hand or face down; which ones, nobody else knows. */
function imagineCards(player: Player, held: number, random: Random): void {
  player.hand.fill(0)
  player.discarded.fill(0)
  const unseen = [...CARDS.list.keys()]
    .filter((card) => !player.pile.includes(card))
    .slice(0, held + player.discards)
  for (let left = player.discards; left > 0; left--) {
    player.discarded[unseen.splice(random.below(unseen.length), 1)[0]] = 1
  }
  for (const card of unseen) player.hand[card] = 1
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
  for (const player of view.players.slice(0, view.box.players)) left -= player.goods[good]
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
