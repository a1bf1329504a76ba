import { COLOURS, type VillageState } from '@chronik/village'

/** A building as its card shows it: two ways to a product. */
export interface Craft {
  readonly building: string
  readonly training: number
  readonly production: number
  readonly price: readonly string[]
  readonly grain: number
  readonly products: readonly string[]
  /** So many of them at once; one unless told. */
  readonly amount?: number
}

export function craftsOf({ box }: VillageState): Craft[] {
  return Object.entries(box.figures.crafts).map(
    ([building, { training, production, influence, grain, products }]) => ({
      building,
      training,
      production,
      price: COLOURS.list.flatMap((colour) => Array.from({ length: influence[colour] ?? 0 }, () => colour)),
      grain,
      products,
    }),
  )
}
