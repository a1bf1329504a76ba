import { nameOf } from '@chronik/kernel'
import { goalsOf } from '@chronik/village'
import { capital } from '../../../../table/wording.ts'
import * as m from '../../../../words/messages.js'
import type { Filling } from '../filling.ts'

/** Life goals: two secret aims for everybody. */
export const filling: Filling = {
  id: 'goals',
  chapter: 'life-goals',
  about: { goal: 'two-secret-aims' },
  // VL-201: an option that fulfils a goal says so, to its owner only.
  note({ state, seat, language, game }, { state: after }) {
    const before = goalsOf(state, seat)
    const reached = goalsOf(after, seat).filter(
      ({ reached: now }, at) => now && before[at]?.reached === false,
    )
    const said = reached.map(({ goal }) =>
      m.goal_would({ goal: capital(nameOf(goal ?? '', language, game.names)) }, { locale: language }),
    )
    return said.length === 0 ? undefined : said.join(' ')
  },
  flights: (entry) =>
    entry.code === 'goal-reached'
      ? [
          {
            piece: entry.goal,
            from: [`farm:${entry.seat}`],
            to: [`prestige:${entry.seat}`, `farm:${entry.seat}`],
          },
        ]
      : null,
  targets: (entry) =>
    entry.code === 'goal-reached' ? [`goal:${entry.seat}:silver`, `farm:${entry.seat}`] : null,
  look: async () => (await import('./look.ts')).look,
}
