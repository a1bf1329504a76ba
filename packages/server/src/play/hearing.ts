import type { News } from '../bus/news.ts'
import { owns } from '../bus/owner.ts'
import type { Bus, Member } from '../bus/port.ts'
import type { Audiences } from './audiences.ts'
import type { Clocks } from './clocks.ts'
import type { CurrentMatches } from './current.ts'
import type { Turns } from './turns.ts'
import type { Waking } from './waking.ts'

export interface HearingNeeds {
  readonly bus: Bus
  readonly audiences: Audiences
  readonly clocks: Clocks
  readonly current: CurrentMatches
  readonly turns: Turns
  readonly waking: Waking
  /** Does something at a table when it is its turn. */
  later(table: string, act: () => Promise<void>): void
}

/** Hears what other processes do to the matches, and which of them come and go. */
export class Hearing {
  readonly #needs: HearingNeeds
  readonly #deaf: readonly (() => void)[]

  constructor(needs: HearingNeeds) {
    this.#needs = needs
    const { bus } = needs
    this.#deaf = [
      bus.listen((news, from) => {
        if (from !== bus.self) this.#hear(news)
      }),
      bus.onGap(() => this.#lookUp()),
      bus.onMembers(({ went }) => this.#membersChanged(went)),
    ]
  }

  close(): void {
    for (const stop of this.#deaf) stop()
  }

  /** Another process has told something that may concern matches in this one. */
  #hear(news: News): void {
    const { clocks, current } = this.#needs
    if (news.kind === 'deed') this.#lookAt(news.table, () => current.refresh(news.table, news))
    else if (news.kind === 'table') {
      const { id, status } = news
      if (status === 'gathering') current.drop(id)
      else this.#lookAt(id, () => current.reread(id))
    } else if (news.kind === 'granted') clocks.adopt(news.table, news.seq, news.spent, news.at)
  }

  /**
   * Lets who follows a match learn what is new; what nobody follows is forgotten. While something is under way at
   * the table it is waited for: somebody may just be sitting down to what was read before.
   */
  #lookAt(table: string, learn: () => Promise<void>): void {
    const { current, later, turns } = this.#needs
    if (!this.#follows(table) && !turns.underWay.includes(table)) current.drop(table)
    else
      later(table, async () => {
        if (this.#follows(table)) await learn()
        else current.drop(table)
      })
  }

  /** Whether this process has to know at once what happens in a match. */
  #follows(table: string): boolean {
    return this.#needs.audiences.has(table) || owns(this.#needs.bus, table)
  }

  /** A process that went without a word may not have told its last deed, and its tables have another owner now. */
  #membersChanged(went: readonly Member[]): void {
    if (went.length > 0) this.#lookUp()
    else this.#needs.waking.takeOver()
  }

  /** Something may have been missed: what is watched is looked up, what is not is forgotten. */
  #lookUp(): void {
    const { audiences, current, turns, waking } = this.#needs
    current.dropUnwatched()
    for (const id of new Set([...audiences.tables, ...turns.underWay]))
      this.#lookAt(id, async () => {
        await current.refresh(id)
        await current.reread(id)
      })
    waking.takeOver()
  }
}
