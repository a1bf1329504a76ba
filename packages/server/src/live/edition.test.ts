import { parseRecord, verify } from '@chronik/kernel'
import { freshRequest } from '@chronik/protocol'
import { expect, test } from 'vitest'
import { games } from '../play/games.ts'
import { Guest } from './testing/guest.ts'
import { Inn } from './testing/inn.ts'

/** Everybody begins with more coins than the box says. */
const RICH = { id: 'rich', corrections: [{ path: 'stock.coins', value: 4, mark: 'R' as const }] }

test('figures of one’s own are told before the start, played with by all, and written into the record', async () => {
  await using inn = await Inn.open()
  const { table } = await inn.api('ann').tables.create({
    request: freshRequest(),
    game: 'village',
    options: { 'round-limit': 3 },
    edition: RICH,
    open: true,
    seats: [{ kind: 'me' }, { kind: 'open' }, { kind: 'bot', level: 'random' }],
  })
  // Lists name the edition, the table tells all of it: whoever sits down knows with what.
  const lobby = await inn.api('ben').tables.lobby({})
  expect(lobby.tables.map(({ setup }) => setup.edition)).toEqual([{ id: 'rich', corrections: 1 }])
  const joined = await inn.api('ben').tables.join({ table: table.id })
  expect(joined.table.setup.edition).toEqual(RICH)
  await inn.api('ann').tables.start({ table: table.id })

  const [ann, ben] = ['ann', 'ben'].map((name, seed) => new Guest(inn.live(name), table.id, seed))
  await Promise.all([ann, ben].map((guest) => guest.until(({ updates }) => updates.length > 0)))
  expect(coinsIn(ann)).toEqual([4, 4, 4])
  const first = Promise.all([ann.playOn(), ben.playOn()])
  // A server that comes back reads the table with its figures: everything that was played is played again.
  await ann.reached(6)
  await inn.restart()
  await first

  await expect
    .poll(async () => (await inn.api('ann').tables.get({ table: table.id })).table.status)
    .toBe('over')
  const text = await (await inn.api('ann').tables.record({ table: table.id })).text()
  const record = parseRecord(text)
  expect(record.edition).toEqual(RICH)
  const game = games.find('village', record.rules)
  if (game === null) throw new Error('no village')
  expect(verify(record, game)).toMatchObject({ ok: true })
  const { edition: _figures, ...without } = record
  expect(verify(without, game)).toMatchObject({ ok: false })

  const again = await inn.api('ben').tables.rematch({ table: table.id })
  expect(again.table.setup.edition).toEqual(RICH)
})

function coinsIn(guest: Guest): number[] {
  const { farms } = guest.view() as unknown as { readonly farms: readonly { readonly coins: number }[] }
  return farms.slice(0, 3).map(({ coins }) => coins)
}
