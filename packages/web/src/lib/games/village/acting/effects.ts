import type { Move } from '@chronik/kernel'
import { COLOURS, type VillageLog, type VillageState } from '@chronik/village'
import { type Outcome, outcomeOf } from '../../../acting/preview.ts'
import { addToken } from '../../../acting/tokens.ts'
import type { Token } from '../../../table/contract.ts'
import { scoreOf } from '../../../table/scores.ts'
import { readMove } from '../../../table/wording.ts'
import { fillingsIn, firstOf } from '../modules/modules.ts'
import { meeple, type VillageContext } from './figures.ts'

/** What an option costs and brings, played to the next question that matters. */
export interface Effect {
  readonly cost: readonly Token[]
  readonly gain: readonly Token[]
  readonly entries: readonly VillageLog[]
  /** The question that would come next, or '' at the end of what the seat can do. */
  readonly next: string
  readonly state: VillageState
}

/** Details that change little: the first option stands for all of them. */
const DETAILS: readonly string[] = ['d-train-member', 'd-pay', 'd-council-pay', 'd-well-pay']

/** Plays an option and the details after it on a copy. */
export function effectOf(context: VillageContext, move: Move): Effect {
  const { game, state, seat } = context
  const entries: VillageLog[] = []
  let outcome: Outcome<VillageState> = outcomeOf(game, state, seat, move)
  entries.push(...(outcome.entries as VillageLog[]))
  const all = fillingsIn(state.box)
  const details = [...DETAILS, ...all.flatMap((filling) => filling.details ?? [])]
  const instead: Token[] = []
  while (details.includes(outcome.decision)) {
    if (outcome.decision === 'd-council-pay') instead.push(...otherPrice(context, outcome))
    const anyColour = isOfAnyColour(context, outcome)
    outcome = outcomeOf(game, outcome.state, seat, outcome.moves[0])
    const played = outcome.entries as VillageLog[]
    entries.push(...(anyColour ? played.map((entry) => inAnyColour(entry, seat)) : played))
  }
  const own = entries.filter((entry) => entry.seat === seat)
  const { cost, gain } = tokensOf(context, own)
  if (instead.length > 0) {
    const time = cost.findIndex(({ piece }) => piece === 'time')
    cost.splice(time < 0 ? cost.length : time, 0, ...instead)
  }
  const points = stepPoints(context, outcome.state) - stepPoints(context, state)
  if (points > 0) gain.push({ piece: 'prestige', amount: points })
  gain.push(...open(context, outcome))
  return { cost, gain, entries, next: outcome.decision, state: outcome.state }
}

/** V-477: a step of the council is paid with a scroll or with persuasion; where both are at hand, both are told. */
function otherPrice(context: VillageContext, { state, moves }: Outcome<VillageState>): readonly Token[] {
  const { game, seat } = context
  const isScroll = (move: Move): boolean => readMove(game, move).kind === 'pay scroll'
  const move = moves.find((one) => isScroll(one) !== isScroll(moves[0]))
  if (move === undefined) return []
  let other: Outcome<VillageState> = outcomeOf(game, state, seat, move)
  const entries = [...(other.entries as VillageLog[])]
  while (other.decision === 'd-pay') {
    other = outcomeOf(game, other.state, seat, other.moves[0])
    entries.push(...(other.entries as VillageLog[]))
  }
  const paid = entries.filter((entry) => entry.seat === seat && entry.code === 'pay')
  return tokensOf(context, paid).cost.map((token, at) => (at === 0 ? { ...token, or: true as const } : token))
}

/** Whether a payment may be made in one colour or another, coins aside. */
function isOfAnyColour({ game }: VillageContext, { decision, moves }: Outcome<VillageState>): boolean {
  if (decision !== 'd-pay') return false
  const mixes = moves.flatMap((move) => readMove(game, move).words.mix ?? [])
  return mixes.filter((mix) => !mix.includes('coin')).length > 1
}

/** What was paid in the first colour of several stands for any of them. */
function inAnyColour(entry: VillageLog, seat: number): VillageLog {
  const isCube = entry.code === 'pay' && entry.seat === seat && entry.what in COLOURS.at
  return isCube ? { ...entry, what: 'influence-any' } : entry
}

/** Payments and gifts of these entries, in their order; equal pieces together, time step by step. */
function tokensOf(context: VillageContext, entries: readonly VillageLog[]): { cost: Token[]; gain: Token[] } {
  const cost: Token[] = []
  const gain: Token[] = []
  for (const entry of entries) {
    switch (entry.code) {
      case 'time':
        cost.push({ piece: 'time', amount: entry.amount })
        break
      case 'pay':
        addToken(cost, { piece: entry.what, amount: entry.amount })
        break
      case 'gain':
        addToken(gain, { piece: entry.what, amount: entry.amount })
        break
      case 'product':
        addToken(gain, { piece: entry.what, amount: entry.amount })
        break
      case 'serve':
        addToken(gain, { piece: 'prestige', amount: entry.points })
        break
      case 'ring':
        if (entry.to === 'farm') gain.push({ piece: 'next-start' })
        break
      case 'newborn':
        gain.push({ piece: meeple(context, entry.seat, entry.figure) })
        break
      default: {
        const more = firstOf(fillingsIn(context.state.box), (filling) => filling.tokens?.(context, entry))
        for (const token of more?.cost ?? []) addToken(cost, token)
        for (const token of more?.gain ?? []) addToken(gain, token)
      }
    }
  }
  return { cost, gain }
}

/** What the steps of church and council are worth for the seat now. */
function stepPoints({ game, seat }: VillageContext, state: VillageState): number {
  const more = fillingsIn(state.box).flatMap(({ points }) => points ?? [])
  return scoreOf(game, state)
    .lines.filter(({ id }) => id === 'church' || id === 'council' || more.includes(id))
    .reduce((sum, { values }) => sum + values[seat], 0)
}

/** Gifts that are still to be chosen. */
function open(context: VillageContext, { decision, moves }: Outcome<VillageState>): readonly Token[] {
  const { game, state } = context
  switch (decision) {
    case 'd-animal':
      return moves.map((move, at) => ({
        piece: readMove(game, move).words.goods,
        amount: 1,
        ...(at > 0 && { or: true as const }),
      }))
    case 'd-reward-cubes': {
      const amounts = readMove(game, moves[0]).words.mix.match(/\d+/g) ?? []
      return [{ piece: 'influence-any', amount: amounts.reduce((sum, one) => sum + Number(one), 0) }]
    }
    case 'd-goods':
      return [{ piece: 'goods-any', amount: 1 }]
    default:
      return firstOf(fillingsIn(state.box), ({ gifts }) => gifts?.[decision]?.(context, moves)) ?? []
  }
}
