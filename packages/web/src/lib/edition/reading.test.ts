import { exportEdition } from '@chronik/kernel'
import { village } from '@chronik/village'
import { worldWithoutEnd } from '@chronik/world-without-end'
import { expect, test } from 'vitest'
import { gameOf } from '#games'
import { changesOf, EditionDraft } from './draft.svelte.ts'
import { editionFor, idOf } from './own.svelte.ts'
import { scan } from './place.ts'
import { readFile, repaired } from './reading.ts'
import { tryOut } from './trial.ts'

const game = await (gameOf('village')?.rules() ?? Promise.reject(new Error('no village')))
const text = exportEdition(village.editions.standard)

test('what is exported is read again, and differs in nothing', () => {
  const read = readFile(game, text)
  expect(read.ok && changesOf(game, read.edition)).toEqual([])
})

test('a broken file is refused at the exact place, and each place can be set right', () => {
  const broken = text.replace('"grainLimit": 5', '"grainLimit": 500').replace('"horse": 1', '"camel": 1')
  const read = readFile(game, broken)
  if (read.ok) throw new Error('taken')
  const line = broken.split('\n').findIndex((one) => one.includes('500')) + 1
  expect(read.faults[0]).toMatchObject({
    misfit: { path: 'figures.stock.grainLimit', expected: 'at most 200', found: '500' },
    place: { line, column: '      "grainLimit": 5'.length },
    slot: { path: 'stock.grainLimit', value: 5 },
  })
  expect(read.faults[0].until - read.faults[0].place.column).toBe(3)
  const [, camel] = read.faults
  const shown = camel.lines.find(({ number }) => number === camel.place.line)?.text ?? ''
  expect([shown.trim(), camel.slot?.path.endsWith('.demand')]).toEqual(['"camel": 1', true])
  const mended = read.faults.reduce((now, { slot }) => (slot === null ? now : repaired(now, slot)), broken)
  expect(readFile(game, mended).ok).toBe(true)
})

test.each<[string, number]>([
  ['{"a": [1, 2,]}', 12],
  ['{"a": 1', 7],
  ['{"a": 01}', 7],
  ['{a: 1}', 1],
  ['{"a": 1} x', 9],
  ['', 0],
])('%s is no JSON from its character %d on', (wrong, at) => {
  expect(() => JSON.parse(wrong)).toThrow()
  expect(scan(wrong)).toEqual({ ok: false, at })
})

test('an edition of another game is none of this one', () => {
  expect(readFile(game, exportEdition(worldWithoutEnd.editions.standard)).ok).toBe(false)
})

test('a draft holds what differs, and what is set back differs no more', () => {
  const draft = new EditionDraft(game, null, 'Gretas Markt')
  const find = (path: string) => {
    const found = draft.slots.find((one) => one.path === path)
    if (found === undefined) throw new Error(path)
    return found
  }
  draft.set(find('customers.customer-17.points'), 7)
  draft.set(find('customers.customer-17.demand'), { ox: 2 }, 'B')
  expect([draft.id, draft.misfit, draft.changes.map(({ path, mark }) => [path, mark])]).toEqual([
    'gretas-markt',
    null,
    [
      ['customers.customer-17.points', 'R'],
      ['customers.customer-17.demand', 'B'],
    ],
  ])
  const edition = editionFor(game, draft.own)
  if (edition === undefined) throw new Error('does not fit')
  expect(changesOf(game, edition)).toEqual(expect.arrayContaining([...draft.changes]))
  draft.set(find('customers.customer-17.points'), 6)
  draft.set(find('stock.grainLimit'), 1000)
  expect([draft.edition, draft.misfit?.path]).toEqual([null, 'figures.stock.grainLimit'])
})

test('trial matches tell whether an edition can be played', async () => {
  expect(await tryOut(game, village.editions.standard, () => false)).toEqual({ ok: true, played: 60 })
  const draft = new EditionDraft(game, null, 'x')
  const spaces = draft.slots.find(({ path }) => path === 'moduleCards.inn+port+marriage.5.spaces')
  if (spaces === undefined) throw new Error('no card')
  draft.set(spaces, {})
  const { edition } = draft
  expect(edition === null ? null : await tryOut(game, edition, () => false)).toMatchObject({
    ok: false,
    players: 5,
  })
})

test('an id is made of a name as records can write it', () => {
  expect(['Gretas Märkte!', '  ', 'Ürgroß', 'a'.repeat(80)].map(idOf)).toEqual([
    'gretas-maerkte',
    'own-edition',
    'uergross',
    'a'.repeat(60),
  ])
})
