import type { News } from '../bus/news.ts'
import { owns } from '../bus/owner.ts'
import type { Bus, Member } from '../bus/port.ts'
import type { Audiences } from './audiences.ts'
import type { Clocks } from './clocks.ts'
import type { CurrentMatches } from './current.ts'
import type { Waking } from './waking.ts'

export interface HearingNeeds {
  readonly bus: Bus
  readonly audiences: Audiences
  readonly clocks: Clocks
  readonly current: CurrentMatches
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
    const { clocks, current, later } = this.#needs
    if (news.kind === 'deed') {
      if (this.#follows(news.table)) later(news.table, () => current.refresh(news.table, news))
      else current.drop(news.table)
    } else if (news.kind === 'table') {
      if (news.status !== 'gathering' && this.#follows(news.id)) later(news.id, () => current.reread(news.id))
      else current.drop(news.id)
    } else if (news.kind === 'granted') clocks.adopt(news.table, news.seq, news.spent, news.at)
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
    const { audiences, current, waking, later } = this.#needs
    current.dropUnwatched()
    for (const id of audiences.tables)
      later(id, async () => {
        await current.refresh(id)
        await current.reread(id)
      })
    waking.takeOver()
  }
}
