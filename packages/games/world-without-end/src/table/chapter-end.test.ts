import { expect, test } from 'vitest'
import { worldAt } from '../../test/position.ts'
import { PENALTIES } from '../box/vocabulary.ts'
import type { WorldLog } from '../words/log.ts'
import { penaltiesAhead } from './asked.ts'
import { chapterEndOf } from './chapter-end.ts'

test('W-E06, W-901, W-931 the end of a chapter as it is told', () => {
  const table = worldAt(
    {
      next: 'chapter-end',
      chapter: 1,
      round: 6,
      players: 2,
      seats: [
        { piety: 1, grain: 0, money: 4, loyalty: 2, vp: 20 },
        { piety: 2, grain: 2, money: 5, vp: 20 },
      ],
    },
    { 'tax-die': ['3'] },
  )
  const told = () => chapterEndOf(table.state, table.match.log as readonly WorldLog[])
  expect(told()).toMatchObject({ chapter: 1, last: false, roll: 3, step: 'protection', done: false })
  expect(told()?.accounts[0]).toEqual({
    seat: 0,
    given: [
      { duty: 'piety', due: 2, given: 1 },
      { duty: 'grain', due: 2, given: 0 },
      { duty: 'tax', due: 3, given: 3 },
    ],
    // 3 for piety, 2 for each grain.
    lost: 7,
    sentences: [
      { penalty: 'penance', state: 'open' },
      { penalty: 'begging', state: 'open' },
    ],
  })
  expect(told()?.accounts[1].sentences).toEqual([])
  // W-R22: after penance it is about begging, and then about nothing more.
  expect(penaltiesAhead(table.state, 0).map((at) => PENALTIES.list[at])).toEqual(['begging'])
  table.play('1 protect', '1 accept')
  expect(told()?.accounts[0].sentences).toEqual([
    { penalty: 'penance', state: 'cancelled' },
    { penalty: 'begging', state: 'stays' },
  ])
})

test('before the first chapter ends there is nothing to tell', () => {
  const table = worldAt({ next: 'orient' })
  expect(chapterEndOf(table.state, [])).toBeNull()
})
