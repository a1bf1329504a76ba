import { expect, test } from 'vitest'
import { turnOfFirst, type WorldPosition } from '../../test/position.ts'

test('W-809, W-503, W-403 the quarry toll: stone for a coin, wood for nothing, or nothing at all', () => {
  const at = (money: number, stock: WorldPosition['stock'] = {}) =>
    turnOfFirst({ money }, { slots: ['quarry-toll'], stock }).play('1 play:act-material')
  const rich = at(1).play('1 use')
  expect([rich.due, rich.options]).toEqual(['1 material', ['take:stone', 'take:wood']])
  expect(rich.play('1 take:stone').goods(0)).toEqual({ stone: 1 })
  expect(at(0).play('1 use').goods(0)).toEqual({ wood: 1 })
  expect(at(1, { wood: 0 }).play('1 use').goods(0)).toEqual({ stone: 1 })
  expect([at(0, { wood: 0 }).due, at(1, { wood: 0 }).due]).toEqual(['1 discard', '1 use'])
})
