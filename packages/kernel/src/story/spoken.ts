import type { Language } from '../language.ts'
import { type Cast, listed, personAt } from './cast.ts'
import { inLanguage, type Sentence } from './sentence.ts'
import type { GameStory, StoryLine } from './story.ts'
import type { Part, Token } from './token.ts'

const YOURS: Sentence = ['von dir', 'of yours', 'van jou']
const THEIRS: Sentence = ['von {owner}', 'of {owner}’s', 'van {owner}']

/** A line for those who listen, and wherever there are no pictures: pieces by their names. */
export function spokenLine(story: GameStory, { parts }: StoryLine, cast: Cast): string {
  const said: string[] = []
  let pieces: string[] = []
  const flush = () => {
    if (pieces.length > 0) said.push(listed(cast.language, pieces))
    pieces = []
  }
  for (const part of parts) {
    if (typeof part === 'string') {
      flush()
      said.push(part)
    } else pieces.push(spokenToken(story, part, cast))
  }
  flush()
  return beginning(said.join(''), parts[0])
}

/** A piece in words: `2 wagons`, `a wagon`, `a wagon of yours`. */
export function spokenToken(story: GameStory, token: Token, cast: Cast): string {
  const { amount = 1, seat, bare } = token
  const noun = nounOf(story, token, cast, amount === 1 ? 'one' : 'many')
  const said = amount === 1 ? (bare === true ? withoutArticle(noun) : noun) : counted(noun, amount, cast)
  if (seat === undefined) return said
  const owner = personAt(story, cast, seat)
  const whose = inLanguage(owner.you === true ? YOURS : THEIRS, cast.language)
  return `${said} ${whose.replace('{owner}', owner.name)}`
}

/** Numbers in words where a noun begins with one itself: `zwei 2er`. */
const IN_WORDS: { readonly [language in Language]: readonly string[] } = {
  de: ['zwei', 'drei', 'vier', 'fünf', 'sechs'],
  en: ['two', 'three', 'four', 'five', 'six'],
  nl: ['twee', 'drie', 'vier', 'vijf', 'zes'],
}

function counted(noun: string, amount: number, { language }: Cast): string {
  const inWords = /^\d/.test(noun) ? IN_WORDS[language][amount - 2] : undefined
  return `${inWords ?? amount} ${noun}`
}

function nounOf({ pieces }: GameStory, { piece }: Token, { language }: Cast, form: 'one' | 'many'): string {
  if (!Object.hasOwn(pieces, piece)) return piece
  const [one, many = one] = inLanguage(pieces[piece], language).split('|')
  return form === 'one' ? one : many
}

/** `einen Wagen` is `Wagen`. */
function withoutArticle(noun: string): string {
  return noun.slice(noun.indexOf(' ') + 1)
}

function beginning(text: string, first: Part | undefined): string {
  return typeof first === 'string' ? text : `${text.charAt(0).toUpperCase()}${text.slice(1)}`
}
