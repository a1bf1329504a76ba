import { m } from '#lib/words/messages.js'

interface Line {
  readonly piece: string
  name(): string
}

/** The lines of the final scoring: the piece that stands for each, and its name. */
const LINES: Readonly<Record<string, Line>> = {
  prestige: { piece: 'prestige', name: () => m.board_line_prestige() },
  travel: { piece: 'castle', name: () => m.board_line_travel() },
  church: { piece: 'church', name: () => m.board_line_church() },
  council: { piece: 'council', name: () => m.board_line_council() },
  customers: { piece: 'market', name: () => m.board_line_customers() },
  chronicle: { piece: 'chronicle', name: () => m.board_line_chronicle() },
  coins: { piece: 'coin', name: () => m.board_line_coins() },
}

export const linePiece = (line: string): string => LINES[line]?.piece ?? 'prestige'
export const lineName = (line: string): string => LINES[line]?.name() ?? line
