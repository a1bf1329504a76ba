import {
  type AnyState,
  commitmentTo,
  entryFor,
  formatRecord,
  type Game,
  Match,
  type Move,
  type Played,
  parseRecord,
  recordOf,
  refusal,
  resume,
  SealedChance,
  SPECTATOR,
  verify,
  viewInto,
  viewOf,
} from '@chronik/kernel'
import { loadGame } from './games.ts'
import { Narrator } from './narrator.ts'
import type { Ask, CoursePoint, MatchFile, Tell } from './protocol.ts'
import type { Thinker } from './thinker.ts'

/** A bot that fails so often in a row would fail for ever. */
const MOST_FAILURES = 3

/** The host of one match: it alone holds the true position and the seed, and lets bots play. */
export class MatchHost {
  readonly #tell: (tell: Tell) => void
  readonly #thinker: Thinker
  #file: MatchFile | null = null
  #match: Match | null = null
  #narrator: Narrator<AnyState> | null = null
  #viewer = SPECTATOR
  /** Entries of the log that the table has been told. */
  #told = 0
  #truth: AnyState | null = null
  #view: AnyState | null = null
  #failures = 0
  #advising = 0

  constructor(tell: (tell: Tell) => void, thinker: Thinker) {
    this.#tell = tell
    this.#thinker = thinker
  }

  async receive(ask: Ask): Promise<void> {
    try {
      if (ask.type === 'open') await this.#open(ask.match, ask.viewer)
      else await this.#answer(ask)
    } catch (error) {
      this.#tell({ type: 'broken', why: 'crash', message: String(error) })
    }
  }

  async #open(file: MatchFile, viewer: number): Promise<void> {
    const game = await loadGame(file.game)
    this.#file = file
    this.#viewer = viewer
    this.#told = 0
    this.#truth = null
    this.#view = null
    try {
      const chance = new SealedChance(file.seed)
      this.#match =
        file.record === null
          ? new Match(game, file.setup, chance)
          : resume(parseRecord(file.record), game, chance)
    } catch (error) {
      this.#tell({ type: 'broken', why: 'record', message: String(error) })
      return
    }
    this.#narrator = new Narrator(this.#match)
    this.#happened(file.record !== null)
  }

  async #answer(ask: Exclude<Ask, { type: 'open' }>): Promise<void> {
    const match = this.#match
    if (match === null) throw new Error('no match is open')
    switch (ask.type) {
      case 'play':
        return this.#play(match, ask.seat, ask.seen, ask.moves)
      case 'look':
        this.#viewer = ask.viewer
        return this.#tell({ type: 'looked', viewer: ask.viewer, position: this.#seen(match.state.mem) })
      case 'visit':
        return this.#visit(match, ask.told)
      case 'advise':
        return await this.#advise(match, ask.position)
      case 'stop-advice':
        return this.#stopAdvice()
      case 'verify':
        return this.#verify(match)
    }
  }

  #play(match: Match, seat: number, seen: number, texts: readonly string[]): void {
    const played = seen === match.events.length ? playTexts(match, texts, seat) : STALE
    if (played.ok) this.#happened()
    else this.#tell({ type: 'refused', index: played.index, refusal: played.refusal })
  }

  /** Tells what is new, then lets the next bot think, if one is due. */
  #happened(past = false): void {
    const match = this.#opened()
    const narrator = this.#narrator
    if (narrator === null) return
    narrator.follow()
    const from = this.#told
    this.#told = narrator.told.length
    const { turn } = match
    this.#tell({
      type: 'happened',
      viewer: this.#viewer,
      events: match.events.length,
      told: from,
      beats: narrator.told.slice(from).map(({ entry, memory }) => ({
        entry: entryFor(entry, this.#viewer),
        position: past ? null : this.#seen(memory),
      })),
      position: this.#seen(match.state.mem),
      due: turn.over
        ? { over: true, score: turn.score, course: courseOf(match, narrator) }
        : { over: false, seat: turn.seat, decision: turn.decision },
      record: this.#record(match, false),
      secrets: hasSecrets(match.game, match.state),
    })
    if (!turn.over) this.#letBotPlay(match, turn.seat)
  }

  #letBotPlay(match: Match, seat: number): void {
    const file = this.#file
    const sitting = file?.seats[seat]
    if (file === null || sitting?.kind !== 'bot') return
    const events = match.events.length
    const { level = 'novice' } = sitting
    this.#tell({ type: 'thinking', seat })
    const position = viewOf(match.game, match.state, seat).mem
    const question = { match: file.id, game: file.game, setup: file.setup, position, level, seed: seat + 1 }
    void this.#thinker.choose(question).then(
      (move) => {
        this.#failures = 0
        if (this.#match === match && match.events.length === events) this.#play(match, seat, events, [move])
      },
      (error: unknown) => {
        this.#failures++
        if (this.#failures < MOST_FAILURES) this.#letBotPlay(match, seat)
        else this.#tell({ type: 'broken', why: 'crash', message: String(error) })
      },
    )
  }

  #visit(match: Match, told: number): void {
    const memory = this.#narrator?.told[told - 1]?.memory ?? match.state.mem
    this.#tell({ type: 'visited', told, position: this.#seen(memory) })
  }

  async #advise(match: Match, position: Int16Array): Promise<void> {
    const file = this.#file
    if (file === null) return
    const number = ++this.#advising
    const question = { match: file.id, game: match.game.id, setup: file.setup, position }
    const advice = await this.#thinker.advise(question)
    if (number === this.#advising) this.#tell({ type: 'advice', advice })
  }

  #stopAdvice(): void {
    this.#advising++
    const { turn } = this.#opened()
    // A bot that is thinking is not disturbed.
    if (!turn.over && this.#file?.seats[turn.seat]?.kind !== 'bot') this.#thinker.stop()
  }

  #verify(match: Match): void {
    const record = parseRecord(this.#record(match, match.over))
    this.#tell({ type: 'verified', verification: verify(record, match.game) })
  }

  #record(match: Match, withSeed: boolean): string {
    const file = this.#file
    if (file === null) throw new Error('no match is open')
    const tags = {
      id: file.id,
      date: file.date,
      names: file.seats.map(({ name }) => name),
      commitment: commitmentTo(file.seed, file.id),
    }
    return formatRecord(recordOf(match, withSeed || match.over ? { ...tags, seed: file.seed } : tags))
  }

  #opened(): Match {
    if (this.#match === null) throw new Error('no match is open')
    return this.#match
  }

  /** What the viewer may know of a position. */
  #seen(memory: Int16Array): Int16Array {
    const { game, box } = this.#opened()
    if (game.secrets.length === 0) return memory.slice()
    this.#truth ??= game.blank(box)
    this.#view ??= game.blank(box)
    this.#truth.mem.set(memory)
    viewInto(game, this.#view, this.#truth, this.#viewer)
    return this.#view.mem.slice()
  }
}

const STALE: Played = { ok: false, index: 0, refusal: refusal('stale') }

function playTexts(match: Match, texts: readonly string[], seat: number): Played {
  const moves: Move[] = []
  for (const text of texts) {
    const move = match.game.notation.parse(text)
    if (typeof move !== 'number')
      return {
        ok: false,
        index: moves.length,
        refusal: refusal('notation', undefined, { expected: move.expected }),
      }
    moves.push(move)
  }
  return match.play(moves, seat)
}

/** Whether somebody at the table knows what others must not. */
function hasSecrets(game: Game, state: AnyState): boolean {
  return game.secrets.some(
    ({ seat, field }) => seat < state.box.players && !game.opens(state, seat, SPECTATOR, field),
  )
}

/** The score at the start and at the end of each round, as it would have been counted then. */
function courseOf({ game, box, start }: Match, narrator: Narrator<AnyState>): CoursePoint[] {
  const state = game.blank(box)
  const last = new Map<number, Int16Array>([[0, (start ?? game.begin(box)).mem]])
  for (const { memory } of narrator.told) {
    state.mem.set(memory)
    last.set(game.round(state), memory)
  }
  return Array.from(last, ([round, memory]) => {
    state.mem.set(memory)
    return { round, totals: game.score(state).totals }
  })
}
