import { advance, MoveList, SeededChance } from '@chronik/kernel'
import {
  AREA_OCTAGONS,
  BOARDS,
  CARDS,
  DICE,
  GOODS,
  LEFT,
  type MyVillageState,
  myVillage,
  PROFESSIONS,
  servedBy,
  villageOf,
} from '@chronik/my-village'
import { describe, expect, test } from 'vitest'
import { Estimator } from '../../evaluator.ts'
import { myVillageEvaluator } from './evaluator.ts'
import { myVillageThumbs, THUMBS } from './thumbs.ts'

const evaluator = myVillageEvaluator(myVillage)
const SEAT = 0

/** The first decision of a match for two, with the village of the seat arranged by hand. */
function village(arrange: (state: MyVillageState) => void): MyVillageState {
  const state = myVillage.begin(myVillage.open({ players: 2 }))
  advance(myVillage, state, new SeededChance(3), new MoveList())
  arrange(state)
  return state
}

function own(state: MyVillageState, ...cards: readonly string[]): void {
  for (const card of cards) state.cards[CARDS.at[card]] = villageOf(SEAT)
}

function read(state: MyVillageState, feature: string, reader = evaluator): number {
  const features = new Float64Array(reader.features.length)
  reader.read(state, SEAT, features)
  return features[reader.features.indexOf(feature)]
}

describe('what the turns to come are good for', () => {
  test('M-901: nine coffins at ten hours each, two hours a turn, shared by two', () => {
    expect(
      read(
        village(() => {}),
        'turns-to-come',
      ),
    ).toBe(90 / 4)
    const later = village((state) => {
      state.chronicle[PROFESSIONS.at.abbot] = 2
      state.graves = 1
      state.villages[0].time = 24
      state.villages[1].time = 16
    })
    expect(read(later, 'turns-to-come')).toBe((60 - 4 - 6) / 4)
  })

  test('M-807: the next mark of the Population Hall is worth a living villager', () => {
    const state = village((arranged) => own(arranged, 'hall-population'))
    expect(read(state, 'next-mark')).toBe(4)
    state.villages[SEAT].marks.fill(1, AREA_OCTAGONS.size, AREA_OCTAGONS.size + PROFESSIONS.size)
    state.villages[SEAT].villagers[PROFESSIONS.at.merchant] = 0
    expect(read(state, 'next-mark')).toBe(0)
    expect(read(state, 'marked-gone')).toBe(1)
    expect(evaluator.scoreNow(state, SEAT)).toBe(16 + (state.hand.holder === SEAT ? 1 : 0))
  })

  test('M-806: the next mark of the Area Hall counts the most numerous kind that is not marked', () => {
    const state = village((arranged) => {
      own(arranged, 'hall-area', 'travel-a-1', 'travel-b-1', 'stable-1', 'brewery-1', 'smithy-1')
      arranged.cards[CARDS.at['customer-01']] = servedBy(SEAT)
    })
    expect(read(state, 'next-mark')).toBe(3)
    state.villages[SEAT].marks[AREA_OCTAGONS.at.craft] = 1
    expect(read(state, 'next-mark')).toBe(2)
    state.villages[SEAT].villagers[PROFESSIONS.at.councillor] = 0
    expect(read(state, 'next-mark')).toBe(0)
  })

  test('M-476: a pupil is awaited where a villager is gone', () => {
    const state = village((arranged) => {
      arranged.villages[SEAT].pupils[LEFT] = 1
    })
    expect(read(state, 'pupils-awaited')).toBe(0)
    state.villages[SEAT].villagers[PROFESSIONS.at.abbot] = 0
    expect(read(state, 'pupils-awaited')).toBe(1)
  })

  test('M-E08: what is missing for the next travel card, the grey banner included', () => {
    const state = village((arranged) => {
      own(arranged, 'travel-a-1', 'travel-b-3')
      arranged.villages[SEAT].coins = 0
    })
    expect(read(state, 'travel-missing')).toBe(2)
    state.villages[SEAT].goods[GOODS.at.beer] = 1
    expect(read(state, 'travel-missing')).toBe(1)
    state.villages[SEAT].coins = 2
    expect(read(state, 'travel-missing')).toBe(0)
  })
})

describe('what a turn promises', () => {
  const thumbs = THUMBS.list.map((thumb) => (thumb === 'served' || thumb === 'good' ? 1 : 0))
  const reader = myVillageEvaluator(myVillage, [thumbs, thumbs])

  /** Two dice make a value of 5; one beer is there, and somebody waits for a horse and a beer at 5 or 9. */
  function promise(arrange: (state: MyVillageState) => void): number {
    const state = village((arranged) => {
      const { start, pool, villages, cards } = arranged
      pool.fill(0)
      pool[DICE.at.w2] = 1
      pool[DICE.at.w3] = 1
      villages[start].coins = 0
      villages[start].goods[GOODS.at.beer] = 1
      cards[CARDS.at['customer-06']] = villageOf(start)
      cards[CARDS.at['stable-1']] = villageOf(start)
      villages[start].board = BOARDS.at['board-4']
    })
    arrange(state)
    const features = new Float64Array(reader.features.length)
    reader.read(state, state.start, features)
    return features[reader.features.indexOf('turn-worth')]
  }

  test('M-458: a good made in this turn serves a customer in the same turn', () => {
    expect(promise(() => {})).toBe(1 + 4)
  })

  test('M-454, M-652: nothing is made without a craftsman, nobody served without a merchant', () => {
    const without = (profession: 'craftsman' | 'merchant') => (state: MyVillageState) => {
      state.villages[state.start].villagers[PROFESSIONS.at[profession]] = 0
    }
    expect(promise(without('craftsman'))).toBe(0)
    expect(promise(without('merchant'))).toBe(1)
  })

  test('M-362: a full workshop makes nothing more, but what lies there serves', () => {
    expect(
      promise((state) => {
        state.villages[state.start].goods[GOODS.at.horse] = 3
      }),
    ).toBe(4)
  })

  test('rules of thumb come with the weights, one for each name', () => {
    expect(myVillageThumbs.map((row) => row.length)).toEqual([THUMBS.size, THUMBS.size])
    expect(() => myVillageEvaluator(myVillage, [[1], [1]])).toThrow('rules of thumb expected')
    const state = village(() => {})
    const stages = [evaluator.features.map((feature) => (feature === 'turn-worth' ? 1 : 0))]
    const [own, other] = [myVillageThumbs, [thumbs, thumbs]].map((rows) =>
      new Estimator(evaluator, { game: 'my-village', stages, thumbs: rows, note: '' }).estimateSeat(
        state,
        state.start,
      ),
    )
    expect(own).not.toBe(other)
  })
})
