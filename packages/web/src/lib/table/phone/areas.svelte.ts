import type { Target, TargetId } from '../contract.ts'
import { pointed } from '../pointed.svelte.ts'

interface Following<Area extends string> {
  readonly first: Area
  /** Where what is asked now happens; null where it does not matter. */
  asked(): Area | null
  areaOf(id: TargetId): Area | null
  targets(): ReadonlyMap<TargetId, Target>
}

/**
 * The areas of a table on a phone, of which one is seen at a time. The camera follows the question; afterwards
 * everybody looks where they like. Made where a component is set up.
 */
export class PhoneAreas<Area extends string> {
  #shown = $state.raw() as Area
  readonly #following: Following<Area>

  constructor(following: Following<Area>) {
    this.#following = following
    this.#shown = following.first
    $effect.pre(() => {
      const led = pointed.id === null ? null : following.areaOf(pointed.id)
      const asked = led ?? following.asked()
      if (asked !== null) this.#shown = asked
    })
  }

  get shown(): Area {
    return this.#shown
  }

  readonly show = (area: Area): void => {
    this.#shown = area
  }

  /** In which areas something can be done, once for each thing. */
  readonly calling: readonly (Area | null)[] = $derived.by(() =>
    [...this.#following.targets()].flatMap(([id, { state }]) =>
      state === 'possible' || state === 'chosen' ? [this.#following.areaOf(id)] : [],
    ),
  )
}
