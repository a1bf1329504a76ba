import { m } from '../words/messages.js'

/** A chance from 0 to 1, as people say it. */
export const percent = (chance: number): string => m.analysis_percent({ percent: Math.round(chance * 100) })
