import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { freshRequest, Live } from '@chronik/protocol'
import { expect } from 'vitest'
import { Guest } from '../../live/testing/guest.ts'
import { ServerForTests } from '../../testing/server.ts'
import type { Answer, Visitor } from '../../testing/visitor.ts'
import { pause } from './wire.ts'

export const PASSWORD = 'correct horse battery'
export const EMAIL = 'anna@example.org'

/** A server with honest people at its tables, and one who is not. */
export class Scene implements AsyncDisposable {
  readonly server: ServerForTests
  /** Has an account, and is the host of everything. */
  readonly anna: Visitor
  readonly berta: Visitor
  /** Has a name and a session of her own, and no seat. */
  readonly mallory: Visitor
  /** Has not even that. */
  readonly stranger: Visitor
  readonly ids: { readonly anna: string; readonly berta: string; readonly mallory: string }
  /** A match of Anna and Berta without spectators. */
  readonly closed: string
  /** A match of Anna and Berta that everybody may watch. */
  readonly shown: string
  /** A table of Anna that still gathers: herself, an open seat, an invited one. */
  readonly gathering: string
  readonly invitation: string
  readonly #lives: Live[] = []

  private constructor(parts: Parts) {
    this.server = parts.server
    this.anna = parts.anna
    this.berta = parts.berta
    this.mallory = parts.mallory
    this.stranger = parts.server.visitor()
    this.ids = parts.ids
    this.closed = parts.closed
    this.shown = parts.shown
    this.gathering = parts.gathering
    this.invitation = parts.invitation
  }

  static async open(env: Record<string, string> = { CHRONIK_RATE_LIMITS: 'off' }): Promise<Scene> {
    const server = await ServerForTests.open(env)
    const [anna, berta, mallory] = [
      await server.guest('Anna'),
      await server.guest('Berta'),
      await server.guest('Mallory'),
    ]
    await anna.post('/api/auth/set-password', { email: EMAIL, password: PASSWORD })
    const idOf = async (visitor: Visitor): Promise<string> => (await visitor.get('/api/auth/me')).json.me.id
    const ids = { anna: await idOf(anna), berta: await idOf(berta), mallory: await idOf(mallory) }
    const own = await anna.post('/api/tables', plan({ seats: ['me', 'open', 'invited'], open: true }))
    return new Scene({
      server,
      anna,
      berta,
      mallory,
      ids,
      closed: await match(anna, berta, plan({ spectators: false })),
      shown: await match(anna, berta, plan({ game: 'world-without-end', open: true })),
      gathering: own.json.table.id,
      invitation: own.json.invitations[0].invitation,
    })
  }

  /** What no answer to somebody else may hold: read from the disk, behind the server's back. */
  secrets(): string[] {
    const { data } = this.server.config
    const database = new DatabaseSync(join(data, 'chronik.sqlite'), { readOnly: true })
    const all = (sql: string) =>
      database
        .prepare(sql)
        .all()
        .flatMap((row) => Object.values(row))
        .filter((value): value is string => typeof value === 'string' && value !== '')
    const kept = [
      ...all("select body->>'seed' from tables where status = 'playing'"),
      ...all('select token from sessions'),
      ...all('select password from credentials'),
      ...all('select value from challenges'),
    ]
    database.close()
    return [...kept, readFileSync(join(data, 'secret'), 'utf8').trim(), this.invitation, EMAIL, PASSWORD]
  }

  /** Nothing that was asked by somebody else tells a secret. */
  expectNoSecretIn(text: string): void {
    for (const secret of this.secrets()) expect(text).not.toContain(secret)
  }

  /** Somebody who keeps to the protocol and watches a table. */
  guest(visitor: Visitor, table: string, seed = 1): Guest {
    const { origin, cookie } = visitor
    const live = new Live({
      url: `${origin.replace('http', 'ws')}/live`,
      open: (url) => new WebSocket(url, { headers: { cookie, origin } } as never),
      patience: { first: 10, longest: 200 },
    })
    this.#lives.push(live)
    return new Guest(live, table, seed)
  }

  /** Waits until the database answers: on a slow disk that may take a moment. */
  async ready(): Promise<void> {
    while ((await this.stranger.get('/readyz')).json.status !== 'ready') await pause(20)
  }

  /** After everything that was tried: honest people still play a match from its opening to its end. */
  async expectAlive(): Promise<void> {
    await this.ready()
    const table = await match(this.anna, this.berta, plan({ options: { 'round-limit': 1 } }))
    const guests = [this.guest(this.anna, table, 3), this.guest(this.berta, table, 4)]
    await Promise.all(guests.map((guest) => guest.playOn()))
    const over = (await this.stranger.get(`/api/tables/${table}`)).json.table
    expect(over).toMatchObject({ status: 'over', result: { reason: 'played' }, seed: expect.any(String) })
  }

  async [Symbol.asyncDispose](): Promise<void> {
    for (const live of this.#lives) live.close()
    await this.server[Symbol.asyncDispose]()
  }
}

interface Parts {
  readonly server: ServerForTests
  readonly anna: Visitor
  readonly berta: Visitor
  readonly mallory: Visitor
  readonly ids: Scene['ids']
  readonly closed: string
  readonly shown: string
  readonly gathering: string
  readonly invitation: string
}

type SeatPlan = 'me' | 'open' | 'invited'

/** A plan for a table; a fresh request each time. */
export function plan({
  seats = ['me', 'open'],
  ...more
}: {
  seats?: SeatPlan[]
  [name: string]: unknown
} = {}): object {
  return { request: freshRequest(), game: 'village', seats: seats.map((kind) => ({ kind })), ...more }
}

async function match(host: Visitor, other: Visitor, wanted: object): Promise<string> {
  const { table } = must(await host.post('/api/tables', wanted)).json
  must(await other.post(`/api/tables/${table.id}/join`))
  must(await host.post(`/api/tables/${table.id}/start`))
  return table.id
}

function must(answer: Answer): Answer {
  if (answer.status !== 200) throw new Error(answer.text)
  return answer
}
