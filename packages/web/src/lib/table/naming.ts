import { type AnyState, type Game, type Language, nameOf } from '@chronik/kernel'
import { capital, isYou } from './wording.ts'

/** Whoever knows the game and the language of the screen: a table, for one. */
export interface Speaking<S extends AnyState = AnyState> {
  readonly game: Pick<Game<S>, 'names'>
  readonly language: Language
}

/** What a word of the game is called. */
export const named = <S extends AnyState>(word: string, { game, language }: Speaking<S>): string =>
  nameOf(word, language, game.names)

/** The same at the head of something. */
export const titled = <S extends AnyState>(word: string, speaking: Speaking<S>): string =>
  capital(named(word, speaking))

/** Somebody in a sentence: who has no name of one's own there is spoken to. */
export const called = (name: string): { name: string; you: 'yes' | 'no' } => ({
  name,
  you: isYou(name) ? 'yes' : 'no',
})
