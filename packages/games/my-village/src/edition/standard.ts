import type { Edition, EditionKind } from '@chronik/kernel'
import { CARDS, CARDS_PER_CRAFT, CRAFT_CARDS } from '../box/vocabulary.ts'
import { customer } from './customers.ts'
import { marks } from './marks.ts'
import { type Figures, schema } from './schema.ts'
import { travel } from './travel.ts'

/** The four pairs of values that craft buildings and game banners share. */
const PAIRS = ['5/6', '5/8', '6/9', '8/9']

const figures: Figures = {
  players: {
    '2': { white: 8, black: 3, turns: 2, rat: 9, end: 9 },
    '3': { white: 6, black: 2, turns: 1, rat: 11, end: 14 },
    '4': { white: 8, black: 3, turns: 1, rat: 13, end: 18 },
  },
  startCoins: [1, 2, 3, 4],
  plagueDie: 2,
  lifeTrack: 10,
  chronicle: {
    abbot: [2, 1],
    councillor: [2, 1],
    traveller: [2, 1],
    craftsman: [2, 1],
    merchant: [2, 1],
  },
  hand: { values: '4/10', prestige: 1 },
  steward: {
    values: '4/10',
    cards: [
      { time: 1, coins: 0 },
      { time: 2, coins: 0 },
      { time: 2, coins: 1 },
      { time: 3, coins: 1 },
    ],
    bonus: 2,
    display: 6,
  },
  leader: { time: 1, coins: 1, stories: 3 },
  game: {
    stories: 1,
    values: { 'board-1': PAIRS[0], 'board-2': PAIRS[1], 'board-3': PAIRS[2], 'board-4': PAIRS[3] },
  },
  school: { values: '3/11', time: 1, stories: 2 },
  windows: [0, 2, 4, 7, 10, 14, 20],
  labourer: 5,
  craft: {
    time: 2,
    whiteTime: 1,
    spaces: 3,
    values: Object.fromEntries(
      CARDS.list
        .slice(CRAFT_CARDS.first, CRAFT_CARDS.end)
        .map((card, index) => [card, PAIRS[index % CARDS_PER_CRAFT]]),
    ),
  },
  field: { values: '7', time: 2, whiteTime: 0, coins: 1, plowCoins: 1, prestige: 1 },
  church: {
    values: '11',
    time: 4,
    octagons: 2,
    windows: 1,
    prestige: { 'church-salvation': 4, 'church-abbey': 4, 'church-trade': 4, 'church-mission': 4 },
  },
  monk: {
    stacks: {
      quill: { values: '3/11', time: 2, extra: '2 x (1 scroll | 1 coin)' },
      jug: { values: '5/9', time: 2, extra: '2 x (1 beer | 1 coin)' },
      rosary: { values: '6/8', time: 2, extra: '2 x (1 horse | 1 coin)' },
    },
    bonus: {
      'monk-quill-1': { kind: 'stories', count: 3 },
      'monk-quill-2': { kind: 'school', count: 2 },
      'monk-quill-3': { kind: 'steward', count: 1 },
      'monk-jug-1': { kind: 'stories', count: 3 },
      'monk-jug-2': { kind: 'leader', count: 1 },
      'monk-jug-3': { kind: 'school', count: 1 },
      'monk-jug-4': { kind: 'steward', count: 1 },
      'monk-rosary-1': { kind: 'stories', count: 2 },
      'monk-rosary-2': { kind: 'stories', count: 2 },
      'monk-rosary-3': { kind: 'leader', count: 1 },
      'monk-rosary-4': { kind: 'leader', count: 1 },
      'monk-rosary-5': { kind: 'school', count: 1 },
    },
  },
  hall: {
    cards: {
      'hall-finance': { values: '3', time: 4, whiteTime: 1, prestige: 4 },
      'hall-guild': { values: '3', time: 4, whiteTime: 1, prestige: 4 },
      'hall-area': { values: '3', time: 4, whiteTime: 1, prestige: 0 },
      'hall-population': { values: '3', time: 4, whiteTime: 1, prestige: 0 },
    },
    coins: 2,
    jokers: 3,
    area: { travel: 1, craft: 1, served: 1, religion: 1, harvest: 1 },
    population: { abbot: 4, councillor: 4, traveller: 4, craftsman: 4, merchant: 4 },
  },
  meetingPlace: {
    values: '2/12',
    time: 2,
    whiteTime: 0,
    stories: 1,
    octagons: 2,
    prestige: 2,
    tile: '2/12',
  },
  travel,
  customer,
}

const standard: Edition<Figures> = { id: 'my-village', figures, marks }

export const editions: EditionKind<Figures> = { standard, schema }
