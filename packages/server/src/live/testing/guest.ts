import { type AnyState, FastRandom, type Game, type LogEntry, TentativeTurn } from '@chronik/kernel'
import type {
  Answer,
  ChatLine,
  Clock,
  Live,
  LiveTable,
  Presence,
  Refused,
  TableView,
  Update,
  Writing,
} from '@chronik/protocol'
import { games } from '../../play/games.ts'
import { setupOf } from '../../tables/opening.ts'

/** Somebody who watches a table and remembers everything they were told. */
export class Guest {
  readonly live: Live
  readonly watched: LiveTable
  readonly updates: Update[] = []
  readonly tables: TableView[] = []
  readonly lines: ChatLine[] = []
  readonly writings: Writing[] = []
  readonly refused: (Refused | null)[] = []
  /** Who was there, each time it was told: what was so for a moment only is not missed. */
  readonly presences: Presence[] = []
  readonly clocks: (Clock | null)[] = []
  readonly notices: { readonly code: string; readonly words: string }[] = []
  readonly #random: FastRandom
  #waiting: (() => void)[] = []

  constructor(live: Live, table: string, seed = 1) {
    this.live = live
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
      onWriting: note(this.writings),
      onRefused: note(this.refused),
      onPresence: note(this.presences),
      onClock: note(this.clocks),
      onNotice: note(this.notices),
    })
  }

  /** Waits until something is so; what is so from the beginning is not waited for. */
  async until(holds: (guest: this) => boolean): Promise<void> {
    while (!holds(this)) await new Promise<void>((resolve) => this.#waiting.push(resolve))
  }

  /** Waits until the table is seen: only from then on is anything heard of it. */
  async arrived(): Promise<this> {
    await this.until(({ tables }) => tables.length > 0)
    return this
  }

  /** Waits until the match is seen as it is after this deed, or after a later one. */
  reached(seq: number): Promise<void> {
    return this.until(({ watched }) => (watched.position.seq ?? -1) >= seq)
  }

  get log(): LogEntry[] {
    return this.updates.flatMap(({ beats }) => beats.map(({ entry }) => entry))
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
    const view = game.blank(game.open(setupOf(game, table.setup, table.rules)))
    view.mem.set(position.memory)
    return view
  }

  /** A whole turn of chance, as the screen plays it: on one's own view up to the barrier. */
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
    if (answer.played) await this.reached(answer.seq)
    return answer
  }

  /** Plays whenever it is due until the match is over; the other seats have to do the same. */
  async playOn(): Promise<void> {
    for (;;) {
      await this.until(() => this.due || this.over)
      if (this.over) return
      played(await this.play())
    }
  }
}

/** Lets whoever is due play, so many turns of all together; in the end all have seen all of them. */
export async function playInTurn(guests: readonly Guest[], turns: number): Promise<void> {
  for (let turn = 0; turn < turns; turn++) {
    const due = guests.find((guest) => guest.due)
    if (due === undefined) throw new Error('nobody of them is due')
    const seq = played(await due.play())
    await Promise.all(guests.map((guest) => guest.reached(seq)))
  }
}

/** The deed that an answer tells of; no other answer will do. */
export function played(answer: Answer): number {
  if (!answer.played) throw new Error(JSON.stringify(answer.refused))
  return answer.seq
}
