import { formatRecord } from '@chronik/kernel'
import { expect, test } from 'vitest'
import { Guest } from '../live/testing/guest.ts'
import { Inn } from '../live/testing/inn.ts'
import type { KeptMatches } from './kept-matches.ts'

/** A server, and the record of a short match that was played to its end. */
async function afterAMatch() {
  const inn = await Inn.open()
  const id = await inn.match(['ann', 'ben'], { options: { 'round-limit': 1 } })
  await Promise.all(['ann', 'ben'].map((name) => new Guest(inn.live(name), id).playOn()))
  await expect.poll(() => inn.house?.matches.record(id), { timeout: 60_000 }).not.toBeNull()
  const record = (await inn.house?.matches.record(id)) ?? null
  if (inn.house === null || record === null) throw new Error('the match is not over')
  return { inn, kept: inn.house.kept, record, text: formatRecord(record) }
}

test('a finished match is kept once, can be had back as it was, and dropped', async () => {
  const { inn, kept, record, text } = await afterAMatch()
  await using _ = inn
  const card = await kept.keep('ann', text)
  expect(card).toMatchObject({ ok: true, value: { id: record.id, game: 'village', players: 2 } })
  expect(await kept.keep('ann', text)).toEqual(card)
  expect(await kept.list('ann')).toHaveLength(1)
  expect(await kept.record('ann', record.id)).toMatchObject({ ok: true, value: { record: text } })
  expect(await kept.record('ben', record.id)).toMatchObject({ ok: false, refusal: { code: 'no-match' } })
  expect(await kept.drop('ann', record.id)).toEqual([])
})

test('what is no record, is not over or could not have happened is refused with its line, and nothing is kept', async () => {
  const { inn, kept, record, text } = await afterAMatch()
  await using _ = inn
  const { result: _result, ...begun } = record
  const unfinished = formatRecord({ ...begun, events: record.events.slice(0, 40) })
  const [, first] = /^(1 \S+ .*)$/m.exec(text) ?? []
  for (const [what, code] of [
    ['nonsense\n', 'bad-record'],
    [text.replace('village', 'chess'), 'no-game'],
    [text.replace(first ?? '', '1 move the lot'), 'bad-record'],
    [unfinished, 'not-over'],
  ] as const)
    expect(await kept.keep('ann', what), what.slice(0, 40)).toMatchObject({ ok: false, refusal: { code } })
  expect(await kept.list('ann')).toEqual([])
})

test('so many within an hour and no more, also all at once; a guest is told to make an account', async () => {
  const { inn, kept, text, record } = await afterAMatch()
  await using _ = inn
  const another = (number: number) => text.replaceAll(record.id, `${record.id.slice(0, -4)}${1000 + number}`)
  const all = await Promise.all(Array.from({ length: 70 }, (__, number) => kept.keep('ann', another(number))))
  expect(all.filter(({ ok }) => ok)).toHaveLength(60)
  expect(await kept.list('ann')).toHaveLength(60)
  await keptByGuest(inn, kept, text)
})

async function keptByGuest(inn: Inn, kept: KeptMatches, text: string): Promise<void> {
  await expect(inn.api('ben').me.keepMatch({ record: text })).rejects.toMatchObject({
    status: 403,
    data: { code: 'needs-account' },
  })
  await expect(inn.api(null).me.matches()).rejects.toMatchObject({ status: 401 })
  expect(await kept.list('ben')).toEqual([])
}
