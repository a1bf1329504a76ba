import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type AnyState, type Game, type Match, parseRecord, resume, SealedChance } from '@chronik/kernel'
import { describe, expect, test } from 'vitest'
import type { Acting } from '#lib/acting/offer.ts'
import { shellSheet } from '#lib/pieces/shell-sheet.ts'
import type { TargetId } from '#lib/table/contract.ts'
import { lessonMatch } from '../begin.ts'
import { type Chapter, isReached, LEARNER, type School, stepAt } from '../chapter.ts'

/** A school with all that its chapters speak of. */
interface Tried<S extends AnyState> {
  readonly game: Game<S>
  readonly school: School
  readonly acting: Acting<S>
  about(id: TargetId): string | null
  /** The pieces of its table. */
  sheet(): string
  /** The references that hold its rules, by file. */
  readonly books: readonly string[]
  /** How many chapters it may have. */
  readonly from: number
  readonly to: number
}

const NAMES = { you: 'Greta', bot: 'Ylva' }
const RULES = join(import.meta.dirname, '../../../../../../docs/rules')

/** What every school has to keep: each chapter can be done as it is told, and what it names is there. */
export function conformingSchool<S extends AnyState>(tried: Tried<S>): void {
  const { game, school, acting, about, sheet, books, from, to } = tried
  const { chapters, records } = school
  const rules = books.map((book) => readFileSync(join(RULES, `${book}.md`), 'utf8')).join('\n')

  const begun = ({ id }: Chapter): Match<S> => {
    const { record, seed } = lessonMatch(game.id, id, records[id], NAMES, 0)
    return resume(parseRecord(record ?? ''), game, new SealedChance(seed))
  }
  const possible = (match: Match<S>): string[] =>
    match.turn.over ? [] : match.turn.moves.map((move) => game.notation.format(move))
  const play = (match: Match<S>, text: string): void => {
    const move = game.notation.parse(text)
    if (typeof move !== 'number' || !match.play([move]).ok) throw new Error(`${text} cannot be played`)
  }

  test(`the school has ${from} to ${to} chapters, each with its record`, () => {
    expect(chapters.length).toBeGreaterThanOrEqual(from)
    expect(chapters.length).toBeLessThanOrEqual(to)
    expect(Object.keys(records).toSorted()).toEqual(chapters.map(({ id }) => id).toSorted())
  })

  describe.each(chapters.map((chapter) => [chapter.id, chapter] as const))('the chapter %s', (_, chapter) => {
    test('is done as it is told, and not before; every step is the one that is due', () => {
      const match = begun(chapter)
      chapter.steps.forEach(({ moves }, index) => {
        // What was begun may still have to be paid for.
        if (index < chapter.steps.length - 1) expect(isReached(chapter, match.log)).toBe(false)
        expect(match.turn.over ? -1 : match.turn.seat).toBe(LEARNER)
        expect(stepAt(chapter, possible(match))).toBe(index)
        expect(possible(match)).toEqual(expect.arrayContaining([...moves]))
        play(match, moves[0])
      })
      expect(isReached(chapter, match.log)).toBe(true)
    })

    test('points at things that can be pointed at then, and names pieces and rules that there are', () => {
      const match = begun(chapter)
      const { seats } = lessonMatch(game.id, chapter.id, records[chapter.id], NAMES, 0)
      const missing: string[] = []
      for (const { moves, spot } of chapter.steps) {
        const { turn, state } = match
        if (turn.over) throw new Error('over too early')
        const { seat, decision, moves: legal } = turn
        const { aims } = acting.offer({ game, state, seat, decision, moves: legal, seats, language: 'en' })
        // What is paid with lies on the board: it is drawn, though it is no option by itself.
        if (!aims.has(spot) && about(spot) === null) missing.push(`${moves[0]}: ${spot}`)
        play(match, moves[0])
      }
      expect(missing).toEqual([])
      expect(shellSheet() + sheet()).toContain(`id="${chapter.piece}"`)
      for (const rule of chapter.rules) expect(rules).toContain(`- **${rule}** `)
    })
  })
}
