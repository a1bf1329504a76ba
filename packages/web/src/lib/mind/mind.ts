import {
  advise,
  analyse,
  type Bot,
  type Found,
  isPonderer,
  LEVELS,
  type Level,
  loadOpponents,
  lookedAt,
  type Opponents,
  readyFor,
  Several,
  seatBot,
} from '@chronik/bots'
import { type AnyState, type Language, nameOf, parseRecord } from '@chronik/kernel'
import type { AnalysisQuestion } from '../analysis/analysed.ts'
import { stateOf } from '../port/position.ts'
import type { Spoken, SpokenAdvice } from './advice.ts'
import type { Lanes } from './lanes.ts'
import type { MoveQuestion, Question } from './thinker.ts'
import type { AnalysisAnswer } from './worker-thinker.ts'

/** How long a hint may take: enough for a good one, short enough to wait for. */
const ADVICE_MS = 1200
const ADVICE_ITERATIONS = 4000
const MOVES_TOLD = 3

/** Thinks in the thread it lives in; where there are lanes, a grandmaster is helped by other threads. */
export class Mind {
  readonly #clock: () => number
  readonly #lanes: Pick<Lanes, 'helpersOf'> | null
  readonly #bots = new Map<string, Bot<AnyState>>()
  #match = ''
  #box: AnyState['box'] | null = null

  constructor(clock: () => number, lanes: Pick<Lanes, 'helpersOf'> | null = null) {
    this.#clock = clock
    this.#lanes = lanes
  }

  async choose(question: MoveQuestion): Promise<string> {
    const { known, view, bot } = await this.#seated(question)
    const lanes = this.#lanes
    const helped =
      lanes !== null && levelOf(question) === 'grandmaster' && isPonderer(bot)
        ? new Several(bot, () => lanes.helpersOf(question))
        : bot
    return known.game.notation.format(await helped.choose(view))
  }

  /** Loads what the question needs. */
  async prepare(question: MoveQuestion): Promise<void> {
    await readyFor(await opponentsOf(question.game), levelOf(question))
  }

  /** What a bot finds out about a decision, for another thread that decides. */
  async ponder(question: MoveQuestion): Promise<Found> {
    const { view, bot } = await this.#seated(question)
    if (!isPonderer(bot)) throw new Error(`a ${question.level} does not think that long`)
    return bot.ponder(view)
  }

  async advise(question: Question): Promise<SpokenAdvice> {
    const known = await readyFor(await opponentsOf(question.game), 'grandmaster')
    const end = this.#clock() + ADVICE_MS
    const { moves, reasons, line } = advise(known, this.#viewOf(known, question), {
      iterations: ADVICE_ITERATIONS,
      expired: () => this.#clock() >= end,
    })
    const visits = moves.reduce((sum, one) => sum + one.visits, 0)
    return {
      moves: moves.slice(0, MOVES_TOLD).map(({ move, visits: own, score, chance }) => ({
        move: known.game.notation.format(move),
        share: own / Math.max(1, visits),
        score,
        ...(chance !== undefined && { chance }),
      })),
      line: line.map((move) => known.game.notation.format(move)),
      reasons: reasons.map(({ feature, points }) => ({ points, name: namesOf(known, feature) })),
    }
  }

  /** Looks back on a whole match and tells of each decision as soon as it has looked at it. */
  async analyse(
    { game, record, iterations, part, known: before }: AnalysisQuestion,
    tell: (told: AnalysisAnswer) => void,
  ): Promise<void> {
    const known = await readyFor(await opponentsOf(game), 'grandmaster')
    const match = parseRecord(record)
    const events = match.events.length
    analyse(known, match, {
      iterations,
      part,
      known: before,
      onJudged: (judged) => {
        const looked = lookedAt(known.game, judged)
        tell({ type: 'looked', number: 0, looked, read: judged.index, events })
      },
    })
    tell({ type: 'looked', number: 0, looked: null, read: events, events })
  }

  async #seated(question: MoveQuestion) {
    const known = await readyFor(await opponentsOf(question.game), levelOf(question))
    const view = this.#viewOf(known, question)
    return { known, view, bot: this.#botFor(known, question, view.box) }
  }

  #viewOf({ game }: Opponents, { match, setup, position }: Question): AnyState {
    if (this.#match !== match || this.#box === null) {
      this.#match = match
      this.#box = game.open(setup)
      this.#bots.clear()
    }
    return stateOf(game, this.#box, position)
  }

  #botFor(known: Opponents, question: MoveQuestion, box: AnyState['box']): Bot<AnyState> {
    const { seed } = question
    const level = levelOf(question)
    const key = `${level} ${seed}`
    const seated = this.#bots.get(key)
    if (seated !== undefined) return seated
    const bot = seatBot(known, box, level, seed, this.#clock)
    this.#bots.set(key, bot)
    return bot
  }
}

function levelOf({ level }: MoveQuestion): Level {
  return LEVELS.list.find((one) => one === level) ?? 'novice'
}

function namesOf({ names }: Opponents, feature: string): Spoken {
  const name = (language: Language) => nameOf(feature, language, names)
  return { de: name('de'), en: name('en'), nl: name('nl') }
}

async function opponentsOf(game: string): Promise<Opponents> {
  const known = await loadOpponents(game)
  if (known === null) throw new Error(`no bots for "${game}"`)
  return known
}
