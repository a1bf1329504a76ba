import {
  commitmentTo,
  formatRecord,
  type Game,
  gameCard,
  type Language,
  Match,
  type Move,
  parseRecord,
  RecordError,
  type Refusal,
  readMoves,
  type Score,
  SealedChance,
  SPECTATOR,
  tell,
  toJson,
  viewOf,
} from '@chronik/kernel'
import { readSeed, readSetup } from './opening.ts'
import { Problem, within } from './problem.ts'
import type { Request } from './request.ts'
import { Table, tableOf } from './table.ts'
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
const LONGEST_RECORD = 1_000_000

/** Every op of the protocol; docs/protocol.md describes them. */
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
      const game = tables.game(request.text('game'))
      const setup = readSetup(request, game)
      const seed = readSeed(request, tables.drawSeed)
      return opened(tables, request, (id) => {
        const chance = new SealedChance(seed)
        const match = within('bad-setup', '', () => new Match(game, setup, chance))
        return new Table(match, chance, { id, seed, commitment: commitmentTo(seed, id) })
      })
    },
  },
  turn: {
    on: 'match',
    entries: [],
    answer: (table) => ({ turn: table.turn }),
  },
  play: {
    on: 'match',
    entries: ['moves', 'seat'],
    answer(table, request) {
      const { game } = table
      const moves = read(game, request.texts('moves', MOST_MOVES))
      const seat = request.has('seat') ? readSeat(table, request, 0) : undefined
      const { played, turn } = table.play(moves, seat)
      if (!played.ok) throw new Problem(played.refusal, { index: played.index, game })
      return { log: played.log, turn }
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
      const turn = table.set(request.any('state'))
      return { log: table.match.log, turn }
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
      const [move] = read(game, [request.text('move', 1000)], false)
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
  save: {
    on: 'match',
    entries: [],
    answer: (table) => ({ record: readable(() => formatRecord(table.record)) }),
  },
  load: {
    on: 'tables',
    entries: ['record', 'seed', 'match'],
    answer(tables, request) {
      const record = readable(() => parseRecord(request.text('record', LONGEST_RECORD)))
      const game = tables.game(record.game)
      const seed = readSeed(request, tables.drawSeed)
      return opened(tables, request, () => readable(() => tableOf(record, game, seed)))
    },
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

function opened(tables: Tables, request: Request, make: (name: string) => Table): Answer {
  const { name, table } = tables.open(request, make)
  try {
    return { match: name, log: table.match.log, turn: table.turn }
  } catch (error) {
    tables.close(name)
    throw error
  }
}

/** What is wrong with a record is told with its line. */
function readable<T>(read: () => T): T {
  try {
    return read()
  } catch (error) {
    if (!(error instanceof RecordError)) throw error
    const params = { reason: error.message }
    throw new Problem({ code: 'bad-record', params }, { path: `record:${error.line}` })
  }
}

function inWords(game: Game, refusal: Refusal, language: Language): Answer {
  return { ...refusal, words: tell(refusal, language, game.refusals, game.names) }
}

/** Moves as the request has them; which of them is none is told if there may be several. */
function read(game: Game, texts: readonly string[], several = true): readonly Move[] {
  const found = readMoves(game, texts)
  if (found.ok) return found.moves
  throw new Problem(found.refusal, several ? { index: found.index } : {})
}

function readSeat({ match }: Table, request: Request, least: number): number {
  return request.integer('seat', least, match.box.players - 1)
}
