import type { Clock } from '../settings/clock.ts'
import type { TableStore } from '../store/port/tables.ts'
import { playedResult } from '../tables/result.ts'
import type { Table } from '../tables/table.ts'
import type { LoadedMatch } from './loaded.ts'
import type { MatchesHooks } from './port.ts'

/** Milliseconds until the end of a match is kept once more that could not be. */
const END_EVERY = 1_000

export interface EndingNeeds {
  readonly tables: TableStore
  readonly clock: Clock
  readonly hooks: MatchesHooks
  /** Does something at a table when it is its turn, unless the house has closed meanwhile. */
  later(table: string, act: () => Promise<void>): void
}

/** Keeps at the table that its match is over, and with which result. */
export class Ending {
  readonly #needs: EndingNeeds

  constructor(needs: EndingNeeds) {
    this.#needs = needs
  }

  /** The deeds are the truth: should this fail, it is tried again, and whoever looks at the match does it as well. */
  async finish(loaded: LoadedMatch): Promise<void> {
    const { hooks, later } = this.#needs
    const { id } = loaded.table
    try {
      const over = await this.#save(loaded)
      if (over === null) return
      loaded.table = over
      hooks.ended?.(over)
    } catch (error) {
      hooks.warn?.('the end of a match could not be kept yet', { table: id, why: String(error) })
      setTimeout(() => later(id, () => this.finish(loaded)), END_EVERY).unref()
    }
  }

  /** The table as it is after the match; null if somebody else has ended it. */
  async #save({ table: { id }, score }: LoadedMatch): Promise<Table | null> {
    const { tables, clock } = this.#needs
    for (;;) {
      const table = await tables.find(id)
      if (table === null || table.status !== 'playing') return null
      const over: Table = {
        ...table,
        status: 'over',
        result: playedResult(table, score),
        proposals: [],
        paused: null,
        overdue: null,
        endedAt: clock.wall(),
        version: table.version + 1,
      }
      if (await tables.save(over, table.version)) return over
    }
  }
}
