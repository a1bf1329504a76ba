import { corrections } from '../edition.ts'
import { type AnyState, type Game, toJson } from '../game.ts'
import type { Event, Match } from '../match.ts'
import { unusualOptions } from '../options.ts'
import { formatRecord } from './format.ts'
import { parseRecord } from './parse.ts'
import type { MatchRecord, RecordedEvent } from './record.ts'

/** What a record tells beside the match itself. */
export interface RecordTags {
  readonly id: string
  readonly date?: string
  readonly names?: readonly (string | null)[]
  readonly commitment?: string
  readonly seed?: string
}

/**
 * Writes a match down, finished or not; throws RecordError if a tag does not fit the grammar. It holds
 * everything that was drawn, secrets included: publish it after the match.
 */
export function recordOf<S extends AnyState>(match: Match<S>, tags: RecordTags): MatchRecord {
  const { game, box } = match
  const { id, date, names = [], commitment, seed } = tags
  const options = Object.entries(unusualOptions(game.options, box.options))
  const changed = corrections(game.editions, box.edition)
  const standard = changed.length === 0 && box.edition.id === game.editions.standard.id
  const { turn } = match
  return checked({
    game: game.id,
    rules: box.rules,
    id,
    players: box.players,
    ...(date === undefined ? {} : { date }),
    names: Array.from({ length: box.players }, (_, seat) => names[seat] ?? null),
    ...(commitment === undefined ? {} : { commitment }),
    ...(seed === undefined ? {} : { seed }),
    options: options.map(([option, value]) => ({ id: option, value })),
    ...(standard ? {} : { edition: { id: box.edition.id, corrections: changed } }),
    ...(match.start === null ? {} : { position: toJson(game, match.start) }),
    events: match.events.map((event) => recordedEvent(game, event)),
    ...(turn.over ? { result: turn.score } : {}),
  })
}

/** An event in the words of its game. */
export function recordedEvent<S extends AnyState>(game: Game<S>, event: Event): RecordedEvent {
  return event.type === 'move'
    ? { type: 'move', seat: event.seat, move: game.notation.format(event.move) }
    : { type: 'chance', source: event.source.id, outcome: event.source.outcomes[event.outcome] }
}

/** What cannot be read again is not written. */
function checked(record: MatchRecord): MatchRecord {
  return parseRecord(formatRecord(record))
}
