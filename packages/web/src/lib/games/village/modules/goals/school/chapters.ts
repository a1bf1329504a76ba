import type { Chapter, School } from '#lib/school/chapter.ts'
import { m } from '#lib/words/messages.js'
import records from './records.json' with { type: 'json' }

const chapters: readonly Chapter[] = [
  {
    id: 'goals-silver',
    piece: 'plow',
    title: m.school_goals_silver,
    goal: m.school_goals_silver_goal,
    steps: [
      { moves: ['take crafts skill'], spot: 'space:crafts', say: m.school_goals_silver_take },
      { moves: ['produce smithy'], spot: 'building:smithy', say: m.school_goals_silver_make },
    ],
    reached: { code: 'goal-reached', goal: 'goal-smith' },
    why: m.school_goals_silver_why,
    not: m.school_goals_silver_not,
    rules: ['VL-201', 'VL-202'],
  },
  {
    id: 'goals-golden',
    piece: 'scroll',
    title: m.school_goals_golden,
    goal: m.school_goals_golden_goal,
    steps: [
      { moves: ['take crafts skill'], spot: 'space:crafts', say: m.school_goals_golden_take },
      { moves: ['train wainwright'], spot: 'building:wainwright', say: m.school_goals_golden_train },
    ],
    reached: { code: 'goal-reached', goal: 'goal-master' },
    why: m.school_goals_golden_why,
    not: m.school_goals_golden_not,
    rules: ['VL-201', 'VL-203'],
  },
  {
    id: 'goals-coins',
    piece: 'coin',
    title: m.school_goals_coins,
    goal: m.school_goals_coins_goal,
    steps: [
      { moves: ['take crafts skill'], spot: 'space:crafts', say: m.school_goals_coins_take },
      { moves: ['mill'], spot: 'mill', say: m.school_goals_coins_mill },
    ],
    reached: { code: 'goal-reached', goal: 'goal-aristocrat' },
    why: m.school_goals_coins_why,
    not: m.school_goals_coins_not,
    rules: ['VL-201', 'VL-501'],
  },
]

export const school: School = {
  chapters,
  records,
  first: { goals: true },
}
