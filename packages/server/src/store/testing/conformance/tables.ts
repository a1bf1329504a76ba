import { describe, expect, it } from 'vitest'
import { tableForTests } from '../../../testing/tables.ts'
import { deed } from './deed.ts'
import type { OpenedForTests } from './opened.ts'
import { STRANGE } from './strange.ts'

export function tablesConformance(opened: OpenedForTests): void {
  describe('tables', () => {
    it('are kept whole, with every character', async () => {
      const { tables } = opened.store
      for (const text of STRANGE) {
        const table = tableForTests({ host: 'h', seats: [{ colour: text, kind: 'open' }], seed: text })
        await tables.add(table)
        expect(await tables.find(table.id)).toEqual(table)
      }
      expect(await tables.find(`' or '1'='1`)).toBeNull()
    })

    it('are saved only over the version that was read', async () => {
      const { tables } = opened.store
      const table = tableForTests()
      await tables.add(table)
      expect(await tables.save({ ...table, status: 'playing', version: 2 }, 1)).toBe(true)
      expect(await tables.save({ ...table, status: 'abandoned', version: 2 }, 1)).toBe(false)
      expect(await tables.find(table.id)).toMatchObject({ status: 'playing', version: 2 })
      expect(await tables.save(tableForTests({ id: 'unknown' }), 1)).toBe(false)
      await expect(tables.add(table)).rejects.toThrow()
    })

    it('saved by many at once: one is the first', async () => {
      const { tables } = opened.store
      const table = tableForTests()
      await tables.add(table)
      const saved = await Promise.all(
        Array.from({ length: 10 }, (_, by) => tables.save({ ...table, host: `h${by}`, version: 2 }, 1)),
      )
      expect(saved.filter((ok) => ok)).toHaveLength(1)
      expect((await tables.find(table.id))?.host).toBe(`h${saved.indexOf(true)}`)
    })

    it('stand in the lobby while they are open: gathering ones first, newest first', async () => {
      const { tables } = opened.store
      const add = async (given: Parameters<typeof tableForTests>[0]) => {
        const table = tableForTests(given)
        await tables.add(table)
        return table.id
      }
      const old = await add({ createdAt: 10 })
      const playing = await add({ createdAt: 40, status: 'playing' })
      const young = await add({ createdAt: 30 })
      await add({ createdAt: 50, open: false })
      await add({ createdAt: 60, status: 'over' })
      await add({ createdAt: 70, status: 'abandoned' })
      expect((await tables.lobby({ limit: 10 })).map(({ id }) => id)).toEqual([young, old, playing])
      expect((await tables.lobby({ limit: 1 })).map(({ id }) => id)).toEqual([young])
      const after = { status: 'gathering', createdAt: 30, id: young }
      expect((await tables.lobby({ limit: 10, after })).map(({ id }) => id)).toEqual([old, playing])
      expect((await tables.lobby({ limit: 10, status: 'playing' })).map(({ id }) => id)).toEqual([playing])
      expect(await tables.lobby({ limit: 10, game: 'another' })).toEqual([])
      expect(await tables.lobby({ limit: 10, pace: 'bank' })).toEqual([])
      expect(await tables.lobby({ limit: 10, free: true, game: 'village', pace: 'none' })).toHaveLength(3)
      const dutch = await add({
        createdAt: 20,
        language: 'nl',
        company: 'relaxed',
        setup: { players: 3, options: { expansions: ['port', 'inn'], inn: true }, edition: null },
      })
      const found = async (wish: Partial<Parameters<typeof tables.lobby>[0]>) =>
        (await tables.lobby({ limit: 10, ...wish })).map(({ id }) => id)
      expect(await found({ language: 'nl' })).toEqual([young, dutch, old, playing])
      expect(await found({ language: 'de' })).toEqual([young, old, playing])
      expect(await found({ company: 'relaxed' })).toEqual([dutch])
      expect(await found({ modules: ['inn'] })).toEqual([dutch])
      expect(await found({ modules: ['inn', 'port'] })).toEqual([dutch])
      expect(await found({ modules: ['inn', 'marriage'] })).toEqual([])
      expect(await found({ modules: ['in'] })).toEqual([])
      expect(await found({ modules: [] })).toEqual([young, old, playing])
      expect(await found({ players: tableForTests({}).seats.length })).toHaveLength(4)
      expect(await found({ players: 8 })).toEqual([])
      expect((await tables.gatheringSince(15, 10)).map(({ id }) => id)).toEqual([old])
      expect(await tables.playing()).toEqual([playing])
    })

    it('are found by who sits or sat there or is the host', async () => {
      const { tables } = opened.store
      const seat = { colour: 'red', kind: 'person', user: 'bea', name: 'Bea', conceded: false } as const
      const bot = {
        colour: 'red',
        kind: 'bot',
        level: 'adept',
        instead: { user: 'cem', name: '' },
      } as const
      const one = tableForTests({ host: 'anna', createdAt: 1, seats: [seat] })
      const two = tableForTests({ host: 'anna', createdAt: 2, seats: [bot] })
      await tables.add(one)
      await tables.add(two)
      const of = async (user: string) => (await tables.ofUser(user, 10)).map(({ id }) => id)
      expect(await of('anna')).toEqual([two.id, one.id])
      expect(await of('bea')).toEqual([one.id])
      expect(await of('cem')).toEqual([two.id])
      expect(await of('nobody')).toEqual([])
      await tables.save({ ...one, seats: [bot], version: 2 }, 1)
      expect(await of('bea')).toEqual([])
      expect(await of('cem')).toEqual([two.id, one.id])
      expect(await tables.ofUser('anna', 1)).toHaveLength(1)
    })

    it('with a match are visited one by one', async () => {
      const { tables } = opened.store
      const ids: string[] = []
      for (let index = 0; index < 250; index++) {
        const table = tableForTests({ id: `v${index}`, status: index % 2 === 0 ? 'over' : 'gathering' })
        await tables.add(table)
        if (index % 2 === 0) ids.push(table.id)
      }
      const visited: string[] = []
      await tables.each(async ({ id }) => {
        visited.push(id)
        await tables.find(id)
      })
      expect(visited.toSorted()).toEqual(ids.toSorted())
    })

    it('that never became a match are removed, and no others', async () => {
      const { tables, deeds } = opened.store
      const never = tableForTests({ status: 'abandoned', createdAt: 1 })
      const played = tableForTests({ status: 'abandoned', createdAt: 1 })
      const young = tableForTests({ status: 'abandoned', createdAt: 50 })
      for (const table of [never, played, young]) await tables.add(table)
      await deeds.append(deed(played.id, 0))
      expect(await tables.sweep(10)).toBe(1)
      expect([await tables.find(never.id), (await tables.find(played.id))?.id]).toEqual([null, played.id])
      expect(await tables.find(young.id)).toEqual(young)
    })
  })
}
