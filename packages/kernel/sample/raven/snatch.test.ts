import { describe, expect, test } from 'vitest'
import { entryFor } from '../../src/index.ts'
import { fairAt, handOf } from '../position.ts'

const raven = { modules: ['raven'] as const, bag: { wheat: 3, raven: 2 } }

describe('the raven', () => {
  const stands = [{ hand: ['card-1'] }, { hand: ['card-2', 'card-3'] }, { hand: ['card-4'] }, {}]

  test('F-501 names another stand with cards', () => {
    const table = fairAt({ ...raven, players: 4, stands }, { bag: ['raven'] }).play('1 fetch')
    expect(table.due).toBe('1 victim')
    expect(table.options).toEqual(['snatch 2', 'snatch 3'])
  })

  test.each([1, 4])('F-501 stand %i cannot be robbed', (seat) => {
    const table = fairAt({ ...raven, players: 4, stands }, { bag: ['raven'] }).play('1 fetch')
    expect(table.refusal(`1 snatch ${seat}`)).toEqual({
      code: 'no-cards-there',
      rule: 'F-501',
      params: { seat },
    })
  })

  test('F-501 without a stand to rob nothing happens', () => {
    const table = fairAt({ ...raven, stands: [{ hand: ['card-1'] }, {}] }, { bag: ['raven', 'wheat'] })
    table.play('1 fetch')
    expect(table.told).toEqual(['fetch', 'fetch'])
    expect(handOf(table.state, 0)).toEqual(['card-1'])
  })

  test('F-501 nothing can be snatched without a raven', () => {
    const table = fairAt({ ...raven, players: 4, stands })
    expect(table.refusal('1 snatch 2')).toEqual({
      code: 'not-now',
      rule: 'F-401',
      params: { decision: 'turn' },
    })
  })

  test('F-502 one card goes over', () => {
    const script = { bag: ['raven'], snatch: ['card-3'] }
    const table = fairAt({ ...raven, players: 4, stands }, script).play('1 fetch', '1 snatch 2')
    expect(handOf(table.state, 0)).toEqual(['card-1', 'card-3'])
    expect(handOf(table.state, 1)).toEqual(['card-2'])
    expect(table.state.stands.map((stand) => stand.cards)).toEqual([2, 1, 1, 0])
    expect(table.due).toBe('2 turn')
  })

  test('F-502 only a card of that hand can go over', () => {
    const script = { bag: ['raven'], snatch: ['card-4'] }
    const table = fairAt({ ...raven, players: 4, stands }, script).play('1 fetch')
    expect(() => table.play('1 snatch 2')).toThrow('"card-4" cannot come from snatch now')
  })

  test('F-502 the others do not learn which', () => {
    const script = { bag: ['raven'], snatch: ['card-3'] }
    const table = fairAt({ ...raven, players: 4, stands }, script).play('1 fetch', '1 snatch 2')
    const entry = table.match.log[1]
    expect(entryFor(entry, 0)).toEqual({ code: 'snatch', seat: 0, from: 1, card: 'card-3' })
    expect(entryFor(entry, 2)).toEqual({ code: 'snatch', seat: 0, from: 1 })
  })
})
