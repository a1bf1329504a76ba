import { opponents } from '@chronik/bots/all'
import { expect, test } from 'vitest'
import { contestantOf } from './arena/contestant.ts'
import { Arguments } from './command.ts'
import { train } from './commands/train.ts'
import { editionOf } from './figures.ts'

const { game } = opponents['my-village']
const given = (...args: string[]) => editionOf(new Arguments(train, args), game)

test('figures of a trial stand in its edition, all others as in the standard one', () => {
  expect(given()).toEqual({})
  const { edition } = given('--figures', '{"craft.whiteTime":0}')
  const { figures } = game.editions.standard as { figures: { craft: object } }
  expect(edition?.figures).toEqual({ ...figures, craft: { ...figures.craft, whiteTime: 0 } })
  expect(edition?.marks['craft.whiteTime']).toBe('R')
})

test.each([
  ['{"craft.colour":1}', 'a figure of the edition'],
  ['{"craft.whiteTime":-1}', 'figures.craft.whiteTime'],
  ['[]', '--figures expects a JSON object'],
  ['{', '--figures expects a JSON object'],
])('%s is refused with what was expected', (figures, words) => {
  expect(() => given('--figures', figures)).toThrow(words)
})

test('a style goes with what was learned, and has to be known', async () => {
  const village = opponents.village
  await expect(contestantOf('search:5+weights=learned+style=travel', village)).resolves.toBeDefined()
  await expect(contestantOf('search:5+style=travel', village)).rejects.toThrow('goes with weights=learned')
  await expect(contestantOf('search:5+weights=learned+style=idle', village)).rejects.toThrow(
    'expected customers, travel',
  )
})
