import type { Player } from '@chronik/bots'
import { opponents } from '@chronik/bots/sample'
import { defineGame, type Game } from '@chronik/kernel'
import { fairRules } from '@chronik/kernel/sample'
import { Games } from '../play/games.ts'

function version(rulesVersion: number, changed: Partial<typeof fairRules> = {}): Player {
  const game = defineGame({ ...fairRules, ...changed, rulesVersion }) as unknown as Game
  return { ...opponents, game }
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
