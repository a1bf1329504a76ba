export * from './chance/chance.ts'
export * from './chance/scripted.ts'
export * from './chance/sealed.ts'
export * from './chance/seeded.ts'
export { type Json, type Misfit, MisfitError } from './codec.ts'
export * from './edition.ts'
export * from './engine.ts'
export * from './game.ts'
export * from './language.ts'
export * from './log.ts'
export * from './match.ts'
export * from './move.ts'
export * from './options.ts'
export * from './refusal.ts'
export * from './score.ts'
export {
  type Contents,
  type Fields,
  flag,
  group,
  HIDDEN,
  int,
  ints,
  NONE,
  rows,
  secret,
  word,
  wordOrNone,
} from './shape.ts'
export {
  barrier,
  type ChanceStep,
  type Choice,
  chance,
  choice,
  push,
  type RuleStep,
  rule,
  type SideMoves,
  type Source,
  type Step,
  source,
} from './step.ts'
export * from './tentative.ts'
export * from './view.ts'
export * from './words.ts'
