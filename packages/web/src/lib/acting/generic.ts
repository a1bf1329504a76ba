import { type Move, nameOf } from '@chronik/kernel'
import type { OptionCard } from '../table/contract.ts'
import { capital, readMove } from '../table/wording.ts'
import * as m from '../words/messages.js'
import type { Acting, Context } from './offer.ts'

/** A kind of move or step that reads best as the last of the row: it changes nothing. */
const QUIET = /^(skip|pass|none|done|decline|stop|end)\b/

/**
 * Words for the decisions of any game: options from the notation, with the names the game gives its words.
 * A game with words of its own takes its place.
 */
export const genericActing: Acting = {
  offer: (context) => ({
    prompt: { question: m.act_ask_any({}, { locale: context.language }) },
    cards: context.moves.map((move) => cardOf(context, move)),
    groups: null,
    aims: new Map(),
  }),
  narrowed: ({ language }) => m.act_ask_any({}, { locale: language }),
  act: ({ language }) => m.act_do_end({}, { locale: language }),
  explain: () => null,
  tell: titleOf,
}

function cardOf(context: Context, move: Move): OptionCard {
  const { kind } = readMove(context.game, move)
  return {
    move,
    title: titleOf(context, move),
    cost: [],
    gain: [],
    targets: [],
    ...(QUIET.test(kind) && { quiet: true }),
  }
}

/** The notation, word for word in names. */
function titleOf({ game, language }: Context, move: Move): string {
  const { kind, words } = readMove(game, move)
  const named = (word: string) => nameOf(word, language, game.names)
  const text = kind
    .split(/(<[^>]+>)/)
    .map((part) => {
      const blank = /^<(.+)>$/.exec(part)?.[1]
      return blank === undefined ? part.split(' ').map(named).join(' ') : named(words[blank])
    })
    .join('')
  return capital(text.replaceAll('->', ' → ').replaceAll(/(?<=\p{L})-(?=\p{L})/gu, ' '))
}
