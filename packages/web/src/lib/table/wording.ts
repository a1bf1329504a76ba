import {
  type AnyState,
  type Game,
  LANGUAGES,
  type Language,
  type Move,
  nameOf,
  type Refusal,
  tell,
} from '@chronik/kernel'
import { type GameStory, spokenToken } from '@chronik/kernel/story'
import * as m from '../words/messages.js'
import type { Seat, Token } from './contract.ts'

/** A move taken apart: its kind by notation, and the words in its blanks. */
export interface Reading {
  readonly kind: string
  readonly words: { readonly [blank: string]: string }
}

export function readMove<S extends AnyState>({ notation }: Game<S>, move: Move): Reading {
  const { notation: kind, blanks } = notation.kindOf(move)
  const words = blanks.map(({ name, blank, shift, mask }) => [name, blank.format((move >> shift) & mask)])
  return { kind, words: Object.fromEntries(words) as { readonly [blank: string]: string } }
}

export function capital(text: string): string {
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}`
}

/** Several things said one after the other, each as a sentence of its own; what is empty is left out. */
export function inSentences(parts: readonly string[]): string {
  return parts
    .filter((part) => part !== '')
    .reduce(
      (said, part) => (said === '' ? part : `${said}${/[.!?]$/.test(said) ? '' : '.'} ${capital(part)}`),
      '',
    )
}

/** Signs that are no pieces of a game. */
const SIGNS: { readonly [piece: string]: (inputs: object, options: { locale: Language }) => string } = {
  time: m.act_piece_time,
  'influence-any': m.act_piece_influence_any,
  'goods-any': m.act_piece_goods_any,
  'next-start': m.act_piece_ring,
  quill: m.act_piece_quill,
}

/** What a piece is called where it stands alone. */
export function pieceName(story: GameStory, piece: string, language: Language): string {
  const sign = SIGNS[piece]
  if (sign !== undefined) return sign({}, { locale: language })
  if (Object.hasOwn(story.names[language], piece)) return nameOf(piece, language, story.names)
  return spokenToken(story, { piece, bare: true }, { seats: [], language })
}

/** Tokens for those who listen: `2 time, a wagon`, `a horse or an ox`. */
export function spokenTokens(story: GameStory, tokens: readonly Token[], language: Language): string {
  const cast = { seats: [], language }
  const or = ` ${m.act_or({}, { locale: language })} `
  return tokens.reduce((said, token, at) => {
    const one = Object.hasOwn(story.pieces, token.piece)
      ? spokenToken(story, token, cast)
      : `${token.amount ?? ''} ${pieceName(story, token.piece, language)}`.trim()
    return at === 0 ? one : `${said}${token.or === true ? or : ', '}${one}`
  }, '')
}

/** What something costs and brings, for those who listen. */
export function spokenPrice(
  story: GameStory,
  cost: readonly Token[],
  gain: readonly Token[],
  language: Language,
): string {
  const locale = { locale: language }
  const parts: string[] = []
  const spoken = (tokens: readonly Token[]) => spokenTokens(story, summed(tokens), language)
  if (cost.length > 0) parts.push(m.act_spoken_costs({ what: spoken(cost) }, locale))
  if (gain.length > 0) parts.push(m.act_spoken_brings({ what: spoken(gain) }, locale))
  return parts.join(', ')
}

/** What is paid step by step is told as one: `2 time`, not `1 time, 1 time`. */
function summed(tokens: readonly Token[]): readonly Token[] {
  const sums: Token[] = []
  for (const token of tokens) {
    const at =
      token.or === true ? -1 : sums.findIndex(({ piece, or }) => piece === token.piece && or !== true)
    if (at < 0) sums.push(token)
    else sums[at] = { ...sums[at], amount: (sums[at].amount ?? 1) + (token.amount ?? 1) }
  }
  return sums
}

export function refusalWords<S extends AnyState>(
  game: Game<S>,
  refusal: Refusal,
  language: Language,
): string {
  return tell(refusal, language, game.refusals, game.names)
}

/** Whether a seat has no name of its own but is simply the person at the device. */
export function isYou(name: string | undefined): boolean {
  return LANGUAGES.some((locale) => m.app_you({}, { locale }) === name)
}

/** What whoever sits on a seat is called in a language. */
export function spokenName<N extends string | undefined>(name: N, language: Language): N | string {
  return isYou(name) ? m.app_you({}, { locale: language }) : name
}

/** The seats with their names as they are called in a language. */
export function spokenSeats(seats: readonly Seat[], language: Language): readonly Seat[] {
  if (!seats.some(({ name }) => isYou(name))) return seats
  return seats.map((seat) => ({ ...seat, name: spokenName(seat.name, language) }))
}
