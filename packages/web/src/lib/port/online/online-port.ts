import type { Refused, TableView, Update } from '@chronik/protocol'
import type { LiveState, LiveTable, OnTheWay } from '@chronik/protocol/live'
import type { Api } from '../../online/api.ts'
import type { Due, Link, News, Opened, OpenedTable, Played, Series, TablePort, Told } from '../port.ts'
import { Telling } from '../told.ts'
import type { Connected } from './connection.ts'
import { OnlineHouse } from './online-house.ts'
import { type BotNames, ownSeats, seatsOf } from './seats.ts'

/** What the port needs of the page it runs in. */
export interface Surroundings {
  readonly connected: Connected
  readonly api: Api
  readonly botName: BotNames
  /** What somebody is called who has deleted the account. */
  nobody?(): string
}

/** A table of the server, seen with the eyes the server gives us. */
export class OnlinePort implements TablePort {
  readonly house: OnlineHouse
  readonly opened: Promise<Opened>
  #open: (opened: Opened) => void = () => {}
  readonly #around: Surroundings
  readonly #telling = new Telling()
  readonly #watched: LiveTable
  readonly #unfollow: () => void
  #link: Link = 'live'
  /** The seats as they were last told, to tell them only when they change. */
  #seated = ''
  /** Who waits for the match to have come so far. */
  #awaiting: { readonly seq: number; reached(): void }[] = []
  #ended: (() => void)[] = []

  constructor(table: string, around: Surroundings) {
    this.#around = around
    this.opened = new Promise((resolve) => {
      this.#open = resolve
    })
    const { connected, api } = around
    this.house = new OnlineHouse(table, api, () => this.#watched, connected.live)
    this.#unfollow = connected.follow((state) => this.#followed(state))
    this.#watched = connected.live.watch(table, {
      onTable: (view) => this.#tableTold(view),
      onUpdate: (update, position, way) => this.#updated(update, position.memory.slice(), way),
      onPresence: (presence) => this.house.tellPresence(presence),
      onClock: (clock) => this.house.tellClock(clock),
      onNotice: (notice) => this.house.tellNotice(notice),
      onWriting: (writing) => this.house.tellWriting(writing),
      onChat: (line) => this.house.tellChat(line),
      onRefused: (refused) => this.#give('lost', refused?.words ?? ''),
    })
    this.#followed(connected.state)
  }

  listen(hear: (told: Told) => void): void {
    this.#telling.listen(hear)
  }

  async play({ seq, moves }: Series): Promise<Played> {
    const answer = await this.#watched.submit(moves, seq)
    if (!answer.played)
      return { ok: false, index: answer.refused.index ?? 0, refusal: refusalOf(answer.refused) }
    await this.#reached(answer.seq)
    return { ok: true, seq: answer.seq }
  }

  visit(told: number): Promise<Int16Array | null> {
    return this.#watched.visit(told)
  }

  /** The server gives one pair of eyes, and keeps the match for all windows. */
  look(): void {}
  takeOver(): void {}
  /** What is binding at a table with others stays. */
  recall(): void {}

  concede(): void {
    void this.house.vote({ kind: 'concede' })
  }

  async record(): Promise<string | null> {
    if (!hasEnded(this.house.table)) {
      if (this.#watched.turn?.over !== true) return null
      // The last move is told before the table is closed.
      await new Promise<void>((resolve) => this.#ended.push(resolve))
    }
    // Others still play with the same seed: nothing is told before the day is over.
    const event = this.house.table?.event ?? null
    if (event?.kind === 'day' && this.house.now() < event.until) return null
    const found = await this.#around.api.text(`/tables/${this.#watched.id}/record`)
    return found.ok ? found.value : null
  }

  close(): void {
    this.#unfollow()
    this.#watched.close()
  }

  #tableTold(table: TableView): void {
    this.house.tellTable(table)
    if (hasEnded(table)) this.#endTold()
    if (table.startedAt === null) return
    const opened = this.#openedTable(table, table.startedAt)
    this.#open({ ok: true, table: opened })
    const { seats, mine } = opened
    const seated = JSON.stringify({ seats, mine })
    if (seated === this.#seated) return
    this.#seated = seated
    this.#telling.tell({ type: 'seats', seats, mine })
  }

  #endTold(): void {
    for (const resolve of this.#ended.splice(0)) resolve()
    if (this.#watched.turn?.over === false) this.#telling.tell({ type: 'stopped' })
  }

  #openedTable(table: TableView, startedAt: number): OpenedTable {
    const { players, options, edition } = table.setup
    return {
      match: {
        id: table.id,
        game: table.game,
        setup: { players, options, rules: table.rules },
        edition,
        commitment: table.commitment,
        startedAt,
      },
      seats: seatsOf(table, this.#around.botName, this.#around.nobody?.()),
      mine: ownSeats(table, this.#watched.viewer),
      policy: { hints: table.hints },
    }
  }

  #updated(
    { seq, told, beats, turn }: Update,
    position: Int16Array,
    { positions, mine, elsewhere }: OnTheWay,
  ): void {
    this.#become('live')
    const news: News = {
      type: 'news',
      seq,
      viewer: this.#watched.viewer,
      curtain: null,
      told,
      beats: beats.map(({ entry }, index) => ({ entry, position: positions[index] ?? null })),
      mine,
      elsewhere,
      recall: null,
      position,
      due: !turn.over && hasEnded(this.house.table) ? NOBODY : dueOf(turn),
    }
    this.#telling.tell(news)
    const reached = this.#awaiting.filter((one) => one.seq <= seq)
    this.#awaiting = this.#awaiting.filter((one) => one.seq > seq)
    for (const one of reached) one.reached()
  }

  #reached(seq: number): Promise<void> {
    if ((this.#watched.position.seq ?? -1) >= seq) return Promise.resolve()
    return new Promise((reached) => this.#awaiting.push({ seq, reached }))
  }

  #followed(state: LiveState): void {
    if (state === 'outdated') this.#give('outdated', '')
    else if (state === 'connecting') this.#become('away')
    else if (state === 'open') this.#become('live')
  }

  #give(link: 'lost' | 'outdated', message: string): void {
    this.#open({ ok: false, link, message })
    this.#become(link, message)
  }

  #become(link: Link, message = ''): void {
    if (link === this.#link) return
    this.#link = link
    this.#telling.tell({ type: 'link', link, message })
  }
}

/** In a match that was ended before its end. */
const NOBODY: Due = { over: false, seat: -1, decision: '' }

function dueOf(turn: Update['turn']): Due {
  if (!turn.over) return turn
  const { rank, ...score } = turn.score
  return { over: true, score: rank === undefined ? score : { ...score, rank } }
}

function hasEnded(table: TableView | null): boolean {
  return table?.status === 'over' || table?.status === 'abandoned'
}

function refusalOf({ code, rule, params, words }: Refused) {
  return { code, ...(rule !== undefined && { rule }), ...(params !== undefined && { params }), words }
}
