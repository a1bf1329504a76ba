import type { LogEntry } from '@chronik/kernel'
import type { VillageState } from '@chronik/village'
import type { Lesson } from '#lib/learning/pauses.ts'
import { inSentences } from '#lib/table/wording.ts'
import { m } from '#lib/words/messages.js'
import { fillingsIn, knownFillings } from './modules/modules.ts'

/** How many places of the chronicle and how many graves are free; with the last of either the end is rung. */
export function untilTheEnd({ box, chronicle, graves }: VillageState): {
  readonly places: number
  readonly graves: number
} {
  const taken = chronicle.reduce((sum, one) => sum + one, 0)
  return { places: box.openPlaces - taken, graves: box.graves.length - graves }
}

/** So few places or graves mean that the end may come any turn. */
const NEAR = 2

/** V-701: how near the end is. */
export function outlook(view: VillageState): string {
  if (view.end.begun === 1 || view.end.rung === 1) return m.board_outlook_last()
  const left = untilTheEnd(view)
  const fillings = fillingsIn(view.box)
  const bells = fillings.flatMap((filling) => filling.untilTheEnd?.(view) ?? [])
  const near = Math.min(left.places, left.graves, ...bells) <= NEAR
  const others = fillings.flatMap((filling) => filling.outlook?.(view) ?? [])
  return inSentences([near ? m.board_outlook_near(left) : m.board_outlook(left), ...others])
}

const DEEDS: readonly string[] = ['take', 'lost', 'death', 'home']

/** What a player chooses unless there is a single way: V-206, V-210, V-605. */
export const isDeed = ({ code }: LogEntry): boolean =>
  DEEDS.includes(code) || knownFillings().some(({ deeds }) => deeds?.includes(code) === true)

/** What passes too quickly the first time. */
export const lessons: readonly Lesson[] = [
  {
    id: 'market',
    begins: ['market-day'],
    ends: ['market-end'],
    passage: 'how-a-market-day-goes',
  },
  { id: 'mass', begins: ['mass'], ends: ['round'], passage: 'how-a-mass-goes' },
  {
    id: 'conny',
    begins: ['conny-take', 'conny-no-cube'],
    ends: ['conny-take', 'conny-no-cube'],
    passage: 'conny-s-turn',
  },
]
