import type { ChatLine, Presence, TableView } from '@chronik/protocol'
import type { House, HouseListener } from '../../port/house.ts'

/** A house that tells what a test wants it to tell. */
export class TestHouse implements House {
  table: TableView | null = null
  presence: Presence | null = null
  clock: House['clock'] = null
  awaited: House['awaited'] = null
  me: House['me'] = null
  time = 1_000_000
  reached = true
  nextTry: number | null = null
  readonly said: { readonly room: string; readonly text: string; readonly about: number | undefined }[] = []
  readonly asked: string[] = []
  readonly written: string[] = []
  readonly history: ChatLine[] = []
  readonly #listeners = new Set<HouseListener>()

  now(): number {
    return this.time
  }

  listen(hear: HouseListener): () => void {
    this.#listeners.add(hear)
    if (this.table !== null) hear.table?.(this.table)
    if (this.presence !== null) hear.presence?.(this.presence)
    if (this.clock !== null) hear.clock?.(this.clock)
    return () => this.#listeners.delete(hear)
  }

  tell(hear: (listener: HouseListener) => void): void {
    for (const listener of this.#listeners) hear(listener)
  }

  say(room: string, text: string, about?: number): Promise<null> {
    this.said.push({ room, text, about })
    return Promise.resolve(null)
  }

  write(room: string): void {
    this.written.push(room)
  }

  retry(): void {}

  lines(room: string): Promise<readonly ChatLine[]> {
    this.asked.push(room)
    return Promise.resolve(this.history.filter((line) => line.room === room))
  }

  vote(): Promise<null> {
    return Promise.resolve(null)
  }

  rematch(): ReturnType<House['rematch']> {
    return Promise.resolve({ ok: true, table: 'next' })
  }
}

/** A table where Ann is host and sits first, a bot plays second, and Ben third. */
export function tableOf(change: Partial<TableView> = {}): TableView {
  return {
    id: 'table',
    status: 'playing',
    host: 'ann',
    seats: [
      { kind: 'person', colour: 'red', user: 'ann', name: 'Ann', conceded: false },
      { kind: 'bot', colour: 'blue', level: 'adept' },
      { kind: 'person', colour: 'white', user: 'ben', name: 'Ben', conceded: false },
    ],
    delay: 0,
    muted: [],
    proposals: [],
    overdue: null,
    paused: null,
    ...change,
  } as TableView
}

export function lineOf(id: number, user: string, change: Partial<ChatLine> = {}): ChatLine {
  return {
    id,
    table: 'table',
    room: 'players',
    user,
    name: user,
    text: `line ${id}`,
    about: null,
    at: id,
    ...change,
  }
}
