import { parseRecord, verify } from '@chronik/kernel'
import { freshRequest } from '@chronik/protocol'
import { village } from '@chronik/village'
import { expect, test } from 'vitest'
import { Guest } from './testing/guest.ts'
import { Inn } from './testing/inn.ts'

test('the whole life of a table: two persons and a bot, from the plan to the proven record', async () => {
  await using inn = await Inn.open()
  const [ann, ben] = [inn.api('ann'), inn.api('ben')]
  const plan = {
    request: freshRequest(),
    game: 'village',
    options: { expansions: ['inn'], 'round-limit': 2 },
    seats: [{ kind: 'me' }, { kind: 'invited' }, { kind: 'bot', level: 'novice' }],
    open: true,
  } as const
  const created = await ann.tables.create(plan)
  const { id } = created.table
  expect(await ann.tables.create(plan)).toEqual(created)
  expect((await inn.api(null).tables.lobby()).map((table) => table.id)).toEqual([id])

  const [{ invitation }] = created.invitations
  expect(await ben.tables.join({ table: id, invitation })).toMatchObject({ seat: 1, invitations: [] })
  const started = await ann.tables.start({ table: id })
  expect(started.table).toMatchObject({ status: 'playing', seed: null })
  expect(started.table.commitment).toMatch(/^[0-9a-f]{64}$/)

  const [a, b] = [new Guest(inn.live('ann'), id, 1), new Guest(inn.live('ben'), id, 2)]
  const spectator = new Guest(inn.live(null), id)
  await expect(ann.tables.record({ table: id })).rejects.toMatchObject({ data: { code: 'not-over' } })
  await Promise.all([a.playOn(), b.playOn()])

  await a.until(({ tables }) => tables.at(-1)?.status === 'over')
  await spectator.until(({ over }) => over)
  expect(a.tables.at(-1)?.seed).toMatch(/^[0-9a-f]{64}$/)
  expect(a.tables.at(-1)?.commitment).toBe(started.table.commitment)
  const file = await inn.api(null).tables.record({ table: id })
  const record = parseRecord(await file.text())
  expect(record.names).toEqual(['Ann', 'Ben', 'novice'])
  expect(verify(record, village)).toMatchObject({ proven: true })
  const { turn } = a.watched
  expect(turn?.over === true && turn.score).toEqual(record.result)
  expect(a.tables.at(-1)?.result).toMatchObject({ reason: 'played', scores: record.result?.totals })
})
