import { untrack } from 'svelte'
import type { VillageTable } from '../../context.ts'
import { areaOfDecision } from '../../phone/areas.ts'
import type { District } from '../filling.ts'

/** The whole of it, the village itself, or a district of a module. */
export const WORLD = 'world'
export const VILLAGE = 'village'

/** So high is the ribbon that lies over the upper edge of the board. */
export const RIBBON = 46

/** Decisions in which one looks over everything. */
const WIDE: readonly string[] = ['d-source', 'd-well-action', 'd-herald']

/**
 * Where one looks. The camera follows the questions that one is asked oneself, and goes back when one's own turn is
 * over; what others decide never moves it. Made where a component is set up.
 */
export class Camera {
  readonly districts: readonly District[]
  #shown = $state(WORLD)
  #mine = false

  constructor(table: VillageTable, districts: readonly District[]) {
    this.districts = districts
    $effect.pre(() => {
      const mine = table.due === table.seat
      const { decision } = table
      untrack(() => this.#follow(mine, decision))
    })
  }

  get shown(): string {
    return this.#shown
  }

  readonly district: District | null = $derived.by(
    () => this.districts.find(({ id }) => id === this.#shown) ?? null,
  )

  /** All that can be looked at, from the keys W and Shift+1 on. */
  get views(): readonly string[] {
    return [WORLD, VILLAGE, ...this.districts.map(({ id }) => id)]
  }

  readonly show = (view: string): void => {
    this.#shown = view
  }

  /** Where the action of a space happens. */
  viewOfSpace(space: string): string {
    return this.districts.find(({ spaces }) => spaces.includes(space))?.id ?? VILLAGE
  }

  #follow(mine: boolean, decision: string): void {
    if (mine) this.#shown = this.#viewOf(decision) ?? this.#shown
    else if (this.#mine) this.#shown = WORLD
    this.#mine = mine
  }

  #viewOf(decision: string): string | null {
    if (WIDE.includes(decision)) return WORLD
    const district = this.districts.find(({ decisions }) => decisions.includes(decision))
    if (district !== undefined) return district.id
    return areaOfDecision(decision) === null ? null : VILLAGE
  }
}
