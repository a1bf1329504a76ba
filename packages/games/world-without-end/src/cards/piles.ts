import { type Move, type MoveList, type Refusal, refusal } from '@chronik/kernel'
import type { WorldState } from '../box/state.ts'
import { CARDS, ROUNDS, STARRED } from '../box/vocabulary.ts'

// W-205, W-111: the hand is the full set and both piles are empty; in the first chapter of a first game only the starred cards.
export function takeUpHands(state: WorldState): void {
  const cards = withoutDiscards(state) ? STARRED : CARDS.size
  for (let seat = 0; seat < state.box.players; seat++) {
    const player = state.players[seat]
    player.pile.fill(-1)
    player.opened = 0
    player.discards = 0
    player.discarded.fill(0)
    player.hand.fill(0)
    player.hand.fill(1, 0, cards)
  }
  state.log?.add({ code: 'new-hands', cards })
}

/** W-111: chapter I of a first game knows no discard pile. */
export function withoutDiscards(state: WorldState): boolean {
  return state.box.firstGame && state.chapter === 1
}

/** How many cards a player still holds; known to all. Before the first chapter nobody has taken any up. */
export function handSize(state: WorldState, seat: number): number {
  if (state.chapter === 0) return 0
  const { opened, discards } = state.players[seat]
  return (withoutDiscards(state) ? STARRED : CARDS.size) - opened - discards
}

// W-401: a hand card is laid face up on the open pile.
export function layOpen(state: WorldState, seat: number, card: number, why: 'turn' | 'court' | 'war'): void {
  const player = state.players[seat]
  player.hand[card] = 0
  player.pile[player.opened++] = card
  state.log?.add({ code: 'open', seat, card: CARDS.list[card], why })
}

// W-405: a hand card goes face down on the discard pile; only its owner knows which.
export function layDown(state: WorldState, seat: number, card: number): void {
  const player = state.players[seat]
  player.hand[card] = 0
  player.discarded[card] = 1
  player.discards++
}

// W-407: a face-down card is due only while the discard pile is smaller than the open pile.
export function discardDue(state: WorldState, seat: number): boolean {
  const { opened, discards } = state.players[seat]
  return discards < opened && !withoutDiscards(state)
}

/** W-407: by how many cards the discard pile is ahead; so often no card is to be discarded after an open one. */
export function leadOf(state: WorldState, seat: number): number {
  const { opened, discards } = state.players[seat]
  return Math.max(0, discards - opened)
}

// W-409: a forced discard beyond the sixth card is void, and so is one without a hand or a discard pile.
export function canBeForced(state: WorldState, seat: number): boolean {
  return state.players[seat].discards < ROUNDS && handSize(state, seat) > 0 && !withoutDiscards(state)
}

type CardMove = (card: number) => Move

/** All cards of a hand as moves of one kind. */
export function listHand(state: WorldState, seat: number, moves: MoveList, kind: CardMove): void {
  const { hand } = state.players[seat]
  for (let card = 0; card < CARDS.size; card++) if (hand[card] === 1) moves.add(kind(card))
}

/** Why a card cannot be laid: it is no longer, or not yet, in the hand. */
export function notInHand(state: WorldState, seat: number, card: number, rule: string): Refusal {
  const player = state.players[seat]
  const params = { card: CARDS.list[card] }
  if (player.pile.includes(card)) return refusal('card-in-open-pile', rule, params)
  if (player.discarded[card] === 1) return refusal('card-in-discard-pile', rule, params)
  return refusal('card-not-in-play', 'W-111', params)
}
