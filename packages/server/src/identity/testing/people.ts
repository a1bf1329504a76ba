import type { FastifyInstance } from 'fastify'
import type { Kysely } from 'kysely'
import { expect } from 'vitest'
import type { PersonChange } from '../../bus/news.ts'
import { createHouse } from '../../http/app.ts'
import { createLog } from '../../http/log.ts'
import { Meters } from '../../http/meters.ts'
import { Origins } from '../../http/origin.ts'
import { readConfig } from '../../settings/config.ts'
import type { Database } from '../../store/database.ts'
import type { Table } from '../../tables/table.ts'
import { Authenticator } from '../../testing/authenticator.ts'
import { openPlace, type Place } from '../../testing/place.ts'
import { tableForTests } from '../../testing/tables.ts'
import { Visitor } from '../../testing/visitor.ts'
import { Belongings } from '../belongings.ts'
import { Identity } from '../identity.ts'

export const ANNA = { email: 'Anna@Example.org', password: 'correct horse' }

interface AuthRows {
  readonly users: { readonly id: string; readonly name: string }
  readonly sessions: { readonly userId: string; readonly updatedAt: Date | string }
}

interface House {
  readonly database: Database
  readonly identity: Identity
  readonly app: FastifyInstance
  readonly origin: string
}

/** A house that knows people and nothing else, opened anew for each test, and those who come to it. */
export class PeopleForTests {
  #house: House | null = null
  /** What live connections were told. */
  changes: PersonChange[] = []
  /** Everything that was written to the log. */
  logged = ''
  /** Tables that were changed with their people. */
  told: Table[] = []

  get database(): Database {
    return this.#opened.database
  }

  /** What better-auth keeps, as it lies there. */
  get rows(): Kysely<AuthRows> {
    return this.database.db as unknown as Kysely<AuthRows>
  }

  get identity(): Identity {
    return this.#opened.identity
  }

  get origin(): string {
    return this.#opened.origin
  }

  async open(place: Place): Promise<void> {
    this.changes = []
    this.logged = ''
    this.told = []
    const database = await openPlace(place)
    const read = readConfig({ CHRONIK_RATE_LIMITS: 'off' })
    if ('problems' in read) throw new Error(read.problems.join())
    const write = (line: string) => {
      this.logged += line
    }
    const log = createLog('debug', { write })
    const { app } = createHouse({
      config: read.config,
      log,
      origins: new Origins(null),
      meters: new Meters(),
    })
    const identity = new Identity({
      database,
      secret: 's'.repeat(32),
      origin: null,
      post: null,
      belongings: new Belongings(database.store, async (table) => void this.told.push(table)),
      record: async (table) => `record of ${table}`,
      log,
    })
    identity.watch((change) => this.changes.push(change))
    identity.routes(app, { guarded: {}, usual: {} })
    const address = await app.listen({ port: 0, host: '127.0.0.1' })
    this.#house = { database, identity, app, origin: address.replace('127.0.0.1', 'localhost') }
  }

  async close(): Promise<void> {
    const { app, database } = this.#opened
    await app.close()
    await database.store.close()
  }

  get #opened(): House {
    if (this.#house === null) throw new Error('the house is not open')
    return this.#house
  }

  async guest(name: string): Promise<Visitor> {
    const visitor = new Visitor(this.origin)
    expect((await visitor.post('/api/auth/guest', { name })).status).toBe(200)
    return visitor
  }

  async account(name: string, login = ANNA): Promise<Visitor> {
    const visitor = await this.guest(name)
    expect((await visitor.post('/api/auth/set-password', login)).status).toBe(200)
    return visitor
  }

  async idOf(visitor: Visitor): Promise<string> {
    return (await visitor.get('/api/auth/me')).json.me.id
  }

  /** Who comes with a cookie. */
  known(cookie: string): ReturnType<Identity['identify']> {
    return this.identity.identify({ headers: { cookie } })
  }

  /** Gives somebody one more key; its id. */
  async withPasskey(visitor: Visitor): Promise<string> {
    const options = (await visitor.get('/api/auth/passkey/generate-register-options')).json
    const response = new Authenticator(this.origin).create(options)
    expect((await visitor.post('/api/auth/passkey/verify-registration', { response })).status).toBe(200)
    const keys = (await visitor.get('/api/auth/passkey/list-user-passkeys')).json as { id: string }[]
    return keys[keys.length - 1].id
  }

  /** A table at which these sit; the first is the host. */
  async tableOf(users: readonly string[], more: Partial<Table> = {}): Promise<string> {
    const table = tableForTests({
      setup: { players: users.length, options: {}, edition: null },
      host: users[0],
      hostName: `name of ${users[0]}`,
      seats: users.map((user, seat) => ({
        kind: 'person',
        colour: `colour ${seat}`,
        user,
        name: `name of ${user}`,
        conceded: false,
      })),
      seed: 'the seed',
      createdAt: 1,
      ...more,
    })
    await this.database.store.tables.add(table)
    return table.id
  }

  async say(user: string, text: string): Promise<void> {
    const line = { table: 't', room: 'players', user, name: 'x', text, about: null, at: 1 } as const
    await this.database.store.chat.add({ ...line, request: text })
  }
}
