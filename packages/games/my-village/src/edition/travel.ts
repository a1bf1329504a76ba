import type { CostFigures, Figures } from './schema.ts'

const free: CostFigures = { time: 0, extra: '-' }
const time = (count: number): CostFigures => ({ time: count, extra: '-' })
const coins = (count: number): CostFigures => ({ time: 0, extra: `${count} coin` })
const beer: CostFigures = { time: 0, extra: '1 beer' }

const card = (prestige: number, grey: CostFigures, ends = false) => ({ prestige, grey, ends })

export const travel: Figures['travel'] = {
  stacks: {
    a: { values: '7', time: 2, extra: '-' },
    b: { values: '7', time: 2, extra: '1 horse | 2 coin' },
    c: { values: '7', time: 2, extra: '1 wagon | 2 coin' },
    d: { values: '7', time: 3, extra: '2 coin & (1 horse | 1 wagon)' },
    e: { values: '7', time: 3, extra: '2 coin & 1 horse & 1 wagon' },
  },
  cards: {
    'travel-a-1': card(2, free),
    'travel-a-2': card(3, free),
    'travel-a-3': card(3, coins(1)),
    'travel-a-4': card(4, time(3)),
    'travel-b-1': card(4, free),
    'travel-b-2': card(5, free),
    'travel-b-3': card(5, beer),
    'travel-b-4': card(6, time(3)),
    'travel-c-1': card(5, free),
    'travel-c-2': card(6, coins(1)),
    'travel-c-3': card(6, beer),
    'travel-c-4': card(7, coins(2)),
    'travel-d-1': card(6, free),
    'travel-d-2': card(7, beer),
    'travel-d-3': card(7, time(3)),
    'travel-d-4': card(8, free, true),
    'travel-e-1': card(8, free),
    'travel-e-2': card(9, free),
    'travel-e-3': card(10, free),
  },
}
