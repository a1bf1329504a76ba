import { village } from '@chronik/village'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { games } from '#games'
import { fetchFromDisk } from '../games/testing/files.ts'
import { villageSetup } from '../games/village/setup/setup.ts'
import { fitted } from '../shell/new-match/asked.ts'
import {
  agreed,
  planFor,
  shuffled,
  tidy,
  WAYS,
  withAddressed,
  withColour,
  withOption,
  withSeat,
} from './plan.ts'

beforeAll(() => {
  vi.stubGlobal('fetch', fetchFromDisk)
})

afterAll(() => vi.unstubAllGlobals())

const asked = (plan: Parameters<typeof villageSetup.asked>[0]): string[] =>
  villageSetup.asked(plan).map(({ id }) => id)

describe('what is agreed before a match', () => {
  test.each(games.flatMap((game) => WAYS.map((way) => [game.id, way, game] as const)))(
    'the form of %s as it is filled in for %s opens its box',
    async (_id, way, manifest) => {
      const game = await manifest.rules()
      const plan = planFor(game, way, 'Hanna')
      const ids =
        (await manifest.setup?.())?.asked(plan).map(({ id }) => id) ?? game.options.map(({ id }) => id)
      const { seats, options } = agreed(game, plan, ids, 'You')
      expect(() => game.open({ players: seats.length, options: options ?? {} })).not.toThrow()
      expect(seats[0]).toMatchObject({ kind: 'person', name: 'Hanna', colour: game.colours[0] })
    },
  )

  test('an address may ask for options, and what the game does not know is left alone', () => {
    const plan = planFor(village, 'bots', '')
    expect(withAddressed(village, plan, '{"expansions":["inn"]}').options).toEqual({
      ...plan.options,
      expansions: ['inn'],
    })
    for (const text of [null, 'inn', '{"dragons":true}', '{"expansions":["moon"]}'])
      expect(withAddressed(village, plan, text)).toBe(plan)
  })

  test('alone against Conny there is one seat, and it is a person', () => {
    const plan = withSeat(planFor(village, 'solo', ''), 0, { kind: 'bot' })
    const { seats, options } = agreed(village, plan, asked(plan), 'You')
    expect(seats).toEqual([{ kind: 'person', name: 'You', colour: 'red' }])
    expect(options).toMatchObject({ colour: 'red' })
  })

  test('VP-101: with the Port nobody is asked about castles', () => {
    const plan = planFor(village, 'bots', '')
    expect(asked(plan)).toContain('repeat-castle-reward')
    for (const way of WAYS) {
      const atSea = withOption(planFor(village, way, ''), 'expansions', ['port'])
      expect(asked(atSea)).not.toContain('repeat-castle-reward')
    }
  })

  test('several persons without names are called like villagers', () => {
    const plan = planFor(village, 'screen', '')
    const { seats } = agreed(village, plan, asked(plan), 'You')
    expect(seats.map(({ name }) => name)).toEqual(['Greta', 'Jakob'])
  })

  test('colours are exchanged, never shared', () => {
    const plan = withColour(planFor(village, 'bots', ''), 0, 'white')
    expect(plan.seats[0].colour).toBe('white')
    expect(plan.seats.map(({ colour }) => colour).sort()).toEqual([...village.colours].sort())
  })

  test('shuffling keeps who plays and leaves out who does not', () => {
    const plan = planFor(village, 'bots', 'Greta')
    const after = shuffled(plan, () => 0)
    expect(after.seats[0]).not.toEqual(plan.seats[0])
    expect(new Set(after.seats.slice(0, 3))).toEqual(new Set(plan.seats.slice(0, 3)))
    expect(after.seats.slice(3)).toEqual(plan.seats.slice(3))
  })

  test('a start seat that no longer exists is drawn by lot', () => {
    const five = withOption({ ...planFor(village, 'bots', ''), players: 5 }, 'start-seat', '5')
    const four = { ...five, players: 4 }
    const anyGame = village as unknown as Parameters<typeof fitted>[0]
    expect(fitted(anyGame, five, villageSetup.asked(five)).options['start-seat']).toBe('5')
    expect(fitted(anyGame, four, villageSetup.asked(four)).options['start-seat']).toBe('random')
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
