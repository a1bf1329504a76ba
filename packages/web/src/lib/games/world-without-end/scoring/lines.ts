import type { Language, Score } from '@chronik/kernel'
import { m } from '#lib/words/messages.js'
import { titled } from '../words.ts'

/** A line of the score sheet as it is shown: some lines of the rules stand together. */
export interface SheetLine {
  readonly id: string
  readonly piece: string
  readonly name: string
  readonly values: readonly number[]
}

/** Lines that stand together, with their sign. */
const SHEET: readonly { readonly id: string; readonly piece: string; readonly of: readonly string[] }[] = [
  { id: 'start', piece: 'start-shield', of: ['start'] },
  { id: 'income', piece: 'event-card', of: ['income'] },
  { id: 'favours', piece: 'favour-stone', of: ['favours'] },
  { id: 'building', piece: 'act-project', of: ['building'] },
  { id: 'metal', piece: 'metal', of: ['metal'] },
  { id: 'donor-bonuses', piece: 'act-donation', of: ['donor-bonuses'] },
  { id: 'rent', piece: 'act-rent', of: ['rent'] },
  { id: 'medicine-service', piece: 'act-medicine', of: ['medicine-service'] },
  { id: 'treatments', piece: 'medical-knowledge', of: ['treatments'] },
  { id: 'events', piece: 'immediate', of: ['events-gained', 'events-lost'] },
  { id: 'duties', piece: 'tax-die', of: ['duties-1', 'duties-2', 'duties-3'] },
  { id: 'duties-last', piece: 'tax-die', of: ['duties-4'] },
  { id: 'materials', piece: 'stone', of: ['materials'] },
  { id: 'money', piece: 'money', of: ['money'] },
]

const NAMES: { readonly [id: string]: () => string } = {
  metal: () => m.world_line_metal(),
  events: () => m.world_line_events(),
  duties: () => m.world_line_duties(),
  'duties-last': () => m.world_line_duties_last(),
  materials: () => m.world_line_materials(),
  money: () => m.world_line_money(),
}

/** The score sheet; every line of the rules stands in exactly one of these. */
export function sheetOf(score: Score, language: Language): SheetLine[] {
  const values = new Map(score.lines.map((line) => [line.id, line.values]))
  return SHEET.map(({ id, piece, of }) => ({
    id,
    piece,
    name: lineName(id) ?? titled(id, language),
    values: score.totals.map((_, seat) => of.reduce((sum, line) => sum + (values.get(line)?.[seat] ?? 0), 0)),
  }))
}

/** What a line of the rules is called; undefined where the game has its own word for it. */
export const lineName = (line: string): string | undefined => NAMES[line]?.()
