import type { Room } from '@chronik/protocol'
import type { UserId } from '../../tables/table.ts'

export interface ChatLine {
  readonly id: number
  readonly table: string
  readonly room: Room
  readonly user: UserId
  readonly name: string
  readonly text: string
  /** What it speaks of: so many entries of the log had been told. */
  readonly about: number | null
  readonly at: number
}

/** Something that is said, and the request that asks for it. */
export type SaidLine = Omit<ChatLine, 'id'> & { readonly request: string }

export interface ChatStore {
  /** Adds a line; if the same request of the same person was added before, gives that one. */
  add(line: SaidLine): Promise<{ readonly line: ChatLine; readonly fresh: boolean }>
  /** The last lines of a room before an id, oldest first. */
  before(table: string, room: Room, id: number | null, limit: number): Promise<readonly ChatLine[]>
  /** What a user wrote, for an export. */
  ofUser(user: UserId): Promise<readonly ChatLine[]>
  /** What one user wrote is another's from now on: a guest became an account. */
  hand(from: UserId, to: { readonly user: UserId; readonly name: string }): Promise<void>
  /** A deleted user's name disappears from what they wrote. */
  forget(user: UserId): Promise<void>
}
