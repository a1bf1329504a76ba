import { owns } from '../bus/owner.ts'
import type { Bus } from '../bus/port.ts'
import type { Clock } from '../settings/clock.ts'
import type { Deed } from '../store/port/deeds.ts'
import type { TableStore } from '../store/port/tables.ts'
import type { Table } from '../tables/table.ts'
import type { Audiences } from './audiences.ts'
import type { BotDriver } from './bots/driver.ts'
import type { Clocks } from './clocks.ts'
import type { Ending } from './ending.ts'
import { LoadedMatch } from './loaded.ts'
import type { LoadedMatches } from './loaded-matches.ts'
import type { MatchesHooks, Unplayable } from './port.ts'

export interface CurrentNeeds {
  readonly tables: TableStore
  readonly loaded: LoadedMatches
  readonly audiences: Audiences
  readonly clocks: Clocks
  readonly bots: BotDriver
  readonly ending: Ending
  readonly bus: Bus
  readonly clock: Clock
  readonly hooks: MatchesHooks
}

/** The matches as they are now: whoever looks at one lets everybody know how far it has come. */
export class CurrentMatches {
  readonly #needs: CurrentNeeds

  constructor(needs: CurrentNeeds) {
    this.#needs = needs
  }

  /** The match, from memory or from its deeds, at least up to a deed; whoever watches learns what they missed. */
  async load(table: string, seq: number | null = null): Promise<LoadedMatch | Unplayable> {
    const { clocks } = this.#needs
    let loaded = this.#needs.loaded.get(table)
    if (loaded === undefined) {
      loaded = await this.#needs.loaded.rebuild(table)
      if (!('refusal' in loaded)) await clocks.recall(loaded.table)
    } else if (loaded instanceof LoadedMatch && seq !== null && loaded.seq < seq)
      // Who asks has seen more than this process: it was told so by another one.
      loaded = await this.#needs.loaded.refresh(loaded)
    if ('refusal' in loaded) return loaded
    loaded.readClock = () => clocks.read(table)
    await this.settle(loaded)
    return loaded
  }

  /** Lets everybody know where the match is: who watches, the bots, and the table if it is over. */
  async settle(loaded: LoadedMatch): Promise<void> {
    const { clock, clocks, audiences, bus, bots, ending } = this.#needs
    loaded.seenAt(clock.steady())
    clocks.look(loaded)
    audiences.tell(loaded)
    if (owns(bus, loaded.table.id)) {
      bots.look(loaded)
      this.#awaits(loaded)
    }
    if (loaded.over && loaded.table.status === 'playing') await ending.finish(loaded)
  }

  /** Takes the table as it is now, if it is newer than what is known. */
  adopt(table: Table): void {
    const loaded = this.#needs.loaded.get(table.id)
    if (!(loaded instanceof LoadedMatch) || table.version <= loaded.table.version) return
    const ends = loaded.table.status === 'playing' && table.status !== 'playing'
    loaded.table = table
    loaded.clockChanged()
    this.#needs.clocks.look(loaded)
    if (ends) this.#needs.audiences.reveal(loaded)
  }

  /** The clocks of a match run or stand still from now on, without a move. */
  clocked(table: string): void {
    const loaded = this.#needs.loaded.get(table)
    if (loaded !== undefined && !('refusal' in loaded)) loaded.clockChanged()
    const clock = this.#needs.clocks.read(table)
    if (clock !== null) this.#needs.hooks.clocked?.(table, clock)
  }

  /** Lets a match catch up with a deed, or with everything that is kept. */
  async refresh(id: string, heard?: { readonly seq: number; readonly deed?: Deed }): Promise<void> {
    const { clock, hooks } = this.#needs
    const loaded = this.#needs.loaded.get(id)
    if (loaded instanceof LoadedMatch && (heard === undefined || loaded.seq < heard.seq)) {
      await this.#needs.loaded.refresh(loaded, heard?.deed)
      if (heard !== undefined) hooks.reached?.(Math.max(0, clock.wall() - loaded.lastAt))
    }
    await this.load(id)
  }

  /** Another process has changed the table. */
  async reread(id: string): Promise<void> {
    const table = await this.#needs.tables.find(id)
    if (table === null || table.seed === null) return
    this.adopt(table)
    if (table.status === 'playing') await this.load(id)
  }

  /** Nobody here needs to know the match any more. */
  drop(table: string): void {
    this.#needs.loaded.drop(table)
    this.#needs.clocks.drop(table)
  }

  /** Nothing is known for sure any more: what nobody watches is read anew when somebody asks for it. */
  dropUnwatched(): void {
    for (const id of this.#needs.loaded.ids) if (!this.#needs.audiences.has(id)) this.drop(id)
  }

  /** Tells once for every deed who is to decide. */
  #awaits(loaded: LoadedMatch): void {
    if (loaded.awaitsTold === loaded.seq || loaded.over || loaded.table.status !== 'playing') return
    loaded.awaitsTold = loaded.seq
    this.#needs.hooks.awaits?.(loaded.table, loaded.due, loaded.seq)
  }
}
