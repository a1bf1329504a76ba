import { decider, decision, type Game, type Move } from '@chronik/kernel'
import { CARDS, priceOfCard, type WorldLog, type WorldState, whyUseless } from '@chronik/world-without-end'
import { type Outcome, outcomeOf } from '#lib/acting/preview.ts'
import type { Token } from '#lib/table/contract.ts'
import { readMove } from '#lib/table/wording.ts'
import { token } from '../reading.ts'
import type { WorldContext } from './context.ts'
import { type Effect, tokensOf } from './effects.ts'

/** What a card in hand would do if it were laid and used now. */
export interface Outlook {
  readonly cost: readonly Token[]
  readonly gain: readonly Token[]
  /** Less of it is possible too. */
  readonly most: boolean
}

/** Questions for an amount: the outlook is the most of it. */
const AMOUNTS: readonly string[] = ['wool-to-sell', 'cloth-to-sell', 'cloth-to-make']
/** What is asked when the action is over. */
const AFTER: readonly string[] = ['', 'discard', 'long-term-swap']

/**
 * Plays a card on a copy as long as nothing but amounts is to be chosen; null where more is asked, nothing comes
 * of it that could be counted (a seal of a donation), or the position is one that is only passed through while it is drawn.
 */
export function outlookOf(
  game: Game<WorldState>,
  state: WorldState,
  seat: number,
  card: string,
): Outlook | null {
  let after = usedNow(game, state, seat, card)
  if (after === null) return null
  const entries = [...after.entries]
  let most = false
  while (AMOUNTS.includes(after.decision)) {
    most ||= after.moves.length > 1
    after = outcomeOf(game, after.state, seat, largest(game, after.moves))
    entries.push(...after.entries)
  }
  if (!AFTER.includes(after.decision)) return null
  const tokens = tokensOf(entries as WorldLog[], seat)
  return tokens.gain.length === 0 ? null : { ...tokens, most }
}

/** What comes of a card that is laid and used; null where it cannot be. */
function usedNow(
  game: Game<WorldState>,
  state: WorldState,
  seat: number,
  card: string,
): Outcome<WorldState> | null {
  const lay = game.notation.parse(`play:${card}`)
  const isAsked = decision(game, state)?.id === 'open-card' && decider(state) === seat
  if (typeof lay !== 'number' || !isAsked) return null
  const laid = outcomeOf(game, state, seat, lay)
  const use = laid.moves.find((move) => readMove(game, move).kind === 'use')
  return use === undefined ? null : outcomeOf(game, laid.state, seat, use)
}

/** W-517: what the card of the favour would tell if it were laid and used now. */
export function favourNow({ game, state, seat }: WorldContext): readonly WorldLog[] {
  return (usedNow(game, state, seat, 'act-favour')?.entries ?? []) as readonly WorldLog[]
}

/** What an option to lay a card shows: what comes of it now, nothing if it can do nothing, else what it does in general. */
export function promiseOf(context: WorldContext, card: string): Effect {
  const { game, state, seat } = context
  const at = CARDS.at[card as keyof typeof CARDS.at]
  if (whyUseless(state, seat, at) !== null) return { cost: [], gain: [], entries: [] }
  const outlook = outlookOf(game, state, seat, card)
  if (outlook !== null) return { cost: outlook.cost, gain: outlook.gain, entries: [] }
  // W-343: whom the stone would lead to may want money.
  if (card === 'act-favour') return { ...tokensOf(favourNow(context), seat), entries: [] }
  // A house is no treasure: the card's own words tell of it.
  const { cost, gain } = priceOfCard(state, at)
  return { cost: cost.map(token), gain: gain.map(token), entries: [] }
}

const largest = (game: Game<WorldState>, moves: readonly Move[]): Move =>
  moves.reduce((best, move) => (amountIn(game, move) > amountIn(game, best) ? move : best))

const amountIn = (game: Game<WorldState>, move: Move): number => Number(readMove(game, move).words.amount)
