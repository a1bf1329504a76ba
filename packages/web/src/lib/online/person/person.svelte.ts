import type { Refused } from '@chronik/protocol'
import { settings } from '../../settings/settings.svelte.ts'
import { server } from '../asking.ts'
import { noteVisit } from './known.ts'

/** Who the server takes us for, as we may know ourselves. */
export interface Account {
  readonly id: string
  readonly name: string
  /** Plays without an account: everything is lost with the cookie. */
  readonly guest: boolean
  readonly email: string | null
  readonly password: boolean
  readonly passkeys: number
  /** How many are left, where the server was asked for them. */
  readonly recoveryCodes?: number
}

interface Answer {
  readonly me: Account | null
  /** Whether the server can send mail; told when it is asked who we are. */
  readonly mail?: boolean
}

/** The person at this device, as the server knows them. */
class Person {
  #me = $state.raw<Account | null>(null)
  #asked = $state.raw(false)
  #mail = $state.raw(false)
  #asking: Promise<Refused | null> | null = null
  readonly #followers = new Set<() => void>()

  get me(): Account | null {
    return this.#me
  }

  /** The server has said who we are, if anybody. */
  get asked(): boolean {
    return this.#asked
  }

  /** The server can send mail to who has forgotten a password. */
  get mail(): boolean {
    return this.#mail
  }

  /** Asks once who we are; a failure is asked again next time. */
  load(): Promise<Refused | null> {
    this.#asking ??= this.#load()
    return this.#asking
  }

  /** Asks once more who we are. */
  reload(): Promise<Refused | null> {
    this.#asking = this.#load()
    return this.#asking
  }

  async #load(): Promise<Refused | null> {
    const found = await server.get<Answer>('/auth/me')
    if (!found.ok) {
      this.#asking = null
      return found.refused
    }
    this.#mail = found.value.mail === true
    this.#be(found.value.me)
    return null
  }

  /** Is somebody from now on: a guest with a name, unless there is somebody already. */
  async beGuest(name: string): Promise<Refused | null> {
    const refused = await this.load()
    if (refused !== null) return refused
    return this.#me === null ? this.post('guest', { name }) : null
  }

  /** Something that answers with who we are then. */
  async post(path: string, body: object): Promise<Refused | null> {
    const done = await server.post<Answer>(`/auth/${path}`, body)
    if (!done.ok) return done.refused
    this.#be(done.value.me)
    return null
  }

  async signOut(): Promise<Refused | null> {
    const done = await server.post<unknown>('/auth/sign-out', {})
    if (!done.ok) return done.refused
    this.#be(null)
    return null
  }

  /** Tells when somebody else is here, or the same person with other rights. */
  follow(follower: () => void): () => void {
    this.#followers.add(follower)
    return () => this.#followers.delete(follower)
  }

  #be(me: Account | null): void {
    const before = this.#me
    const first = !this.#asked
    this.#me = me
    this.#asked = true
    noteVisit(me !== null)
    if (me !== null) settings.name = me.name
    // Whoever was here when the page came is no news.
    if (!first && (before?.id !== me?.id || before?.guest !== me?.guest))
      for (const follower of this.#followers) follower()
  }
}

export const person = new Person()
