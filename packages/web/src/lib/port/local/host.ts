import { type Match, viewOf } from '@chronik/kernel'
import type { Thinker } from '../../mind/thinker.ts'
import { loadGame } from '../games.ts'
import type { Played, Series } from '../port.ts'
import { begun, HostedTable } from './hosted-table.ts'
import type { Ask, MatchFile, Say } from './messages.ts'

/** A bot that fails so often in a row would fail for ever. */
const MOST_FAILURES = 3

/** The host of one match on this device: it alone holds the true position and the seed, and lets bots play. */
export class MatchHost {
  readonly #say: (say: Say) => void
  readonly #thinker: Thinker
  #table: HostedTable | null = null
  #failures = 0
  /** One after the other: opening takes its time. */
  #last: Promise<void> = Promise.resolve()

  constructor(say: (say: Say) => void, thinker: Thinker) {
    this.#say = say
    this.#thinker = thinker
  }

  receive(ask: Ask): Promise<void> {
    this.#last = this.#last.then(() => this.#answerTo(ask))
    return this.#last
  }

  async #answerTo(ask: Ask): Promise<void> {
    try {
      if (ask.type === 'open') await this.#open(ask.match, ask.viewer)
      else this.#answer(ask)
    } catch (error) {
      this.#say({ type: 'broken', why: 'crash', message: String(error) })
    }
  }

  async #open(file: MatchFile, viewer: number): Promise<void> {
    const game = await loadGame(file.game)
    let match: Match
    try {
      match = begun(game, file)
    } catch (error) {
      this.#say({ type: 'broken', why: 'record', message: String(error) })
      return
    }
    const table = new HostedTable(file, match, viewer)
    this.#table = table
    this.#say({ type: 'opened', table: table.opened() })
    this.#tellNews(table, false)
  }

  #answer(ask: Exclude<Ask, { type: 'open' }>): void {
    const table = this.#table
    if (table === null) throw new Error('no match is open')
    switch (ask.type) {
      case 'play': {
        const played = this.#play(table, ask.series, true)
        this.#say({ type: 'played', number: ask.number, played })
        return
      }
      case 'look':
        if (table.look(ask.seat))
          this.#say({ type: 'told', told: { type: 'eyes', viewer: ask.seat, position: table.view() } })
        return
      case 'recall':
        this.#recall(table)
        return
      case 'concede':
        if (table.concede(ask.seat)) this.#tellNews(table, false)
        return
      case 'visit':
        this.#say({ type: 'visited', number: ask.number, position: table.visit(ask.told) })
        return
    }
  }

  /** The table as it was takes the place of the one that is; a bot that thinks about that is not heard. */
  #recall(table: HostedTable): void {
    const before = table.recalled()
    if (before === null) return
    this.#table = before
    this.#tellNews(before, false)
  }

  #play(table: HostedTable, series: Series, mine: boolean): Played {
    const played = table.play(series)
    if (played.ok) this.#tellNews(table, mine)
    return played
  }

  /** Tells what is new, then lets the next bot think, if one is due. */
  #tellNews(table: HostedTable, mine: boolean): void {
    const page = table.write()
    this.#say({ type: 'told', told: table.news(mine), ...(page !== null && { page }) })
    const { turn } = table.match
    if (!turn.over && !table.over && !table.file.still) this.#letBotPlay(table, turn.seat)
  }

  #letBotPlay(table: HostedTable, seat: number): void {
    const { file, match } = table
    const sitting = file.seats[seat]
    if (sitting?.kind !== 'bot') return
    const seq = match.events.length
    const { level = 'novice' } = sitting
    const position = viewOf(match.game, match.state, seat).mem
    const { setup } = table.opened().match
    const question = { match: file.id, game: file.game, setup, position, level, seed: seat + 1 }
    void this.#thinker.choose(question).then(
      (move) => {
        this.#failures = 0
        if (this.#table === table && !table.over) this.#play(table, { seat, seq, moves: [move] }, false)
      },
      (error: unknown) => {
        this.#failures++
        if (this.#failures < MOST_FAILURES) this.#letBotPlay(table, seat)
        else this.#say({ type: 'broken', why: 'crash', message: String(error) })
      },
    )
  }
}
