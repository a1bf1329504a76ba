import type { Source } from '#lib/table/scoring/sources.ts'
import { m } from '#lib/words/messages.js'
import type { SheetLine } from './lines.ts'

const KINDS = {
  start: { piece: 'start-shield', lines: ['start'], colours: ['#d8cfbd', '#33261b'] },
  events: { piece: 'event-card', lines: ['income', 'events'], colours: ['#6d5494', '#ffffff'] },
  favours: { piece: 'favour-stone', lines: ['favours'], colours: ['#a8326a', '#ffffff'] },
  building: {
    piece: 'act-project',
    lines: ['building', 'metal', 'donor-bonuses'],
    colours: ['#8a5a2b', '#ffffff'],
  },
  houses: { piece: 'act-rent', lines: ['rent'], colours: ['#f0b25a', '#33261b'] },
  medicine: {
    piece: 'medical-knowledge',
    lines: ['medicine-service', 'treatments'],
    colours: ['#1f6f63', '#ffffff'],
  },
  stock: { piece: 'stone', lines: ['materials', 'money'], colours: ['#5d6672', '#ffffff'] },
} as const
type SourceId = keyof typeof KINDS

const NAMES: Readonly<Record<SourceId, () => string>> = {
  start: () => m.world_from_start(),
  events: () => m.world_from_events(),
  favours: () => m.world_from_favours(),
  building: () => m.world_from_building(),
  houses: () => m.world_from_houses(),
  medicine: () => m.world_from_medicine(),
  stock: () => m.world_from_stock(),
}

const IDS = Object.keys(KINDS) as SourceId[]

/** What the counted lines brought, kind by kind; kinds that brought nobody anything are left out. */
export function sourcesOf(lines: readonly SheetLine[]): Source[] {
  return IDS.map((id): Source => {
    const kind = KINDS[id]
    const own = lines.filter((line) => (kind.lines as readonly string[]).includes(line.id))
    return {
      id,
      piece: kind.piece,
      name: NAMES[id](),
      colours: kind.colours,
      values: seatsOf(lines).map((seat) => own.reduce((sum, { values }) => sum + gained(values[seat]), 0)),
    }
  }).filter(({ values }) => values.some((value) => value > 0))
}

/** What each seat lost by duties and events. */
export function lossesOf(lines: readonly SheetLine[]): number[] {
  return seatsOf(lines).map((seat) =>
    lines.reduce((sum, { values }) => sum + gained(values[seat]) - values[seat], 0),
  )
}

/** The most that anybody gained by all lines, whatever was lost again. */
export function mostGained(lines: readonly SheetLine[]): number {
  return Math.max(
    1,
    ...seatsOf(lines).map((seat) => lines.reduce((sum, { values }) => sum + gained(values[seat]), 0)),
  )
}

const gained = (points: number): number => Math.max(0, points)
const seatsOf = (lines: readonly SheetLine[]): number[] => lines[0]?.values.map((_, seat) => seat) ?? []
