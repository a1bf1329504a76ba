import { randomUUID } from 'node:crypto'
import { type Refusal, refusal } from '@chronik/kernel'
import type { Bus } from '../bus/port.ts'
import type { Clock } from '../settings/clock.ts'
import type { DeedStore } from '../store/port/deeds.ts'
import type { UndoProposal } from '../tables/undo.ts'
import type { Clocks } from './clocks.ts'
import type { CurrentMatches } from './current.ts'
import type { LoadedMatch } from './loaded.ts'
import type { LoadedMatches } from './loaded-matches.ts'
import type { MatchesHooks, Submitted } from './port.ts'
import { UNDOING, undoLine } from './undone.ts'

export interface DoingNeeds {
  readonly deeds: DeedStore
  readonly loaded: LoadedMatches
  readonly current: CurrentMatches
  readonly clocks: Clocks
  readonly bus: Bus
  readonly clock: Clock
  readonly hooks: MatchesHooks
}

/** Makes deeds: what is attempted in memory counts when it is kept, and then everybody is told. */
export class Doing {
  readonly #needs: DoingNeeds

  constructor(needs: DoingNeeds) {
    this.#needs = needs
  }

  /** Plays moves of a seat whole, or refuses them whole. */
  async play(
    loaded: LoadedMatch,
    { seat, request, lag }: { readonly seat: number; readonly request: string; readonly lag: number },
    moves: readonly string[],
  ): Promise<Submitted> {
    const { current, clocks, clock, bus, hooks } = this.#needs
    const { id } = loaded.table
    const attempt = loaded.attempt(seat, moves)
    if (!attempt.ok) return { kind: 'refused', index: attempt.index, refusal: attempt.refusal }
    const seq = loaded.seq + 1
    // What is attempted is in the position already: until it is safe, nobody may see it.
    this.#needs.loaded.drop(id)
    const { lines } = attempt
    const spent = clocks.spent(id, loaded.seq, lag)
    const deed = { table: id, seq, seat, request, lines, at: clock.wall(), spent }
    const appended = await this.#needs.deeds.append(deed)
    if (appended.kind === 'appended') {
      loaded.done(deed)
      this.#needs.loaded.keep(loaded)
      bus.tell({ kind: 'deed', table: id, seq, deed })
      await current.settle(loaded)
      const { overdue, proposals } = loaded.table
      if (overdue?.seat === seat || proposals.some(({ kind }) => kind === 'undo'))
        hooks.movedAfterAll?.(id, seat)
      return { kind: 'played', seq }
    }
    const rebuilt = await current.load(id)
    if (appended.kind === 'repeated') return { kind: 'played', seq: appended.seq }
    return refused('refusal' in rebuilt ? rebuilt.refusal : refusal('stale'))
  }

  /** Takes everything after a deed back, unless somebody has moved meanwhile: false. */
  async undo(loaded: LoadedMatch, { seat, seq, to }: UndoProposal): Promise<boolean> {
    const { current, clocks, clock, bus } = this.#needs
    const table = loaded.table.id
    if (loaded.seq !== seq || loaded.wayBack(seat) !== to) return false
    const spent = clocks.spent(table, seq, 0)
    const request = `${UNDOING}${randomUUID()}`
    const lines = [undoLine(to)]
    const deed = { table, seq: seq + 1, seat, request, lines, at: clock.wall(), spent }
    const appended = await this.#needs.deeds.append(deed)
    if (appended.kind === 'appended') {
      loaded.goBack(deed)
      bus.tell({ kind: 'deed', table, seq: deed.seq, deed })
    } else this.#needs.loaded.drop(table)
    await current.load(table)
    return appended.kind === 'appended'
  }
}

/** Nothing was played, and no move of the series is to blame. */
export function refused(why: Refusal): Submitted {
  return { kind: 'refused', index: 0, refusal: why }
}
