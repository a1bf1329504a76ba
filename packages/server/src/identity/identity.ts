import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import type { PersonChange } from '../bus/news.ts'
import type { Bus } from '../bus/port.ts'
import type { UserId } from '../tables/table.ts'
import { type Auth, type AuthParts, createAuth } from './auth.ts'
import { endedOf } from './ended.ts'
import { removePerson } from './leave.ts'
import type { Identify, People } from './port.ts'
import { identityRoutes, type RouteOptions } from './routes.ts'
import { sweep } from './sweep.ts'

type Listener = (change: PersonChange) => void

export interface IdentityParts extends Omit<AuthParts, 'tell'> {
  /** Tells other processes what became of people. */
  readonly bus?: Bus
}

/** People of the house: who they are, and everything about their accounts. */
export class Identity implements People {
  readonly #auth: Auth
  readonly #parts: IdentityParts
  readonly #listeners = new Set<Listener>()

  constructor(parts: IdentityParts) {
    this.#parts = parts
    this.#auth = createAuth({ ...parts, tell: (change) => this.#tell(change) })
    const { bus } = parts
    bus?.listen((news, from) => {
      if (news.kind === 'person' && from !== bus.self) this.#hear(news.change)
    })
  }

  readonly identify: Identify = async ({ headers: { cookie } }) => {
    if (cookie === undefined) return null
    const found = await this.#sessionOf(cookie).catch(async () => {
      await this.#probe()
      // The database is back already: who asks need not know that it was away.
      return this.#sessionOf(cookie)
    })
    if (found === null) return null
    const { user, session } = found
    return { id: user.id, name: user.name, guest: user.guest, session: session.id }
  }

  /** Resolves when the tables of people were found to be as they should. */
  async ready(): Promise<void> {
    const context = await this.#auth.$context
    await context.checkSchema?.()
  }

  watch(listener: Listener): () => void {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  ended(sessions: Iterable<string>, now = new Date()): Promise<ReadonlySet<string>> {
    return endedOf(this.#parts.database, sessions, now)
  }

  routes(app: FastifyInstance, options: RouteOptions): void {
    identityRoutes(app, this.#auth, options, () => this.#probe(), this.#parts.share)
  }

  /** Ends all sessions of somebody, at every server. */
  async signOut(user: UserId): Promise<void> {
    const { internalAdapter } = await this.#auth.$context
    await internalAdapter.deleteUserSessions(user)
  }

  /** Deletes somebody, as they could themselves. */
  async remove(user: UserId): Promise<void> {
    await removePerson(await this.#auth.$context, this.#parts.belongings, user)
    this.#tell({ kind: 'deleted', user })
  }

  /** Tidies up: sessions that have ended and guests who can't come back. */
  sweep(now = new Date()): Promise<void> {
    return sweep(this.#parts.database, this.#parts.belongings, now)
  }

  #sessionOf(cookie: string) {
    // Only /me prolongs a session: it can tell the browser so.
    return this.#auth.api.getSession({
      headers: new Headers({ cookie }),
      query: { disableRefresh: true },
    })
  }

  /** What better-auth hides behind an error of its own: rejects if the database does not answer. */
  async #probe(): Promise<void> {
    await sql`select 1`.execute(this.#parts.database.db)
  }

  #tell(change: PersonChange): void {
    this.#hear(change)
    this.#parts.bus?.tell({ kind: 'person', change })
  }

  #hear(change: PersonChange): void {
    for (const listener of this.#listeners) listener(change)
  }
}
