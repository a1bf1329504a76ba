import {
  type Correction,
  correct,
  type Edition,
  type Game,
  type Json,
  type Mark,
  type Misfit,
  MisfitError,
  markOf,
} from '@chronik/kernel'
import { markAt, type Slot, slotsOf, valueAt } from '@chronik/kernel/slots'
import { idOf, type OwnEdition } from './own.svelte.ts'

const isSame = (one: Json, other: Json): boolean => JSON.stringify(one) === JSON.stringify(other)

/** An edition as it is being written: the standard one and what differs from it, place by place. */
export class EditionDraft {
  readonly game: Game
  readonly slots: readonly Slot[]
  /** What it was called when it was kept last; empty before. */
  kept = $state('')
  name = $state('')
  #changes = $state.raw<ReadonlyMap<string, Correction>>(new Map())
  /** The first place that does not fit, if there is one. */
  readonly misfit = $derived.by(() => this.#tried().misfit)
  /** The edition as a match would be played with it; null while something does not fit. */
  readonly edition = $derived.by(() => this.#tried().edition)

  constructor(game: Game, own: OwnEdition | null, name: string) {
    this.game = game
    this.slots = slotsOf(game.editions)
    this.name = own?.name ?? name
    this.kept = own?.id ?? ''
    if (own !== null) this.#changes = new Map(own.corrections.map((one) => [one.path, one]))
  }

  get id(): string {
    return idOf(this.name)
  }

  get changes(): readonly Correction[] {
    return [...this.#changes.values()]
  }

  get own(): OwnEdition {
    return { game: this.game.id, id: this.id, name: this.name.trim() || this.id, corrections: this.changes }
  }

  changeAt(slot: Slot): Correction | null {
    return this.#changes.get(slot.path) ?? null
  }

  valueOf(slot: Slot): Json {
    return this.changeAt(slot)?.value ?? (this.#changes.has(slot.path) ? null : slot.value)
  }

  markOf(slot: Slot): Mark | null {
    return this.changeAt(slot)?.mark ?? this.standardMark(slot)
  }

  standardMark(slot: Slot): Mark | null {
    return markAt(this.game.editions.standard, slot)
  }

  /** What stands there from now on; a figure that somebody thought of is reconstructed until told otherwise. */
  set(slot: Slot, value: Json, mark: Mark = this.changeAt(slot)?.mark ?? 'R'): void {
    if (isSame(value, slot.value)) this.reset(slot.path)
    else this.#put(new Map([...this.#changes, [slot.path, { path: slot.path, value, mark }]]))
  }

  reset(path: string): void {
    this.#put(new Map([...this.#changes].filter(([known]) => known !== path)))
  }

  #put(changes: ReadonlyMap<string, Correction>): void {
    this.#changes = changes
  }

  #tried(): { readonly edition: Edition | null; readonly misfit: Misfit | null } {
    try {
      return { edition: correct(this.game.editions, this.id, this.changes), misfit: null }
    } catch (error) {
      if (error instanceof MisfitError) return { edition: null, misfit: error.misfit }
      throw error
    }
  }
}

/** What an edition changes, place by place. */
export function changesOf(game: Game, edition: Edition): Correction[] {
  return slotsOf(game.editions).flatMap((slot) => {
    const value = valueAt(edition, slot.path)
    const mark = markAt(edition, { path: slot.path, value }) ?? markOf(edition, slot.path) ?? 'R'
    const same = isSame(value, slot.value) && mark === markAt(game.editions.standard, slot)
    return same ? [] : [{ path: slot.path, value, mark }]
  })
}
