import type { Look } from '../filling.ts'
import GoalMarks from './GoalMarks.svelte'
import Over from './Over.svelte'
import OwnGoals from './OwnGoals.svelte'
import { goalSheet } from './pieces.ts'
import Scored from './Scored.svelte'
import WholeGoals from './WholeGoals.svelte'

/** The two goals at the farms; those of others only once they are reached. */
export const look: Look = {
  sheet: goalSheet,
  own: [{ id: 'goals', Part: OwnGoals, lies: 'half' }],
  card: [{ id: 'goals', Part: GoalMarks }],
  whole: [{ id: 'goals', Part: WholeGoals }],
  Over,
  Scored,
}
