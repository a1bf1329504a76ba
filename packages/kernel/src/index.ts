export * from './ahead.ts'
export * from './card.ts'
export * from './chance/chance.ts'
export * from './chance/scripted.ts'
export * from './chance/sealed.ts'
export * from './chance/seeded.ts'
export { type Json, type Misfit, MisfitError, show } from './codec.ts'
export * from './edition.ts'
export * from './engine.ts'
export * from './game.ts'
export * from './language.ts'
export * from './log.ts'
export * from './match.ts'
export * from './move.ts'
export * from './narrator.ts'
export * from './notated.ts'
export * from './options.ts'
export { type BoundRecord, bindRecord } from './record/bind.ts'
export { RECORD_ERRORS, RecordError, type RecordErrorCode } from './record/error.ts'
export { formatEvent, formatJson, formatRecord } from './record/format.ts'
export { parseRecord } from './record/parse.ts'
export * from './record/record.ts'
export * from './record/replay.ts'
export * from './record/resume.ts'
export * from './record/verify.ts'
export * from './record/write.ts'
export * from './refusal.ts'
export * from './score.ts'
export {
  type Contents,
  type Field,
  type Fields,
  flag,
  group,
  HIDDEN,
  type Int,
  int,
  ints,
  NONE,
  rows,
  secret,
  sizeOf,
  word,
  wordOrNone,
} from './shape.ts'
export {
  barrier,
  type ChanceStep,
  type Choice,
  chance,
  choice,
  clearSteps,
  comesNext,
  push,
  type RuleStep,
  rule,
  type SideMoves,
  type Source,
  type Step,
  source,
  waiting,
  waits,
  waitsWith,
} from './step.ts'
export * from './tentative.ts'
export * from './view.ts'
export { Witness } from './witness.ts'
export * from './words.ts'
