import {
  type Game,
  type Language,
  type Move,
  type Refusal,
  type Score,
  SPECTATOR,
  tell,
  toJson,
  viewOf,
} from '@chronik/kernel'
import { gameCard } from '../game-card.ts'
import { readOpening } from './opening.ts'
import { Problem, within } from './problem.ts'
import type { Request } from './request.ts'
import { Table } from './table.ts'
import type { Tables } from './tables.ts'

/** What an op answers, beside `ok`, `tag` and `match`. */
export type Answer = { readonly [key: string]: unknown }

interface TableOp {
  readonly on: 'match'
  readonly entries: readonly string[]
  answer(table: Table, request: Request, language: Language): Answer
}

interface TablesOp {
  readonly on: 'tables'
  readonly entries: readonly string[]
  answer(tables: Tables, request: Request): Answer
}

const MOST_MOVES = 1000

/** Every op of the protocol; docs/protocol.md describes them in this order. */
export const OPS: { readonly [op: string]: TableOp | TablesOp } = {
  games: {
    on: 'tables',
    entries: [],
    answer: ({ games }) => ({ games: games.map(gameCard) }),
  },
  new: {
    on: 'tables',
    entries: ['game', 'players', 'options', 'edition', 'seed', 'match'],
    answer(tables, request) {
      const { game, setup, seed } = readOpening(request, tables.games)
      const { name, table } = tables.open(request, () =>
        within('bad-setup', '', () => new Table(game, setup, seed)),
      )
      return { match: name, seed, log: table.match.log, turn: turnOf(table) }
    },
  },
  turn: {
    on: 'match',
    entries: [],
    answer: (table) => ({ turn: turnOf(table) }),
  },
  play: {
    on: 'match',
    entries: ['moves', 'seat'],
    answer(table, request) {
      const { game } = table
      const moves = request.texts('moves', MOST_MOVES).map((text, index) => readMove(game, text, index))
      const played = table.play(moves, request.has('seat') ? readSeat(table, request, 0) : undefined)
      if (!played.ok) throw new Problem(played.refusal, { index: played.index, game: game.refusals })
      return { log: played.log, turn: turnOf(table) }
    },
  },
  state: {
    on: 'match',
    entries: [],
    answer: ({ game, match }) => ({ state: toJson(game, match.state) }),
  },
  set: {
    on: 'match',
    entries: ['state'],
    answer(table, request) {
      table.set(request.any('state'))
      return { log: table.match.log, turn: turnOf(table) }
    },
  },
  view: {
    on: 'match',
    entries: ['seat'],
    answer(table, request) {
      const seat = readSeat(table, request, SPECTATOR)
      const { game, match } = table
      return { seat, view: table.careful(() => toJson(game, viewOf(game, match.state, seat))) }
    },
  },
  explain: {
    on: 'match',
    entries: ['move', 'seat'],
    answer(table, request, language) {
      const { game, match } = table
      const move = readMove(game, request.text('move', 1000))
      const seat = request.has('seat') ? readSeat(table, request, 0) : undefined
      const refusal = table.careful(() => match.explain(move, seat))
      return {
        possible: refusal === null,
        ...(refusal !== null && { refusal: inWords(game, refusal, language) }),
      }
    },
  },
  score: {
    on: 'match',
    entries: [],
    answer: (table) => ({
      over: table.match.over,
      score: table.careful((): Score => table.game.score(table.match.state)),
    }),
  },
  close: {
    on: 'tables',
    entries: ['match'],
    answer(tables, request) {
      const { name } = tables.find(request)
      tables.close(name)
      return { match: name }
    },
  },
}

function turnOf(table: Table): Answer {
  const { turn, game } = table
  const round = table.careful(() => game.round(table.match.state))
  if (turn.over) return { over: true, round, score: turn.score }
  const moves = turn.moves.map((move) => game.notation.format(move))
  return { over: false, round, seat: turn.seat, decision: turn.decision, moves }
}

function inWords(game: Game, refusal: Refusal, language: Language): Answer {
  return { ...refusal, words: tell(refusal, language, game.refusals) }
}

function readMove(game: Game, text: string, index?: number): Move {
  const move = game.notation.parse(text)
  if (typeof move === 'number') return move
  throw new Problem(
    { code: 'notation', params: { expected: move.expected } },
    index === undefined ? {} : { index },
  )
}

function readSeat({ setup }: Table, request: Request, least: number): number {
  return request.integer('seat', least, setup.players - 1)
}
