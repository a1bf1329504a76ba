// Moments of Village with expansions worth a look: each is a match of this device that was played at random up to there.
import { FastRandom, type Match, type Move, NONE } from '@chronik/kernel'
import { goalsOf, PERSONS, STACKS, type VillageState, village } from '@chronik/village'
import { firstOf, type KeptMatch, keeper } from './kept.ts'

export interface Wanted {
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
  /** A move that can be made beside what is asked, by its notation. */
  readonly beside?: RegExp
  /** Where the search may begin: matches before do not come there. */
  readonly from?: number
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
  'inn-solo': { expansions: ['inn'], players: 1, decision: 'd-source', round: 2 },
  'port-take': { expansions: ['port'], players: 3, decision: 'd-source', round: 2 },
  'port-scored': { expansions: ['port'], players: 2, decision: 'over', options: { 'round-limit': 4 } },
  'marriage-take': {
    expansions: ['marriage'],
    players: 3,
    decision: 'd-source',
    round: 2,
    options: { 'marriage-side': 'b' },
  },
  'marriage-rank': {
    expansions: ['marriage'],
    players: 4,
    decision: 'd-wedding-rank',
    options: { 'marriage-side': 'b' },
  },
  'pair-take': { expansions: ['port', 'marriage'], players: 5, decision: 'd-source', round: 2 },
  'goals-take': { expansions: [], goals: true, players: 4, decision: 'd-source', round: 2 },
  'goals-dealt': { expansions: ['port'], goals: true, players: 2, decision: 'd-source' },
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
  beginnings: new Set(['d-source', 'd-mass-choose', 'd-promote', 'd-conny-cube']),
})

const atRandom =
  (random: FastRandom) =>
  ({ turn }: Match<VillageState>): Move => {
    if (turn.over) throw new Error('the match is over')
    return turn.moves[random.below(turn.moves.length)]
  }

/** Played at random on all seats. */
export function expansionAt(wanted: Wanted): KeptMatch {
  const {
    expansions,
    goals = false,
    players,
    decision,
    round = 1,
    persons = 1,
    options = {},
    from,
    beside,
  } = wanted
  const play = (number: number): KeptMatch | null => {
    const random = new FastRandom(number)
    return keep({
      setup: { players, options: { ...options, expansions, goals } },
      persons,
      number,
      id: `expansion-${expansions.join('-')}-${players}-${round}-${decision}-${from ?? 1}${beside === undefined ? '' : '-beside'}`,
      isThere: ({ turn, state }) =>
        turn.over
          ? decision === 'over'
          : turn.seat === 0 &&
            state.round >= round &&
            turn.decision === decision &&
            (beside === undefined || turn.moves.some((move) => beside.test(village.notation.format(move)))),
      player: () => atRandom(random),
    })
  }
  return firstOf(2_000, decision, play, from)
}

const all = { expansions: ALL, goals: true, players: 3 }
/** Where questions are asked that a match with everything rarely or never comes to. */
const ELSEWHERE: { readonly [decision: string]: Omit<Wanted, 'decision'> } = {
  'd-setup-cube': { expansions: ['inn'], players: 4, round: 0, options: { 'start-seat': '2' } },
  // In the first round one reads one's goals first.
  'd-source': { ...all, round: 2 },
  'd-conny-colour': { ...all, players: 1, round: 0 },
  'd-conny-cube': { ...all, players: 1 },
  'd-travel': { expansions: ['inn'], players: 3 },
  'd-goods': { expansions: ['inn'], players: 2 },
  'd-load-member': { expansions: ['port'], players: 2, from: 31 },
  'd-island': { expansions: ['port'], players: 2 },
  'd-sea': { expansions: ['port'], players: 2, from: 140 },
  'd-chest': { expansions: ['port'], players: 2, from: 638 },
  'd-card-member': { expansions: ['inn'], players: 3, options: { 'inn-side': 'back' } },
  'd-card-animal': { expansions: ['inn'], players: 3 },
  'd-castle': { expansions: ['inn', 'marriage'], players: 3, from: 792 },
  'd-promote-pay': { expansions: ['marriage'], players: 2, from: 33 },
}

/** Every decision of Village with all that can be added, as its rules name them. */
export const VILLAGE_DECISIONS: readonly string[] = village.steps.flatMap(({ id, kind }) =>
  kind === 'choice' ? [id] : [],
)

export const askedFor = (decision: string): KeptMatch =>
  expansionAt({ ...(ELSEWHERE[decision] ?? all), decision })

/** What one sees at the inn: persons on top and in hands, the goals of the first seat. */
function lyingOpen(state: VillageState): string[] {
  const tops = Array.from(STACKS.list, (_, stack) => state.inn.stacks[stack].top)
  const hands = PERSONS.list.filter((_, person) => state.inn.hands.some(({ cards }) => cards[person] === 1))
  const goals = goalsOf(state, 0).flatMap(({ goal }) => goal ?? [])
  return [...tops.flatMap((top) => (top === NONE ? [] : PERSONS.list[top])), ...hands, ...goals]
}

/** So many matches lie there to be chosen from. */
const SHELF = 200

interface Shown {
  readonly match: KeptMatch
  readonly open: readonly string[]
}

/** Matches at the inn that together show all persons and goals that are still wanted: few, because they are chosen. */
export function showing(wanted: Iterable<string>): KeptMatch[] {
  const missing = new Set(wanted)
  const shelf = Array.from({ length: SHELF }, (_, at) => shownIn(at + 1)).flatMap((one) => one ?? [])
  const news = ({ open }: Shown): number => open.filter((one) => missing.has(one)).length
  const chosen: KeptMatch[] = []
  while (missing.size > 0) {
    const best = shelf.reduce((one, other) => (news(other) > news(one) ? other : one))
    if (news(best) === 0) break
    for (const one of best.open) missing.delete(one)
    chosen.push(best.match)
  }
  return chosen
}

/** Every other match goes without the Port: some goals are for those who travel by land. */
function shownIn(number: number): Shown | null {
  const expansions = number % 2 === 0 ? ALL : ['inn', 'marriage']
  const random = new FastRandom(number)
  let open: readonly string[] = []
  const match = keep({
    setup: { players: 4, options: { expansions, goals: true } },
    number,
    id: `showing-${number}`,
    isThere({ turn, state }) {
      if (turn.over || turn.seat !== 0 || turn.decision !== 'd-inn-cycle' || state.round < 4) return false
      open = lyingOpen(state)
      return true
    },
    player: () => atRandom(random),
  })
  return match === null ? null : { match, open }
}
