import { expect, test } from 'vitest'
import { stateAt, tableAt } from '../../test/position.ts'
import { myVillage } from '../game.ts'

test('M-351 before the choice of a, b or c each banner explains itself', () => {
  const villages = [{ cards: ['hall-finance', 'field-1'], villagers: ['abbot', 'merchant'] as const }]
  const table = tableAt({ value: 7, villages })
  expect(table.refusal('1 black field')).toMatchObject({ code: 'choose-black', rule: 'M-351' })
  expect(table.refusal('1 white field-1')).toMatchObject({ code: 'choose-white', rule: 'M-351' })
  expect(table.refusal('1 black travel-a')).toMatchObject({ code: 'villager-missing', rule: 'M-662' })
  expect(table.refusal('1 black hall-area')).toMatchObject({ code: 'value-differs', rule: 'M-353' })
  expect(table.refusal('1 white hall-finance')).toMatchObject({ code: 'value-differs', rule: 'M-452' })
  expect(table.refusal('1 white stable-1')).toMatchObject({ code: 'no-own-banner', rule: 'M-451' })
})

test('M-251 at the end of a turn nothing of it is left', () => {
  const table = tableAt({ value: 7, villages: [{ cards: ['field-1'] }] }).play('1 white')
  const { turn } = table.state
  expect([turn.die1, turn.die2, turn.value, turn.index]).toEqual([-1, -1, 0, 1])
  expect([...turn.used].every((used) => used === 0)).toBe(true)
})

test('every move of the game is read as itself', () => {
  const { notation } = myVillage
  for (const text of [
    'die b3',
    'value 12 coins 2 markers 1',
    'black',
    'white',
    'leader',
    'black travel-c',
    'white game',
    'pay field-8',
    'plow hall-guild field-2',
    'graduate right merchant',
    'free customer-09',
    'take customer-33',
    'mark served',
    'tile school',
    'victim abbot',
    'labourer traveller',
    'none',
    'stop',
    'use',
    'skip',
    'keep',
    'redraw',
    'accept',
    'decline',
    'stay',
    'house',
    'stories',
    'place-left',
    'shift-right',
    'block',
    'suffer',
  ]) {
    const move = notation.parse(text)
    expect(typeof move === 'number' ? notation.format(move) : move).toBe(text)
  }
})

test('the bound is generous and the round is told', () => {
  expect(myVillage.bound(myVillage.open({ players: 4 }))).toBeGreaterThan(5000)
  expect(myVillage.round(stateAt({ round: 7 }))).toBe(7)
})
