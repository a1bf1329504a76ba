import type { Language } from '../language.ts'
import { inLanguage, type Sentence } from './sentence.ts'
import type { GameStory } from './story.ts'

/** Somebody the story tells of. */
export interface Person {
  readonly name: string
  /** The person who reads; addressed instead of named. */
  readonly you?: boolean
}

export interface Player extends Person {
  /** Colour of the pieces: a word of the game. */
  readonly colour: string
}

/** Who sits where, and the language of the one who reads. */
export interface Cast {
  readonly seats: readonly Player[]
  readonly language: Language
}

/** Seats as a value of a sentence. */
export interface People {
  readonly people: readonly number[]
}

const YOU: Sentence = ['du', 'you', 'jij']

export function sameCast(one: Cast, other: Cast): boolean {
  return (
    one.language === other.language &&
    one.seats.length === other.seats.length &&
    one.seats.every(({ name, you, colour }, at) => {
      const same = other.seats[at]
      return name === same.name && you === same.you && colour === same.colour
    })
  )
}

/** Whoever sits on a seat, or acts without one. */
export function personAt({ strangers }: GameStory, { seats, language }: Cast, seat: number): Person {
  if (seat >= 0 && seat < seats.length) return seats[seat]
  if (strangers === undefined) throw new Error(`nobody sits at seat ${seat}`)
  return { name: inLanguage(strangers.name(seat), language) }
}

/** What somebody is called in the middle of a sentence. */
export function calledIn(language: Language, { name, you }: Person): string {
  return you === true ? inLanguage(YOU, language) : name
}

/** Made once for each language: making one takes longer than all the lists of a log. */
const lists = new Map<Language, Intl.ListFormat>()

/** `a, b and c` in the language of the one who reads. */
export function listed(language: Language, names: readonly string[]): string {
  const list = lists.get(language) ?? new Intl.ListFormat(language === 'en' ? 'en-GB' : language)
  lists.set(language, list)
  return list.format(names)
}
