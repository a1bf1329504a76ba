import { chance, HIDDEN, NONE, push, type Random, source } from '@chronik/kernel'
import { achieved, gained, hasAchieved, hasGained, isUnsettled } from '../box/changes.ts'
import type { VillageState } from '../box/state.ts'
import type { Figures } from '../edition/schema.ts'
import { gainPrestige } from '../goods/stock.ts'
import { type Check, conditions } from './conditions.ts'
import { GOLDEN_GOALS, SILVER_GOALS } from './vocabulary.ts'

export const silverSource = source('silver-goals', SILVER_GOALS.list)
export const goldenSource = source('golden-goals', GOLDEN_GOALS.list)

/** VL-101: goals that cannot be reached with the modules in play stay in the box. */
const NEEDS: { readonly [goal: string]: (modules: readonly string[]) => boolean } = {
  'goal-brewer': (modules) => modules.includes('inn'),
  'goal-globetrotter': (modules) => !modules.includes('port'),
  'goal-seafarer': (modules) => modules.includes('port'),
}

function usable(state: VillageState, goal: string): boolean {
  const modules = state.box.options.expansions as readonly string[]
  return NEEDS[goal]?.(modules) ?? true
}

const silver = new Int16Array(SILVER_GOALS.size)
const golden = new Int16Array(GOLDEN_GOALS.size)

// VL-101, VX-R4, VL-204: one silver goal for each seat, then one golden; the rest stays unseen.
export function dealGoals(state: VillageState): void {
  for (let seat = state.box.players - 1; seat >= 0; seat--) push(state, dealGolden, seat)
  for (let seat = state.box.players - 1; seat >= 0; seat--) push(state, dealSilver, seat)
}

export const dealSilver = chance<VillageState>('deal-silver-goal', silverSource, {
  unseen(state) {
    for (const [at, goal] of SILVER_GOALS.list.entries()) silver[at] = usable(state, goal) ? 1 : 0
    for (const card of state.goals.cards) if (card.silver >= 0) silver[card.silver] = 0
    return silver
  },
  happen(state, goal, seat) {
    state.goals.cards[seat].silver = goal
    gained(state, seat)
    state.log?.add({
      code: 'goal-dealt',
      seat,
      goal: SILVER_GOALS.list[goal],
      colour: 'silver',
      secret: ['goal'],
    })
  },
})

export const dealGolden = chance<VillageState>('deal-golden-goal', goldenSource, {
  unseen(state) {
    for (const [at, goal] of GOLDEN_GOALS.list.entries()) golden[at] = usable(state, goal) ? 1 : 0
    for (const card of state.goals.cards) if (card.golden >= 0) golden[card.golden] = 0
    return golden
  },
  happen(state, goal, seat) {
    state.goals.cards[seat].golden = goal
    achieved(state, seat)
    state.log?.add({
      code: 'goal-dealt',
      seat,
      goal: GOLDEN_GOALS.list[goal],
      colour: 'golden',
      secret: ['goal'],
    })
  },
})

/** The goals of a match with their printed numbers, compiled once. */
export interface GoalChecks {
  readonly silver: readonly Check[]
  readonly golden: readonly Check[]
}

export function compileGoals(figures: Figures['goals']): GoalChecks {
  const compile = (goal: keyof typeof conditions): Check => conditions[goal](figures.conditions[goal])
  return { silver: SILVER_GOALS.list.map(compile), golden: GOLDEN_GOALS.list.map(compile) }
}

/**
 * VL-201, VL-R1, VL-R2, VX-R3: a goal is shown as soon as its condition holds, in the order of seats from the
 * start player.
 */
export function watchGoals({ silver, golden }: GoalChecks): (state: VillageState) => void {
  return (state) => {
    const { unsettled, startSeat } = state
    const { players } = state.box
    for (let after = 0; after < players; after++) {
      const seat = startSeat + after < players ? startSeat + after : startSeat + after - players
      if (!isUnsettled(unsettled, seat)) continue
      if (hasGained(unsettled, seat)) showSilver(state, seat, silver)
      if (hasAchieved(unsettled, seat)) showGolden(state, seat, golden)
    }
  }
}

/** VL-501 to VL-508: silver goals ask for what lies on a farm and on its ship. */
function showSilver(state: VillageState, seat: number, checks: readonly Check[]): void {
  const card = state.goals.cards[seat]
  const goal = card.silver
  if (goal < 0 || card.silverShown !== NONE || !checks[goal](state, seat)) return
  card.silverShown = goal
  reach(state, seat, SILVER_GOALS.list[goal], state.box.figures.goals.silver)
}

/** VL-509 to VL-517: golden goals ask for what a family has become. */
function showGolden(state: VillageState, seat: number, checks: readonly Check[]): void {
  const card = state.goals.cards[seat]
  const goal = card.golden
  if (goal < 0 || card.goldenShown !== NONE || !checks[goal](state, seat)) return
  card.goldenShown = goal
  reach(state, seat, GOLDEN_GOALS.list[goal], state.box.figures.goals.golden)
}

function holds(state: VillageState, seat: number, goal: keyof typeof conditions): boolean {
  return conditions[goal](state.box.figures.goals.conditions[goal])(state, seat)
}

function reach(state: VillageState, seat: number, goal: string, amount: number): void {
  state.log?.add({ code: 'goal-reached', seat, goal, amount })
  gainPrestige(state, seat, amount, goal)
}

/** Deals the viewer's opponents goals they could hold: those shown, else some that they have not reached. */
export function imagineGoals(view: VillageState, random: Random): void {
  imagineColour(view, random, 'silver', SILVER_GOALS.list)
  imagineColour(view, random, 'golden', GOLDEN_GOALS.list)
}

type Colour = 'silver' | 'golden'

function imagineColour(
  view: VillageState,
  random: Random,
  colour: Colour,
  goals: readonly (keyof typeof conditions)[],
): void {
  const cards = view.goals.cards
  const hidden: number[] = []
  cards.forEach((card, seat) => {
    if (card[colour] !== HIDDEN) return
    card[colour] = card[`${colour}Shown`]
    if (card[colour] === NONE && seat < view.box.players) hidden.push(seat)
  })
  const taken = new Set(cards.map((card) => card[colour]))
  const free = goals.flatMap((goal, at) => (usable(view, goal) && !taken.has(at) ? [at] : []))
  const dealt = deal(hidden, shuffled(free, random), (seat, goal) => !holds(view, seat, goals[goal]))
  hidden.forEach((seat, index) => {
    cards[seat][colour] = dealt?.[index] ?? NONE
  })
}

/** One fitting goal for each seat, none twice; null if that cannot be. */
function deal(
  seats: readonly number[],
  free: readonly number[],
  fits: (seat: number, goal: number) => boolean,
): number[] | null {
  if (seats.length === 0) return []
  const [seat, ...others] = seats
  for (const goal of free) {
    if (!fits(seat, goal)) continue
    const rest = deal(
      others,
      free.filter((other) => other !== goal),
      fits,
    )
    if (rest !== null) return [goal, ...rest]
  }
  return null
}

function shuffled(list: readonly number[], random: Random): number[] {
  const left = [...list]
  return Array.from(list, () => left.splice(random.below(left.length), 1)[0])
}
