import { placesBy, type Score, type ScoreLine } from '@chronik/kernel'
import type { Player, WorldState } from '../box/state.ts'
import { KNOWLEDGE, LINES, LOYALTY, MONEY, PIETY, STONE, WOOD } from '../box/vocabulary.ts'

// W-954, W-955: what the score sheet says, and at the end materials and money; half points stay.
export function score(state: WorldState): Score {
  const players = state.players.slice(0, state.box.players)
  const lines: ScoreLine[] = LINES.list.map((id, line) => ({
    id,
    values: players.map(({ sheet }) => sheet[line]),
  }))
  const over = isOver(state)
  const { material, money } = state.box.figures.final
  const worth = (value: (player: Player) => number) => players.map((player) => (over ? value(player) : 0))
  lines.push({ id: 'materials', values: worth(({ goods }) => material * (goods[STONE] + goods[WOOD])) })
  lines.push({ id: 'money', values: worth(({ goods }) => money * goods[MONEY]) })
  const totals = players.map((_, seat) => lines.reduce((sum, { values }) => sum + values[seat], 0))
  return { lines, totals, places: placesBy(totals, ...tieBreaks(players, over)) }
}

// W-956, W-R32: more piety, then loyalty, then medical knowledge; who is still equal shares the place.
function tieBreaks(players: readonly Player[], over: boolean): number[][] {
  if (!over) return []
  return [PIETY, LOYALTY, KNOWLEDGE].map((good) => players.map(({ goods }) => goods[good]))
}

/** W-954: what a player would come out with if the match ended now. */
export function pointsOf(state: WorldState, seat: number): number {
  const { vp, goods } = state.players[seat]
  const { material, money } = state.box.figures.final
  return vp + material * (goods[STONE] + goods[WOOD]) + money * goods[MONEY]
}

/** W-110, W-954: lines of the score that count what lies behind the screens: no other seat knows them before the end. */
export function isBehindScreens(line: string): boolean {
  return line === 'materials' || line === 'money'
}

/** W-954: the screens fall when the match is over. */
export function isOver(state: WorldState): boolean {
  return state.depth === 0
}
