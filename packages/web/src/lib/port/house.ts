import type { ChatLine, Me, Presence, Refused, Room, TableView } from '@chronik/protocol'

/** What a table with others has beside its match: who is there, what is said, what is agreed on. */
export interface House {
  /** The table as it was last told; null until it is known. Seats, host, what is being agreed on, the table that goes on from here. */
  readonly table: TableView | null
  readonly presence: Presence | null
  /** Who the server takes us for; null for a spectator without a name. */
  readonly me: Me | null
  /** Tells what is known at once, and every change; gives back how to stop it. */
  listen(hear: HouseListener): () => void
  say(room: Room, text: string): Promise<Refused | null>
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
  chat?(line: ChatLine): void
}

/** What a person at the table does beside playing; an agreement can be taken back. */
export type Vote =
  | { readonly kind: 'concede' }
  | { readonly kind: 'abandon'; readonly agree: boolean }
  | { readonly kind: 'takeover'; readonly seat: number; readonly agree: boolean }
  | { readonly kind: 'take-back' }
  | { readonly kind: 'end' }
