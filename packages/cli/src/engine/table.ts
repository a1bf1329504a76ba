import {
  type AnyState,
  type Chance,
  clone,
  type Game,
  Match,
  type MatchRecord,
  type Move,
  type Played,
  type RecordTags,
  recordOf,
  resume,
  SealedChance,
  type Seed,
} from '@chronik/kernel'
import { withinTime } from './guard.ts'
import { readPosition } from './position.ts'
import { type TurnReply, turnOf } from './turn.ts'

/** A match on the table of the engine. Whatever goes wrong in it, it stays as it was. */
export class Table {
  readonly #chance: Chance
  readonly #tags: RecordTags
  #match: Match
  /** Whether the position was put here from outside: then rules may meet what cannot be. */
  #foreign: boolean

  constructor(match: Match, chance: Chance, tags: RecordTags) {
    this.#match = match
    this.#chance = chance
    this.#tags = tags
    this.#foreign = match.start !== null
  }

  get game(): Game {
    return this.#match.game
  }

  get match(): Match {
    return this.#match
  }

  get turn(): TurnReply {
    return this.careful(() => turnOf(this.#match))
  }

  get record(): MatchRecord {
    return this.careful(() => recordOf(this.#match, this.#tags))
  }

  /** Asks the rules something; on a foreign position only for a while. */
  careful<T>(task: () => T): T {
    return this.#foreign ? withinTime(task) : task()
  }

  play(moves: readonly Move[], seat: number | undefined): { played: Played; turn: TurnReply } {
    const { events, log, state } = this.#match
    const before = clone(this.game, state)
    const happened = events.length
    const told = log.length
    try {
      return this.careful(() => ({ played: this.#match.play(moves, seat), turn: turnOf(this.#match) }))
    } catch (error) {
      this.#goBack(before, happened, told)
      throw error
    }
  }

  /** Puts another position on the table; one that cannot be is refused and nothing changes. */
  set(json: unknown): TurnReply {
    const { game, setup, box } = this.#match
    const { match, turn } = withinTime(() => {
      const match = new Match(game, setup, this.#chance, readPosition(game, box, json))
      return { match, turn: turnOf(match) }
    })
    this.#match = match
    this.#foreign = true
    return turn
  }

  /** Rules that were stopped leave a match half done: it is put together anew from what it was. */
  #goBack(before: AnyState, happened: number, told: number): void {
    const { game, setup, start, events, log } = this.#match
    const match = new Match(game, setup, this.#chance, before)
    match.start = start
    for (let index = 0; index < happened; index++) match.events.push(events[index])
    for (let index = 0; index < told; index++) match.log.push(log[index])
    this.#match = match
  }
}

/** Goes on with the match of a record. If it does not tell its seed, what comes is drawn by another. */
export function tableOf(record: MatchRecord, game: Game, seed: Seed): Table {
  const chance = new SealedChance(record.seed ?? seed)
  const match =
    record.position === undefined
      ? resume(record, game, chance)
      : withinTime(() => {
          const going = resume(record, game, chance)
          readPosition(game, going.box, record.position)
          return going
        })
  return new Table(match, chance, record)
}
