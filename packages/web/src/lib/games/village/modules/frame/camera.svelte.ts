import { untrack } from 'svelte'
import type { Scene } from '#lib/art/picture.ts'
import type { VillageTable } from '../../context.ts'
import { hasCastles } from '../../reading.ts'
import type { District } from '../filling.ts'
import { VILLAGE, viewNext, viewOfSpace, WORLD } from './views.ts'
import { villageAmong } from './village-scene.ts'
import { worldScene } from './world-scene.ts'

/** So high is the ribbon that lies over the upper edge of the board. */
export const RIBBON = 41

/**
 * Where one looks. The camera follows the questions that one is asked oneself, and goes back when one's own turn is
 * over; what others decide never moves it. Made where a component is set up.
 */
export class Camera {
  readonly districts: readonly District[]
  /** The whole world as a picture, and the village in it. */
  readonly scene: Scene
  readonly village: Scene
  /** How far the village reaches to the right. */
  readonly right: number
  #shown = $state(WORLD)
  #before = VILLAGE
  #mine = false

  constructor(table: VillageTable, districts: readonly District[]) {
    this.districts = districts
    const castles = hasCastles(table.view.box)
    this.scene = worldScene(districts, castles)
    this.village = villageAmong(districts, castles)
    this.right = Math.max(0, ...districts.map(({ inVillage }) => inVillage?.right ?? 0))
    $effect.pre(() => {
      const mine = table.due === table.seat
      void table.decision
      untrack(() => this.#follow(mine, table))
    })
  }

  get shown(): string {
    return this.#shown
  }

  /** So high is what lies over the board: from afar one sees everything, nothing has to lead there. */
  get above(): number {
    return this.#shown === WORLD ? 0 : RIBBON
  }

  readonly district: District | null = $derived.by(
    () => this.districts.find(({ id }) => id === this.#shown) ?? null,
  )

  /** Going back to the world, the camera rises from where it was. */
  get origin(): { readonly x: number; readonly y: number; readonly scale: number } {
    const region = this.districts.find(({ id }) => id === this.#before)?.region
    const [x, y] =
      region === undefined ? [550, 360] : [region.x + region.width / 2, region.y + region.height / 2]
    return { x, y, scale: 1.5 }
  }

  /** All that can be looked at, from the keys W and Shift+1 on. */
  get views(): readonly string[] {
    return [WORLD, VILLAGE, ...this.districts.map(({ id }) => id)]
  }

  readonly show = (view: string): void => {
    if (view === this.#shown) return
    this.#before = this.#shown
    this.#shown = view
  }

  /** Comes nearer to what lies at a point of the world, or goes back to it; false where there is nothing to fly to. */
  readonly fly = (nearer: boolean, x: number, y: number): boolean => {
    if (nearer === (this.#shown !== WORLD)) return false
    const district = this.districts.find(
      ({ region }) =>
        x >= region.x && x < region.x + region.width && y >= region.y && y < region.y + region.height,
    )
    this.show(nearer ? (district?.id ?? VILLAGE) : WORLD)
    return true
  }

  /** Where the action of a space happens. */
  viewOfSpace(space: string): string {
    return viewOfSpace(this.districts, space)
  }

  #follow(mine: boolean, table: VillageTable): void {
    this.show(viewNext(this.districts, table, { mine, wasMine: this.#mine }, this.#shown))
    this.#mine = mine
  }
}
