import type { OwnCard, Refused, TableCard } from '@chronik/protocol'
import { server } from '../asking.ts'
import { lookOften } from '../looking.ts'
import { FriendList } from '../people/friends.svelte.ts'
import { person } from '../person/person.svelte.ts'
import { ALL, type Filter, friendAt, inOrder, suits } from './order.ts'

interface Part<T> {
  readonly tables: readonly T[]
  readonly next: string | null
}

/** How often the square is looked at again, in milliseconds. */
const EVERY = 10_000

/** The market square: tables that everybody may see, and those of the person here. */
export class Lobby {
  #offers = $state.raw<readonly TableCard[]>([])
  #mine = $state.raw<readonly OwnCard[]>([])
  #next = $state.raw<string | null>(null)
  #trouble = $state.raw<Refused | null>(null)
  #looked = $state.raw(false)
  #knowsMine = $state.raw(false)
  #now = $state.raw(Date.now())
  filter = $state.raw<Filter>(ALL)
  readonly #friends = new FriendList()

  /** Looks around now and then until told otherwise. */
  visit(): () => void {
    const stop = lookOften(() => void this.look(), EVERY)
    void this.#lookForFriends()
    const ticking = setInterval(() => {
      this.#now = Date.now()
    }, 1000)
    return () => {
      stop()
      clearInterval(ticking)
    }
  }

  /** One's own tables only, for pages that show nothing else. */
  visitMine(): () => void {
    return lookOften(() => void this.lookAtMine(), EVERY)
  }

  async look(): Promise<void> {
    const [found] = await Promise.all([server.get<Part<TableCard>>('/tables'), this.lookAtMine()])
    this.#looked = true
    this.#trouble = found.ok ? null : found.refused
    if (!found.ok) return
    this.#offers = found.value.tables
    this.#next = found.value.next
  }

  async lookAtMine(): Promise<void> {
    if ((await person.load()) !== null) return
    const found = person.me === null ? null : await server.get<Part<OwnCard>>('/me/tables?ended=false')
    this.#now = Date.now()
    if (found?.ok === false) return
    this.#mine = found?.value.tables ?? []
    this.#knowsMine = true
  }

  /** Guests have no friends here. */
  async #lookForFriends(): Promise<void> {
    await person.load()
    if (person.me?.guest === false) await this.#friends.load()
  }

  /** The name of a friend who is at a table. */
  friendAt(table: TableCard): string | null {
    return friendAt(table, this.#friends.friends)
  }

  async more(): Promise<void> {
    if (this.#next === null) return
    const found = await server.get<Part<TableCard>>(`/tables?after=${encodeURIComponent(this.#next)}`)
    if (!found.ok) return
    const known = new Set(this.#offers.map(({ id }) => id))
    this.#offers = [...this.#offers, ...found.value.tables.filter(({ id }) => !known.has(id))]
    this.#next = found.value.next
  }

  /** Something has been seen, or the reason why nothing can be. */
  get looked(): boolean {
    return this.#looked
  }

  get trouble(): Refused | null {
    return this.#trouble
  }

  /** Whether one's own tables were seen, if there are any. */
  get knowsMine(): boolean {
    return this.#knowsMine
  }

  get hasMore(): boolean {
    return this.#next !== null
  }

  get now(): number {
    return this.#now
  }

  readonly mine = $derived(inOrder(this.#mine, this.#now))
  /** All that could be shown without a filter, without one's own. */
  readonly offers = $derived.by(() => {
    const own = new Set(this.#mine.map(({ table }) => table.id))
    return this.#offers.filter(({ id }) => !own.has(id))
  })
  readonly suiting = $derived(this.offers.filter((table) => suits(table, this.filter)))
  /** How many tables suit; null as long as nobody can know. */
  readonly found = $derived(this.#looked && this.#trouble === null ? this.suiting.length : null)
}
