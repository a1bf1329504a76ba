/** What points come from, as a part of a bar that can be compared at a glance. */
export interface Source {
  readonly id: string
  readonly piece: string
  readonly name: string
  /** Ground and letters of its part of a bar. */
  readonly colours: readonly [ground: string, ink: string]
  /** By seat; what is not more than nothing has no part. */
  readonly values: readonly number[]
}
