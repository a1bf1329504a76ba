import { beforeAll, expect, test } from 'vitest'
import { loadFillings } from '../modules/modules.ts'
import { SketchedTable } from '../testing/table.ts'
import { endingOf } from './end.ts'

const seats = ['Greta', 'Ylva'].map((name, at) => ({
  kind: 'person' as const,
  name,
  colour: ['red', 'blue'][at],
}))
const options = { expansions: ['port'] }

/** The log as far as the end is concerned. */
const rungBy = (from: string, to: string) => [
  { code: 'death', seat: 0, figure: '1a', from, to },
  { code: 'end-rung', seat: 0, by: 'anything' },
]
const words = (ending: ReturnType<typeof endingOf>) =>
  ending === null ? null : [ending.last('de'), ending.name('de'), ending.taken, ending.all, ending.chronicled]

beforeAll(() => loadFillings(options))

test('VP-703: the book of the end tells of the last sea burial field, and who lies in the four', () => {
  const { state } = new SketchedTable({
    players: 2,
    options,
    also: ({ port: { burials } }) => burials.set([0, 16, 1, 17]),
  })
  const ending = endingOf(state, seats, rungBy('ship', 'sea-4'))
  expect(words(ending)).toEqual(['Das letzte freie Seebestattungsfeld', 'Seebestattung', 4, 4, false])
  expect(ending?.beside.map((one) => `${one?.seat} ${one?.word}`)).toEqual(['0 1a', '1 1a', '0 1b', '1 1b'])
})

test('V-701: the last place of the chronicle is shown with its group, the last grave with all graves', () => {
  const { state } = new SketchedTable({ players: 2, options })
  const book = endingOf(state, seats, rungBy('farm', 'chr-farm-1'))
  expect(words(book)).toEqual(['Der letzte freie Platz', 'Hof', 0, state.box.openPlaces, true])
  expect(book?.beside).toHaveLength(state.box.chronicle[0].length)
  const yard = endingOf(state, seats, rungBy('smithy', 'grave-1'))
  expect(words(yard)).toEqual(['Das letzte freie Grab', 'Friedhof', 0, state.box.graves.length, false])
  expect(yard?.beside).toHaveLength(state.box.graves.length)
})

test('V-701: nothing is told before the end is rung', () => {
  const { state } = new SketchedTable({ players: 2, options })
  expect(endingOf(state, seats, rungBy('farm', 'chr-farm-1').slice(0, 1))).toBeNull()
})
