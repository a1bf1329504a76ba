import { createHash } from 'node:crypto'
import {
  type Correction,
  correct,
  type Edition,
  type Game,
  isSeed,
  type Json,
  MARKS,
  readEdition,
  type Seed,
  type Setup,
  show,
} from '@chronik/kernel'
import { misfit, within } from './problem.ts'
import type { Request } from './request.ts'

/** What a match of this game is opened with. */
export function readSetup(request: Request, game: Game): Setup {
  return {
    players: request.integer('players', game.players.min, game.players.max),
    ...(request.has('options') && { options: readOptions(request.any('options')) }),
    ...(request.has('edition') && { edition: readBox(game, request.any('edition')) }),
  }
}

function readOptions(json: unknown): { readonly [id: string]: unknown } {
  if (typeof json === 'object' && json !== null && !Array.isArray(json)) return { ...json }
  throw misfit('bad-setup', 'options', 'an object', show(json))
}

/** A whole edition, or the standard one with corrections. */
function readBox(game: Game, json: unknown): Edition {
  return within('bad-setup', 'edition', () => {
    if (typeof json !== 'object' || json === null || !Object.hasOwn(json, 'corrections')) {
      return readEdition(game.editions, json)
    }
    const { id, corrections } = json as { id?: unknown; corrections: unknown }
    return correct(game.editions, typeof id === 'string' ? id : '', readCorrections(corrections))
  })
}

function readCorrections(json: unknown): Correction[] {
  if (!Array.isArray(json)) throw misfit('bad-setup', 'edition.corrections', 'a list', show(json))
  return json.map((one: unknown, index) => {
    const { path, value, mark } = (typeof one === 'object' ? (one ?? {}) : {}) as Partial<Correction>
    const known = MARKS.find((letter) => letter === mark)
    if (typeof path === 'string' && known !== undefined) return { path, value: value as Json, mark: known }
    throw misfit('bad-setup', `edition.corrections[${index}]`, 'a path, a value and a mark', show(one))
  })
}

/** 64 hexadecimal digits are the seed itself; of any other text or number the seed is made; none is drawn. */
export function readSeed(request: Request, draw: () => Seed): Seed {
  if (!request.has('seed')) return draw()
  const given = request.any('seed')
  return seedFrom(typeof given === 'number' ? String(given) : request.text('seed'))
}

export function seedFrom(text: string): Seed {
  return isSeed(text) ? text : createHash('sha256').update(text).digest('hex')
}
