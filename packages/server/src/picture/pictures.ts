import { type Language, type Score, SPECTATOR } from '@chronik/kernel'
import type { Games } from '../play/games.ts'
import type { PlayedMatches } from '../play/matches.ts'
import { setupOf } from '../tables/opening.ts'
import { isEnded, mayWatch } from '../tables/sight.ts'
import type { Table } from '../tables/table.ts'
import { gameName, nameOfSeat } from '../words/games.ts'
import { type Card, paintCard } from './card.ts'

export interface PicturesNeeds {
  readonly matches: Pick<PlayedMatches, 'scoreNow' | 'visit'>
  readonly games: Games
}

/** Links are looked at by many within a short time, and seldom later. */
const KEPT = 40

const WORDS = {
  de: {
    won: (names: string) => `${names} gewinnt`,
    wonTogether: (names: string) => `${names} gewinnen`,
    points: (game: string, points: number) => `${game}, ${points} ${points === 1 ? 'Punkt' : 'Punkte'}`,
    moment: (game: string, at: number) => `${game}, Schritt ${at}`,
    and: ' und ',
  },
  en: {
    won: (names: string) => `${names} wins`,
    wonTogether: (names: string) => `${names} win`,
    points: (game: string, points: number) => `${game}, ${points} ${points === 1 ? 'point' : 'points'}`,
    moment: (game: string, at: number) => `${game}, step ${at}`,
    and: ' and ',
  },
  nl: {
    won: (names: string) => `${names} wint`,
    wonTogether: (names: string) => `${names} winnen`,
    points: (game: string, points: number) => `${game}, ${points} ${points === 1 ? 'punt' : 'punten'}`,
    moment: (game: string, at: number) => `${game}, stap ${at}`,
    and: ' en ',
  },
} as const

/** Pictures of matches that are over, for whoever shows links to them: of the result, or of a moment. */
export class Pictures {
  readonly #needs: PicturesNeeds
  readonly #painted = new Map<string, Buffer>()

  constructor(needs: PicturesNeeds) {
    this.#needs = needs
  }

  /** Null if there is nothing that everybody may see. `at`: so many entries of the log had been told. */
  async of(table: Table, language: Language, at: number | null): Promise<Buffer | null> {
    if (!isPictured(table)) return null
    const key = `${table.id} ${table.version} ${language} ${at ?? ''}`
    const known = this.#painted.get(key)
    if (known !== undefined) return known
    const card = at === null ? await this.#result(table, language) : await this.#moment(table, language, at)
    if (card === null) return null
    const picture = paintCard(card)
    this.#painted.set(key, picture)
    for (const oldest of this.#painted.keys()) {
      if (this.#painted.size <= KEPT) break
      this.#painted.delete(oldest)
    }
    return picture
  }

  async #result(table: Table, language: Language): Promise<Card | null> {
    const score = await this.#needs.matches.scoreNow(table.id)
    if (score === null || table.result === null) return null
    const words = WORDS[language]
    const { ranks } = table.result
    const winners = table.seats.filter((_, seat) => ranks[seat] === 1).map(nameOfSeat)
    const rows = rowsOf(table, score, true).toSorted((one, other) => other.total - one.total)
    return {
      title: winners.length > 1 ? words.wonTogether(listed(winners, words.and)) : words.won(winners[0] ?? ''),
      detail: words.points(gameName(table.game, language), Math.max(...score.totals)),
      rows,
    }
  }

  async #moment(table: Table, language: Language, at: number): Promise<Card | null> {
    const { matches, games } = this.#needs
    const game = games.find(table.game, table.rules)
    const memory = await matches.visit(table.id, SPECTATOR, at)
    if (game === null || memory === null || 'refusal' in memory) return null
    const state = game.blank(game.open(setupOf(game, table.setup, table.rules)))
    state.mem.set(memory)
    const names = table.seats.map(nameOfSeat)
    return {
      title: listed(names, WORDS[language].and),
      detail: WORDS[language].moment(gameName(table.game, language), at),
      rows: rowsOf(table, game.score(state), false),
    }
  }
}

/** A match that is over and that everybody may watch. */
export function isPictured(table: Table): boolean {
  return isEnded(table) && table.result !== null && mayWatch(table, null)
}

function rowsOf(table: Table, { totals, lines }: Score, whole: boolean): Card['rows'] {
  return table.seats.map((seat, at) => ({
    name: nameOfSeat(seat),
    colour: seat.colour,
    parts: whole ? lines.map(({ values }) => values[at]) : [],
    total: totals[at],
  }))
}

function listed(names: readonly string[], and: string): string {
  return names.length < 2 ? (names[0] ?? '') : `${names.slice(0, -1).join(', ')}${and}${names.at(-1)}`
}
