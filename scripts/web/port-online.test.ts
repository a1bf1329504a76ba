// The port of a table on the server, against a real server with real sockets.
import { freshRequest } from '@chronik/protocol'
import { afterAll, describe, expect, test, vi } from 'vitest'
import { Inn } from '../../packages/server/src/live/testing/inn.ts'
import { apiOf } from '../../packages/web/src/lib/online/api.ts'
import { Connected } from '../../packages/web/src/lib/port/online/connection.ts'
import { OnlinePort } from '../../packages/web/src/lib/port/online/online-port.ts'
import {
  conform,
  type TableForTests,
  type TablePlanForTests,
} from '../../packages/web/src/lib/port/testing/conformance.ts'

const inn = await Inn.open({ patience: 0 })
const open: Connected[] = []

afterAll(async () => {
  for (const { live } of open) live.close()
  await inn[Symbol.asyncDispose]()
})

/** Looks through the eyes of somebody, and notes every frame they get. */
function portOf(name: string, table: string) {
  const frames: string[] = []
  const sockets: WebSocket[] = []
  const connected = new Connected({
    url: `ws://${inn.address}/live`,
    patience: { first: 10, longest: 50 },
    open: (url) => {
      const socket = inn.socket(url, name)
      sockets.push(socket)
      socket.addEventListener('message', ({ data }) => frames.push(String(data)))
      return socket
    },
  })
  open.push(connected)
  const api = apiOf(
    () => 'en',
    (path, { headers, ...init }) =>
      fetch(`http://${inn.address}/api${path}`, {
        ...init,
        headers: {
          ...(headers as Record<string, string>),
          cookie: `name=${name}`,
          origin: `http://${inn.address}`,
        },
      }),
  )
  const port = new OnlinePort(table, { connected, api, botName: (seat) => `Bot ${seat}` })
  return { port, frames, sockets }
}

async function begin({ options = {}, others }: TablePlanForTests = {}): Promise<TableForTests> {
  const ann = inn.api('ann')
  const second =
    others === 'person' ? { kind: 'open' as const } : { kind: 'bot' as const, level: 'random' as const }
  const { table } = await ann.tables.create({
    request: freshRequest(),
    game: 'village',
    options: options as never,
    seats: [{ kind: 'me' }, second],
  })
  if (others === 'person') await inn.api('bob').tables.join({ table: table.id })
  await ann.tables.start({ table: table.id })
  const { port, frames, sockets } = portOf('ann', table.id)
  return {
    port,
    lose: async () => {
      await port.opened
      sockets.at(-1)?.close()
    },
    change: async () => {
      await port.opened
      await ann.tables.takeover({ table: table.id, seat: 1, level: 'random' })
    },
    wire: () => frames.join('\n'),
    secrets: async () => {
      const kept = await inn.database.store.tables.find(table.id)
      const deeds = await inn.database.store.deeds.from(table.id, 0)
      const draws = deeds.flatMap(({ lines }) => lines.filter((line) => line.startsWith('*')))
      return [kept?.seed ?? '', '"seed":"', 'chronik-record', ...draws]
    },
  }
}

conform('the server', begin)

describe('the house of a table', () => {
  const PATIENCE = { timeout: 60_000, interval: 5 }

  async function twoAtATable() {
    const ann = inn.api('ann')
    const { table } = await ann.tables.create({
      request: freshRequest(),
      game: 'village',
      seats: [{ kind: 'me' }, { kind: 'open' }],
      pace: { kind: 'bank', bank: 600_000, increment: 10_000 },
    })
    return { id: table.id, ann: portOf('ann', table.id).port, bob: portOf('bob', table.id).port }
  }

  test('is there before the match begins, and tells who sits down and who is there', async () => {
    const { id, ann, bob } = await twoAtATable()
    const seen: string[] = []
    const stop = ann.house.listen({ table: ({ status }) => seen.push(status) })
    await vi.waitFor(() => expect(bob.house.table?.status).toBe('gathering'), PATIENCE)
    await inn.api('bob').tables.join({ table: id })
    await inn.api('ann').tables.start({ table: id })
    await vi.waitFor(() => expect(seen.at(-1)).toBe('playing'), PATIENCE)
    stop()
    const opened = await Promise.all([ann.opened, bob.opened])
    expect(opened.map((one) => (one.ok ? one.table.mine : null))).toEqual([[0], [1]])
    await vi.waitFor(() => expect(ann.house.presence?.seats).toEqual([true, true]), PATIENCE)
    await vi.waitFor(
      () => expect(ann.house.clock?.left).toEqual([expect.any(Number), expect.any(Number)]),
      PATIENCE,
    )
    expect(Math.abs(ann.house.now() - Date.now())).toBeLessThan(60_000)
    expect(ann.house.me?.name).toBe('Ann')
    ann.close()
    bob.close()
  })

  test('carries talk, votes and the table that follows; refusals come in words', async () => {
    const { id, ann, bob } = await twoAtATable()
    await inn.api('bob').tables.join({ table: id })
    await inn.api('ann').tables.start({ table: id })
    await Promise.all([ann.opened, bob.opened])
    const told: string[] = []
    ann.listen(({ type }) => told.push(type))
    const heard: string[] = []
    bob.house.listen({ chat: ({ text }) => heard.push(text) })
    expect(await ann.house.say('players', 'Good luck!')).toBeNull()
    await vi.waitFor(() => expect(heard).toEqual(['Good luck!']), PATIENCE)
    expect((await bob.house.lines('players')).map(({ text }) => text)).toEqual(['Good luck!'])
    expect(await ann.house.say('spectators', 'Psst')).toMatchObject({
      code: 'not-your-room',
      words: expect.any(String),
    })

    expect(await ann.house.rematch()).toMatchObject({ ok: false, refused: { code: 'not-over' } })
    expect(await ann.house.vote({ kind: 'pause', agree: true })).toBeNull()
    await vi.waitFor(() => expect(bob.house.table?.proposals).toMatchObject([{ kind: 'pause' }]), PATIENCE)
    expect(await ann.house.vote({ kind: 'abandon', agree: true })).toBeNull()
    expect(await bob.house.vote({ kind: 'abandon', agree: true })).toBeNull()
    await vi.waitFor(() => expect(ann.house.table?.status).toBe('abandoned'), PATIENCE)
    // Nobody is due any more: neither for who was there nor for who comes later.
    await vi.waitFor(() => expect(told).toContain('stopped'), PATIENCE)
    const late = portOf('ann', id).port
    const due: number[] = []
    late.listen((one) => {
      if (one.type === 'news' && !one.due.over) due.push(one.due.seat)
    })
    await vi.waitFor(() => expect(due).toEqual([-1]), PATIENCE)
    late.close()
    const next = await ann.house.rematch()
    expect(next).toMatchObject({ ok: true, table: expect.any(String) })
    await vi.waitFor(() => expect(bob.house.table?.rematch).toBe(next.ok ? next.table : ''), PATIENCE)
    ann.close()
    bob.close()
  })

  test('a table that there is not, or that may not be seen, says so', async () => {
    const { port } = portOf('ann', 'no-such-table')
    expect(await port.opened).toMatchObject({
      ok: false,
      link: 'lost',
      message: expect.stringContaining(' '),
    })
    port.close()
  })
})
