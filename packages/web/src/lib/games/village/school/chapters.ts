import type { Chapter, Course, School } from '#lib/school/chapter.ts'
import { m } from '#lib/words/messages.js'
import records from './records.json' with { type: 'json' }

/** Two cubes of one's choice. */
const ANY_TWO = [
  'gain 2 knowledge',
  'gain 2 skill',
  'gain 2 persuasion',
  'gain 2 faith',
  'gain 1 skill 1 persuasion',
  'gain 1 skill 1 faith',
  'gain 1 skill 1 knowledge',
  'gain 1 persuasion 1 faith',
  'gain 1 persuasion 1 knowledge',
  'gain 1 faith 1 knowledge',
]

const chapters: readonly Chapter[] = [
  {
    id: 'turn',
    piece: 'skill',
    title: m.school_turn,
    goal: m.school_turn_goal,
    steps: [
      {
        moves: ['take harvest skill', 'take harvest faith'],
        spot: 'space:harvest',
        say: m.school_turn_take,
      },
      { moves: ['harvest'], spot: 'space:harvest', say: m.school_turn_act },
    ],
    reached: { code: 'harvest' },
    why: m.school_turn_why,
    not: m.school_turn_not,
    rules: ['V-206', 'V-207', 'V-209'],
  },
  {
    id: 'harvest',
    piece: 'grain',
    title: m.school_harvest,
    goal: m.school_harvest_goal,
    steps: [
      {
        moves: ['take harvest skill', 'take harvest faith'],
        spot: 'space:harvest',
        say: m.school_harvest_take,
      },
      { moves: ['harvest'], spot: 'space:harvest', say: m.school_harvest_act },
    ],
    reached: { code: 'harvest', amount: 3 },
    why: m.school_harvest_why,
    not: m.school_harvest_not,
    rules: ['V-401', 'V-403', 'V-311'],
  },
  {
    id: 'family',
    piece: 'meeple-red-2',
    title: m.school_family,
    goal: m.school_family_goal,
    steps: [
      {
        moves: ['take family knowledge', 'take family persuasion'],
        spot: 'space:family',
        say: m.school_family_take,
      },
      { moves: ['newborn'], spot: 'space:family', say: m.school_family_act },
    ],
    reached: { code: 'newborn' },
    why: m.school_family_why,
    not: m.school_family_not,
    rules: ['V-412', 'V-413', 'V-415'],
  },
  {
    id: 'crafts',
    piece: 'wagon',
    title: m.school_crafts,
    goal: m.school_crafts_goal,
    steps: [
      {
        moves: ['take crafts skill', 'take crafts persuasion', 'take crafts faith'],
        spot: 'space:crafts',
        say: m.school_crafts_take,
      },
      { moves: ['train wainwright'], spot: 'building:wainwright', say: m.school_crafts_train },
      { moves: ['member 1', 'member 2'], spot: 'farm:0', say: m.school_crafts_member },
      { moves: ['produce'], spot: 'building:wainwright', say: m.school_crafts_produce },
    ],
    reached: { code: 'product', what: 'wagon' },
    why: m.school_crafts_why,
    not: m.school_crafts_not,
    rules: ['V-422', 'V-424', 'V-427'],
  },
  {
    id: 'travel',
    piece: 'castle',
    title: m.school_travel,
    goal: m.school_travel_goal,
    steps: [
      {
        moves: ['take travel faith', 'take travel knowledge'],
        spot: 'space:travel',
        say: m.school_travel_take,
      },
      { moves: ['travel 1 village->castle-b'], spot: 'castle:castle-b', say: m.school_travel_go },
      { moves: ['pay 2 skill', 'pay 1 skill 1 coin'], spot: 'influence:0:skill', say: m.school_travel_pay },
      { moves: ANY_TWO, spot: 'castle:castle-b', say: m.school_travel_gain },
    ],
    reached: { code: 'travel', to: 'castle-b' },
    why: m.school_travel_why,
    not: m.school_travel_not,
    rules: ['V-461', 'V-463', 'V-465'],
  },
  {
    id: 'council',
    piece: 'scroll',
    title: m.school_council,
    goal: m.school_council_goal,
    steps: [
      {
        moves: ['take council persuasion', 'take council skill'],
        spot: 'space:council',
        say: m.school_council_take,
      },
      { moves: ['advance 2 1'], spot: 'council:2', say: m.school_council_advance },
      { moves: ['pay scroll', 'pay 2 persuasion'], spot: 'good:0:scroll', say: m.school_council_pay },
      { moves: ['privilege 2'], spot: 'council:2', say: m.school_council_privilege },
      { moves: ANY_TWO, spot: 'council:2', say: m.school_council_gain },
    ],
    reached: { code: 'privilege', step: 2 },
    why: m.school_council_why,
    not: m.school_council_not,
    rules: ['V-475', 'V-478', 'V-481'],
  },
  {
    id: 'market',
    piece: 'horse',
    title: m.school_market,
    goal: m.school_market_goal,
    steps: [
      { moves: ['take market persuasion'], spot: 'space:market', say: m.school_market_take },
      { moves: ['serve customer-20'], spot: 'customer:customer-20', say: m.school_market_first },
      { moves: ['serve customer-03'], spot: 'customer:customer-03', say: m.school_market_second },
    ],
    reached: { code: 'serve', customer: 'customer-03' },
    why: m.school_market_why,
    not: m.school_market_not,
    rules: ['V-441', 'V-443', 'V-447'],
  },
  {
    id: 'church',
    piece: 'faith',
    title: m.school_church,
    goal: m.school_church_goal,
    steps: [
      {
        moves: ['take church faith', 'take church knowledge'],
        spot: 'space:church',
        say: m.school_church_take,
      },
      { moves: ['church 1', 'church 2'], spot: 'bag', say: m.school_church_enter },
      { moves: ['pay 1 faith', 'pay time'], spot: 'influence:0:faith', say: m.school_church_pay },
    ],
    reached: { code: 'church' },
    why: m.school_church_why,
    not: m.school_church_not,
    rules: ['V-490', 'V-502', 'V-505'],
  },
  {
    id: 'mass',
    piece: 'coin',
    title: m.school_mass,
    goal: m.school_mass_goal,
    steps: [
      { moves: ['choose 2'], spot: 'bag', say: m.school_mass_choose },
      { moves: ['promote 2 1'], spot: 'church:2', say: m.school_mass_promote },
    ],
    reached: [{ code: 'promote' }, { code: 'majority' }],
    why: m.school_mass_why,
    not: m.school_mass_not,
    rules: ['V-502', 'V-507', 'V-510'],
  },
  {
    id: 'well',
    piece: 'coin',
    title: m.school_well,
    goal: m.school_well_goal,
    steps: [
      { moves: ['well'], spot: 'well', say: m.school_well_take },
      { moves: ['pay 3 faith', 'pay 2 faith 1 coin'], spot: 'well', say: m.school_well_pay },
      { moves: ['well harvest'], spot: 'space:harvest', say: m.school_well_choose },
    ],
    reached: { code: 'harvest' },
    why: m.school_well_why,
    not: m.school_well_not,
    rules: ['V-208', 'V-306', 'V-495'],
  },
  {
    id: 'death',
    piece: 'quill',
    title: m.school_death,
    goal: m.school_death_goal,
    steps: [
      {
        moves: ['take crafts skill', 'take crafts persuasion', 'take crafts faith'],
        spot: 'space:crafts',
        say: m.school_death_take,
      },
      { moves: ['produce smithy'], spot: 'building:smithy', say: m.school_death_produce },
      { moves: ['die 1 smithy'], spot: 'chronicle:chr-crafts-1', say: m.school_death_die },
    ],
    reached: { code: 'death', group: 'crafts' },
    why: m.school_death_why,
    not: m.school_death_not,
    rules: ['V-302', 'V-601', 'V-604'],
  },
  {
    id: 'end',
    piece: 'chronicle',
    title: m.school_end,
    goal: m.school_end_goal,
    steps: [
      {
        moves: ['take crafts skill', 'take crafts persuasion', 'take crafts faith'],
        spot: 'space:crafts',
        say: m.school_end_take,
      },
      { moves: ['produce smithy'], spot: 'building:smithy', say: m.school_end_produce },
      { moves: ['die 2 smithy'], spot: 'chronicle:chr-crafts-2', say: m.school_end_die },
    ],
    reached: { code: 'end-rung' },
    why: m.school_end_why,
    not: m.school_end_not,
    rules: ['V-701', 'V-703', 'V-805'],
  },
]

/** What can be added to the table is learnt by itself. */
const courses: readonly Course[] = [
  {
    id: 'inn',
    name: m.new_inn,
    load: async () => (await import('../modules/inn/school/chapters.ts')).school,
  },
  {
    id: 'port',
    name: m.new_port,
    load: async () => (await import('../modules/port/school/chapters.ts')).school,
  },
  {
    id: 'marriage',
    name: m.new_marriage,
    load: async () => (await import('../modules/marriage/school/chapters.ts')).school,
  },
  {
    id: 'goals',
    name: m.new_goals,
    load: async () => (await import('../modules/goals/school/chapters.ts')).school,
  },
]

export const villageSchool: School = { chapters, records, courses }
