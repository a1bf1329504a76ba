import type { Move } from '@chronik/kernel'
import type { TableSession } from '../session/session.svelte.ts'
import type { OptionCard } from '../table/contract.ts'
import { m } from '../words/messages.js'
import { type Chapter, leadsOn, placeIn } from './chapter.ts'

/** Where somebody is in a chapter. */
export type Standing =
  | { readonly at: 'step'; readonly step: number }
  /** The right move awaits confirmation. */
  | { readonly at: 'confirm' }
  /** Allowed, but not what it is about; it can be taken back. */
  | { readonly at: 'astray' }
  /** The turn is over without it: it begins anew. */
  | { readonly at: 'missed' }
  | { readonly at: 'reached' }

/** Follows a chapter at its table. */
export class LessonAtTable {
  readonly #session: TableSession
  readonly #chapter: Chapter

  constructor(session: TableSession, chapter: Chapter) {
    this.#session = session
    this.#chapter = chapter
  }

  readonly standing: Standing = $derived.by(() => {
    const { situation, acting } = this.#session
    const { told, turn } = situation
    const { context, chosen } = acting
    const tentative = turn === null ? [] : turn.told.slice(0, turn.seen)
    const format = (move: Move): string => context?.game.notation.format(move) ?? ''
    // What awaits confirmation is not made yet.
    const made = (turn?.series ?? []).slice(0, chosen === null ? undefined : -1).map(format)
    const place = placeIn(this.#chapter, { told, tentative, made }, context?.moves.map(format) ?? [])
    if (place === 'reached') return { at: 'reached' }
    if (context === null) return { at: 'missed' }
    if (place === 'astray') return { at: 'astray' }
    if (chosen === null) return { at: 'step', step: place }
    return { at: this.#chapter.steps[place].moves.includes(format(chosen)) ? 'confirm' : 'astray' }
  })

  /** Whether the thing that is pointed at answers now; else the way on lies in the bar. */
  readonly onBoard: boolean = $derived.by(() => {
    const { context, narrowed, offer } = this.#session.acting
    if (this.standing.at !== 'step' || context === null || narrowed !== null) return false
    const { moves, spot } = this.#chapter.steps[this.standing.step]
    const aim = offer?.aims.get(spot)
    return (aim?.series ?? aim?.moves ?? []).some((move) =>
      moves.includes(context.game.notation.format(move)),
    )
  })

  /** Whether an option is what is to be done now. */
  leads(card: OptionCard): boolean {
    const { standing } = this
    const { context } = this.#session.acting
    if (standing.at !== 'step' || context === null) return false
    return leadsOn(this.#chapter, standing.step, card, (move) => context.game.notation.format(move))
  }

  /** Whether what she says is about this option; others may lead on as well. */
  means({ move }: OptionCard): boolean {
    const { standing } = this
    const { context } = this.#session.acting
    if (standing.at !== 'step' || context === null) return false
    return this.#chapter.steps[standing.step].moves[0] === context.game.notation.format(move)
  }

  /** What the teacher says now. */
  readonly said: string = $derived.by(() => {
    const chapter = this.#chapter
    switch (this.standing.at) {
      case 'step':
        return chapter.steps[this.standing.step].say()
      case 'confirm':
        return m.school_confirm()
      case 'astray':
        return chapter.not()
      case 'missed':
        return m.school_missed()
      case 'reached':
        return chapter.why()
    }
  })
}
