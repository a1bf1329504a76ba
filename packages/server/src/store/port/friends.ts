import type { UserId } from '../../tables/table.ts'

/** `asked`: by this person, `asks`: this person is asked. */
export interface Friend {
  readonly user: UserId
  readonly name: string
  readonly bond: 'friends' | 'asked' | 'asks'
  readonly since: number
}

export interface FriendStore {
  /** Friends, and who asks or is asked; whom somebody has turned down does not appear, and is not told. */
  of(user: UserId): Promise<readonly Friend[]>
  /** Asks, or agrees if the other has asked. */
  ask(user: UserId, other: UserId, at: number): Promise<void>
  /** Nobody asks any more and nobody is a friend; whoever had asked cannot ask again. */
  part(user: UserId, other: UserId): Promise<void>
  hand(from: UserId, to: UserId): Promise<void>
  forget(user: UserId): Promise<void>
}
