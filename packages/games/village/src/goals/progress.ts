import { NONE } from '@chronik/kernel'
import type { VillageState } from '../box/state.ts'
import { BASE_GOODS, COLOURS, GOODS } from '../box/vocabulary.ts'
import { castlesVisited, livingMembers } from '../course/scoring.ts'
import {
  craftsmen,
  customersOf,
  type Goal,
  goods,
  grain,
  groupsWith,
  highestInChurch,
  inChurch,
  lighthousesOf,
  type Numbers,
  onStepFour,
} from './conditions.ts'
import { GOLDEN_GOALS, SILVER_GOALS } from './vocabulary.ts'

/** Something a goal asks for: how much of it there is, and how much there has to be. */
export interface GoalPart {
  readonly what: string
  readonly have: number
  readonly need: number
}

/** A goal of a seat as somebody sees it. */
export interface LifeGoal {
  readonly colour: 'silver' | 'golden'
  /** Its word, or null for those who may not know it. */
  readonly goal: string | null
  readonly reached: boolean
  /** VL-201: the prestige it brings. */
  readonly points: number
  readonly parts: readonly GoalPart[]
}

type Parts = (state: VillageState, seat: number, numbers: Numbers) => readonly GoalPart[]
type Good = (typeof GOODS.list)[number]

function ware(state: VillageState, seat: number, what: Good, need: number): GoalPart {
  return { what, have: goods(state, seat, GOODS.at[what]), need }
}

function coins(state: VillageState, seat: number, need: number): GoalPart {
  return { what: 'coin', have: state.farms[seat].coins, need }
}

/** A goal about one number. */
const one =
  (what: string, number: string, count: (state: VillageState, seat: number) => number): Parts =>
  (state, seat, numbers) => [{ what, have: count(state, seat), need: numbers[number] }]

/** VL-501 to VL-517: what each card asks for, piece by piece. */
const PARTS: { readonly [goal in Goal]: Parts } = {
  'goal-aristocrat': (state, seat, { coins: need }) => [coins(state, seat, need)],
  'goal-writer': (state, seat, { scrolls, ofEachColour }) => [
    ware(state, seat, 'scroll', scrolls),
    ...COLOURS.list.map((what, at) => ({ what, have: state.farms[seat].cubes[at], need: ofEachColour })),
  ],
  'goal-knight': (state, seat, { horses, wagons }) => [
    ware(state, seat, 'horse', horses),
    ware(state, seat, 'wagon', wagons),
  ],
  'goal-farmer': (state, seat, { grain: sacks, oxen, plows }) => [
    { what: 'grain', have: grain(state, seat), need: sacks },
    ware(state, seat, 'ox', oxen),
    ware(state, seat, 'plow', plows),
  ],
  'goal-brewer': (state, seat, { beer }) => [ware(state, seat, 'beer', beer)],
  'goal-smith': (state, seat, { plows }) => [ware(state, seat, 'plow', plows)],
  'goal-collector': (state, seat, { ofEachGood }) =>
    BASE_GOODS.map((what) => ware(state, seat, what, ofEachGood)),
  'goal-patron': (state, seat, { ofOneColour, ofAnother, coins: need }) => {
    const [most, next] = Array.from(state.farms[seat].cubes).sort((a, b) => b - a)
    return [
      { what: 'influence-any', have: most, need: ofOneColour },
      { what: 'influence-any', have: next, need: Math.min(ofOneColour, ofAnother) },
      coins(state, seat, need),
    ]
  },
  'goal-saint': one('church', 'inChurch', inChurch),
  'goal-councillor': one('council', 'onStepFour', onStepFour),
  'goal-patriarch': one('family', 'living', livingMembers),
  'goal-globetrotter': one('travel', 'castles', castlesVisited),
  'goal-seafarer': one('lighthouse', 'lighthouses', lighthousesOf),
  'goal-acolyte': one('church', 'number', highestInChurch),
  'goal-merchant': one('market', 'customers', customersOf),
  'goal-historian': one('chronicle', 'groups', groupsWith),
  'goal-master': one('crafts', 'craftsmen', craftsmen),
}

/** VL-101, VL-201: the two goals of a seat, silver and golden; none in a match without goals. */
export function goalsOf(state: VillageState, seat: number): LifeGoal[] {
  if (state.box.options.goals !== true || state.goals.cards[seat] === undefined) return []
  const { silver, golden, silverShown, goldenShown } = state.goals.cards[seat]
  const { figures } = state.box
  return [
    goalAt(state, seat, 'silver', silverShown === NONE ? silver : silverShown, silverShown !== NONE),
    goalAt(state, seat, 'golden', goldenShown === NONE ? golden : goldenShown, goldenShown !== NONE),
  ].map((goal) => ({ ...goal, points: figures.goals[goal.colour] }))
}

function goalAt(
  state: VillageState,
  seat: number,
  colour: 'silver' | 'golden',
  card: number,
  reached: boolean,
): Omit<LifeGoal, 'points'> {
  const goal: Goal | undefined = (colour === 'silver' ? SILVER_GOALS.list : GOLDEN_GOALS.list)[card]
  if (goal === undefined) return { colour, goal: null, reached, parts: [] }
  const parts = PARTS[goal](state, seat, state.box.figures.goals.conditions[goal])
  return { colour, goal, reached, parts }
}

/** The rule on the card of a goal: VL-501 for the first silver one. */
export function ruleOfGoal(goal: string): string {
  const FIRST = 501
  const all: readonly string[] = [...SILVER_GOALS.list, ...GOLDEN_GOALS.list]
  return `VL-${FIRST + all.indexOf(goal)}`
}
