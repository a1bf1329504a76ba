import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Match, parseRecord, resume, SealedChance } from '@chronik/kernel'
import { village } from '@chronik/village'
import { describe, expect, test } from 'vitest'
import { shellSheet } from '#lib/pieces/shell-sheet.ts'
import { lessonMatch } from '#lib/school/begin.ts'
import { type Chapter, isReached, LEARNER, stepAt } from '#lib/school/chapter.ts'
import { about } from '../about.ts'
import { villageActing } from '../acting/index.ts'
import { tableSheet } from '../pieces/sheet.ts'
import { villageSchool } from './chapters.ts'

const { chapters, records } = villageSchool
const seats = [
  { kind: 'person', name: 'Greta', colour: 'red' },
  { kind: 'bot', name: 'Ylva', colour: 'blue', level: 'novice' },
] as const
const rules = readFileSync(join(import.meta.dirname, '../../../../../../../docs/rules/village.md'), 'utf8')

function begun({ id }: Chapter): Match {
  const { record, seed } = lessonMatch('village', id, records[id], { you: 'Greta', bot: 'Ylva' }, 0)
  return resume(parseRecord(record ?? ''), village, new SealedChance(seed)) as unknown as Match
}

const possible = (match: Match): string[] =>
  match.turn.over ? [] : match.turn.moves.map((move) => match.game.notation.format(move))

function play(match: Match, text: string): void {
  const move = match.game.notation.parse(text)
  if (typeof move !== 'number' || !match.play([move]).ok) throw new Error(`${text} cannot be played`)
}

test('the school has eight to twelve chapters, each with its record', () => {
  expect(chapters.length).toBeGreaterThanOrEqual(8)
  expect(chapters.length).toBeLessThanOrEqual(12)
  expect(Object.keys(records).toSorted()).toEqual(chapters.map(({ id }) => id).toSorted())
})

describe.each(chapters.map((chapter) => [chapter.id, chapter] as const))('the chapter %s', (_, chapter) => {
  test('is done as it is told, and not before; every step is the one that is due', () => {
    const match = begun(chapter)
    chapter.steps.forEach(({ moves }, index) => {
      expect(isReached(chapter, match.log) && index < chapter.steps.length - 1).toBe(false)
      expect(match.turn.over ? -1 : match.turn.seat).toBe(LEARNER)
      expect(stepAt(chapter, possible(match))).toBe(index)
      expect(possible(match)).toEqual(expect.arrayContaining([...moves]))
      play(match, moves[0])
    })
    expect(isReached(chapter, match.log)).toBe(true)
  })

  test('points at things that can be pointed at then, and names pieces and rules that there are', () => {
    const match = begun(chapter)
    const missing: string[] = []
    for (const { moves, spot } of chapter.steps) {
      const { turn, state } = match
      if (turn.over) throw new Error('over too early')
      const { seat, decision, moves: legal } = turn
      const context = {
        game: village,
        state: state as never,
        seat,
        decision,
        moves: legal,
        seats,
        language: 'en' as const,
      }
      const { aims } = villageActing.offer(context as never)
      // What is paid with lies on the farm: it is drawn, though it is no option by itself.
      if (!aims.has(spot) && about(spot) === null) missing.push(`${moves[0]}: ${spot}`)
      play(match, moves[0])
    }
    expect(missing).toEqual([])
    expect(shellSheet() + tableSheet()).toContain(`id="${chapter.piece}"`)
    for (const rule of chapter.rules) expect(rules).toContain(`- **${rule}** `)
  })
})
