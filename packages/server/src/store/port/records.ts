import type { UserId } from '../../tables/table.ts'

/** A match of a device that somebody keeps. */
export interface KeptRecord {
  readonly id: string
  readonly game: string
  readonly players: number
  readonly names: readonly string[]
  readonly record: string
  readonly at: number
}

export interface RecordStore {
  /** Without the records themselves, newest first. */
  list(user: UserId): Promise<readonly Omit<KeptRecord, 'record'>[]>
  find(user: UserId, id: string): Promise<KeptRecord | null>
  /** One that is kept already stays as it is. */
  keep(user: UserId, kept: KeptRecord): Promise<void>
  drop(user: UserId, id: string): Promise<void>
  /** Everything of one user is another's. */
  hand(from: UserId, to: UserId): Promise<void>
  forget(user: UserId): Promise<void>
}
