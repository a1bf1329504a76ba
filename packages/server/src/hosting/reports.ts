import type { Report, ReportWish } from '@chronik/protocol'
import { Turns } from '../play/turns.ts'
import { CLOCK, type Clock } from '../settings/clock.ts'
import type { KeptReport } from '../store/port/social.ts'
import type { Store } from '../store/port/store.ts'
import { mayRead } from '../tables/chat-rooms.ts'
import { refused as no, type Outcome, done as yes } from '../tables/outcome.ts'
import type { Who } from '../tables/seats.ts'
import type { Table } from '../tables/table.ts'
import type { Blocks } from './blocks.ts'

const A_DAY = 24 * 60 * 60 * 1000
/** Reports of one person within a day. */
const A_DAY_OF_ONE_PERSON = 10
/** Lines that are looked through for those that were meant, and deeds that a report quotes. */
const LOOKED_THROUGH = 1_000
const MOST_DEEDS = 40
const PART = 50

/** What is kept of a report beside its columns. */
type Body = Pick<Report, 'by' | 'about' | 'reason' | 'text' | 'lines' | 'moves'>

/** What people report to who runs the server: quoted from what is kept, so that nothing can be made up. */
export class Reports {
  readonly #store: Store
  readonly #blocks: Blocks
  readonly #clock: Clock
  readonly #turns = new Turns()

  constructor(store: Store, blocks: Blocks, clock: Clock = CLOCK) {
    this.#store = store
    this.#blocks = blocks
    this.#clock = clock
  }

  /** One after the other, so that nobody gets around the limit. */
  make(table: Table, who: Who, wish: ReportWish): Promise<Outcome<number>> {
    return this.#turns.take(who.id, () => this.#make(table, who, wish))
  }

  async #make(table: Table, who: Who, wish: ReportWish): Promise<Outcome<number>> {
    const at = this.#clock.wall()
    if ((await this.#store.social.reportsBy(who.id, at - A_DAY)) >= A_DAY_OF_ONE_PERSON)
      return no('too-many-reports')
    const name = await this.#blocks.nameAt(table, wish.user)
    if (name === null) return no('no-person')
    const body: Body = {
      by: { user: who.id, name: who.name },
      about: { user: wish.user, name },
      reason: wish.reason,
      text: wish.text,
      lines: await this.#lines(table, who, wish),
      moves: await this.#moves(table, wish),
    }
    const kept = { at, table: table.id, by: who.id, about: wish.user, body: JSON.stringify(body) }
    return yes(await this.#store.social.report(kept))
  }

  async list(open: boolean, before: number | null): Promise<Report[]> {
    return (await this.#store.social.reports(open, before, PART)).map(reportOf)
  }

  async close(id: number, outcome: string): Promise<Outcome<Report>> {
    const closed = await this.#store.social.closeReport(id, outcome, this.#clock.wall())
    return closed === null ? no('no-report') : yes(reportOf(closed))
  }

  /** The lines that were meant, as far as who reports may read them and the other said them. */
  async #lines(table: Table, who: Who, { user, lines }: ReportWish): Promise<Report['lines']> {
    if (lines.length === 0) return []
    const rooms = (['players', 'spectators'] as const).filter((room) => mayRead(table, who.id, room))
    const read = await Promise.all(
      rooms.map((room) => this.#store.chat.before(table.id, room, null, LOOKED_THROUGH)),
    )
    return read.flat().filter((line) => line.user === user && lines.includes(line.id))
  }

  async #moves(table: Table, { deeds }: ReportWish): Promise<Report['moves']> {
    if (deeds === null || table.startedAt === null) return []
    const kept = await this.#store.deeds.from(table.id, deeds.from)
    return kept
      .filter(({ seq }) => seq <= deeds.to)
      .slice(0, MOST_DEEDS)
      .map(({ seq, seat, lines, at }) => ({ seq, seat, lines, at }))
  }
}

function reportOf({ id, at, table, body, closedAt, outcome }: KeptReport): Report {
  return { id, at, table, ...(JSON.parse(body) as Body), closedAt, outcome }
}
