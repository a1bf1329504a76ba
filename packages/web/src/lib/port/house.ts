import type {
  Awaited,
  ChatLine,
  Clock,
  Me,
  OverdueChoice,
  Presence,
  Refused,
  Room,
  TableView,
  Writing,
} from '@chronik/protocol'

/** What a table with others has beside its match: who is there, what is said, what is agreed on. */
export interface House {
  /** The table as it was last told; null until it is known. Seats, host, what is being agreed on, the table that goes on from here. */
  readonly table: TableView | null
  readonly presence: Presence | null
  /** The clocks as they were last read; null at a table without any. */
  readonly clock: Clock | null
  /** Whose decision is awaited since when; null while none is. */
  readonly awaited: Awaited | null
  /** Milliseconds since 1970 by the server's clock: what `clock` and votes are measured by. */
  now(): number
  /** Who the server takes us for; null for a spectator without a name. */
  readonly me: Me | null
  /** Tells what is known at once, and every change; gives back how to stop it. */
  listen(hear: HouseListener): () => void
  /** `about`: the entry of the log that is meant, by how many had been told. */
  say(room: Room, text: string, about?: number): Promise<Refused | null>
  /** Lets the others in a room know that something is being written. */
  write(room: Room): void
  /** Whether there is a connection to the server. */
  readonly reached: boolean
  /** When the server is tried again, by its clock; null while it is being tried, or is there. */
  readonly nextTry: number | null
  /** Tries at once to reach the server again. */
  retry(): void
  /** The last lines of a room, or those before a line; oldest first. */
  lines(room: Room, before?: number): Promise<readonly ChatLine[]>
  vote(vote: Vote): Promise<Refused | null>
  /** The table that goes on from this one once it is over. */
  rematch(): Promise<
    { readonly ok: true; readonly table: string } | { readonly ok: false; readonly refused: Refused }
  >
}

export interface HouseListener {
  table?(table: TableView): void
  presence?(presence: Presence): void
  clock?(clock: Clock | null): void
  chat?(line: ChatLine): void
  /** Somebody else is writing just now. */
  writing?(writing: Writing): void
  /** Something those at the table should know, in words. */
  notice?(notice: { readonly code: string; readonly words: string }): void
}

/** What a person at the table does beside playing; an agreement can be taken back. */
export type Vote =
  | { readonly kind: 'concede' }
  | { readonly kind: 'abandon'; readonly agree: boolean }
  | { readonly kind: 'takeover'; readonly seat: number; readonly agree: boolean }
  | { readonly kind: 'take-back' }
  | { readonly kind: 'pause'; readonly agree: boolean }
  | { readonly kind: 'resume' }
  /** The last turn of a seat is to be taken back. */
  | { readonly kind: 'undo'; readonly seat: number; readonly agree: boolean }
  /** What is to happen with a seat whose time is over. */
  | { readonly kind: 'vote'; readonly seat: number; readonly choice: OverdueChoice }
  /** For the host. */
  | { readonly kind: 'end' }
  | { readonly kind: 'kick'; readonly user: string }
  | { readonly kind: 'mute'; readonly user: string; readonly muted: boolean }
  | { readonly kind: 'spectators'; readonly allowed: boolean }
