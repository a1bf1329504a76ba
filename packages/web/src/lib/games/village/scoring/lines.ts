import { m } from '#lib/words/messages.js'
import type { Line } from '../modules/filling.ts'
import { firstOf, knownFillings } from '../modules/modules.ts'

/** The lines of the final scoring: the piece that stands for each, and its name. */
const LINES: Readonly<Record<string, Pick<Line, 'name' | 'piece'>>> = {
  prestige: { piece: 'prestige', name: () => m.board_line_prestige() },
  travel: { piece: 'castle', name: () => m.board_line_travel() },
  church: { piece: 'church', name: () => m.board_line_church() },
  council: { piece: 'council', name: () => m.board_line_council() },
  customers: { piece: 'market', name: () => m.board_line_customers() },
  chronicle: { piece: 'chronicle', name: () => m.board_line_chronicle() },
  coins: { piece: 'coin', name: () => m.board_line_coins() },
}

const lineOf = (line: string): Pick<Line, 'name' | 'piece'> | null =>
  LINES[line] ?? firstOf(knownFillings(), ({ lines }) => lines?.[line])

export const linePiece = (line: string): string => lineOf(line)?.piece ?? 'prestige'
export const lineName = (line: string): string => lineOf(line)?.name() ?? line
