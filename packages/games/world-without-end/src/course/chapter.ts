import { push, rule } from '@chronik/kernel'
import type { WorldState } from '../box/state.ts'
import { ROUNDS } from '../box/vocabulary.ts'
import { takeUpHands } from '../cards/piles.ts'
import { chapterEnd } from './chapter-end.ts'
import { round } from './round.ts'

// W-201, W-205, W-943: new hands, six rounds, and the chapter end.
export const chapter = rule<WorldState>('chapter', (state) => {
  // Laid out first: while anything is told, something must still be due, or the screens would fall (W-954).
  push(state, chapterEnd)
  for (let left = ROUNDS; left > 0; left--) push(state, round)
  state.chapter++
  state.round = 0
  takeUpHands(state)
})
