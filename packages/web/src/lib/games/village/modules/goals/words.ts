import type { Language } from '@chronik/kernel'
import type { LifeGoal, VillageState } from '@chronik/village'
import { m } from '#lib/words/messages.js'
import { named, titled } from '../../naming.ts'

type Text = (numbers: never, options?: { locale: Language }) => string

/** The texts of the cards; the numbers are those of the edition. */
const TEXTS: { readonly [goal: string]: Text } = {
  'goal-aristocrat': m.goal_text_aristocrat,
  'goal-writer': m.goal_text_writer,
  'goal-knight': m.goal_text_knight,
  'goal-farmer': m.goal_text_farmer,
  'goal-brewer': m.goal_text_brewer,
  'goal-smith': m.goal_text_smith,
  'goal-collector': m.goal_text_collector,
  'goal-patron': m.goal_text_patron,
  'goal-saint': m.goal_text_saint,
  'goal-councillor': m.goal_text_councillor,
  'goal-patriarch': m.goal_text_patriarch,
  'goal-globetrotter': m.goal_text_globetrotter,
  'goal-seafarer': m.goal_text_seafarer,
  'goal-acolyte': m.goal_text_acolyte,
  'goal-merchant': m.goal_text_merchant,
  'goal-historian': m.goal_text_historian,
  'goal-master': m.goal_text_master,
}

/** What a goal asks for, as its card says it. */
export function goalText({ box }: VillageState, goal: string): string {
  const numbers = box.figures.goals.conditions as { readonly [goal: string]: object }
  return TEXTS[goal]?.(numbers[goal] as never) ?? ''
}

const PLACES: { readonly [what: string]: () => string } = {
  church: m.goal_part_church,
  council: m.goal_part_council,
  family: m.goal_part_family,
  travel: m.goal_part_travel,
  lighthouse: m.goal_part_lighthouse,
  market: m.goal_part_market,
  chronicle: m.goal_part_chronicle,
  crafts: m.goal_part_crafts,
  'influence-any': m.goal_part_colour,
}

/** What a part of a goal counts. */
export function partName(goal: string, what: string, language: Language): string {
  if (goal === 'goal-acolyte') return m.goal_part_number()
  return PLACES[what]?.() ?? named(what, language)
}

export const kindOf = (colour: LifeGoal['colour']): string =>
  colour === 'silver' ? m.goal_silver() : m.goal_golden()

/** VL-101, VL-201: what life goals are, how many everybody keeps and what each of them brings. */
export function goalsTell(goals: readonly Pick<LifeGoal, 'colour' | 'points'>[]): string {
  const worth = (colour: LifeGoal['colour']): number =>
    goals.find((goal) => goal.colour === colour)?.points ?? 0
  return m.goal_what({ silver: worth('silver'), golden: worth('golden') })
}

/** How far a goal is, part by part. */
function progressTells({ goal, parts }: LifeGoal, language: Language): string {
  return parts
    .map(({ what, have, need }) =>
      m.goal_part_told({ what: partName(goal ?? '', what, language), have, need }),
    )
    .join(', ')
}

/** Everything about a goal of one's own. */
export function ownGoalTells(view: VillageState, goal: LifeGoal, language: Language): string {
  if (goal.goal === null) return kindOf(goal.colour)
  const name = titled(goal.goal, language)
  if (goal.reached) return m.goal_reached_told({ goal: name, points: goal.points })
  return m.goal_own_told({
    kind: kindOf(goal.colour),
    goal: name,
    text: goalText(view, goal.goal),
    progress: progressTells(goal, language),
  })
}
