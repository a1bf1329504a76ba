import { type Game, type Language, MisfitError, type Refusal, tell } from '@chronik/kernel'
import { WORDS } from './words.ts'

/** What an error reply says. */
export interface ErrorReply {
  readonly code: string
  readonly words: string
  readonly rule?: string
  readonly path?: string
  readonly index?: number
}

/** Why a request cannot be answered; thrown where it shows, turned into an error reply in one place. */
export class Problem extends Error {
  readonly refusal: Refusal
  readonly path: string | undefined
  readonly index: number | undefined
  /** The game, if it is the game that refuses. */
  readonly game: Game | undefined

  constructor(refusal: Refusal, at: { path?: string; index?: number; game?: Game } = {}) {
    super(refusal.code)
    this.name = 'Problem'
    this.refusal = refusal
    this.path = at.path
    this.index = at.index
    this.game = at.game
  }
}

/** Something in the request has the wrong form. */
export function misfit(code: string, path: string, expected: string, found: string): Problem {
  return new Problem({ code, params: { path, expected, found } }, { path })
}

/** The kernel's word about untrusted input, as a place in the request. */
export function within<T>(code: string, prefix: string, read: () => T): T {
  try {
    return read()
  } catch (error) {
    if (!(error instanceof MisfitError)) throw error
    const { path, expected, found } = error.misfit
    const place = path === 'the whole' ? prefix : [prefix, path].filter((part) => part !== '').join('.')
    throw misfit(code, place, expected, found)
  }
}

export function errorReply(error: unknown, language: Language): ErrorReply {
  if (!(error instanceof Problem))
    return { code: 'internal', words: tell({ code: 'internal' }, language, WORDS) }
  const { refusal, path, index, game } = error
  return {
    code: refusal.code,
    words: tell(refusal, language, game?.refusals ?? WORDS, game?.names),
    ...(refusal.rule !== undefined && { rule: refusal.rule }),
    ...(path !== undefined && { path }),
    ...(index !== undefined && { index }),
  }
}
