import { expect, test } from 'vitest'
import { turnOfFirst } from '../../test/position.ts'

test('W-514, W-611, W-606, W-607, W-601 where a seal may go and why not elsewhere', () => {
  const projects = {
    bridge: { seals: [0] },
    'fulling-mill': { covered: true },
    guildhall: {},
    'mary-chapel': { stone: 3, wood: 1 },
    tower: {},
  }
  const table = turnOfFirst({ money: 1 }, { chapter: 3, projects }).play('1 play:act-donation', '1 use')
  expect([table.due, table.options]).toEqual(['1 donation', ['donate:guildhall', 'donate:tower']])
  expect(table.refusal('1 donate:bridge')).toMatchObject({ rule: 'W-611' })
  expect(table.refusal('1 donate:fulling-mill')).toMatchObject({ rule: 'W-607' })
  expect(table.refusal('1 donate:mary-chapel')).toMatchObject({ rule: 'W-606' })
  expect(table.refusal('1 donate:hospital')).toMatchObject({ rule: 'W-601' })
  table.play('1 donate:tower')
  expect([table.goods(0), table.project('tower'), table.vp[0]]).toEqual([{}, 'in-play 0+0 seals 0', 8])
  const spent = turnOfFirst({ money: 9 }, { chapter: 3, projects: { ...projects, tower: { seals: [0] } } })
  expect(spent.play('1 play:act-donation').due, 'both seals lie out').toBe('1 discard')
})
