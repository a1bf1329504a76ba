export type { Act } from './act.ts'
export type { Cast, People, Person, Player } from './cast.ts'
export { listed } from './cast.ts'
export { phraseIn, type Sentence } from './sentence.ts'
export { spokenLine, spokenToken } from './spoken.ts'
export {
  awaitsReveal,
  defineStory,
  type EntryOf,
  type GameStory,
  gathersOthers,
  isBarePayment,
  type Memory,
  type StoryLine,
  type Strangers,
  type Tale,
  type Teller,
  type Tellers,
  type Telling,
  type Value,
  type Values,
} from './story.ts'
export { StoryTeller, tellAll } from './teller.ts'
export { addToken, type CountedToken, counted, type Part, type Parts, type Token } from './token.ts'
