import { freshRequest } from '@chronik/protocol'
import { expect, test } from 'vitest'
import { Guest } from './testing/guest.ts'
import { Inn } from './testing/inn.ts'

const MINUTE = 60_000

function turned() {
  const time = { wallNow: Date.parse('2026-11-16T12:00:00Z'), steadyNow: 0 }
  const pass = (milliseconds: number) => {
    time.wallNow += milliseconds
    time.steadyNow += milliseconds
  }
  return { time, pass, clock: { wall: () => time.wallNow, steady: () => time.steadyNow } }
}

test('a wall clock that is set forward makes nobody replaceable who was away for a moment', async () => {
  const { time, pass, clock } = turned()
  await using inn = await Inn.open({ clock, patience: MINUTE })
  const id = await inn.match(['ann', 'ben'])
  pass(5 * MINUTE)
  const ben = await new Guest(inn.live('ben'), id).arrived()
  ben.live.close()
  await expect.poll(() => inn.gateway.connections).toBe(0)
  pass(500)
  time.wallNow += 120 * MINUTE
  const replace = () => inn.api('ann').tables.takeover({ table: id, seat: 1 })
  await expect(replace()).rejects.toMatchObject({ data: { code: 'is-here' } })
  time.wallNow -= 240 * MINUTE
  pass(MINUTE)
  expect((await replace()).table.seats[1].kind).toBe('bot')
})

test('who acts over plain HTTP was here at that moment', async () => {
  const { pass, clock } = turned()
  await using inn = await Inn.open({ clock, patience: MINUTE })
  const id = await inn.match(['ann', 'ben'])
  pass(5 * MINUTE)
  const line = { table: id, room: 'players', text: 'still thinking', request: freshRequest() } as const
  await inn.api('ben').chat.say(line)
  pass(MINUTE - 1)
  const replace = () => inn.api('ann').tables.takeover({ table: id, seat: 1 })
  await expect(replace()).rejects.toMatchObject({ data: { code: 'is-here' } })
  pass(1)
  expect((await replace()).table.seats[1].kind).toBe('bot')
})

test('tables of the lobby that nobody tends are closed; those of who is there, and others, stay', async () => {
  const { pass, clock } = turned()
  await using inn = await Inn.open({ clock })
  const open = async (name: string, shown: boolean) => {
    const seats = [{ kind: 'me' as const }, { kind: 'open' as const }]
    const plan = { request: freshRequest(), game: 'village', seats, open: shown }
    return (await inn.api(name).tables.create(plan)).table.id
  }
  const [left, hidden, tended] = [await open('ann', true), await open('ann', false), await open('ben', true)]
  await new Guest(inn.live('ben'), tended).arrived()
  const status = async (table: string) => (await inn.api('ann').tables.get({ table })).table.status
  pass(31 * MINUTE)
  await inn.house?.tables.tend()
  expect([await status(left), await status(hidden), await status(tended)]).toEqual([
    'abandoned',
    'gathering',
    'gathering',
  ])
  pass(15 * 24 * 60 * MINUTE)
  await inn.house?.tables.tend()
  expect([await status(hidden), await status(tended)]).toEqual(['abandoned', 'abandoned'])
})
