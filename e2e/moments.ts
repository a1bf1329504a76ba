// Moments of Village worth a look, each as a match of this device that bots have played up to there.
import { seatBot } from '@chronik/bots'
import { opponents } from '@chronik/bots/all'
import { Match, type Move, SeededChance, viewOf } from '@chronik/kernel'
import { firstOf, type KeptMatch, keeper } from './kept.ts'

interface Moment {
  readonly players: number
  /** What the first seat is asked, or `over`. */
  readonly decision: string
  /** Not before this round. */
  readonly round?: number
  /** The first option rings the end. */
  readonly rings?: true
}

export const MOMENTS = {
  'take-two': { players: 2, decision: 'd-source', round: 2 },
  'take-three': { players: 3, decision: 'd-source', round: 3 },
  'take-five': { players: 5, decision: 'd-source', round: 3 },
  family: { players: 3, decision: 'd-family', round: 2 },
  crafts: { players: 3, decision: 'd-crafts', round: 2 },
  training: { players: 4, decision: 'd-train-produce' },
  market: { players: 4, decision: 'd-market', round: 2 },
  travel: { players: 3, decision: 'd-travel' },
  council: { players: 3, decision: 'd-council' },
  privilege: { players: 4, decision: 'd-privilege' },
  church: { players: 3, decision: 'd-church' },
  mass: { players: 3, decision: 'd-mass-choose' },
  promotion: { players: 3, decision: 'd-promote' },
  death: { players: 3, decision: 'd-death', round: 2 },
  'last-death': { players: 3, decision: 'd-death', rings: true },
  well: { players: 2, decision: 'd-well-action' },
  scored: { players: 4, decision: 'over' },
  'scored-five': { players: 5, decision: 'over' },
  'solo-take': { players: 1, decision: 'd-source', round: 2 },
  'solo-market': { players: 1, decision: 'd-market', round: 2 },
  'solo-conny': { players: 1, decision: 'd-conny-cube' },
  'solo-death': { players: 1, decision: 'd-death' },
  'solo-scored': { players: 1, decision: 'over' },
} as const satisfies Readonly<Record<string, Moment>>
export type MomentName = keyof typeof MOMENTS

const { village } = opponents
const { game } = village

/** How matches are played to a moment: a glance ahead. Set here, so that moments stay as they are when levels change. */
const GLANCE = { kind: 'search', iterations: 8, nodes: 1_040, anew: true } as const

const keep = keeper(game, {
  names: ['Greta', 'Anselm', 'Berta', 'Cuno', 'Dorothea'],
  colours: ['red', 'blue', 'yellow', 'white', 'purple'],
  level: 'adept',
  beginnings: new Set(['d-source', 'd-mass-choose', 'd-promote']),
})

/** Bots take their time to come there: once is enough. */
const known = new Map<MomentName, KeptMatch>()

export function matchAt(name: MomentName): KeptMatch {
  const match = known.get(name) ?? playedTo(name)
  known.set(name, match)
  return match
}

function playedTo(name: MomentName): KeptMatch {
  const { players, decision, round = 1, rings }: Moment = MOMENTS[name]
  return firstOf(40, name, (number) =>
    keep({
      setup: { players },
      number,
      id: `moment-${name}`,
      isThere: (match) => {
        const { turn, state } = match
        if (turn.over) return decision === 'over'
        if (turn.seat !== 0 || turn.decision !== decision || game.round(state) < round) return false
        return rings === undefined || ringsTheEnd(match, turn.moves[0])
      },
      player: ({ box }) => {
        const bot = seatBot(village, box, GLANCE, number)
        return ({ turn, state }) => {
          const move = turn.over ? null : bot.choose(viewOf(game, state, turn.seat))
          if (typeof move !== 'number') throw new Error('a bot without a clock answers at once')
          return move
        }
      },
    }),
  )
}

function ringsTheEnd({ setup, state }: Match, move: Move): boolean {
  const played = new Match(game, setup, new SeededChance(1), state).play([move])
  return played.ok && played.log.some(({ code }) => code === 'end-rung')
}
