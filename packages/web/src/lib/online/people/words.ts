import { m } from '../../words/messages.js'

/** "+14", "−6": a true minus, as wide as the plus. */
export function gainText(gained: number): string {
  return gained < 0 ? `−${-gained}` : `+${gained}`
}

/** "14. Nov. 2026" in the language of the screen. */
export function dayText(at: number, language: string): string {
  return new Intl.DateTimeFormat(language, { day: 'numeric', month: 'short', year: 'numeric' }).format(at)
}

export function monthText(at: number, language: string): string {
  return new Intl.DateTimeFormat(language, { month: 'long', year: 'numeric' }).format(at)
}

/** "52,7" in the language of the screen. */
function meanText(value: number, language: string): string {
  return new Intl.NumberFormat(language, { maximumFractionDigits: 1 }).format(value)
}

interface Means {
  readonly meanScore: number | null
  readonly meanRank: number
}

/** What matches of one kind brought on average. */
export function meansText({ meanScore, meanRank }: Means, language: string): string {
  const rank = meanText(meanRank, language)
  return meanScore === null
    ? m.people_mean_rank({ rank })
    : m.people_mean({ score: meanText(meanScore, language), rank })
}

/** The line of a rating through a box of 100 by 40, oldest first; one that stays the same lies in the middle. */
export function courseLine(course: readonly number[]): string {
  const [low, high] = [Math.min(...course), Math.max(...course)]
  const step = 100 / (course.length - 1)
  const height = (points: number) => (high === low ? 20 : 37 - (34 * (points - low)) / (high - low))
  return course.map((one, at) => `${(at * step).toFixed(1)},${height(one).toFixed(1)}`).join(' ')
}
