import type { ChatLine, Refused, Room } from '@chronik/protocol'
import type { Company } from '../company.svelte.ts'
import { blocks } from '../moderation/blocks.svelte.ts'
import { silenced } from './silenced.svelte.ts'

/** Milliseconds between two signs that somebody writes, and how long one of them is seen. */
const TELL_WRITING = 3_000
const SEEN_WRITING = 5_000

/** What is said at a table, as somebody may hear it, and what they have not read yet. */
export class Talk {
  readonly company: Company
  #lines = $state.raw<readonly ChatLine[]>([])
  #room = $state.raw<Room>('spectators')
  #writers = $state.raw<readonly { readonly user: string; readonly name: string; readonly until: number }[]>(
    [],
  )
  #wroteAt = Number.NEGATIVE_INFINITY
  /** The last line that was read. */
  #read = $state.raw(0)

  constructor(company: Company) {
    this.company = company
  }

  /** Hears the rooms somebody may hear, until told otherwise. Whoever sits down or rises changes the room. */
  follow(): () => void {
    let rooms = ''
    const { house } = this.company
    return house.listen({
      table: (table) => {
        const id = house.me?.id
        const seated =
          id !== undefined &&
          table.seats.some(
            (seat) =>
              (seat.kind === 'person' && seat.user === id) ||
              (seat.kind === 'bot' && seat.instead?.user === id),
          )
        const ended = table.status === 'over' || table.status === 'abandoned'
        this.#room = seated ? 'players' : 'spectators'
        const heard = ended ? 'both' : this.#room
        if (heard === rooms) return
        rooms = heard
        void this.#load(ended ? ['players', 'spectators'] : [this.#room])
      },
      chat: (line) => {
        this.#quiet(line.user)
        if (rooms === 'both' || line.room === this.#room) this.#add([line])
      },
      writing: ({ room, user, name }) => {
        if (room === this.#room) this.#write(user, name)
      },
    })
  }

  /** Whoever writes is seen to do so for a moment, unless it goes on. */
  #write(user: string, name: string): void {
    const until = this.company.house.now() + SEEN_WRITING
    this.#writers = [...this.#writers.filter((one) => one.user !== user), { user, name, until }]
  }

  #quiet(user: string): void {
    if (this.#writers.some((one) => one.user === user))
      this.#writers = this.#writers.filter((one) => one.user !== user)
  }

  /** Who is writing just now, by name. */
  readonly writing: readonly string[] = $derived.by(() =>
    this.#writers
      .filter(({ user, until }) => until > this.company.now && isHeard(user))
      .map(({ name }) => name),
  )

  /** Something is being written here; the others are told now and then. */
  write(): void {
    const now = this.company.house.now()
    if (now - this.#wroteAt < TELL_WRITING) return
    this.#wroteAt = now
    this.company.house.write(this.#room)
  }

  async #load(rooms: readonly Room[]): Promise<void> {
    const found = await Promise.all(rooms.map((room) => this.company.house.lines(room)))
    const before = this.#lines.length
    this.#add(found.flat())
    // What was said before somebody came is not news.
    if (before === 0) this.read()
  }

  #add(lines: readonly ChatLine[]): void {
    const known = new Map(this.#lines.map((line) => [line.id, line]))
    for (const line of lines) known.set(line.id, line)
    this.#lines = [...known.values()].toSorted((a, b) => a.id - b.id)
  }

  /** Everything that was said, also by whom somebody does not want to hear. */
  get all(): readonly ChatLine[] {
    return this.#lines
  }

  readonly lines = $derived.by(() => this.#lines.filter(({ user }) => isHeard(user)))
  /** How many lines can be shown again at once: those of who is silenced here. Blocks are taken back in the account. */
  readonly quiet = $derived(this.#lines.filter(({ user }) => silenced.has(user) && !blocks.has(user)).length)
  readonly unread = $derived(
    this.lines.filter(({ id, user }) => id > this.#read && user !== this.company.me?.id).length,
  )

  read(): void {
    this.#read = this.#lines.at(-1)?.id ?? 0
  }

  say(text: string, about?: number): Promise<Refused | null> {
    this.#wroteAt = Number.NEGATIVE_INFINITY
    return this.company.house.say(this.#room, text, about)
  }
}

/** The server tells nothing more of who is blocked; what it told before is not shown, either. */
const isHeard = (user: string): boolean => !silenced.has(user) && !blocks.has(user)
