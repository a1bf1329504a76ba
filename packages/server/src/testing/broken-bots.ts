import { Games } from '../play/games.ts'
import { fairFirst } from './fair-games.ts'

const scoreNow = (): number => {
  throw new Error('broken on purpose')
}

/** A game whose bots cannot judge a position: all but the random one fail. */
export const games = new Games([{ ...fairFirst, evaluator: { ...fairFirst.evaluator, scoreNow } }])
