import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import {
  type AnyState,
  formatRecord,
  type Game,
  LANGUAGES,
  type Match,
  type Move,
  parseRecord,
  recordOf,
  resume,
  SealedChance,
} from '@chronik/kernel'
import { describe, expect, test } from 'vitest'
import type { Acting } from '#lib/acting/offer.ts'
import { shellSheet } from '#lib/pieces/shell-sheet.ts'
import type { TargetId } from '#lib/table/contract.ts'
import { lessonMatch } from '../begin.ts'
import { type Chapter, isReached, LEARNER, leadsOn, PATIENT, placeIn, type School } from '../chapter.ts'

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
  const rules = LANGUAGES.map((language) =>
    books
      .map((book) => readFileSync(join(RULES, language === 'en' ? '' : language, `${book}.md`), 'utf8'))
      .join('\n'),
  )

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

  test.each(chapters)('$id: what was played of it can be written down and read again', (chapter) => {
    const { id } = lessonMatch(game.id, chapter.id, records[chapter.id], NAMES, 0)
    expect(parseRecord(formatRecord(recordOf(begun(chapter), { id })))).toMatchObject({ id })
  })

  test(`the school has ${from} to ${to} chapters, each with its record`, () => {
    expect(chapters.length).toBeGreaterThanOrEqual(from)
    expect(chapters.length).toBeLessThanOrEqual(to)
    expect(Object.keys(records).toSorted()).toEqual(chapters.map(({ id }) => id).toSorted())
  })

  test('it ends in a first match of its own, against a patient bot', () => {
    const [last] = chapters.slice(-1)
    const { setup, seats } = lessonMatch(game.id, last.id, records[last.id], NAMES, 0)
    expect(seats[1]).toMatchObject({ kind: 'bot', level: PATIENT })
    const { options } = game.open({ players: 2, ...(school.first && { options: school.first }) })
    const learnt = game.open({ players: 2, ...(setup.options && { options: setup.options }) }).options
    for (const id of ['expansions', 'goals']) expect(options[id]).toEqual(learnt[id])
  })

  describe.each(chapters.map((chapter) => [chapter.id, chapter] as const))('the chapter %s', (_, chapter) => {
    test('is done as it is told, and not before; every step is the one that is due', () => {
      const match = begun(chapter)
      const told = [...match.log]
      const made: string[] = []
      chapter.steps.forEach(({ moves }, index) => {
        expect(match.turn.over ? -1 : match.turn.seat).toBe(LEARNER)
        // What was begun may still have to be paid for: nobody is praised before.
        const tentative = match.log.slice(told.length)
        expect(placeIn(chapter, { told, tentative, made }, possible(match))).toBe(index)
        expect(possible(match)).toEqual(expect.arrayContaining([...moves]))
        play(match, moves[0])
        made.push(moves[0])
      })
      expect(isReached(chapter, match.log)).toBe(true)
    })

    test('points at things that can be pointed at then, and names pieces and rules that there are', () => {
      const match = begun(chapter)
      const { seats } = lessonMatch(game.id, chapter.id, records[chapter.id], NAMES, 0)
      const missing: string[] = []
      const dark: string[] = []
      for (const [index, { moves, spot }] of chapter.steps.entries()) {
        const { turn, state } = match
        if (turn.over) throw new Error('over too early')
        const { seat, decision, moves: legal } = turn
        const { aims, cards } = acting.offer({
          game,
          state,
          seat,
          decision,
          moves: legal,
          seats,
          language: 'en',
        })
        // Whoever follows the sign finds what leads on: the thing itself, or an option that the bar shows.
        const format = (move: Move): string => game.notation.format(move)
        const aimed = aims.get(spot)
        const onBoard = (aimed?.series ?? aimed?.moves ?? []).some((move) => moves.includes(format(move)))
        const inBar = cards.some(
          (card) => card.onTable === undefined && leadsOn(chapter, index, card, format),
        )
        if (!onBoard && !inBar) dark.push(`${moves[0]}: ${spot}`)
        // What is paid with lies on the board: it is drawn, though it is no option by itself.
        if (!aims.has(spot) && about(spot) === null) missing.push(`${moves[0]}: ${spot}`)
        play(match, moves[0])
      }
      expect(missing).toEqual([])
      expect(dark).toEqual([])
      expect(shellSheet() + sheet()).toContain(`id="${chapter.piece}"`)
      for (const rule of chapter.rules) for (const told of rules) expect(told).toContain(`- **${rule}** `)
    })
  })
}
