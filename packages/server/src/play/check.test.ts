import { defineGame, type Game } from '@chronik/kernel'
import { fairRules } from '@chronik/kernel/sample'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Database } from '../store/database.ts'
import { openSqlite } from '../store/sqlite/open.ts'
import { fairBoth, fairFirst, fairSecond, games } from '../testing/fair-games.ts'
import { FolderForTests } from '../testing/folder.ts'
import { PlayerForTests } from '../testing/player.ts'
import { seedsForTests } from '../testing/seeds.ts'
import { tableForTests } from '../testing/tables.ts'
import { checkMatches } from './check.ts'
import { checkUpgrade } from './check-upgrade.ts'
import { Games } from './games.ts'
import { PlayedMatches } from './matches.ts'

const SEATS = [0, 1].map((seat) => {
  return { colour: `c${seat}`, kind: 'person', user: `u${seat}`, name: 'N', conceded: false } as const
})

/** The first version as a careless change would leave it. */
function changed(change: Partial<typeof fairRules>): Games {
  const game = defineGame({ ...fairRules, ...change }) as unknown as Game
  return new Games([{ ...fairFirst, game }])
}

describe('checking what is kept', () => {
  let folder: FolderForTests
  let database: Database
  let over: string
  let underWay: string

  beforeEach(async () => {
    folder = new FolderForTests()
    database = await openSqlite(folder.path)
    const matches = new PlayedMatches({ store: database.store, games, seed: seedsForTests() })
    const play = async (turns: number) => {
      const table = tableForTests({ game: 'fair', seats: SEATS })
      await database.store.tables.add(table)
      await matches.begin(table)
      const players = [0, 1].map((seat) => new PlayerForTests(fairFirst.game, 2, seat, turns + seat))
      for (const player of players)
        player.hear((await matches.watch(table.id, player.seat, null, (update) => player.hear(update))).now)
      for (let made = 0; made < turns; made++) {
        const due = players.find((player) => player.due)
        if (due !== undefined) await due.submit(matches, table.id)
      }
      return table.id
    }
    over = await play(1_000)
    underWay = await play(4)
    await database.store.tables.add(tableForTests({ game: 'fair' }))
    await database.store.tables.add(tableForTests({ game: 'fair', status: 'abandoned' }))
    await matches.close()
  })
  afterEach(async () => {
    await database.store.close()
    folder[Symbol.dispose]()
  })

  it('finds nothing where nothing has changed', async () => {
    const seen: number[] = []
    const checked = await checkMatches(database.store, games, (count) => seen.push(count))
    expect(checked).toMatchObject({ matches: 2, differences: [] })
    expect(checked.deeds).toBeGreaterThan(10)
    expect(seen).toEqual([1, 2])
  })

  it('names the matches whose rules are gone', async () => {
    const { differences } = await checkMatches(database.store, new Games([fairSecond]))
    expect(differences.map(({ table }) => table).toSorted()).toEqual([over, underWay].toSorted())
    expect(differences[0]).toMatchObject({ deed: null, expected: expect.stringContaining('rules 2') })
  })

  it('tells which matches go on by older rules after an upgrade', async () => {
    const checked = await checkMatches(database.store, new Games([fairBoth]))
    expect(checked.differences).toEqual([])
    expect(checked.versions).toEqual([{ game: 'fair', rules: 1, newest: false, matches: 2 }])
  })

  it('names the deed where other rules part from what happened', async () => {
    const { standard } = fairRules.editions
    const printed = standard.figures as { readonly bag: object }
    const figures = { ...printed, bag: { ...printed.bag, wheat: 0, apple: 0 } }
    const editions = { ...fairRules.editions, standard: { ...standard, figures } }
    const { differences } = await checkMatches(database.store, changed({ editions }))
    const difference = differences.find(({ table }) => table === over)
    expect(difference?.deed).toBeGreaterThan(0)
    expect(difference?.found).not.toBe('')
  })

  it('names the matches that would score differently, and those the rules break on', async () => {
    const score: typeof fairRules.score = (state) => {
      const { totals, ...rest } = fairRules.score(state)
      return { ...rest, totals: totals.map((total) => total + 1) }
    }
    const { differences } = await checkMatches(database.store, changed({ score }))
    expect(differences).toMatchObject([{ table: over, deed: null }])
    const setup = () => {
      throw new Error('a bug')
    }
    const broken = await checkMatches(database.store, changed({ setup }))
    expect(broken.differences).toHaveLength(2)
    expect(broken.differences[0]).toMatchObject({ found: 'Error: a bug' })
  })

  it('looks at a folder while a server works on it, and says what this house does not know', async () => {
    const result = await checkUpgrade({ data: folder.path }, () => {})
    expect(result).toMatchObject({
      ok: true,
      checked: { matches: 2, differences: [{ found: 'rules 1 of fair' }, { found: 'rules 1 of fair' }] },
    })
    expect(await checkUpgrade({ data: `${folder.path}/none` }, () => {})).toMatchObject({ ok: false })
    expect(await checkUpgrade({ database: 'postgres://x:y@127.0.0.1:1/z' }, () => {})).toMatchObject({
      ok: false,
    })
    await database.store.close()
    expect(await checkUpgrade({ data: folder.path }, () => {})).toMatchObject({ ok: true })
    database = await openSqlite(folder.path)
  })
})
