import { openPlace, type Place, reopenPlace } from '../../../testing/place.ts'
import type { Database, Kind } from '../../database.ts'
import type { Store } from '../../port/store.ts'

/** A place of its own for one test, and the store that is open there. */
export class OpenedForTests {
  readonly kind: Kind
  #place: Place = ''
  #database: Database | null = null

  constructor(kind: Kind) {
    this.kind = kind
  }

  get place(): Place {
    return this.#place
  }

  get database(): Database {
    if (this.#database === null) throw new Error('no store is open')
    return this.#database
  }

  get store(): Store {
    return this.database.store
  }

  async open(place: Place): Promise<void> {
    this.#place = place
    this.#database = await openPlace(place)
  }

  async reopen(): Promise<void> {
    await this.store.close()
    await this.open(this.#place)
  }

  /** Opens the place again that a killed process may still hold for a moment. */
  async openAfterDeath(): Promise<void> {
    this.#database = await reopenPlace(this.#place)
  }

  /** People with accounts, as far as others may know them. */
  async addPeople(...ids: readonly string[]): Promise<void> {
    const no = this.kind === 'sqlite' ? 0 : false
    const at = '2026-01-02T03:04:05.000Z'
    for (const id of ids)
      await this.database.db
        .insertInto('users')
        .values({
          id,
          name: id.toUpperCase(),
          guest: no,
          createdAt: at,
          email: `${id}@example.org`,
          ...({ updatedAt: at, emailVerified: no } as object),
        })
        .execute()
  }
}
