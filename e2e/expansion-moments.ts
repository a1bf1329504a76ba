// Moments of Village with expansions worth a look: each is a match of this device that was played at random up to there.
import { FastRandom } from '@chronik/kernel'
import { village } from '@chronik/village'
import { firstOf, type KeptMatch, keeper } from './kept.ts'

interface Wanted {
  readonly expansions: readonly string[]
  readonly goals?: boolean
  readonly players: number
  /** What the first seat is asked, or `over`. */
  readonly decision: string
  /** Not before this round. */
  readonly round?: number
  /** So many seats are persons at this screen, the others bots; one unless told. */
  readonly persons?: number
  readonly options?: { readonly [id: string]: string | number }
}

const ALL = ['inn', 'port', 'marriage']

export const EXPANSION_MOMENTS = {
  'inn-take': { expansions: ['inn'], players: 4, decision: 'd-source', round: 2 },
  'inn-member': { expansions: ['inn'], players: 3, decision: 'd-inn-member' },
  'inn-cycle': { expansions: ['inn'], players: 3, decision: 'd-inn-cycle', round: 2 },
  'inn-buy': { expansions: ['inn'], players: 4, decision: 'd-inn-buy', round: 3 },
  'inn-back': {
    expansions: ['inn'],
    players: 3,
    decision: 'd-pay',
    round: 2,
    options: { 'inn-side': 'back' },
  },
  'inn-card': { expansions: ['inn'], players: 3, decision: 'd-card', round: 3 },
  'inn-scored': { expansions: ['inn'], players: 3, decision: 'over', options: { 'round-limit': 6 } },
  'all-take': { expansions: ALL, goals: true, players: 4, decision: 'd-source', round: 3 },
  'all-take-five': { expansions: ALL, goals: true, players: 5, decision: 'd-source', round: 3 },
  'all-market': { expansions: ALL, goals: true, players: 4, decision: 'd-market', round: 2 },
  'all-mass': { expansions: ALL, goals: true, players: 3, decision: 'd-mass-choose', round: 2 },
  'all-death': { expansions: ALL, goals: true, players: 3, decision: 'd-death', round: 2 },
  'all-solo': { expansions: ALL, goals: true, players: 1, decision: 'd-source', round: 2 },
  'all-scored': {
    expansions: ALL,
    goals: true,
    players: 4,
    decision: 'over',
    options: { 'round-limit': 5 },
  },
} as const satisfies Readonly<Record<string, Wanted>>
export type ExpansionMoment = keyof typeof EXPANSION_MOMENTS

const keep = keeper(village, {
  names: ['Greta', 'Anselm', 'Berta', 'Cuno', 'Dorothea'],
  colours: ['red', 'blue', 'yellow', 'white', 'purple'],
  level: 'novice',
  beginnings: new Set(['d-source', 'd-mass-choose', 'd-promote']),
})

/** Played at random on all seats. */
export function expansionAt(wanted: Wanted): KeptMatch {
  const { expansions, goals = false, players, decision, round = 1, persons = 1, options = {} } = wanted
  const play = (number: number): KeptMatch | null => {
    const random = new FastRandom(number)
    return keep({
      setup: { players, options: { ...options, expansions, goals } },
      persons,
      number,
      id: `expansion-${expansions.join('-')}-${players}-${round}-${decision}`,
      isThere: ({ turn, state }) =>
        turn.over
          ? decision === 'over'
          : turn.seat === 0 && state.round >= round && turn.decision === decision,
      player:
        () =>
        ({ turn }) => {
          if (turn.over) throw new Error('the match is over')
          return turn.moves[random.below(turn.moves.length)]
        },
    })
  }
  return firstOf(2_000, decision, play)
}
