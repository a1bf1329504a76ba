import { owns } from '../bus/owner.ts'
import type { Bus } from '../bus/port.ts'
import type { TableStore } from '../store/port/tables.ts'
import { levelOf } from './bots/driver.ts'
import type { CurrentMatches } from './current.ts'
import type { MatchesHooks } from './port.ts'
import type { Turns } from './turns.ts'

export interface WakingNeeds {
  readonly tables: TableStore
  readonly current: CurrentMatches
  readonly turns: Turns
  readonly bus: Bus
  readonly warn: MatchesHooks['warn']
}

/** Lets bots and clocks go on where this process sees to them: when it starts, and when a table becomes its own. */
export class Waking {
  readonly #needs: WakingNeeds
  #closed = false
  #takingOver: 'no' | 'once' | 'again' = 'no'

  constructor(needs: WakingNeeds) {
    this.#needs = needs
  }

  /** One after the other, so that people who come meanwhile are not kept waiting. */
  async wake(ids: readonly string[]): Promise<void> {
    const { bus, turns, warn } = this.#needs
    for (const id of ids) {
      if (this.#closed) return
      if (!owns(bus, id)) continue
      try {
        await turns.take(id, () => this.#wakeOne(id))
      } catch (error) {
        warn?.('bots could not go on', { table: id, why: String(error) })
      }
    }
  }

  /** Goes on with the bots and clocks of tables that are this process's now. */
  takeOver(): void {
    const { tables, warn } = this.#needs
    const busy = this.#takingOver !== 'no'
    this.#takingOver = busy ? 'again' : 'once'
    if (busy) return
    const taken = tables.playing().then((ids) => this.wake(ids))
    void taken
      .catch((error: unknown) => warn?.('bots could not go on', { why: String(error) }))
      .finally(() => {
        const again = this.#takingOver === 'again' && !this.#closed
        this.#takingOver = 'no'
        if (again) this.takeOver()
      })
  }

  close(): void {
    this.#closed = true
  }

  async #wakeOne(id: string): Promise<void> {
    const table = await this.#needs.tables.find(id)
    if (table?.status !== 'playing') return
    if (table.pace.kind === 'none' && table.seats.every((seat) => levelOf(seat) === null)) return
    await this.#needs.current.load(id)
  }
}
