import { CLOSE } from '@chronik/protocol'
import type { PersonChange } from '../bus/news.ts'
import type { UserId } from '../tables/table.ts'
import type { Connection } from './connection.ts'

/** All live connections of this server. */
export class Connections {
  readonly all = new Set<Connection>()
  readonly #ofPerson = new Map<UserId, Set<Connection>>()

  get size(): number {
    return this.all.size
  }

  add(connection: Connection): void {
    this.all.add(connection)
    const { visitor } = connection
    if (visitor === null) return
    const known = this.#ofPerson.get(visitor.id)
    if (known === undefined) this.#ofPerson.set(visitor.id, new Set([connection]))
    else known.add(connection)
  }

  delete(connection: Connection): void {
    this.all.delete(connection)
    const { visitor } = connection
    if (visitor === null) return
    const left = this.#ofPerson.get(visitor.id)
    left?.delete(connection)
    if (left?.size === 0) this.#ofPerson.delete(visitor.id)
  }

  /** The sessions of everybody who is connected. */
  get sessions(): Set<string> {
    const sessions = new Set<string>()
    for (const { visitor } of this.all) if (visitor !== null) sessions.add(visitor.session)
    return sessions
  }

  /** Shows out whoever came with one of these sessions. */
  end(sessions: ReadonlySet<string>): void {
    for (const connection of this.all) {
      if (connection.visitor !== null && sessions.has(connection.visitor.session))
        connection.close(CLOSE.signedOut, 'signed out')
    }
  }

  /** Connections follow what becomes of their person: who is somebody else now connects anew. */
  follow(change: PersonChange): void {
    const user = change.kind === 'merged' ? change.from : change.user
    for (const connection of this.#ofPerson.get(user) ?? []) {
      const { visitor } = connection
      if (visitor === null) continue
      if (change.kind === 'renamed') connection.visitor = { ...visitor, name: change.name }
      else if (change.kind !== 'signed-out' || visitor.session === change.session)
        connection.close(CLOSE.signedOut, 'signed out')
    }
  }
}
