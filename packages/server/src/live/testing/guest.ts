import { type AnyState, FastRandom, type Game, type LogEntry, TentativeTurn } from '@chronik/kernel'
import type { Answer, ChatLine, Live, LiveTable, Refused, TableView, Update } from '@chronik/protocol'
import { games } from '../../play/games.ts'
import { editionOf } from '../../tables/opening.ts'

/** Somebody who watches a table and remembers everything they were told. */
export class Guest {
  readonly watched: LiveTable
  readonly updates: Update[] = []
  readonly tables: TableView[] = []
  readonly lines: ChatLine[] = []
  readonly refused: (Refused | null)[] = []
  readonly #random: FastRandom
  #waiting: (() => void)[] = []

  constructor(live: Live, table: string, seed = 1) {
    this.#random = new FastRandom(seed)
    const note =
      <T>(list: T[]) =>
      (one: T) => {
        list.push(one)
        for (const wake of this.#waiting.splice(0)) wake()
      }
    this.watched = live.watch(table, {
      onUpdate: note(this.updates),
      onTable: note(this.tables),
      onChat: note(this.lines),
      onRefused: note(this.refused),
      onPresence: () => {
        for (const wake of this.#waiting.splice(0)) wake()
      },
    })
  }

  /** Waits until something is so. */
  async until(holds: (guest: this) => boolean): Promise<void> {
    while (!holds(this)) await new Promise<void>((resolve) => this.#waiting.push(resolve))
  }

  get log(): LogEntry[] {
    return this.updates.flatMap(({ log }) => log)
  }

  get due(): boolean {
    const { turn, viewer } = this.watched
    return turn !== null && !turn.over && turn.seat === viewer
  }

  get over(): boolean {
    return this.watched.turn?.over === true
  }

  game(): Game {
    const { table } = this.watched
    const game = table === null ? null : games.find(table.game, table.rules)
    if (game === null) throw new Error('no table is watched')
    return game
  }

  /** The position as this guest sees it. */
  view(): AnyState {
    const { table, position } = this.watched
    if (table === null) throw new Error('no table is watched')
    const game = this.game()
    const edition = editionOf(game, table.setup)
    const { players, options } = table.setup
    const view = game.blank(game.open({ players, options, ...(edition !== null && { edition }) }))
    view.mem.set(position.memory)
    return view
  }

  /** A whole turn of chance, as the screen plays it: on the own view up to the barrier. */
  series(): string[] {
    const game = this.game()
    const turn = new TentativeTurn(game, this.view(), this.watched.viewer)
    const series: string[] = []
    while (turn.stop === 'choice') {
      const { moves } = turn
      const move = moves[this.#random.below(moves.length)]
      turn.play(move)
      series.push(game.notation.format(move))
    }
    return series
  }

  /** Plays one turn when it is due, and is in step again afterwards. */
  async play(): Promise<Answer> {
    await this.until(() => this.due || this.over)
    const answer = await this.watched.submit(this.series())
    if (answer.played) await this.until(() => (this.watched.position.seq ?? 0) >= answer.seq)
    return answer
  }

  /** Plays on until the match is over, or so many turns. */
  async playOn(turns = Number.POSITIVE_INFINITY): Promise<void> {
    for (let turn = 0; turn < turns; turn++) {
      await this.until(() => this.due || this.over)
      if (this.over) return
      const answer = await this.play()
      if (!answer.played) throw new Error(JSON.stringify(answer.refused))
    }
  }
}
