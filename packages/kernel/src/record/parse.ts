import type { Json } from '../codec.ts'
import { type Correction, MARKS, type Mark } from '../edition.ts'
import type { Score, ScoreLine } from '../score.ts'
import { formatJson } from './format.ts'
import { Lines } from './lines.ts'
import { type MatchRecord, RECORD_FORMAT, type RecordedEvent } from './record.ts'

const WORD = /^[a-z0-9][a-z0-9-]{0,63}$/
const TOKEN = /^\S{1,200}$/u
const PHRASE = /^\S+( \S+)*$/u
const ID = /^[A-Za-z0-9_-]{1,64}$/
const COUNT = /^[1-9]\d{0,8}$/
/** Whole or half: some games count half points. */
const NUMBER = /^(0|-?[1-9]\d{0,8}|-?(0|[1-9]\d{0,8})\.5)$/
const HASH = /^[0-9a-f]{64}$/
const LONGEST_PHRASE = 200
const LONGEST_NAME = 64
const MOST_PLAYERS = 99

/** Reads the text of a record without knowing its game; throws RecordError at the first line that does not fit. */
export function parseRecord(text: string): MatchRecord {
  const lines = new Lines(text)
  const version = lines.value('chronik-record', COUNT, 'a version of the format')
  if (version !== String(RECORD_FORMAT)) {
    lines.fail(`version ${RECORD_FORMAT} of the format`, `version ${version}`, 'format-version')
  }
  const game = lines.value('game', WORD, 'the id of a game')
  const rules = Number(lines.value('rules', COUNT, 'a version of the rules'))
  const id = lines.value('match', ID, 'the id of a match: letters, digits, - and _')
  const players = readPlayers(lines)
  const date = lines.at('date') ? readDate(lines) : undefined
  const names = readNames(lines, players)
  const commitment = lines.at('commitment')
    ? lines.value('commitment', HASH, '64 hexadecimal digits')
    : undefined
  const seed = lines.at('seed') ? lines.value('seed', HASH, '64 hexadecimal digits') : undefined
  const options = readOptions(lines)
  const edition = lines.at('edition') ? readEdition(lines) : undefined
  const position = lines.at('position') ? readJson(lines, lines.rest('position')) : undefined
  const events = readEvents(lines, players)
  const result = lines.startsResult ? readResult(lines, players) : undefined
  lines.end(endOf(events, result))
  return {
    game,
    rules,
    id,
    players,
    ...(date === undefined ? {} : { date }),
    names,
    ...(commitment === undefined ? {} : { commitment }),
    ...(seed === undefined ? {} : { seed }),
    options,
    ...(edition === undefined ? {} : { edition }),
    ...(position === undefined ? {} : { position }),
    events,
    ...(result === undefined ? {} : { result }),
  }
}

/** What may stand where reading stopped. */
function endOf(events: readonly RecordedEvent[], result: Score | undefined): string {
  if (result !== undefined) return 'the end'
  if (events.length > 0) return 'a result, or the end'
  return 'a tag of the header in its order, an empty line, or the end'
}

function readPlayers(lines: Lines): number {
  const text = lines.value('players', COUNT, 'a number of players')
  const players = Number(text)
  return players <= MOST_PLAYERS ? players : lines.fail(`at most ${MOST_PLAYERS} players`, text)
}

function readDate(lines: Lines): string {
  const date = lines.value('date', /^\d{4}-\d\d-\d\d$/, 'a date as YYYY-MM-DD')
  const [year, month, day] = date.split('-').map(Number)
  const leap = year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0)
  const days = [31, leap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
  const real = month >= 1 && month <= 12 && day >= 1 && day <= days[month - 1]
  return real ? date : lines.fail('a day of the calendar', date)
}

function readNames(lines: Lines, players: number): (string | null)[] {
  const names: (string | null)[] = Array.from({ length: players }, () => null)
  let last = -1
  while (lines.at('name')) {
    const [number, name] = lines.split('name', 2, 'a seat and a name')
    const seat = seatOf(number, players)
    if (seat <= last) lines.fail(`a seat from ${last + 2} to ${players}`, number)
    if (!PHRASE.test(name) || name.length > LONGEST_NAME) {
      lines.fail(`a name of at most ${LONGEST_NAME} characters`, name)
    }
    names[seat] = name
    last = seat
  }
  return names
}

/** A seat counts from 1 in the text; -1 if it is none. */
function seatOf(text: string, players: number): number {
  return COUNT.test(text) && Number(text) <= players ? Number(text) - 1 : -1
}

function readOptions(lines: Lines): MatchRecord['options'] {
  const options: { id: string; value: Json }[] = []
  const seen = new Set<string>()
  while (lines.at('option')) {
    const [id, json] = lines.split('option', 2, 'an option and its value')
    if (!TOKEN.test(id)) lines.fail('an option', id)
    if (seen.has(id)) lines.fail('every option once', id)
    seen.add(id)
    options.push({ id, value: readJson(lines, json) })
  }
  return options
}

function readEdition(lines: Lines): MatchRecord['edition'] {
  const id = lines.value('edition', WORD, 'the id of an edition')
  const corrections: Correction[] = []
  const seen = new Set<string>()
  while (lines.at('figure')) {
    const [path, mark, json] = lines.split('figure', 3, 'a path, a mark and a value')
    if (!TOKEN.test(path)) lines.fail('the path of a figure', path)
    if (!MARKS.includes(mark as Mark)) lines.fail(`one of ${MARKS.join(', ')}`, mark)
    if (seen.has(path)) lines.fail('every figure once', path)
    seen.add(path)
    corrections.push({ path, value: readJson(lines, json), mark: mark as Mark })
  }
  return { id, corrections }
}

/** Values are written in one way only: as JSON without spaces. */
function readJson(lines: Lines, text: string): Json {
  let value: Json
  let written: string
  try {
    value = JSON.parse(text) as Json
    written = formatJson(value)
  } catch {
    return lines.fail('a value in JSON', text)
  }
  return written === text ? value : lines.fail(`the value written as ${written.slice(0, 40)}`, text)
}

function readEvents(lines: Lines, players: number): RecordedEvent[] {
  const events: RecordedEvent[] = []
  if (!lines.startsEvents) return events
  lines.skipEmpty()
  while (!lines.done && !lines.empty) {
    if (lines.at('*')) {
      const [source, outcome] = lines.split('*', 2, 'a source and an outcome')
      if (!TOKEN.test(source)) lines.fail('a source of chance', source)
      events.push({ type: 'chance', source, outcome: readPhrase(lines, outcome, 'an outcome') })
    } else {
      const [number, move] = lines.parts(2, `a seat from 1 to ${players} and a move, or * and an outcome`)
      const seat = seatOf(number, players)
      if (seat < 0) lines.fail(`a seat from 1 to ${players}, or *`, number)
      events.push({ type: 'move', seat, move: readPhrase(lines, move, 'a move') })
    }
  }
  return events
}

function readPhrase(lines: Lines, text: string, what: string): string {
  if (text.length > LONGEST_PHRASE) lines.fail(`${what} of at most ${LONGEST_PHRASE} characters`, text)
  return PHRASE.test(text) ? text : lines.fail(`${what} with single spaces`, text)
}

function readResult(lines: Lines, players: number): Score {
  lines.skipEmpty()
  lines.alone('result')
  const scores: ScoreLine[] = []
  const seen = new Set<string>()
  while (lines.at('score')) {
    const [id, values] = lines.split('score', 2, 'a way to score and a number for each seat')
    if (!TOKEN.test(id)) lines.fail('a way to score', id)
    if (seen.has(id)) lines.fail('every way to score once', id)
    seen.add(id)
    scores.push({ id, values: readNumbers(lines, values, players) })
  }
  const totals = readNumbers(lines, lines.rest('total'), players)
  const places = readNumbers(lines, lines.rest('place'), players)
  for (const place of places) {
    if (!Number.isInteger(place) || place < 1 || place > players)
      lines.fail(`places from 1 to ${players}`, String(place))
  }
  const rank = lines.at('rank') ? lines.value('rank', TOKEN, 'a rank') : undefined
  return { lines: scores, totals, places, ...(rank === undefined ? {} : { rank }) }
}

function readNumbers(lines: Lines, text: string, players: number): number[] {
  const parts = text.split(' ')
  if (parts.length !== players || !parts.every((part) => NUMBER.test(part))) {
    lines.fail(`${players} whole or half numbers, one for each seat`, text)
  }
  return parts.map(Number)
}
