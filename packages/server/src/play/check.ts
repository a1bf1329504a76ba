import type { Store } from '../store/port/store.ts'
import { playedResult } from '../tables/result.ts'
import type { Table } from '../tables/table.ts'
import { Divergence } from './divergence.ts'
import type { Games } from './games.ts'
import { LoadedMatch } from './loaded.ts'

/** A kept match that the rules at hand do not play as it was played. */
export interface Difference {
  readonly table: string
  readonly game: string
  readonly rules: number
  readonly status: Table['status']
  /** The deed where they part; null if it is about the whole match. */
  readonly deed: number | null
  readonly expected: string
  readonly found: string
}

/** How many matches are played by a version of the rules of a game, and whether new ones are, too. */
export interface PlayedVersion {
  readonly game: string
  readonly rules: number
  readonly newest: boolean
  readonly matches: number
}

export interface Checked {
  readonly matches: number
  readonly versions: readonly PlayedVersion[]
  readonly deeds: number
  readonly differences: readonly Difference[]
}

/** Replays every kept match and tells where what follows differs from what was kept. */
export async function checkMatches(
  store: Store,
  games: Games,
  progress: (matches: number) => void = () => {},
): Promise<Checked> {
  const differences: Difference[] = []
  const versions = new Map<string, PlayedVersion>()
  let matches = 0
  let deeds = 0
  await store.tables.each(async (table) => {
    // A table that was given up before its match began.
    if (table.seed === null) return
    const kept = await store.deeds.from(table.id, 0)
    const difference = differs(table, games, kept)
    if (difference !== null) differences.push(difference)
    count(versions, table, games)
    matches++
    deeds += kept.length
    progress(matches)
  })
  return { matches, versions: [...versions.values()], deeds, differences }
}

function count(versions: Map<string, PlayedVersion>, { game, rules }: Table, games: Games): void {
  const key = `${game} ${rules}`
  const known = versions.get(key)?.matches ?? 0
  versions.set(key, {
    game,
    rules,
    newest: games.latest(game)?.rulesVersion === rules,
    matches: known + 1,
  })
}

function differs(
  table: Table,
  games: Games,
  deeds: Parameters<typeof LoadedMatch.from>[2],
): Difference | null {
  const { id, rules, status } = table
  const part = (deed: number | null, expected: string, found: string): Difference => {
    return { table: id, game: table.game, rules, status, deed, expected, found }
  }
  const game = games.find(table.game, rules)
  if (game === null) {
    const latest = games.latest(table.game)
    const known =
      latest === null ? 'a game of this house' : `rules ${latest.rulesVersion} or another version kept`
    return part(null, known, `rules ${rules} of ${table.game}`)
  }
  try {
    const loaded = LoadedMatch.from(table, game, deeds)
    if (table.result?.reason !== 'played') return null
    const expected = loaded.over ? JSON.stringify(playedResult(table, loaded.score)) : 'no result yet'
    const found = JSON.stringify(table.result)
    return expected === found ? null : part(null, expected, found)
  } catch (error) {
    if (error instanceof Divergence) return part(error.seq, error.expected, error.found)
    // Rules that break on a match they once played differ, too.
    return part(null, 'a match that can be replayed', String(error))
  }
}
