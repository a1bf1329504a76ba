import { parseRecord, RecordError, Replay } from '@chronik/kernel'
import { type KeptMatch, LIMITS } from '@chronik/protocol'
import type { Games } from '../play/games.ts'
import { Turns } from '../play/turns.ts'
import { CLOCK, type Clock } from '../settings/clock.ts'
import type { KeptRecord, RecordStore } from '../store/port/records.ts'
import { refused as no, type Outcome, done as yes } from '../tables/outcome.ts'
import type { UserId } from '../tables/table.ts'

/** Matches that one person keeps, and how many of them may be brought within an hour: each is played again. */
const MOST = 200
const AN_HOUR = 60 * 60 * 1000
const IN_AN_HOUR = 60
/** People who are remembered, the last ones. */
const REMEMBERED = 2_000

/** Finished matches of devices that people keep in their accounts. */
export class KeptMatches {
  readonly #store: RecordStore
  readonly #games: Games
  readonly #clock: Clock
  readonly #turns = new Turns()
  /** When somebody brought a match of late. */
  readonly #brought = new Map<UserId, readonly number[]>()

  constructor(store: RecordStore, games: Games, clock: Clock = CLOCK) {
    this.#store = store
    this.#games = games
    this.#clock = clock
  }

  list(user: UserId): Promise<readonly KeptMatch[]> {
    return this.#store.list(user)
  }

  async record(user: UserId, id: string): Promise<Outcome<KeptRecord>> {
    const found = await this.#store.find(user, id)
    return found === null ? no('no-match') : yes(found)
  }

  async drop(user: UserId, id: string): Promise<readonly KeptMatch[]> {
    await this.#store.drop(user, id)
    return this.list(user)
  }

  /** One after the other, so that nobody gets around the limit. */
  keep(user: UserId, text: string): Promise<Outcome<KeptMatch>> {
    return this.#turns.take(user, () => this.#keep(user, text))
  }

  async #keep(user: UserId, text: string): Promise<Outcome<KeptMatch>> {
    if (!this.#paced(user, this.#clock.steady())) return no('too-many-matches')
    const read = this.#read(text)
    if (!read.ok) return read
    const kept = await this.#store.list(user)
    const known = kept.find(({ id }) => id === read.value.id)
    if (known !== undefined) return yes(known)
    if (kept.length >= MOST) return no('too-many-matches')
    await this.#store.keep(user, read.value)
    const { record: _record, ...card } = read.value
    return yes(card)
  }

  #paced(user: UserId, at: number): boolean {
    const recent = (this.#brought.get(user) ?? []).filter((time) => time > at - AN_HOUR)
    if (recent.length >= IN_AN_HOUR) return false
    this.#brought.delete(user)
    this.#brought.set(user, [...recent, at])
    for (const oldest of this.#brought.keys()) {
      if (this.#brought.size <= REMEMBERED) break
      this.#brought.delete(oldest)
    }
    return true
  }

  /** Every move is played again: what is kept can be looked at on any device. */
  #read(text: string): Outcome<KeptRecord> {
    try {
      const record = parseRecord(text)
      const game = this.#games.find(record.game, record.rules)
      if (game === null) return no('no-game', { game: record.game })
      const replay = new Replay(record, game)
      replay.goTo(record.events.length)
      if (!replay.due.over) return no('not-over')
      const { id, players } = record
      if (id.length > LIMITS.word)
        return no('bad-record', { line: 4, expected: `at most ${LIMITS.word} characters`, found: id })
      const names = Array.from({ length: players }, (_, seat) => record.names[seat] ?? '')
      return yes({ id, game: game.id, players, names, record: text, at: this.#clock.wall() })
    } catch (error) {
      if (!(error instanceof RecordError)) throw error
      return no('bad-record', { line: error.line, expected: error.expected, found: error.found })
    }
  }
}
