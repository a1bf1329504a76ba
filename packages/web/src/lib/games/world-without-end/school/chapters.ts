import { CARDS } from '@chronik/world-without-end'
import type { Chapter, School } from '#lib/school/chapter.ts'
import { m } from '#lib/words/messages.js'
import { spot } from '../spots.ts'
import records from './records.json' with { type: 'json' }

const card = (name: (typeof CARDS.list)[number]) => spot.card(0, name)

/** Any card but the one that lies open; the one that is of no use yet comes first. */
const DISCARDS = [
  'discard:act-rent',
  ...CARDS.list.filter((one) => one !== 'act-grain' && one !== 'act-rent').map((one) => `discard:${one}`),
]

const chapters: readonly Chapter[] = [
  {
    id: 'event',
    piece: 'event-card',
    title: m.world_school_event,
    goal: m.world_school_event_goal,
    steps: [{ moves: ['orient:1'], spot: spot.rotation(1), say: m.world_school_event_turn }],
    reached: { code: 'gain', good: 'stone', why: 'income' },
    why: m.world_school_event_why,
    not: m.world_school_event_not,
    rules: ['W-203', 'W-311', 'W-321'],
  },
  {
    id: 'favour',
    piece: 'fav-bishop',
    title: m.world_school_favour,
    goal: m.world_school_favour_goal,
    steps: [{ moves: ['orient:2'], spot: spot.rotation(2), say: m.world_school_favour_turn }],
    reached: { code: 'favour-stone', person: 'fav-bishop' },
    why: m.world_school_favour_why,
    not: m.world_school_favour_not,
    rules: ['W-331', 'W-332', 'W-342'],
  },
  {
    id: 'cards',
    piece: 'action-card',
    title: m.world_school_cards,
    goal: m.world_school_cards_goal,
    steps: [
      { moves: ['play:act-grain'], spot: card('act-grain'), say: m.world_school_cards_open },
      { moves: ['use'], spot: spot.pile(0), say: m.world_school_cards_use },
      { moves: DISCARDS, spot: card('act-rent'), say: m.world_school_cards_discard },
    ],
    reached: { code: 'discard', why: 'turn' },
    why: m.world_school_cards_why,
    not: m.world_school_cards_not,
    rules: ['W-401', 'W-405', 'W-406'],
  },
  {
    id: 'building',
    piece: 'bridge',
    title: m.world_school_building,
    goal: m.world_school_building_goal,
    steps: [
      { moves: ['play:act-project'], spot: card('act-project'), say: m.world_school_building_open },
      { moves: ['use'], spot: spot.project('bridge'), say: m.world_school_building_where },
      { moves: ['project:bridge'], spot: spot.project('bridge'), say: m.world_school_building_where },
      { moves: ['build:stone'], spot: spot.project('bridge'), say: m.world_school_building_more },
    ],
    reached: { code: 'build', project: 'bridge', field: 2 },
    why: m.world_school_building_why,
    not: m.world_school_building_not,
    rules: ['W-504', 'W-604', 'W-605'],
  },
  {
    id: 'donation',
    piece: 'act-donation',
    title: m.world_school_donation,
    goal: m.world_school_donation_goal,
    steps: [
      { moves: ['play:act-donation'], spot: card('act-donation'), say: m.world_school_donation_open },
      { moves: ['use'], spot: spot.project('bridge'), say: m.world_school_donation_where },
      { moves: ['donate:bridge'], spot: spot.project('bridge'), say: m.world_school_donation_where },
    ],
    reached: { code: 'donate', project: 'bridge' },
    why: m.world_school_donation_why,
    not: m.world_school_donation_not,
    rules: ['W-514', 'W-611', 'W-614'],
  },
  {
    id: 'house',
    piece: 'act-house',
    title: m.world_school_house,
    goal: m.world_school_house_goal,
    steps: [
      { moves: ['play:act-house'], spot: card('act-house'), say: m.world_school_house_open },
      { moves: ['use'], spot: spot.site('site-02'), say: m.world_school_house_where },
      { moves: ['house:site-02'], spot: spot.site('site-02'), say: m.world_school_house_where },
    ],
    reached: { code: 'house', site: 'site-02' },
    why: m.world_school_house_why,
    not: m.world_school_house_not,
    rules: ['W-509', 'W-510', 'W-512'],
  },
  {
    id: 'trade',
    piece: 'wool',
    title: m.world_school_trade,
    goal: m.world_school_trade_goal,
    steps: [
      { moves: ['play:act-sale'], spot: card('act-sale'), say: m.world_school_trade_open },
      // The stall stands for any amount: how much is said in the bar.
      { moves: ['use'], spot: spot.good(0, 'wool'), say: m.world_school_trade_wool },
      { moves: ['sell-wool:3'], spot: spot.stock('wool'), say: m.world_school_trade_wool },
      { moves: ['sell-cloth:1'], spot: spot.stock('cloth'), say: m.world_school_trade_cloth },
    ],
    reached: [
      { code: 'give', good: 'wool', amount: 3 },
      { code: 'give', good: 'cloth', amount: 1 },
    ],
    why: m.world_school_trade_why,
    not: m.world_school_trade_not,
    rules: ['W-505', 'W-506', 'W-515'],
  },
  {
    id: 'privilege',
    piece: 'act-privilege',
    title: m.world_school_privilege,
    goal: m.world_school_privilege_goal,
    steps: [
      { moves: ['play:act-privilege'], spot: card('act-privilege'), say: m.world_school_privilege_open },
      { moves: ['use'], spot: spot.pile(0), say: m.world_school_privilege_use },
      { moves: ['build:stone'], spot: spot.project('bridge'), say: m.world_school_privilege_more },
    ],
    reached: { code: 'build', project: 'bridge', field: 3 },
    why: m.world_school_privilege_why,
    not: m.world_school_privilege_not,
    rules: ['W-507', 'W-508'],
  },
  {
    id: 'plague',
    piece: 'medical-knowledge',
    title: m.world_school_plague,
    goal: m.world_school_plague_goal,
    steps: [
      { moves: ['play:act-medicine'], spot: card('act-medicine'), say: m.world_school_plague_open },
      { moves: ['use'], spot: spot.place('6'), say: m.world_school_plague_treat },
      { moves: ['treat'], spot: spot.place('6'), say: m.world_school_plague_treat },
      { moves: ['treat:6'], spot: spot.place('6'), say: m.world_school_plague_first },
      { moves: ['treat:10'], spot: spot.place('10'), say: m.world_school_plague_second },
    ],
    reached: [
      { code: 'treated', place: '6' },
      { code: 'treated', place: '10' },
    ],
    why: m.world_school_plague_why,
    not: m.world_school_plague_not,
    rules: ['W-704', 'W-705', 'W-706'],
  },
  {
    id: 'duties',
    piece: 'grain',
    title: m.world_school_duties,
    goal: m.world_school_duties_goal,
    steps: [
      { moves: ['play:act-grain'], spot: card('act-grain'), say: m.world_school_duties_open },
      { moves: ['use'], spot: spot.pile(0), say: m.world_school_duties_use },
    ],
    reached: { code: 'gain', good: 'grain', why: 'action' },
    why: m.world_school_duties_why,
    not: m.world_school_duties_not,
    rules: ['W-911', 'W-913', 'W-922'],
  },
  {
    id: 'protection',
    piece: 'protection',
    title: m.world_school_protection,
    goal: m.world_school_protection_goal,
    steps: [
      { moves: ['protect'], spot: spot.penalty(0, 'royal-court'), say: m.world_school_protection_choose },
    ],
    reached: { code: 'protected', penalty: 'royal-court' },
    why: m.world_school_protection_why,
    not: m.world_school_protection_not,
    rules: ['W-914', 'W-923', 'W-931'],
  },
  {
    id: 'ending',
    piece: 'vp',
    title: m.world_school_ending,
    goal: m.world_school_ending_goal,
    steps: [
      { moves: ['play:act-piety'], spot: card('act-piety'), say: m.world_school_ending_open },
      { moves: ['use'], spot: spot.pile(0), say: m.world_school_ending_use },
    ],
    reached: { code: 'gain', good: 'piety', why: 'action' },
    why: m.world_school_ending_why,
    not: m.world_school_ending_not,
    rules: ['W-952', 'W-954', 'W-956'],
  },
]

export const worldSchool: School = { chapters, records }
