import type { Move } from '@chronik/kernel'
import { CAPTAINS, type Route, SEA_FIELDS, type VillageLog, type VillageState } from '@chronik/village'
import { outcomeOf } from '#lib/acting/preview.ts'
import { priced } from '#lib/acting/priced.ts'
import type { OptionCard } from '#lib/table/contract.ts'
import { capital, readMove } from '#lib/table/wording.ts'
import * as m from '#lib/words/messages.js'
import type { Effect } from '../../acting/effects.ts'
import type { VillageContext } from '../../acting/figures.ts'
import { named } from '../../naming.ts'
import { captainPlace, captainPrice, routes } from './reading.ts'
import { captainWords, routePrice, symbolWords } from './telling.ts'

type Warn = (effect: Effect) => string | undefined

/** Several moves as one deed, chosen on the sea itself: a captain with the price, a way of several legs. */
export const ways: {
  readonly [decision: string]: (context: VillageContext, warn: Warn) => OptionCard[]
} = { 'd-captain-price': captainsToHire, 'd-sail': waysOver }

/** VP-203: the price, and the captain with it. */
function captainsToHire(context: VillageContext): OptionCard[] {
  const { game, state, moves, language } = context
  return CAPTAINS.list.flatMap((captain): OptionCard[] => {
    const coins = captainPrice(state, captain)
    const price = game.notation.parse(`price ${coins}`)
    const hire = game.notation.parse(`hire ${captain}`)
    if (typeof price !== 'number' || typeof hire !== 'number' || !moves.includes(price)) return []
    if (captainPlace(state, captain) !== 'stack') return []
    return [
      {
        move: price,
        next: [hire],
        title: symbolWords(state, captain, language),
        spoken: captainWords(state, captain, language),
        piece: captain,
        cost: [{ piece: 'coin', amount: coins }],
        gain: [],
        targets: [`captain:${captain}`],
        onTable: 'always',
      },
    ]
  })
}

/** A way played to its end: the moves it takes, and what happens on it. */
interface Played {
  readonly moves: readonly Move[]
  readonly entries: readonly VillageLog[]
  readonly state: VillageState
  readonly next: string
}

/** VP-301 to VP-305: straight to a field further away, and to the island there. */
function waysOver(context: VillageContext, warn: Warn): OptionCard[] {
  const { language, seat, state } = context
  const captain = CAPTAINS.list[state.port.ships[seat].captain]
  return [...routes(state)].flatMap(([field, route]): OptionCard[] => {
    if (route.legs.length < 2) return []
    const played = sailed(context, route)
    if (played === null) return []
    const [move, ...next] = played.moves
    const face = {
      move,
      next,
      title: capital(m.port_straight({ field: named(field, language) }, { locale: language })),
      targets: [`field:${field}`],
      onTable: 'always' as const,
    }
    const cost = routePrice(state, captain, route)
    return [
      priced(face, () => ({
        cost,
        gain: [],
        note: warn({ ...played, cost, gain: [] }),
      })),
    ]
  })
}

/** Leg by leg on a copy; what is paid is paid with the fewest coins. Null where somebody would be asked on the way. */
function sailed(context: VillageContext, { legs }: Route): Played | null {
  const { game, seat } = context
  const made: Move[] = []
  const entries: VillageLog[] = []
  let now = { state: context.state, moves: context.moves, decision: context.decision }
  const play = (move: Move): void => {
    const outcome = outcomeOf(game, now.state, seat, move)
    made.push(move)
    entries.push(...(outcome.entries as VillageLog[]))
    now = outcome
  }
  const asked = (): string => now.decision
  for (const { field } of legs) {
    const move = now.moves.find((one) => readMove(game, one).words.field === SEA_FIELDS.list[field])
    if (asked() !== 'd-sail' || move === undefined) return null
    play(move)
    while (asked() === 'd-pay') play(now.moves[0])
  }
  const stop = now.moves.find((one) => readMove(game, one).kind === 'stop')
  if (asked() === 'd-sail' && stop !== undefined) play(stop)
  return { moves: made, entries, state: now.state, next: now.decision }
}
