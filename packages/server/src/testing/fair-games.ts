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
/** The second version alone: whoever wrote it has forgotten the matches under way. */
export const fairSecond = version(2, { score: coinsTwice })
/** Both versions in one: what changed asks the box by which rules it is played. */
export const fairBoth = version(2, {
  oldestRules: 1,
  score: (state) => (state.box.rules >= 2 ? coinsTwice(state) : fairRules.score(state)),
})

/** The sample game in two versions of its rules. */
export const games = new Games([fairFirst, fairSecond])
