import type { Module } from '../module.ts'
import {
  compileGoals,
  dealGoals,
  dealGolden,
  dealSilver,
  goldenSource,
  imagineGoals,
  silverSource,
  watchGoals,
} from './goals.ts'
import { goalInvariants } from './invariants.ts'

/** Life goals: each player strives for a silver and a golden one. */
export const goalsModule: Module = {
  id: 'goals',
  moves: [],
  steps: [dealSilver, dealGolden],
  sources: [silverSource, goldenSource],
  sideMoves: [],
  standMoves: [],
  actionMoves: [],
  isInPlay: (draft) => draft.options.goals === true,
  pack(draft) {
    draft.secrets.push('silver', 'golden')
    draft.setups.unshift(dealGoals)
    draft.settled.push(watchGoals(compileGoals(draft.figures.goals)))
  },
  invariants: goalInvariants,
  imagine: (view, _viewer, random) => imagineGoals(view, random),
  // Goals are no moves: the table reveals them.
  untimely: () => null,
}
