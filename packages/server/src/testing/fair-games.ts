import type { Evaluator } from '@chronik/bots'
import { defineGame, type Game } from '@chronik/kernel'
import { fairRules } from '@chronik/kernel/sample'
import { Games } from '../play/games.ts'

type FairState = Parameters<typeof fairRules.score>[0]

const evaluator: Evaluator<FairState> = {
  game: 'fair',
  features: ['cards'],
  read: (state, seat, into) => {
    into[0] = state.stands[seat].cards
  },
  progress: () => 0,
  scoreNow: (state, seat) => state.stands[seat].points + state.stands[seat].coins,
}
const weights = { game: 'fair', stages: [[0.5]], note: 'by hand' }

function version(rulesVersion: number, changed: Partial<typeof fairRules> = {}) {
  const game = defineGame({ ...fairRules, ...changed, rulesVersion }) as unknown as Game
  return { game, evaluator: evaluator as unknown as Evaluator, weights }
}

/** By the second version of its rules, the Fair counts coins twice. */
const coinsTwice: (typeof fairRules)['score'] = (state) => {
  const score = fairRules.score(state)
  const coins = state.stands.slice(0, state.box.players).map((stand) => stand.coins)
  return { ...score, totals: score.totals.map((total, seat) => total + coins[seat]) }
}

export const fairFirst = version(1)
export const fairSecond = version(2, { score: coinsTwice })

/** The sample game in two versions of its rules. */
export const games = new Games([fairFirst, fairSecond])
