/** What the life goals add to the story of a match. */
export type GoalLog =
  | {
      readonly code: 'goal-dealt'
      readonly seat: number
      readonly goal: string
      readonly colour: 'silver' | 'golden'
      readonly secret: readonly ['goal']
    }
  | { readonly code: 'goal-reached'; readonly seat: number; readonly goal: string; readonly amount: number }
