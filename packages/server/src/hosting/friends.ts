import { CLOCK, type Clock } from '../settings/clock.ts'
import type { Friend, FriendStore } from '../store/port/friends.ts'
import type { StandingStore } from '../store/port/standing.ts'
import type { Store } from '../store/port/store.ts'
import { refused as no, type Outcome, done as yes } from '../tables/outcome.ts'
import type { UserId } from '../tables/table.ts'
import type { Blocks } from './blocks.ts'

/** Friends somebody can have, and people who can be asked and have not answered. */
const MOST = 500
const MOST_ASKED = 50

/** Who asks whom to be friends, and who are. */
export class Friends {
  readonly #friends: FriendStore
  readonly #people: StandingStore
  readonly #blocks: Blocks
  readonly #clock: Clock
  readonly #asked: (user: UserId, other: UserId) => void

  constructor(
    { friends, standing }: Pick<Store, 'friends' | 'standing'>,
    blocks: Blocks,
    clock: Clock = CLOCK,
    asked: (user: UserId, other: UserId) => void = () => {},
  ) {
    this.#friends = friends
    this.#people = standing
    this.#blocks = blocks
    this.#clock = clock
    this.#asked = asked
  }

  of(user: UserId): Promise<readonly Friend[]> {
    return this.#friends.of(user)
  }

  /** Asks somebody, or agrees. Whoever was blocked is refused like everybody else who cannot be asked. */
  async ask(user: UserId, other: UserId): Promise<Outcome<readonly Friend[]>> {
    const mine = await this.of(user)
    const bond = mine.find((one) => one.user === other)?.bond
    if (bond === 'friends' || bond === 'asked') return yes(mine)
    const person = other === user ? null : await this.#people.person(other)
    if (person === null || person.guest) return no('not-asked')
    if ((await this.#blocks.blocks(other, user)) || (await this.#blocks.blocks(user, other)))
      return no('not-asked')
    const waiting = mine.filter((one) => one.bond === 'asked').length
    if (mine.length >= MOST || (bond === undefined && waiting >= MOST_ASKED)) return no('too-many-friends')
    await this.#friends.ask(user, other, this.#clock.wall())
    if (bond === undefined) this.#asked(user, other)
    return yes(await this.of(user))
  }

  async part(user: UserId, other: UserId): Promise<readonly Friend[]> {
    await this.#friends.part(user, other)
    return this.of(user)
  }
}
