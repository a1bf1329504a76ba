import { storyTests } from '@chronik/kernel/story/testing'
import { myVillage } from '../game.ts'
import type { MyVillageLog } from './log.ts'
import { story } from './story.ts'

const shown = (customer: string): MyVillageLog => ({ code: 'customer-shown', customer, to: 'display-7' })
const customer = (name: string, free: boolean): MyVillageLog => ({
  code: 'customer',
  seat: 0,
  customer: name,
  from: 'display-1',
  free,
})
const turned = (card: string, prestige: number): MyVillageLog => ({
  code: 'travel-turned',
  seat: 2,
  card,
  prestige,
})

/** The Trade Church used in full and in part, and a journey with a redraw. */
const examples: readonly (readonly MyVillageLog[])[] = [
  [
    { code: 'black', seat: 0, banner: 'steward', card: null },
    { code: 'trade', seat: 0 },
    shown('customer-20'),
    customer('customer-20', true),
    customer('customer-03', false),
    { code: 'time', seat: 0, time: 1, from: 10, to: 1 },
    { code: 'reaper', seat: 0, to: 'time-marker' },
    shown('customer-21'),
    shown('customer-22'),
  ],
  [
    { code: 'bonus', seat: 0, bonus: 'steward', accepted: true },
    { code: 'trade', seat: 0 },
    { code: 'lapse', seat: 0, what: 'church-trade' },
    { code: 'lapse', seat: 0, what: 'steward' },
  ],
  [
    { code: 'black', seat: 2, banner: 'travel-b', card: null },
    turned('travel-b-1', 4),
    { code: 'redraw', seat: 2, card: 'travel-b-1' },
    turned('travel-b-4', 6),
    { code: 'shuffle', stack: 'travel-b', card: 'travel-b-1' },
    { code: 'place', seat: 2, card: 'travel-b-4', area: 'travel' },
  ],
]

storyTests(myVillage, story, { examples })
