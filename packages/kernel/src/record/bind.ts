import { type Misfit, MisfitError, show } from '../codec.ts'
import { correct, type Edition } from '../edition.ts'
import { type AnyState, fromJson, type Game, playsBy, type Setup } from '../game.ts'
import type { Event } from '../match.ts'
import { RecordError } from './error.ts'
import { firstEventLine, lineOf } from './format.ts'
import type { MatchRecord, RecordedEvent } from './record.ts'

/** A record whose words are those of a game: its box, where it begins, its moves and outcomes. */
export interface BoundRecord<S extends AnyState = AnyState> {
  readonly record: MatchRecord
  readonly game: Game<S>
  readonly setup: Setup
  readonly box: S['box']
  /** The position it begins with, if not where its game begins. */
  readonly position: S | null
  readonly events: readonly Event[]
  /** The line of the first event in the text of the record. */
  readonly firstLine: number
}

/** Finds the words of a record in a game; throws RecordError with the line of the first that does not fit. */
export function bindRecord<S extends AnyState>(record: MatchRecord, game: Game<S>): BoundRecord<S> {
  const refuse = (code: 'game' | 'rules-version', place: string, expected: string, found: string) => {
    throw new RecordError(code, lineOf(record, place), expected, found)
  }
  if (record.game !== game.id) refuse('game', 'game', `a record of ${game.id}`, record.game)
  if (!playsBy(game, record.rules)) {
    const { oldestRules, rulesVersion } = game
    const versions = oldestRules === rulesVersion ? rulesVersion : `${oldestRules} to ${rulesVersion}`
    const expected = `version ${versions} of the rules of ${game.id}`
    refuse('rules-version', 'rules', expected, `version ${record.rules}`)
  }
  const edition = fitting(record, () => editionOf(record, game))
  const setup: Setup = {
    players: record.players,
    options: Object.fromEntries(record.options.map(({ id, value }) => [id, value])),
    ...(edition === null ? {} : { edition }),
    rules: record.rules,
  }
  const box = fitting(record, () => game.open(setup))
  const { position } = record
  const firstLine = firstEventLine(record)
  return {
    record,
    game,
    setup,
    box,
    position:
      position === undefined ? null : fitting(record, () => fromJson(game, box, position), 'position'),
    events: record.events.map((event, index) => bindEvent(game, event, firstLine + index)),
    firstLine,
  }
}

function editionOf<S extends AnyState>(record: MatchRecord, game: Game<S>): Edition | null {
  return record.edition === undefined
    ? null
    : correct(game.editions, record.edition.id, record.edition.corrections)
}

/** What does not fit is told with the line that says it. */
function fitting<T>(record: MatchRecord, make: () => T, place?: string): T {
  try {
    return make()
  } catch (error) {
    if (!(error instanceof MisfitError)) throw error
    const { path, expected, found } = error.misfit
    const line = lineOf(record, place ?? placeOf(record, error.misfit))
    throw new RecordError('setup', line, `${expected} at ${path}`, found)
  }
}

/** The place in a record that a path in a setup comes from. */
function placeOf(record: MatchRecord, { path }: Misfit): string {
  const [first, ...rest] = path.split('.')
  const inner = rest.join('.')
  if (first === 'options') return `option ${inner}`
  const figure = record.edition?.corrections.findLast(
    (correction) => inner === correction.path || inner.startsWith(`${correction.path}.`),
  )
  if (figure !== undefined) return `figure ${figure.path}`
  return first === 'players' || record.edition === undefined ? 'players' : 'edition'
}

function bindEvent<S extends AnyState>(game: Game<S>, event: RecordedEvent, line: number): Event {
  if (event.type === 'move') {
    const move = game.notation.parse(event.move)
    if (typeof move !== 'number') throw new RecordError('move', line, move.expected, show(move.found))
    const written = game.notation.format(move)
    if (written !== event.move) throw new RecordError('move', line, written, show(event.move))
    return { type: 'move', seat: event.seat, move }
  }
  const source = game.sources.find(({ id }) => id === event.source)
  if (source === undefined) {
    const expected = `one of ${game.sources.map(({ id }) => id).join(', ')}`
    throw new RecordError('chance', line, expected, show(event.source))
  }
  const outcome = source.outcomes.indexOf(event.outcome)
  if (outcome < 0) throw new RecordError('chance', line, `an outcome of ${source.id}`, show(event.outcome))
  return { type: 'chance', source, outcome }
}
