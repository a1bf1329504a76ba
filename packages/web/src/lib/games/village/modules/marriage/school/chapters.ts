import type { Chapter, School } from '#lib/school/chapter.ts'
import { m } from '#lib/words/messages.js'
import records from './records.json' with { type: 'json' }

/** Two cubes of different colours. */
const ANY_TWO = [
  'gain 1 skill 1 persuasion',
  'gain 1 skill 1 faith',
  'gain 1 skill 1 knowledge',
  'gain 1 persuasion 1 faith',
  'gain 1 persuasion 1 knowledge',
  'gain 1 faith 1 knowledge',
]

const chapters: readonly Chapter[] = [
  {
    id: 'marriage-wed',
    piece: 'meeple-red-1',
    title: m.school_marriage_wed,
    goal: m.school_marriage_wed_goal,
    steps: [
      { moves: ['take wedding knowledge'], spot: 'space:wedding', say: m.school_marriage_wed_take },
      { moves: ['wed 1'], spot: 'space:wedding', say: m.school_marriage_wed_who },
      { moves: ['rank 5'], spot: 'rank:5', say: m.school_marriage_wed_rank },
      {
        moves: ['pay 1 persuasion', 'pay 1 knowledge'],
        spot: 'influence:0:persuasion',
        say: m.school_marriage_wed_pay,
      },
    ],
    reached: { code: 'wed' },
    why: m.school_marriage_wed_why,
    not: m.school_marriage_wed_not,
    rules: ['VM-401', 'VM-402', 'VM-403', 'VM-504'],
  },
  {
    id: 'marriage-smuggler',
    piece: 'skill',
    title: m.school_marriage_smuggler,
    goal: m.school_marriage_smuggler_goal,
    steps: [
      { moves: ['take smuggler persuasion'], spot: 'space:smuggler', say: m.school_marriage_smuggler_take },
      { moves: ['cubes'], spot: 'smuggler:fetch', say: m.school_marriage_smuggler_cubes },
      { moves: ANY_TWO, spot: 'space:smuggler', say: m.school_marriage_smuggler_gain },
    ],
    reached: { code: 'gain', from: 'supply' },
    why: m.school_marriage_smuggler_why,
    not: m.school_marriage_smuggler_not,
    rules: ['VM-301', 'VM-305'],
  },
  {
    id: 'marriage-bread',
    piece: 'grain',
    title: m.school_marriage_bread,
    goal: m.school_marriage_bread_goal,
    steps: [{ moves: ['bread 1 farm'], spot: 'bread:0', say: m.school_marriage_bread_lay }],
    reached: { code: 'bread' },
    why: m.school_marriage_bread_why,
    not: m.school_marriage_bread_not,
    rules: ['VM-603', 'VM-602', 'VM-604'],
  },
  {
    id: 'marriage-tool',
    piece: 'wagon',
    title: m.school_marriage_tool,
    goal: m.school_marriage_tool_goal,
    steps: [
      {
        moves: ['take crafts skill', 'take crafts persuasion', 'take crafts faith', 'take crafts knowledge'],
        spot: 'space:crafts',
        say: m.school_marriage_tool_take,
      },
      { moves: ['produce wainwright'], spot: 'building:wainwright', say: m.school_marriage_tool_make },
      { moves: ['tool'], spot: 'tools:0', say: m.school_marriage_tool_tool },
    ],
    reached: { code: 'pay', what: 'tool' },
    why: m.school_marriage_tool_why,
    not: m.school_marriage_tool_not,
    rules: ['VM-605', 'VM-606'],
  },
]

export const school: School = {
  chapters,
  records,
  first: { expansions: ['marriage'] },
}
