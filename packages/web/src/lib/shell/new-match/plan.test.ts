import { village } from '@chronik/village'
import { describe, expect, test } from 'vitest'
import { agreed, COLOURS, planFor, shuffled, tidy, WAYS, withColour, withPlayers, withSeat } from './plan.ts'

describe('what is agreed before a match', () => {
  test.each(WAYS)('the form as it is filled in for %s opens a box of Village', (way) => {
    const { seats, options } = agreed(planFor(way, 'Hanna'), 'You')
    expect(() => village.open({ players: seats.length, options: options ?? {} })).not.toThrow()
    expect(seats[0]).toMatchObject({ kind: 'person', name: 'Hanna', colour: 'red' })
  })

  test('alone against Conny there is one seat, and it is a person', () => {
    const plan = withSeat(planFor('solo', ''), 0, { kind: 'bot' })
    const { seats, options } = agreed(plan, 'You')
    expect(seats).toEqual([{ kind: 'person', name: 'You', colour: 'red' }])
    expect(options).toMatchObject({ colour: 'red' })
  })

  test('several persons without names are called like villagers', () => {
    const { seats } = agreed(planFor('screen', ''), 'You')
    expect(seats.map(({ name }) => name)).toEqual(['Greta', 'Jakob'])
  })

  test('colours are exchanged, never shared', () => {
    const plan = withColour(planFor('bots', ''), 0, 'white')
    expect(plan.seats[0].colour).toBe('white')
    expect(plan.seats.map(({ colour }) => colour).sort()).toEqual([...COLOURS].sort())
  })

  test('shuffling keeps who plays and leaves out who does not', () => {
    const plan = planFor('bots', 'Greta')
    const after = shuffled(plan, () => 0)
    expect(after.seats[0]).not.toEqual(plan.seats[0])
    expect(new Set(after.seats.slice(0, 3))).toEqual(new Set(plan.seats.slice(0, 3)))
    expect(after.seats.slice(3)).toEqual(plan.seats.slice(3))
  })

  test('a start seat that no longer exists is drawn by lot', () => {
    const plan = { ...withPlayers(planFor('bots', ''), 5), startSeat: 5 } as const
    expect(withPlayers(plan, 4).startSeat).toBe('random')
    expect(withPlayers(plan, 5).startSeat).toBe(5)
  })

  test.each([
    ['  Anna   Lena ', 'Anna Lena'],
    ['a\u0000b\nc', 'abc'],
    ['   ', ''],
    ['x'.repeat(80), 'x'.repeat(64)],
  ])('the name %j becomes %j', (name, expected) => {
    expect(tidy(name)).toBe(expected)
  })
})
