import type { Chapter, School } from '#lib/school/chapter.ts'
import { m } from '#lib/words/messages.js'
import records from './records.json' with { type: 'json' }

const chapters: readonly Chapter[] = [
  {
    id: 'inn-beer',
    piece: 'beer',
    title: m.school_inn_beer,
    goal: m.school_inn_beer_goal,
    steps: [
      {
        moves: ['take crafts skill', 'take crafts knowledge'],
        spot: 'space:crafts',
        say: m.school_inn_beer_take,
      },
      { moves: ['buy brewery'], spot: 'building:brewery', say: m.school_inn_beer_brew },
    ],
    reached: { code: 'product', what: 'beer' },
    why: m.school_inn_beer_why,
    not: m.school_inn_beer_not,
    rules: ['VI-201', 'VI-203', 'VI-205'],
  },
  {
    id: 'inn-person',
    piece: 'person-card',
    title: m.school_inn_person,
    goal: m.school_inn_person_goal,
    steps: [
      { moves: ['take inn skill'], spot: 'space:inn', say: m.school_inn_person_take },
      { moves: ['inn'], spot: 'space:inn', say: m.school_inn_person_enter },
      { moves: ['cycle stack-1', 'cycle stack-2'], spot: 'pile:stack-1', say: m.school_inn_person_cycle },
      { moves: ['buy person-trader'], spot: 'person:person-trader', say: m.school_inn_person_buy },
    ],
    reached: { code: 'person-bought' },
    why: m.school_inn_person_why,
    not: m.school_inn_person_not,
    rules: ['VI-301', 'VI-302', 'VI-308'],
  },
  {
    id: 'inn-card',
    piece: 'person-play',
    title: m.school_inn_card,
    goal: m.school_inn_card_goal,
    steps: [
      {
        moves: ['take crafts skill', 'take crafts knowledge'],
        spot: 'space:crafts',
        say: m.school_inn_card_take,
      },
      { moves: ['train brewery'], spot: 'building:brewery', say: m.school_inn_card_train },
      { moves: ['card person-watchman'], spot: 'person:person-watchman', say: m.school_inn_card_play },
    ],
    reached: { code: 'person-played', person: 'person-watchman' },
    why: m.school_inn_card_why,
    not: m.school_inn_card_not,
    rules: ['VI-403', 'VI-405', 'VI-508'],
  },
  {
    id: 'inn-customer',
    piece: 'inn',
    title: m.school_inn_customer,
    goal: m.school_inn_customer_goal,
    steps: [
      { moves: ['take market knowledge'], spot: 'space:market', say: m.school_inn_customer_take },
      { moves: ['serve customer-inn-4'], spot: 'customer:customer-inn-4', say: m.school_inn_customer_serve },
    ],
    reached: { code: 'serve', customer: 'customer-inn-4' },
    why: m.school_inn_customer_why,
    not: m.school_inn_customer_not,
    rules: ['VI-205'],
  },
]

export const school: School = {
  chapters,
  records,
  first: { expansions: ['inn'] },
  sheet: async () => (await import('../pieces.ts')).innSymbols(),
}
