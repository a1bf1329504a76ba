/** The way to an area of a table on a phone. */
export interface AreaTab<Area extends string> {
  readonly id: Area
  readonly name: string
  readonly piece: string
  /** Cubes that lie there, or nothing. */
  readonly count: number | null
  /** Something can be done there now. */
  readonly calls: boolean
  /** Stays in sight when the others are pushed along. */
  readonly fixed?: boolean
}
