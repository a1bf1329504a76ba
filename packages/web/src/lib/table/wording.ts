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
import * as m from '../words/messages.js'
import type { Token } from './contract.ts'

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

/** Pieces that are no words of a game. */
const SIGNS: { readonly [piece: string]: (inputs: object, options: { locale: Language }) => string } = {
  time: m.act_piece_time,
  'influence-any': m.act_piece_influence_any,
  'goods-any': m.act_piece_goods_any,
  'next-start': m.act_piece_ring,
  quill: m.act_piece_quill,
}

export function pieceName<S extends AnyState>(game: Game<S>, piece: string, language: Language): string {
  const sign = SIGNS[piece]
  if (sign !== undefined) return sign({}, { locale: language })
  const meeple = /^meeple-[a-z]+-(\d)$/.exec(piece)
  if (meeple !== null) return m.act_piece_member({ number: meeple[1] }, { locale: language })
  return nameOf(piece, language, game.names)
}

/** Tokens for those who listen: `2 time, 1 wagon`. */
export function spokenTokens<S extends AnyState>(
  game: Game<S>,
  tokens: readonly Token[],
  language: Language,
): string {
  return tokens
    .map(
      ({ piece, amount }) => `${amount === undefined ? '' : `${amount} `}${pieceName(game, piece, language)}`,
    )
    .join(', ')
}

/** What something costs and brings, for those who listen. */
export function spokenPrice<S extends AnyState>(
  game: Game<S>,
  cost: readonly Token[],
  gain: readonly Token[],
  language: Language,
): string {
  const locale = { locale: language }
  const parts: string[] = []
  if (cost.length > 0) parts.push(m.act_spoken_costs({ what: spokenTokens(game, cost, language) }, locale))
  if (gain.length > 0) parts.push(m.act_spoken_brings({ what: spokenTokens(game, gain, language) }, locale))
  return parts.join(', ')
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
