import { expect, test } from 'vitest'
import { amounts } from './naming.ts'

test.each([
  ['de', '2 Peststeine, 1 Könnensstein, 3 Wissenssteine'],
  ['en', '2 plague cubes, 1 skill cube, 3 knowledge cubes'],
  ['nl', '2 peststenen, 1 vaardigheidssteen, 3 kennisstenen'],
] as const)('V-202: what lies on a space is told with one and several apart (%s)', (language, told) => {
  const lie = ['plague', 'skill', 'knowledge', 'plague', 'knowledge', 'knowledge']
  expect(amounts(lie, language)).toBe(told)
})
