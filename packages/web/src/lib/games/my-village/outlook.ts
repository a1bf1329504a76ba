import { countCoffins, isLastRound, type MyVillageState } from '@chronik/my-village'
import type { Lesson } from '#lib/learning/pauses.ts'
import { m } from '#lib/words/messages.js'

/** M-901: how near the end is. */
export function outlook(view: MyVillageState): string {
  const { end } = view.box.table
  const count = countCoffins(view)
  return isLastRound(view) ? m.my_last_round_text({ count, end }) : m.my_outlook({ count, end })
}

/** What passes too quickly the first time. */
export const lessons: readonly Lesson[] = [
  { id: 'death', begins: ['death'], ends: ['rat'], passage: 'who-dies', often: true },
]
