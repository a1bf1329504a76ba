import { expect, test } from 'vitest'
import { games } from '#games'
import { firstMatch, isFirstMatch } from './first.ts'

const NAMES = { you: 'Greta', bot: 'Veit' }

test.each(games.filter(({ school }) => school !== undefined))(
  'the first match of $id has two at the table, and can be opened with all that was learnt',
  async ({ id, rules, school }) => {
    const [game, taught] = await Promise.all([rules(), school?.()])
    const courses = await Promise.all((taught?.courses ?? []).map(({ load }) => load()))
    for (const first of [taught?.first, ...courses.map((one) => one.first)]) {
      const { id: name, setup, seats } = firstMatch(id, first, NAMES)
      expect(isFirstMatch(name)).toBe(true)
      expect(seats).toMatchObject([{ kind: 'person' }, { kind: 'bot', name: 'Veit', level: 'novice' }])
      expect(seats.every(({ colour }) => game.colours.includes(colour))).toBe(true)
      expect(game.open(setup).options).toMatchObject(first ?? {})
    }
  },
)

test('no other match is guided', () => {
  expect(isFirstMatch('a485a8dc7a75fa5630')).toBe(false)
  expect(isFirstMatch('school_village_turn')).toBe(false)
})
