// The port of a table on the server, against a real server with real sockets.
import { freshRequest } from '@chronik/protocol'
import { afterAll } from 'vitest'
import { Inn } from '../../packages/server/src/live/testing/inn.ts'
import { apiOf } from '../../packages/web/src/lib/port/online/api.ts'
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
