import type { Context } from '../acting/offer.ts'
import type { Replaying } from '../replay/replaying.svelte.ts'
import { settings } from '../settings/settings.svelte.ts'
import type { StoryLine, TargetId } from '../table/contract.ts'
import type { LookedAt } from './analysed.ts'

/** A decision in words. */
export interface ToldChoice {
  /** How many entries of the log were told before it, and with what followed. */
  readonly before: number
  readonly after: number
  readonly question: string
  readonly played: string
  readonly best: string
  /** What the better move is about on the board. */
  readonly targets: readonly TargetId[]
}

type Watched = Pick<Replaying, 'film' | 'session' | 'lines'>

/** The decision as its seat met it, in the words of the table. */
export function toldChoice({ film, session }: Watched, { event, played, best }: LookedAt): ToldChoice {
  const before = film.toldAfter(event)
  const after = film.toldAfter(event + 1)
  const choice = film.choiceAt(event)
  if (choice === null) return { before, after, question: '', played, best, targets: [] }
  const context: Context = {
    ...choice,
    game: film.game,
    seats: session.seats,
    language: settings.language,
  }
  const { acting } = session.table
  const offer = acting.offer(context)
  const told = (text: string): string => {
    const move = film.game.notation.parse(text)
    return typeof move === 'number' ? acting.tell(context, move) : text
  }
  const better = offer.cards.find(({ move }) => film.game.notation.format(move) === best)
  return {
    before,
    after,
    question: offer.prompt.question,
    played: told(played),
    best: told(best),
    targets: better?.targets ?? [],
  }
}

/** The line of the story that tells what a decision led to; null where nothing is told of it. */
export function lineOf({ film, lines }: Watched, { event }: Pick<LookedAt, 'event'>): StoryLine | null {
  const before = film.toldAfter(event)
  return lines.find(({ told }) => told > before) ?? null
}
