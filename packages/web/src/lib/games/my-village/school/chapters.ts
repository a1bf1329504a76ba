import type { Chapter, School, Step } from '#lib/school/chapter.ts'
import { m } from '#lib/words/messages.js'
import records from './records.json' with { type: 'json' }

const PROFESSIONS = ['abbot', 'councillor', 'traveller', 'craftsman', 'merchant'] as const
const victims = (...spared: readonly string[]): string[] =>
  PROFESSIONS.filter((profession) => !spared.includes(profession)).map((profession) => `victim ${profession}`)

/** A step with one move that the words are about. */
const step = (move: string, spot: string, say: Step['say']): Step => ({ moves: [move], spot, say })

const chapters: readonly Chapter[] = [
  {
    id: 'dice',
    piece: 'white-die-4',
    title: m.my_school_dice,
    goal: m.my_school_dice_goal,
    steps: [
      step('die w4', 'die:w4', m.my_school_dice_first),
      step('die w2', 'die:w2', m.my_school_dice_second),
      step('value 7 coins 1 markers 0', 'flag:7', m.my_school_dice_coin),
      step('black', 'offer:field', m.my_school_dice_field),
      step('black field', 'offer:field', m.my_school_dice_field),
    ],
    reached: { code: 'place', area: 'harvest' },
    why: m.my_school_dice_why,
    not: m.my_school_dice_not,
    rules: ['M-301', 'M-303', 'M-304'],
  },
  {
    id: 'white',
    piece: 'banner-white',
    title: m.my_school_white,
    goal: m.my_school_white_goal,
    steps: [
      step('die w3', 'die:w3', m.my_school_white_first),
      step('die w5', 'die:w5', m.my_school_white_second),
      step('white', 'card:brewery-2', m.my_school_white_brew),
      step('white brewery-2', 'card:brewery-2', m.my_school_white_brew),
      step('white game', 'game:0', m.my_school_white_game),
    ],
    reached: [
      { code: 'white', banner: 'brewery-2' },
      { code: 'white', banner: 'game' },
    ],
    why: m.my_school_white_why,
    not: m.my_school_white_not,
    rules: ['M-452', 'M-455', 'M-461'],
  },
  {
    id: 'black',
    piece: 'banner-black',
    title: m.my_school_black,
    goal: m.my_school_black_goal,
    steps: [
      step('die w2', 'die:w2', m.my_school_black_first),
      step('die w6', 'die:w6', m.my_school_black_second),
      step('black', 'offer:brewery-2', m.my_school_black_take),
      {
        moves: ['black brewery-2', 'black brewery-4'],
        spot: 'offer:brewery-2',
        say: m.my_school_black_take,
      },
    ],
    reached: { code: 'good', good: 'beer' },
    why: m.my_school_black_why,
    not: m.my_school_black_not,
    rules: ['M-351', 'M-403', 'M-601'],
  },
  {
    id: 'school',
    piece: 'pupil',
    title: m.my_school_school,
    goal: m.my_school_school_goal,
    steps: [
      step('die w5', 'die:w5', m.my_school_school_first),
      step('die w6', 'die:w6', m.my_school_school_second),
      step('white', 'school:0', m.my_school_school_school),
      step('graduate left merchant', 'villager:0:merchant', m.my_school_school_graduate),
      step('white customer-22', 'card:customer-22', m.my_school_school_serve),
    ],
    reached: [{ code: 'graduate', to: 'merchant' }, { code: 'serve' }],
    why: m.my_school_school_why,
    not: m.my_school_school_not,
    rules: ['M-155', 'M-157', 'M-473'],
  },
  {
    id: 'death',
    piece: 'reaper',
    title: m.my_school_death,
    goal: m.my_school_death_goal,
    steps: [
      step('die w3', 'die:w3', m.my_school_death_first),
      step('die w4', 'die:w4', m.my_school_death_second),
      step('black', 'offer:field', m.my_school_death_field),
      { moves: ['black field', 'black travel-a'], spot: 'offer:field', say: m.my_school_death_field },
      { moves: victims('abbot'), spot: 'villager:0:merchant', say: m.my_school_death_die },
    ],
    reached: { code: 'death', coffin: 'chronicle' },
    why: m.my_school_death_why,
    not: m.my_school_death_not,
    rules: ['M-159', 'M-553', 'M-554'],
  },
  {
    id: 'steward',
    piece: 'steward',
    title: m.my_school_steward,
    goal: m.my_school_steward_goal,
    steps: [
      step('die w4', 'die:w4', m.my_school_steward_first),
      step('die w6', 'die:w6', m.my_school_steward_second),
      step('black', 'offer:steward', m.my_school_steward_call),
      step('take customer-06', 'card:customer-06', m.my_school_steward_one),
      step('take customer-02', 'card:customer-02', m.my_school_steward_two),
    ],
    reached: [
      { code: 'customer', customer: 'customer-06' },
      { code: 'customer', customer: 'customer-02' },
    ],
    why: m.my_school_steward_why,
    not: m.my_school_steward_not,
    rules: ['M-421', 'M-422', 'M-423'],
  },
  {
    id: 'customers',
    piece: 'horse',
    title: m.my_school_customers,
    goal: m.my_school_customers_goal,
    steps: [
      step('white', 'card:stable-3', m.my_school_customers_horse),
      step('white customer-06', 'card:customer-06', m.my_school_customers_serve),
    ],
    reached: { code: 'serve', customer: 'customer-06' },
    why: m.my_school_customers_why,
    not: m.my_school_customers_not,
    rules: ['M-458', 'M-604', 'M-652'],
  },
  {
    id: 'church',
    piece: 'monk-rosary',
    title: m.my_school_church,
    goal: m.my_school_church_goal,
    steps: [
      step('black', 'offer:monk-rosary', m.my_school_church_monk),
      step('black monk-rosary', 'offer:monk-rosary', m.my_school_church_monk),
    ],
    reached: { code: 'place', card: 'monk-rosary-1' },
    why: m.my_school_church_why,
    not: m.my_school_church_not,
    rules: ['M-721', 'M-723', 'M-903'],
  },
  {
    id: 'travel',
    piece: 'travel-card',
    title: m.my_school_travel,
    goal: m.my_school_travel_goal,
    steps: [
      step('black', 'offer:travel-b', m.my_school_travel_go),
      step('black travel-b', 'offer:travel-b', m.my_school_travel_go),
    ],
    reached: { code: 'travel-turned' },
    why: m.my_school_travel_why,
    not: m.my_school_travel_not,
    rules: ['M-662', 'M-664', 'M-665'],
  },
  {
    id: 'council',
    piece: 'hall-finance',
    title: m.my_school_council,
    goal: m.my_school_council_goal,
    steps: [
      step('black', 'offer:hall-finance', m.my_school_council_hall),
      step('black hall-finance', 'offer:hall-finance', m.my_school_council_hall),
    ],
    reached: { code: 'place', area: 'council' },
    why: m.my_school_council_why,
    not: m.my_school_council_not,
    rules: ['M-801', 'M-803', 'M-805'],
  },
  {
    id: 'stories',
    piece: 'rat',
    title: m.my_school_stories,
    goal: m.my_school_stories_goal,
    steps: [
      step('leader', 'leader:0', m.my_school_stories_walk),
      step('house', 'path:0:main-house', m.my_school_stories_house),
      { moves: victims(), spot: 'villager:0:traveller', say: m.my_school_stories_die },
    ],
    reached: [{ code: 'secure' }, { code: 'rat' }],
    why: m.my_school_stories_why,
    not: m.my_school_stories_not,
    rules: ['M-506', 'M-558', 'M-560'],
  },
  {
    id: 'end',
    piece: 'chronicle',
    title: m.my_school_end,
    goal: m.my_school_end_goal,
    steps: [
      step('white', 'card:stable-3', m.my_school_end_horse),
      step('white customer-06', 'card:customer-06', m.my_school_end_serve),
      {
        moves: ['victim merchant', 'victim craftsman', 'victim councillor'],
        spot: 'villager:0:merchant',
        say: m.my_school_end_die,
      },
    ],
    reached: { code: 'end' },
    why: m.my_school_end_why,
    not: m.my_school_end_not,
    rules: ['M-901', 'M-907', 'M-911'],
  },
]

export const myVillageSchool: School = { chapters, records }
