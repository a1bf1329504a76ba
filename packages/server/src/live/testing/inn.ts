import type { Language } from '@chronik/kernel'
import { type Contract, freshRequest, Live, type Patience } from '@chronik/protocol'
import { createORPCClient } from '@orpc/client'
import { RPCLink } from '@orpc/client/fetch'
import type { ContractRouterClient } from '@orpc/contract'
import fastify from 'fastify'
import { attachApi } from '../../api/api.ts'
import type { PersonChange } from '../../bus/news.ts'
import { type Hosted, hosted } from '../../hosted.ts'
import type { People, Visitor } from '../../identity/port.ts'
import { Notices } from '../../notices/notices.ts'
import { senderFrom } from '../../notices/push.ts'
import { Office } from '../../office/office.ts'
import { type Games, games } from '../../play/games.ts'
import { CLOCK, type Clock } from '../../settings/clock.ts'
import type { Database } from '../../store/database.ts'
import { openSqlite } from '../../store/sqlite/open.ts'
import { FolderForTests } from '../../testing/folder.ts'
import { freePort } from '../../testing/port.ts'
import { seedsForTests } from '../../testing/seeds.ts'
import { attachGateway, type Gateway } from '../gateway.ts'
import type { LiveLimits } from '../limits.ts'

export interface InnPlan {
  readonly limits?: Partial<LiveLimits>
  readonly games?: Games
  /** Milliseconds somebody must be away before a bot may take over. */
  readonly patience?: number
  readonly clock?: Clock
  /** Waited for before somebody who connects is recognised. */
  readonly recognising?: () => Promise<void>
  /** Waited for while the server closes, before it stops to listen. */
  readonly closing?: () => Promise<void>
}

interface LivePlan extends Partial<Patience> {
  /** Gets every socket that is opened. */
  tap?(socket: WebSocket): void
}

type Api = ContractRouterClient<Contract>
type Plan = Parameters<Api['tables']['create']>[0]

/** A server with real sockets and a real database, where everybody is who their cookie says. */
export class Inn implements AsyncDisposable {
  readonly #folder = new FolderForTests()
  readonly #seeds = seedsForTests()
  readonly #open: Live[] = []
  readonly #people = new Set<(change: PersonChange) => void>()
  #database: Database | null = null
  house: Hosted | null = null
  #close: () => Promise<void> = async () => {}
  /** Sessions that have ended without anybody being told. */
  readonly ended = new Set<string>()
  address = ''
  gateway: Gateway = { connections: 0, tables: 0, drain: async () => {} }

  static async open(plan: InnPlan = {}): Promise<Inn> {
    const inn = new Inn()
    await inn.#start(plan)
    return inn
  }

  get database(): Database {
    if (this.#database === null) throw new Error('the inn is closed')
    return this.#database
  }

  /** Stops the server and starts it anew on the same data and at the same address. */
  async restart(plan: InnPlan = {}): Promise<void> {
    await this.#close()
    await this.#start(plan)
  }

  api(name: string | null, language: Language = 'en'): Api {
    return apiAt(`http://${this.address}`, { ...cookieOf(name), 'accept-language': language })
  }

  live(name: string | null, { tap, ...patience }: LivePlan = {}): Live {
    const live = new Live({
      url: `ws://${this.address}/live`,
      open: (url) => {
        const socket = this.socket(url, name)
        tap?.(socket)
        return socket
      },
      patience: { first: 10, longest: 100, ...patience },
    })
    this.#open.push(live)
    return live
  }

  /** A match of these people that has begun; others may watch it. */
  async match(names: readonly string[], plan: Partial<Plan> = {}): Promise<string> {
    const [host = '', ...others] = names
    const api = this.api(host)
    const { table } = await api.tables.create({
      request: freshRequest(),
      game: 'village',
      seats: names.map((name) => ({ kind: name === host ? ('me' as const) : ('open' as const) })),
      ...plan,
    })
    for (const name of others) await this.api(name).tables.join({ table: table.id })
    await api.tables.start({ table: table.id })
    return table.id
  }

  /** A bare socket, for those who do not keep to the protocol. */
  socket(
    url = `ws://${this.address}/live`,
    name: string | null = null,
    more: Record<string, string> = {},
  ): WebSocket {
    const headers = { ...cookieOf(name), origin: `http://${this.address}`, ...more }
    return new WebSocket(url, { headers } as never)
  }

  get(path: string, name: string | null = null, headers: Record<string, string> = {}): Promise<Response> {
    return fetch(`http://${this.address}${path}`, { headers: { ...cookieOf(name), ...headers } })
  }

  change(change: PersonChange): void {
    for (const listener of this.#people) listener(change)
  }

  async [Symbol.asyncDispose](): Promise<void> {
    for (const live of this.#open) live.close()
    await this.#close()
    this.#folder[Symbol.dispose]()
  }

  async #start({
    limits = {},
    games: offered = games,
    patience = 0,
    clock,
    recognising,
    closing,
  }: InnPlan): Promise<void> {
    this.#database = await openSqlite(this.#folder.path)
    const { store } = this.#database
    const house = hosted({
      store,
      games: offered,
      threads: 1,
      seed: this.#seeds,
      secret: 'for tests only',
      patience,
      ...(clock !== undefined && { clock, tick: 20 }),
    })
    this.house = house
    const { bus, matches } = house
    const app = fastify()
    const people: People = {
      identify: async ({ headers }) => {
        await recognising?.()
        return visitorOf(headers.cookie)
      },
      watch: (listener) => {
        this.#people.add(listener)
        return () => this.#people.delete(listener)
      },
      ended: async (sessions) => new Set([...sessions].filter((session) => this.ended.has(session))),
    }
    this.gateway = await attachGateway(app, {
      ...house,
      people,
      bus,
      trusts: ({ origin, host }) => origin === `http://${host}`,
      limits: { gather: 5, burst: 10_000, ...limits },
    })
    if (closing !== undefined) app.addHook('preClose', closing)
    const notices = new Notices({
      ...house,
      store,
      presence: house.tables.presence,
      clock: CLOCK,
      window: 0,
      means: {
        secret: 'for tests only',
        origin: null,
        sender: senderFrom('for tests only', 'https://localhost'),
        privately: false,
        mail: null,
      },
      warn: () => {},
    })
    const office = new Office(store, house.tables, { signOut: async () => {}, remove: async () => {} })
    attachApi(app, { ...house, notices, office, addressOf: async () => null, identify: people.identify })
    // The port must still be free after a restart: not one that the system hands out to whoever asks meanwhile.
    if (this.address === '') this.address = `127.0.0.1:${await freePort()}`
    await app.listen({ host: '127.0.0.1', port: Number(this.address.split(':')[1]) })
    await house.wake()
    this.#close = async () => {
      await app.close()
      house.analyses.close()
      await matches.close()
      await store.close()
    }
  }
}

/** The typed client of a server, with these headers. */
export function apiAt(origin: string, headers: Record<string, string>): Api {
  return createORPCClient(new RPCLink({ url: `${origin}/api/rpc`, headers }))
}

function cookieOf(name: string | null): Record<string, string> {
  return name === null ? {} : { cookie: `name=${name}` }
}

function visitorOf(cookie: string | undefined): Visitor | null {
  const name = /^name=(\w+)$/.exec(cookie ?? '')?.[1]
  return name === undefined
    ? null
    : { id: name, name: name[0].toUpperCase() + name.slice(1), guest: true, session: `of-${name}` }
}
