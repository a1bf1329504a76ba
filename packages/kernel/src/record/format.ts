import type { Json } from '../codec.ts'
import { type MatchRecord, RECORD_FORMAT, type RecordedEvent } from './record.ts'

/** One line of a record and what stands there: `option modules`, `event 12`; nothing on an empty line. */
interface Line {
  readonly place: string
  readonly text: string
}

/** The text of a record; every text that parses is exactly what is formatted from it again. */
export function formatRecord(record: MatchRecord): string {
  return layLines(record)
    .map(({ text }) => `${text}\n`)
    .join('')
}

/** The number of the line where something stands, or of the line after the last one. */
export function lineOf(record: MatchRecord, place: string): number {
  const lines = layLines(record)
  const index = lines.findIndex((line) => line.place === place)
  return (index < 0 ? lines.length : index) + 1
}

/** The number of the line where the first event stands or would stand. */
export function firstEventLine(record: MatchRecord): number {
  return header(record).length + 2
}

function layLines(record: MatchRecord): Line[] {
  const lines = header(record)
  if (record.events.length > 0) {
    lines.push(EMPTY)
    record.events.forEach((event, index) => {
      lines.push({ place: `event ${index}`, text: formatEvent(event) })
    })
  }
  if (record.result !== undefined) lines.push(EMPTY, ...resultLines(record.result))
  return lines
}

const EMPTY: Line = { place: '', text: '' }

function header(record: MatchRecord): Line[] {
  const { game, rules, id, players, date, names, commitment, seed, options, edition, position } = record
  const lines: Line[] = [
    { place: 'chronik-record', text: `chronik-record ${RECORD_FORMAT}` },
    { place: 'game', text: `game ${game}` },
    { place: 'rules', text: `rules ${rules}` },
    { place: 'match', text: `match ${id}` },
    { place: 'players', text: `players ${players}` },
  ]
  if (date !== undefined) lines.push({ place: 'date', text: `date ${date}` })
  names.forEach((name, seat) => {
    if (name !== null) lines.push({ place: `name ${seat}`, text: `name ${seat + 1} ${name}` })
  })
  if (commitment !== undefined) lines.push({ place: 'commitment', text: `commitment ${commitment}` })
  if (seed !== undefined) lines.push({ place: 'seed', text: `seed ${seed}` })
  for (const option of options) {
    lines.push({ place: `option ${option.id}`, text: `option ${option.id} ${formatJson(option.value)}` })
  }
  if (edition !== undefined) {
    lines.push({ place: 'edition', text: `edition ${edition.id}` })
    for (const { path, mark, value } of edition.corrections) {
      lines.push({ place: `figure ${path}`, text: `figure ${path} ${mark} ${formatJson(value)}` })
    }
  }
  if (position !== undefined) lines.push({ place: 'position', text: `position ${formatJson(position)}` })
  return lines
}

export function formatEvent(event: RecordedEvent): string {
  return event.type === 'move' ? `${event.seat + 1} ${event.move}` : `* ${event.source} ${event.outcome}`
}

export function resultLines({ lines, totals, places, rank }: NonNullable<MatchRecord['result']>): Line[] {
  return [
    { place: 'result', text: 'result' },
    ...lines.map(({ id, values }) => ({ place: `score ${id}`, text: `score ${id} ${values.join(' ')}` })),
    { place: 'total', text: `total ${totals.join(' ')}` },
    { place: 'place', text: `place ${places.join(' ')}` },
    ...(rank === undefined ? [] : [{ place: 'rank', text: `rank ${rank}` }]),
  ]
}

/** JSON on one line, with no character in it that a line may not have. */
export function formatJson(value: Json): string {
  return JSON.stringify(value).replace(
    /[\u007f-\u009f\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
}
