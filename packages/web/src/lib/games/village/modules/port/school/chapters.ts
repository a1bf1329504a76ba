import type { Chapter, School } from '#lib/school/chapter.ts'
import { m } from '#lib/words/messages.js'
import records from './records.json' with { type: 'json' }

/** Any captain that a single coin hires. */
const CAPTAINS = [
  'hire captain-1a',
  'hire captain-1b',
  'hire captain-1c',
  'hire captain-1d',
  'hire captain-1e',
]

const chapters: readonly Chapter[] = [
  {
    id: 'port-captain',
    piece: 'coin',
    title: m.school_port_captain,
    goal: m.school_port_captain_goal,
    steps: [
      {
        moves: ['take travel faith', 'take travel knowledge'],
        spot: 'space:travel',
        say: m.school_port_captain_take,
      },
      { moves: ['leave'], spot: 'ship:0', say: m.school_port_captain_leave },
      { moves: CAPTAINS, spot: 'captain:captain-1a', say: m.school_port_captain_hire },
      { moves: ['load grain'], spot: 'ship:0', say: m.school_port_captain_load },
      { moves: ['done'], spot: 'ship:0', say: m.school_port_captain_done },
      { moves: ['sail t2', 'sail t1'], spot: 'field:t2', say: m.school_port_captain_sail },
    ],
    reached: { code: 'sail' },
    why: m.school_port_captain_why,
    not: m.school_port_captain_not,
    rules: ['VP-202', 'VP-203', 'VP-205', 'VP-302'],
  },
  {
    id: 'port-trade',
    piece: 'scroll',
    title: m.school_port_trade,
    goal: m.school_port_trade_goal,
    steps: [
      {
        moves: ['take travel faith', 'take travel knowledge'],
        spot: 'space:travel',
        say: m.school_port_trade_take,
      },
      { moves: ['continue'], spot: 'ship:0', say: m.school_port_trade_go },
      { moves: ['sail i4'], spot: 'field:i4', say: m.school_port_trade_dock },
      { moves: ['sell scroll'], spot: 'board:i4', say: m.school_port_trade_scroll },
      { moves: ['sell grain'], spot: 'board:i4', say: m.school_port_trade_grain },
    ],
    reached: { code: 'sell', what: 'grain' },
    why: m.school_port_trade_why,
    not: m.school_port_trade_not,
    rules: ['VP-305', 'VP-401', 'VP-402'],
  },
  {
    id: 'port-lighthouse',
    piece: 'meeple-red-1',
    title: m.school_port_lighthouse,
    goal: m.school_port_lighthouse_goal,
    steps: [
      {
        moves: ['take travel faith', 'take travel knowledge'],
        spot: 'space:travel',
        say: m.school_port_lighthouse_take,
      },
      { moves: ['continue'], spot: 'ship:0', say: m.school_port_lighthouse_go },
      { moves: ['sail i5'], spot: 'field:i5', say: m.school_port_lighthouse_dock },
      { moves: ['lighthouse'], spot: 'lighthouse:i5', say: m.school_port_lighthouse_place },
      {
        moves: ['pay 2 persuasion', 'pay 1 persuasion 1 coin'],
        spot: 'influence:0:persuasion',
        say: m.school_port_lighthouse_pay,
      },
    ],
    reached: { code: 'lighthouse' },
    why: m.school_port_lighthouse_why,
    not: m.school_port_lighthouse_not,
    rules: ['VP-405', 'VP-406', 'VP-701'],
  },
  {
    id: 'port-home',
    piece: 'wagon',
    title: m.school_port_home,
    goal: m.school_port_home_goal,
    steps: [
      {
        moves: ['take travel faith', 'take travel knowledge'],
        spot: 'space:travel',
        say: m.school_port_home_take,
      },
      { moves: ['return'], spot: 'ship:0', say: m.school_port_home_home },
    ],
    reached: { code: 'return' },
    why: m.school_port_home_why,
    not: m.school_port_home_not,
    rules: ['VP-501', 'VP-503'],
  },
  {
    id: 'port-stand',
    piece: 'market',
    title: m.school_port_stand,
    goal: m.school_port_stand_goal,
    steps: [
      { moves: ['take market persuasion'], spot: 'space:market', say: m.school_port_stand_take },
      { moves: ['sell cocoa'], spot: 'stand:cocoa', say: m.school_port_stand_sell },
    ],
    reached: { code: 'sell', what: 'cocoa' },
    why: m.school_port_stand_why,
    not: m.school_port_stand_not,
    rules: ['VP-601', 'VP-602', 'VP-603'],
  },
]

export const school: School = {
  chapters,
  records,
  first: { expansions: ['port'] },
}
