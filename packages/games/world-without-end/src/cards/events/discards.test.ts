import { expect, test } from 'vitest'
import { refusedBy, worldAt } from '../../../test/position.ts'

test('W-851, W-407, W-409, W-R12 closed gates in round 6 and on top of a penance', () => {
  const last = worldAt(
    {
      next: 'round',
      chapter: 3,
      round: 6,
      players: 2,
      slots: ['vice-and-chaos'],
      seats: [{ piles: [5, 5] }, { piles: [5, 6] }],
    },
    { events: ['gates-closed'], 'plague-tiles': ['1'] },
  )
  expect([last.due, last.options.length]).toEqual(['1 forced-discard', 2])
  const [thrown, kept] = last.options.map((option) => option.replace('event-discard:', ''))
  last.play(`1 event-discard:${thrown}`)
  expect([last.due, last.piles]).toEqual(['1 orientation', ['5/6/1', '5/6/1']])
  last.play('1 orient:1')
  expect([last.due, last.piles[0]], `${kept} lies open by itself`).toEqual(['1 use', '6/6/0'])
  const early = worldAt(
    { next: 'round', chapter: 3, players: 2, seats: [{ penalties: ['penance'] }] },
    { penance: ['act-grain'], events: ['gates-closed'], 'plague-tiles': ['1'] },
  )
  expect(early.refusal('1 event-discard:act-grain')).toMatchObject({ code: 'card-in-discard-pile' })
  early.play('1 event-discard:act-rent', '2 event-discard:act-rent', '1 orient:1')
  early.play('1 play:act-piety', '1 use')
  expect([early.due, early.piles]).toEqual(['2 open-card', ['1/2/9', '0/1/11']])
})

test('W-870, W-407, W-R07 the second wave on level and on leading piles', () => {
  const table = worldAt(
    {
      next: 'round',
      chapter: 4,
      round: 3,
      players: 2,
      seats: [{ piles: [2, 2] }, { piles: [2, 3] }],
    },
    { events: ['second-wave'], 'plague-tiles': ['2'], 'second-wave': ['act-grain', 'act-sale'] },
  )
  expect([table.due, table.piles]).toEqual(['1 orientation', ['2/3/7', '2/4/6']])
  const drawn = table.match.log.filter((entry) => 'card' in entry)
  expect(drawn.map((entry) => entry.secret)).toEqual([['card'], ['card']])
  table.play('1 orient:1')
  expect(refusedBy(table, '1 play:act-grain')).toBe('card-in-discard-pile W-401')
  table.play('1 play:act-piety', '1 use', '2 play:act-piety', '2 use')
  expect([table.due, table.piles]).toEqual(['over', ['3/3/6', '3/4/5']])
})

test('W-E26 closed gates in round 3', () => {
  const table = worldAt(
    {
      next: 'round',
      chapter: 3,
      round: 3,
      players: 2,
      healed: [7],
      slots: ['vice-and-chaos'],
      seats: [{ piles: [2, 2] }, { piles: [2, 2] }],
    },
    { events: ['gates-closed'] },
  )
  table.play('1 event-discard:act-grain', '2 event-discard:act-grain')
  expect(table.piles[0]).toBe('2/3/7')
  table.play('1 orient:1', '1 play:act-piety', '1 use')
  expect([table.due, table.piles[0]], 'nothing is drawn').toEqual(['2 open-card', '3/3/6'])
})
