import type { Friend, Refused } from '@chronik/protocol'
import { server } from '../asking.ts'

interface Answer {
  readonly friends: readonly Friend[]
}

/** My friends, whom I have asked, and who asks me. */
export class FriendList {
  #all = $state.raw<readonly Friend[]>([])

  get asking(): readonly Friend[] {
    return this.#all.filter(({ bond }) => bond === 'asks')
  }

  get others(): readonly Friend[] {
    return this.#all.filter(({ bond }) => bond !== 'asks')
  }

  /** Those who have agreed to be friends. */
  get friends(): readonly Friend[] {
    return this.#all.filter(({ bond }) => bond === 'friends')
  }

  async load(): Promise<Refused | null> {
    const found = await server.get<Answer>('/me/friends')
    return this.#take(found)
  }

  /** Asks or agrees; or turns down, or is friends no longer. */
  async want(user: string, friends: boolean): Promise<Refused | null> {
    return this.#take(await server.post<Answer>('/me/friends', { user, friends }))
  }

  #take(found: Awaited<ReturnType<typeof server.get<Answer>>>): Refused | null {
    if (!found.ok) return found.refused
    this.#all = found.value.friends
    return null
  }
}
