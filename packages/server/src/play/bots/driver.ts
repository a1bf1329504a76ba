import { LEVELS, type Level } from '@chronik/bots'
import { decider } from '@chronik/kernel'
import { hashOf } from '../../bus/hash.ts'
import type { Table, TableSeat } from '../../tables/table.ts'
import type { LoadedMatch } from '../loaded.ts'
import type { MatchesHooks, Submitted } from '../port.ts'
import type { Task, Thought } from './message.ts'

/** Who plays on for somebody who gave up. */
const SUBSTITUTE: Level = 'adept'
/** A table where nobody waits leaves the threads to others for so long between two turns. */
const PAUSE = 400

/** Whoever lets bots think: threads of this process, or any process of the house. */
export interface Thinking {
  think(task: Task, owner: string, urgent: boolean): Promise<Thought>
  close(): Promise<void>
}

/** Plays what a bot has thought: `passed` if the match or the seat is no longer what it was. */
export type BotPlay = (
  table: string,
  seat: number,
  seq: number,
  moves: readonly string[],
  /** The bot moves for somebody whose time is over. */
  byTheClock: boolean,
) => Promise<Submitted | 'passed'>

/** A turn a bot is to take: the match at this deed, as the seat sees it. */
interface Due {
  readonly table: Table
  readonly seq: number
  readonly seat: number
  readonly view: Int16Array
  readonly byTheClock: boolean
}

/** Sees to it that bots move when it is their turn: one thought at a time for each position. */
export class BotDriver {
  readonly #pool: Thinking
  readonly #play: BotPlay
  readonly #hooks: MatchesHooks
  /** Tables with a thought under way, and the deed it is about. */
  readonly #underWay = new Map<string, number>()
  readonly #pauses = new Set<NodeJS.Timeout>()
  /** Who plays where the bot of a seat has failed, until the server starts anew. */
  readonly #stepIns = new Map<string, Level>()
  #closed = false

  constructor(pool: Thinking, play: BotPlay, hooks: MatchesHooks) {
    this.#pool = pool
    this.#play = play
    this.#hooks = hooks
  }

  /** Looks whose turn it is; a bot that is due begins to think. */
  look(loaded: LoadedMatch): void {
    const { table, seq, over } = loaded
    if (this.#closed || over || table.status !== 'playing' || this.#underWay.get(table.id) === seq) return
    const seat = decider(loaded.match.state)
    const level = levelOf(table.seats[seat])
    if (level === null) return
    this.#underWay.set(table.id, seq)
    const due = { table, seq, seat, view: loaded.viewFor(seat), byTheClock: false }
    const begin = () => this.#drive(due, level).finally(() => this.#leave(due))
    if (hasPeople(table)) void begin()
    else void this.#pause(PAUSE).then(begin)
  }

  /** Makes one move for somebody whose time is over. */
  stepIn(loaded: LoadedMatch, seat: number): void {
    const { table, seq } = loaded
    if (this.#closed || this.#underWay.get(table.id) === seq) return
    this.#underWay.set(table.id, seq)
    const due = { table, seq, seat, view: loaded.viewFor(seat), byTheClock: true }
    void this.#drive(due, SUBSTITUTE).finally(() => this.#leave(due))
  }

  close(): void {
    this.#closed = true
    for (const pause of this.#pauses) clearTimeout(pause)
  }

  /** Thinks and plays; a bot that fails is asked again, then the levels below it. */
  async #drive(due: Due, level: Level): Promise<void> {
    const { seat, seq } = due
    const where = { table: due.table.id, seat, seq }
    const key = `${due.table.id} ${seat} ${level}`
    for (const [tries, asked] of attempts(this.#stepIns.get(key) ?? level).entries()) {
      if (asked !== level) this.#stepIns.set(key, asked)
      const why = await this.#turn(due, asked, tries)
      if (why === null || this.#closed) return
      this.#hooks.warn?.('a bot failed', { ...where, level: asked, why })
    }
    this.#stepIns.delete(key)
    this.#hooks.warn?.('no bot can move here', where)
  }

  /** Null when the turn was played, or is no longer to be played; otherwise what went wrong. */
  async #turn(
    { table, view, seat, seq, byTheClock }: Due,
    level: Level,
    tries: number,
  ): Promise<string | null> {
    // The same turn of the same table gives the same seed: a bot plays the same after a restart.
    const seed = hashOf(`${chanceOf(table)} ${seat} ${seq} ${tries}`)
    const { id, game, rules, setup } = table
    const task = { table: id, game, rules, setup, seat, level, seed, view }
    const asked = performance.now()
    const thought = await this.#pool.think(task, table.host, hasPeople(table))
    if (!thought.ok) return thought.why
    if (thought.hurried === true) this.#hooks.hurried?.(id, level)
    this.#hooks.thought?.(level, performance.now() - asked)
    const submitted = await this.#submit(id, seat, seq, thought.moves, byTheClock)
    return submitted === 'passed' || submitted.kind === 'played'
      ? null
      : `its move was refused: ${submitted.refusal.code}`
  }

  /** If the database is away, the bot waits for it like everybody else. */
  async #submit(...move: Parameters<BotPlay>): ReturnType<BotPlay> {
    for (let wait = 1_000; !this.#closed; wait = Math.min(2 * wait, 30_000)) {
      try {
        return await this.#play(...move)
      } catch (error) {
        const [table, seat, seq] = move
        this.#hooks.warn?.('a move of a bot could not be kept', { table, seat, seq, why: String(error) })
        await this.#pause(wait)
      }
    }
    return 'passed'
  }

  #leave({ table, seq }: Due): void {
    if (this.#underWay.get(table.id) === seq) this.#underWay.delete(table.id)
  }

  #pause(milliseconds: number): Promise<void> {
    return new Promise((resolve) => {
      const pause = setTimeout(() => {
        this.#pauses.delete(pause)
        resolve()
      }, milliseconds)
      this.#pauses.add(pause)
    })
  }
}

/** The bot that plays a seat, if one does. */
export function levelOf(seat: TableSeat | undefined): Level | null {
  if (seat?.kind === 'bot') return seat.level
  return seat?.kind === 'person' && seat.conceded ? SUBSTITUTE : null
}

function hasPeople({ seats }: Table): boolean {
  return seats.some((seat) => seat.kind === 'person' && !seat.conceded)
}

/** The level itself twice, then every level below it. */
function attempts(level: Level): Level[] {
  const below = LEVELS.list.slice(0, LEVELS.at[level]).reverse()
  return [level, level, ...below]
}

/** Where many play with the same seed, bots do the same in the same position as well. */
function chanceOf({ id, game, event }: Table): string {
  return event?.kind === 'day' ? `${game} ${event.day}` : id
}
