import type { Chance } from '../chance/chance.ts'
import type { AnyState, Game } from '../game.ts'
import { Match } from '../match.ts'
import type { MatchRecord } from './record.ts'
import { Replay } from './replay.ts'

/**
 * Goes on with the match of a record; what is drawn from now on comes from this chance. Throws
 * RecordError if the record cannot be replayed.
 */
export function resume<S extends AnyState>(record: MatchRecord, game: Game<S>, chance: Chance): Match<S> {
  const { setup, position, events } = new Replay(record, game).bound
  const drawn = events.filter((event) => event.type === 'chance').values()
  const past: Chance = {
    outcome: (...draw) => drawn.next().value?.outcome ?? chance.outcome(...draw),
  }
  const match = new Match(game, setup, past, position)
  for (const event of events) if (event.type === 'move') match.play([event.move])
  return match
}
