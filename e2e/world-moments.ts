// Moments of World Without End worth a look, each as a match of this device that has been played up to there.
import { seatBot } from '@chronik/bots'
import { opponents } from '@chronik/bots/all'
import { type Match, type Move, viewOf } from '@chronik/kernel'
import { CARDS, CHAPTERS, EVENTS, GOODS, laidCard, type WorldState } from '@chronik/world-without-end'
import { firstOf, type KeptMatch, keeper } from './kept.ts'

interface Moment {
  readonly players: number
  /** What the first seat is asked, or `over`. */
  readonly decision: string
  readonly chapter?: number
  readonly event?: string
  readonly options?: { readonly [id: string]: boolean }
  /** At random, where bots that play well would hardly ever come. */
  readonly wander?: true
  /** What whoever wanders likes to do. */
  readonly likes?: RegExp
  readonly when?: (state: WorldState) => boolean
}

const wander = true

/** How many duties were missed. */
const missedOf = ({ missed }: WorldState['players'][number]): number =>
  missed.filter((units) => units > 0).length

export const WORLD_MOMENTS = {
  orient: { players: 4, decision: 'orientation', chapter: 3 },
  'orient-three': { players: 3, decision: 'orientation', chapter: 1 },
  card: { players: 4, decision: 'open-card', chapter: 3 },
  'card-first': { players: 2, decision: 'open-card', chapter: 1, options: { 'first-game': true } },
  use: { players: 4, decision: 'use', chapter: 2 },
  discard: { players: 3, decision: 'discard', chapter: 2 },
  project: { players: 4, decision: 'project', chapter: 3 },
  'first-material': { players: 4, decision: 'first-material', chapter: 3, wander },
  'second-material': { players: 4, decision: 'second-material', chapter: 3 },
  material: { players: 3, decision: 'material', chapter: 1 },
  wool: { players: 3, decision: 'wool-to-sell', wander },
  cloth: { players: 3, decision: 'cloth-to-sell', wander },
  weave: { players: 3, decision: 'cloth-to-make' },
  site: { players: 4, decision: 'site', chapter: 2 },
  rent: {
    players: 3,
    decision: 'house-for-rent',
    wander,
    likes: /^(use|play:act-(house|material|rent|medicine)|house:|take:|service|rent)/,
  },
  donation: { players: 4, decision: 'donation', chapter: 3 },
  medicine: { players: 3, decision: 'medicine', chapter: 3 },
  treat: { players: 3, decision: 'person-to-treat', chapter: 4, wander },
  'care-material': { players: 3, decision: 'material-for-care', wander },
  'free-house': { players: 3, decision: 'free-house', wander },
  hospital: {
    players: 3,
    decision: 'hospital-treatment',
    wander,
    likes:
      /^(use|play:act-(donation|project|material|medicine)|donate:hospital|project:hospital|build:|take:|service)/,
  },
  swap: { players: 3, decision: 'event-swap', wander },
  'long-swap': { players: 3, decision: 'long-term-swap', wander },
  'give-one': {
    players: 3,
    decision: 'good-to-lose',
    wander,
    when: ({ council }) => council !== EVENTS.at['new-earl'],
  },
  'give-two': {
    players: 3,
    decision: 'good-to-lose',
    wander,
    when: ({ council }) => council === EVENTS.at['new-earl'],
  },
  'house-back': { players: 3, decision: 'house-to-take-back', wander },
  'event-material': { players: 3, decision: 'material-from-event', wander },
  gates: { players: 3, decision: 'forced-discard', wander },
  war: { players: 4, decision: 'war-card', wander },
  'war-discard': { players: 4, decision: 'war-discard', wander },
  court: { players: 3, decision: 'court-card', wander },
  'court-discard': { players: 3, decision: 'court-discard', wander },
  protection: {
    players: 4,
    decision: 'protection-choice',
    wander,
    when: ({ chapter }) => chapter < CHAPTERS,
  },
  penalties: {
    players: 4,
    decision: 'protection-choice',
    wander,
    when: ({ chapter, players }) => chapter < CHAPTERS && missedOf(players[0]) > 1,
  },
  // Eight ways to answer.
  'penalties-three': {
    players: 4,
    decision: 'protection-choice',
    wander,
    when: ({ chapter, players: [own] }) =>
      chapter < CHAPTERS && missedOf(own) > 2 && own.goods[GOODS.at.loyalty] > 2,
  },
  'penalties-last': {
    players: 4,
    decision: 'protection-choice',
    wander,
    when: ({ chapter, players }) => chapter === CHAPTERS && missedOf(players[0]) > 1 && players[0].vp > 9,
  },
  'protection-last': {
    players: 3,
    decision: 'protection-choice',
    wander,
    when: ({ chapter }) => chapter === CHAPTERS,
  },
  scored: { players: 4, decision: 'over' },
  'scored-two': { players: 2, decision: 'over' },
} as const satisfies Readonly<Record<string, Moment>>
export type WorldMoment = keyof typeof WORLD_MOMENTS

const opponent = opponents['world-without-end']
const { game } = opponent

/** How matches are played to a moment: a glance ahead. Set here, so that moments stay as they are when levels change. */
const GLANCE = { kind: 'search', iterations: 8, nodes: 1_040, anew: true } as const

const keep = keeper(game, {
  names: ['Greta', 'Ida', 'Bruno', 'Matthis'],
  colours: ['red', 'green', 'yellow', 'blue'],
  level: 'adept',
  beginnings: new Set(['orientation', 'open-card', 'long-term-swap', 'protection-choice', 'court-card']),
})

export function worldAt(name: WorldMoment): KeptMatch {
  return firstAt(WORLD_MOMENTS[name], name)
}

/** A match in which an event lies on the council and the first seat decides. */
export function worldWith(event: (typeof EVENTS.list)[number]): KeptMatch {
  const at = EVENTS.at[event]
  return firstAt(
    { players: 2, decision: 'any', wander, when: ({ council }) => council === at },
    `event-${event}`,
  )
}

/** A match in which the first seat has laid a card and may use it. */
export function worldUsing(card: (typeof CARDS.list)[number]): KeptMatch {
  const at = CARDS.at[card]
  return firstAt(
    { players: 3, decision: 'use', chapter: 2, wander, when: (state) => laidCard(state) === at },
    `use-${card}`,
  )
}

function firstAt(moment: Moment, what: string): KeptMatch {
  const { players, decision, chapter = 1, options = {}, likes, when = () => true } = moment
  return firstOf(400, what, (number) =>
    keep({
      setup: { players, options },
      number,
      id: `world-${what}`,
      isThere: (match) => {
        const { turn } = match
        const state = match.state as WorldState
        if (turn.over) return decision === 'over'
        const there = turn.seat === 0 && state.chapter >= chapter && when(state)
        return there && (decision === 'any' || turn.decision === decision)
      },
      player: (match) => (moment.wander === undefined ? wise(match, number) : aimless(number, likes)),
    }),
  )
}

function wise({ box }: Match, number: number): (match: Match) => Move {
  const bot = seatBot(opponent, box, GLANCE, number)
  return ({ turn, state }) => {
    if (turn.over) throw new Error('the match is over')
    const move = bot.choose(viewOf(game, state, turn.seat))
    if (typeof move !== 'number') throw new Error('a bot without a clock answers at once')
    return move
  }
}

/** Whoever wanders comes everywhere, mostly to what is liked; the same number leads the same way. */
function aimless(number: number, likes?: RegExp): (match: Match) => Move {
  let at = number * 7919
  const below = (limit: number): number => {
    at = (at * 1103515245 + 12345) % 2147483648
    return Math.floor(at / 65536) % limit
  }
  return ({ turn }) => {
    if (turn.over) throw new Error('the match is over')
    const liked =
      likes === undefined || below(4) === 0
        ? []
        : turn.moves.filter((move) => likes.test(game.notation.format(move)))
    const moves = liked.length === 0 ? turn.moves : liked
    return moves[below(moves.length)]
  }
}
