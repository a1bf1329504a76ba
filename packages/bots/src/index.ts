export { type Advice, advise, type Reason } from './advice.ts'
export { type Analysis, analyse, type Judged, type Part, type Stretch } from './analysis.ts'
export { type BlockResult, type Contest, playBlock } from './arena/block.ts'
export { playMatch } from './arena/match.ts'
export { type Judgement, judge, type Verdict } from './arena/sequential.ts'
export { type Mean, type Standing, standings } from './arena/statistics.ts'
export { type Bot, type Clock, seatBot } from './bot.ts'
export { chancesOf, type Doubt, doubtAt } from './chances.ts'
export { type Appraiser, Estimator, type Evaluator, type Weights } from './evaluator.ts'
export { Leaning } from './leaning.ts'
export type { Learned } from './learned/learned.ts'
export type { Lessons } from './learned/pupil.ts'
export {
  type Classroom,
  type Course,
  type Exercise,
  School,
  type Standing as SchoolStanding,
  standingAfter,
} from './learned/school.ts'
export { FORESIGHT, LEVELS, type Level, type Manner, mannerOf, roomFor, type SearchManner } from './levels.ts'
export { loadOpponents } from './load.ts'
export { type LookedAt, lookedAt } from './looked-at.ts'
export {
  bestAppraiserOf,
  defineOpponents,
  estimatorOf,
  lookingBack,
  type Opponents,
  type Player,
  readyFor,
  schooled,
} from './opponents.ts'
export type { Foresight } from './replies.ts'
export type { RolloutPlan } from './search/rollout.ts'
export { type Budget, type Considered, type Found, Search } from './search/search.ts'
export { type Helper, isPonderer, laneSeed, Several } from './several.ts'
export { Challenge } from './training/challenge.ts'
export { handSetWeights, type Points } from './training/hand-set.ts'
export { type Plan, type Training, train, type Ways } from './training/train.ts'
