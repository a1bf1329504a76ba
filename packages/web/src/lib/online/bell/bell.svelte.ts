import type { News, Bell as Rung } from '@chronik/protocol'
import { goto } from '$app/navigation'
import { notify } from '../../shell/notices.svelte.ts'
import { m } from '../../words/messages.js'
import { server } from '../asking.ts'
import { person } from '../person/person.svelte.ts'
import { allRead, freshOf, isUnread, lookedAt, NOTHING_READ, type Read } from './unread.ts'

/** How often it is looked whether something awaits us, in milliseconds. */
const EVERY = 15_000
const KEY = 'chronik.bell'

/** What awaits the person here, as long as a page is open: one for all pages. */
class Bell {
  #news = $state.raw<readonly News[]>([])
  #on = $state.raw(true)
  #read = $state.raw(stored())
  /** Milliseconds that the server's clock is ahead of ours. */
  #ahead = 0
  #looked = false
  /** Tables of which the open page tells itself. */
  readonly #told = new Set<string>()
  #often: ReturnType<typeof setInterval> | undefined

  get news(): readonly News[] {
    return this.#news
  }

  /** Whether pages tell of anything at all. */
  get on(): boolean {
    return this.#on
  }

  readonly unread = $derived(this.#news.filter((one) => isUnread(one, this.#read)).length)

  /** Looks now and then from now on; whoever signs in or out is looked for anew. */
  start(): void {
    if (this.#often !== undefined) return
    this.#often = setInterval(() => this.#lookAgain(), EVERY)
    document.addEventListener('visibilitychange', () => this.#lookAgain())
    addEventListener('pagehide', () => this.visited(location.pathname))
    person.follow(() => {
      this.#news = []
      this.#looked = false
      void this.look()
    })
    void this.look()
  }

  #lookAgain(): void {
    if (document.visibilityState === 'visible') void this.look()
  }

  async look(): Promise<void> {
    if ((await person.load()) !== null) return
    if (person.me === null) this.#news = []
    else this.#take(await server.get<Rung>('/me/news'))
  }

  /** Switches it on or off, for all pages of the person. */
  async switch(on: boolean): Promise<void> {
    this.#on = on
    this.#take(await server.post<Rung>('/me/news', { on }))
  }

  /** Everything in the list was seen. */
  readAll(): void {
    this.#keep(allRead(this.#news, this.#read))
  }

  /** The page that is open shows what there is to know about a table. */
  visited(path: string): void {
    if (path.startsWith('/t/')) this.#keep(lookedAt(path, Date.now() + this.#ahead, this.#read))
  }

  /** A page tells of a table itself until it says otherwise: nobody hears it twice. */
  tells(path: string): () => void {
    this.#told.add(path)
    this.visited(path)
    return () => this.#told.delete(path)
  }

  #take(asked: Awaited<ReturnType<typeof server.get<Rung>>>): void {
    if (!asked.ok) return
    const { on, news, now } = asked.value
    this.#ahead = now - Date.now()
    for (const path of [location.pathname, ...this.#told]) this.visited(path)
    // What was there when the page came is counted, not told aloud.
    const fresh = this.#looked ? freshOf(news, this.#news, this.#read) : []
    this.#looked = true
    this.#on = on
    this.#news = news
    for (const { text, link } of fresh) notify(text, { label: m.bell_go(), run: () => void goto(link) })
  }

  #keep(read: Read): void {
    this.#read = read
    try {
      localStorage.setItem(KEY, JSON.stringify(read))
    } catch {
      // A browser may forbid storage: the next page counts it once more.
    }
  }
}

function stored(): Read {
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? 'null') as Partial<Read> | null
    return { ...NOTHING_READ, ...kept }
  } catch {
    return NOTHING_READ
  }
}

export const bell = new Bell()
