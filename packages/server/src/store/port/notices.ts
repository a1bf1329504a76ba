import type { UserId } from '../../tables/table.ts'

/** How somebody hears of what awaits them: `mail`, `push` or `webhook`. */
export interface NoticeWay {
  readonly id: string
  readonly user: UserId
  readonly kind: string
  /** Where it leads, as the way of this kind needs it. */
  readonly target: { readonly [name: string]: string }
  /** Who is reached there has agreed. */
  readonly confirmed: boolean
  readonly failures: number
  readonly at: number
}

/** Something that somebody should hear of. */
export interface Pending {
  readonly user: UserId
  readonly kind: string
  /** The table, or who asks. */
  readonly subject: string
  /** The deed that it follows; 0 where there is none. */
  readonly seq: number
  readonly at: number
}

export interface NoticeStore {
  /** The address of somebody, as it is kept; people without one have a made-up one. */
  address(user: UserId): Promise<string | null>
  ways(user: UserId): Promise<readonly NoticeWay[]>
  way(id: string): Promise<NoticeWay | null>
  addWay(way: Omit<NoticeWay, 'failures'>): Promise<void>
  confirm(id: string): Promise<void>
  dropWay(id: string): Promise<void>
  failed(id: string, failures: number): Promise<void>
  /** What somebody wants to hear of and when; null if they never said. */
  wishes(user: UserId): Promise<unknown>
  wish(user: UserId, wishes: object): Promise<void>
  /** Notes it, unless it is noted already, or was told, for the same deed or a later one. */
  note(pending: Pending): Promise<void>
  /** People with something to hear that was noted before a moment. */
  due(before: number, limit: number): Promise<readonly UserId[]>
  /** What somebody has not heard of, oldest first. */
  pending(user: UserId): Promise<readonly Pending[]>
  /** It was told, and is not told again; false if somebody else was faster. */
  told(pending: Pending): Promise<boolean>
  /** Takes it away; false if somebody else was faster. */
  take(pending: Pending): Promise<boolean>
  forget(user: UserId): Promise<void>
}
