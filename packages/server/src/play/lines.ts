import {
  type AnyState,
  type Event,
  formatEvent,
  type Game,
  type RecordedEvent,
  recordedEvent,
} from '@chronik/kernel'

/** An event as a line of a record: `1 offer card-9`, `* deck card-9`. */
export function lineOf<S extends AnyState>(game: Game<S>, event: Event): string {
  return formatEvent(recordedEvent(game, event))
}

/** What a kept line says; the words are not looked at. */
export function readLine(line: string): RecordedEvent {
  const space = line.indexOf(' ')
  const [first, rest] = [line.slice(0, space), line.slice(space + 1)]
  if (first !== '*') return { type: 'move', seat: Number(first) - 1, move: rest }
  const next = rest.indexOf(' ')
  return { type: 'chance', source: rest.slice(0, next), outcome: rest.slice(next + 1) }
}
