import { Tournament } from '@chronik/protocol'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Table } from '../../tables/table.ts'
import { ChildForTests } from '../../testing/child.ts'
import { openPlace, type Place, reopenPlace } from '../../testing/place.ts'
import { tableForTests } from '../../testing/tables.ts'
import type { Database, Kind } from '../database.ts'
import type { Deed } from '../port/deeds.ts'

/** Every character that some layer might take for its own. */
const STRANGE = [
  `'; drop table deeds; --`,
  `" or "1"="1`,
  '\\\\ \\" \\u0041 %s $1 ? :name @p #{x}',
  '<script>alert(1)</script>',
  'Müller, 村, 🏡, \u202Eabc, e\u0301',
  '\u0000 \u0001 \u001F \u007F \u2028',
  '\uD800',
  'null',
  '{"a":[1,2]}',
  'x'.repeat(500_000),
]

function deed(table: string, seq: number, given: Partial<Deed> = {}): Deed {
  return { table, seq, seat: 0, request: `r${seq}`, lines: [`1 move ${seq}`], at: seq, ...given }
}

/** What every adapter of the store must do, against the real database; each test gets an empty place. */
export function storeConformance(kind: Kind, newPlace: () => Promise<Place>): void {
  describe(`store on ${kind}`, () => {
    let place: Place
    let database: Database
    beforeEach(async () => {
      place = await newPlace()
      database = await openPlace(place)
    })
    afterEach(() => database.store.close())

    async function reopen(): Promise<void> {
      await database.store.close()
      database = await openPlace(place)
    }

    /** People with accounts, as far as others may know them. */
    async function addPeople(...ids: readonly string[]): Promise<void> {
      for (const id of ids)
        await database.db
          .insertInto('users')
          .values({
            id,
            name: id.toUpperCase(),
            guest: kind === 'sqlite' ? 0 : false,
            createdAt: '2026-01-02T03:04:05.000Z',
            email: `${id}@example.org`,
            ...({
              updatedAt: '2026-01-02T03:04:05.000Z',
              emailVerified: kind === 'sqlite' ? 0 : false,
            } as object),
          })
          .execute()
    }

    it('answers, and says what it is', async () => {
      await database.store.ping()
      expect(database.kind).toBe(kind)
    })

    it('keeps talk of ended tables, closed reports and bans as long as is wished, and everything else', async () => {
      const { tables, chat, social, office } = database.store
      const said = { room: 'players', user: 'ann', name: 'Ann', about: null } as const
      for (const [id, status] of [
        ['old', 'over'],
        ['now', 'playing'],
      ] as const) {
        await tables.add(tableForTests({ id, status }))
        for (const at of [10, 20])
          await chat.add({ ...said, table: id, text: `${at}`, at, request: `${id}-${at}` })
      }
      const report = { table: 'old', by: 'ann', about: 'ben', body: '{}' }
      const [closed, open] = [
        await social.report({ ...report, at: 1 }),
        await social.report({ ...report, at: 2 }),
      ]
      await social.closeReport(closed, 'warned', 10)
      await office.ban({ user: 'ben', reason: 'loud', at: 1, until: 15 })
      await office.ban({ user: 'cem', reason: 'loud', at: 1, until: null })
      const texts = async (table: string) =>
        (await chat.before(table, 'players', null, 9)).map(({ text }) => text)

      await office.sweep({ now: 12, talk: null, reports: null })
      expect([await texts('old'), (await social.reports(false, null, 9)).length]).toEqual([['10', '20'], 1])
      expect((await office.bans(12)).map(({ user }) => user).sort()).toEqual(['ben', 'cem'])
      await office.sweep({ now: 15, talk: 20, reports: 20 })
      expect([await texts('old'), await texts('now')]).toEqual([['20'], ['10', '20']])
      expect((await social.reports(false, null, 9)).length).toBe(0)
      expect((await social.reports(true, null, 9)).map(({ id }) => id)).toEqual([open])
      expect((await office.bans(0)).map(({ user }) => user)).toEqual(['cem'])
      expect(await office.banOf('cem', 99)).toEqual({ user: 'cem', reason: 'loud', at: 1, until: null })
      expect([await office.lift('cem'), await office.lift('cem')]).toEqual([true, false])
    })

    describe('deeds', () => {
      it('come back in order, from a number on, also after reopening', async () => {
        const { deeds } = database.store
        const all = Array.from({ length: 30 }, (_, seq) => deed('t', seq, { seat: seq % 3, at: 1e12 + seq }))
        for (const one of all) expect(await deeds.append(one)).toEqual({ kind: 'appended' })
        await deeds.append(deed('other', 1))
        expect(await deeds.from('t', 0)).toEqual(all)
        await reopen()
        expect(await database.store.deeds.from('t', 0)).toEqual(all)
        expect(await database.store.deeds.from('t', 28)).toEqual(all.slice(28))
        expect(await database.store.deeds.from('nowhere', 0)).toEqual([])
      })

      it('are never appended twice: the same request is repeated, another one finds the number taken', async () => {
        const { deeds } = database.store
        await deeds.append(deed('t', 1))
        expect(await deeds.append(deed('t', 1))).toEqual({ kind: 'repeated', seq: 1 })
        expect(await deeds.append(deed('t', 1, { request: 'another' }))).toEqual({ kind: 'taken' })
        expect(await deeds.append(deed('t', 2, { request: 'r1' }))).toEqual({ kind: 'repeated', seq: 1 })
        // A seat's request says nothing about another seat's.
        expect(await deeds.append(deed('t', 1, { seat: 1 }))).toEqual({ kind: 'taken' })
        expect(await deeds.append(deed('t', 2, { request: 'r1', seat: 1 }))).toEqual({ kind: 'appended' })
        expect((await deeds.from('t', 0)).map(({ seq }) => seq)).toEqual([1, 2])
      })

      it('that come together get an answer each: a conflict of one does not fail the others', async () => {
        const { deeds } = database.store
        await deeds.append(deed('b', 1))
        const answers = await Promise.all([
          deeds.append(deed('a', 1)),
          deeds.append(deed('b', 1)),
          deeds.append(deed('b', 1, { request: 'x' })),
          deeds.append(deed('c', 1)),
          deeds.append(deed('c', 1)),
          deeds.append(deed('c', 2)),
        ])
        expect(answers).toEqual([
          { kind: 'appended' },
          { kind: 'repeated', seq: 1 },
          { kind: 'taken' },
          { kind: 'appended' },
          { kind: 'repeated', seq: 1 },
          { kind: 'appended' },
        ])
      })

      it('of many writers at once: each number goes to exactly one of them', async () => {
        const { deeds } = database.store
        const writers = Array.from({ length: 20 }, (_, writer) => writer)
        for (let seq = 1; seq <= 20; seq++) {
          const answers = await Promise.all(
            writers.map((writer) => deeds.append(deed('t', seq, { request: `${seq} of ${writer}` }))),
          )
          expect(answers.filter((answer) => answer.kind === 'appended')).toHaveLength(1)
          expect(answers.filter((answer) => answer.kind === 'taken')).toHaveLength(19)
        }
        expect(await deeds.from('t', 0)).toHaveLength(20)
      })

      it('of five thousand tables at once are all appended', async () => {
        const { deeds } = database.store
        const tables = Array.from({ length: 5_000 }, (_, index) => `t${index}`)
        const answers = await Promise.all(tables.map((table) => deeds.append(deed(table, 1))))
        expect(answers.every((answer) => answer.kind === 'appended')).toBe(true)
        expect(await deeds.from('t4999', 0)).toHaveLength(1)
      })

      it('keep every character', async () => {
        const { deeds } = database.store
        await deeds.append(deed('t', 1, { lines: STRANGE }))
        expect((await deeds.from('t', 1))[0]?.lines).toEqual(STRANGE)
      })

      it('the database cannot hold are refused and leave the others alone', async () => {
        const { deeds } = database.store
        const [good, bad, also] = await Promise.allSettled([
          deeds.append(deed('a', 1)),
          deeds.append(deed('b', 2 ** 70)),
          deeds.append(deed('c', 1)),
        ])
        expect(good.status).toBe('fulfilled')
        expect(also.status).toBe('fulfilled')
        if (kind === 'postgres') expect(bad.status).toBe('rejected')
        expect(await deeds.from('a', 0)).toHaveLength(1)
        expect(await deeds.from('c', 0)).toHaveLength(1)
      })

      it('that wait when the store closes are still appended', async () => {
        const waiting = [1, 2, 3].map((seq) => database.store.deeds.append(deed('t', seq)))
        await reopen()
        expect(await Promise.all(waiting)).toEqual(waiting.map(() => ({ kind: 'appended' })))
        expect(await database.store.deeds.from('t', 0)).toHaveLength(3)
      })
    })

    describe('tables', () => {
      it('are kept whole, with every character', async () => {
        const { tables } = database.store
        for (const text of STRANGE) {
          const table = tableForTests({ host: 'h', seats: [{ colour: text, kind: 'open' }], seed: text })
          await tables.add(table)
          expect(await tables.find(table.id)).toEqual(table)
        }
        expect(await tables.find(`' or '1'='1`)).toBeNull()
      })

      it('are saved only over the version that was read', async () => {
        const { tables } = database.store
        const table = tableForTests()
        await tables.add(table)
        expect(await tables.save({ ...table, status: 'playing', version: 2 }, 1)).toBe(true)
        expect(await tables.save({ ...table, status: 'abandoned', version: 2 }, 1)).toBe(false)
        expect(await tables.find(table.id)).toMatchObject({ status: 'playing', version: 2 })
        expect(await tables.save(tableForTests({ id: 'unknown' }), 1)).toBe(false)
        await expect(tables.add(table)).rejects.toThrow()
      })

      it('saved by many at once: one is the first', async () => {
        const { tables } = database.store
        const table = tableForTests()
        await tables.add(table)
        const saved = await Promise.all(
          Array.from({ length: 10 }, (_, by) => tables.save({ ...table, host: `h${by}`, version: 2 }, 1)),
        )
        expect(saved.filter((ok) => ok)).toHaveLength(1)
        expect((await tables.find(table.id))?.host).toBe(`h${saved.indexOf(true)}`)
      })

      it('stand in the lobby while they are open: gathering ones first, newest first', async () => {
        const { tables } = database.store
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
        const { tables } = database.store
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
        const { tables } = database.store
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
    })

    describe('chat', () => {
      it('gives the last lines before one, oldest first, and keeps the rooms apart', async () => {
        const { chat } = database.store
        const line = { table: 't', room: 'players', user: 'u', name: 'Ö', about: 7, at: 5 } as const
        const say = async (text: string, given = {}) =>
          (await chat.add({ ...line, text, request: text, ...given })).line
        const lines = []
        for (const text of ['one', 'two', 'three', 'four']) lines.push(await say(text))
        await say('elsewhere', { table: 'x' })
        await say('aside', { room: 'spectators' })
        expect(await chat.before('t', 'players', null, 3)).toEqual(lines.slice(1))
        expect(await chat.before('t', 'players', lines[2].id, 5)).toEqual(lines.slice(0, 2))
        expect(await chat.before('t', 'spectators', null, 5)).toMatchObject([{ text: 'aside' }])
        await reopen()
        expect(await database.store.chat.before('t', 'players', null, 9)).toEqual(lines)
      })

      it('keeps every character', async () => {
        const { chat } = database.store
        for (const [at, text] of STRANGE.entries())
          await chat.add({
            table: 't',
            room: 'players',
            user: 'u',
            name: text.slice(0, 99),
            text,
            about: null,
            at: 1,
            request: String(at),
          })
        expect((await chat.ofUser('u')).map(({ text }) => text)).toEqual(STRANGE)
      })

      it('changes hands, and forgets who wrote', async () => {
        const { chat } = database.store
        const line = { table: 't', room: 'players', user: 'guest', name: 'Guest', text: 'hi' } as const
        await chat.add({ ...line, about: null, at: 1, request: 'a' })
        await chat.hand('guest', { user: 'anna', name: 'Anna' })
        expect(await chat.ofUser('guest')).toEqual([])
        expect(await chat.ofUser('anna')).toMatchObject([{ name: 'Anna', text: 'hi' }])
        await chat.forget('anna')
        expect(await chat.ofUser('anna')).toEqual([])
        expect(await chat.before('t', 'players', null, 9)).toMatchObject([{ user: '', name: '', text: 'hi' }])
      })

      it('says the same request once, whoever else adds it', async () => {
        const { chat } = database.store
        const line = { table: 't', room: 'players', user: 'u', name: 'U', text: 'hi', about: null } as const
        const twice = await Promise.all([1, 2].map((at) => chat.add({ ...line, at, request: 'a' })))
        expect(twice.filter(({ fresh }) => fresh)).toHaveLength(1)
        expect(twice[0].line).toEqual(twice[1].line)
        expect((await chat.add({ ...line, at: 3, request: 'b' })).fresh).toBe(true)
        expect((await chat.add({ ...line, at: 4, request: 'a', user: 'w' })).fresh).toBe(true)
        expect(await chat.before('t', 'players', null, 9)).toHaveLength(3)
      })
    })

    describe('matches that are kept', () => {
      const kept = (id: string, at: number, record = 'text') => ({
        id,
        game: 'village',
        players: 2,
        names: STRANGE.slice(0, 2),
        record,
        at,
      })

      it('come back as they were, newest first, each to its own person, and stay as they are', async () => {
        const { records } = database.store
        for (const [at, text] of STRANGE.entries()) await records.keep('ann', kept(`m${at}`, 1e12 + at, text))
        await records.keep('ben', kept('m0', 5))
        await records.keep('ann', kept('m0', 9, 'another'))
        await reopen()
        const again = database.store.records
        expect((await again.list('ann')).map(({ id }) => id)).toEqual(
          STRANGE.map((_, at) => `m${at}`).reverse(),
        )
        for (const [at, text] of STRANGE.entries())
          expect(await again.find('ann', `m${at}`)).toEqual(kept(`m${at}`, 1e12 + at, text))
        expect(await again.find('cem', 'm0')).toBeNull()
        await again.drop('ann', 'm0')
        expect(await again.find('ann', 'm0')).toBeNull()
        expect(await again.list('ben')).toHaveLength(1)
      })

      it('follow somebody into an account, and go with it', async () => {
        const { records } = database.store
        for (const id of ['one', 'two']) await records.keep('guest', kept(id, 1, 'of the guest'))
        await records.keep('anna', kept('two', 2, 'of the account'))
        await records.hand('guest', 'anna')
        expect(await records.list('guest')).toEqual([])
        expect(await records.find('anna', 'one')).toMatchObject({ record: 'of the guest' })
        expect(await records.find('anna', 'two')).toMatchObject({ record: 'of the account' })
        await records.forget('anna')
        expect(await records.list('anna')).toEqual([])
      })
    })

    describe('company', () => {
      it('keeps clocks, and the newest of each', async () => {
        const { clocks } = database.store
        const one = { table: 'a', seq: 3, spent: -5_000, counting: true, at: 1e12 }
        await clocks.keep([one, { ...one, table: 'b', counting: false }])
        await clocks.keep([{ ...one, seq: 4, spent: 7, counting: false }])
        await clocks.forget(['b', 'unknown'])
        await reopen()
        const kept = database.store.clocks
        expect(await kept.of('a')).toEqual({ ...one, seq: 4, spent: 7, counting: false })
        expect(await kept.of('b')).toBeNull()
      })

      it('keeps who blocks whom, through every change of persons', async () => {
        const { social } = database.store
        for (const user of ['guest', 'anna']) await social.block('cem', { user, name: user })
        await social.block('cem', { user: 'guest', name: 'again' })
        await social.block('guest', { user: 'x', name: 'X' })
        await social.hand('guest', { user: 'anna', name: 'Anna' })
        expect(await social.blocked('cem')).toEqual([{ user: 'anna', name: 'anna' }])
        await social.unblock('cem', 'anna')
        expect(await social.blocked('cem')).toEqual([])
      })

      it('keeps vacations: a new one ends the one before', async () => {
        const { social } = database.store
        await social.takeVacation({ user: 'anna', since: 10, until: 100 }, 10)
        await social.takeVacation({ user: 'anna', since: 40, until: 60 }, 40)
        expect(await social.vacations(50)).toEqual([{ user: 'anna', since: 40, until: 60 }])
        await social.takeVacation({ user: 'anna', since: 45, until: 45 }, 45)
        expect(await social.vacationsOf('anna', 0)).toEqual([
          { user: 'anna', since: 10, until: 40 },
          { user: 'anna', since: 40, until: 45 },
        ])
      })

      it('keeps reports until they are closed', async () => {
        const { social } = database.store
        const report = {
          at: 5,
          table: 't',
          by: 'anna',
          about: 'mal',
          body: JSON.stringify({ text: STRANGE[0] }),
        }
        const id = await social.report(report)
        expect(await social.reports(true, null, 9)).toEqual([
          { ...report, id, closedAt: null, outcome: null },
        ])
        expect([await social.reportsBy('anna', 4), await social.reportsBy('anna', 5)]).toEqual([1, 0])
        expect(await social.closeReport(id, 'warned', 7)).toMatchObject({ closedAt: 7, outcome: 'warned' })
        expect(await social.closeReport(id + 1, 'warned', 7)).toBeNull()
        expect([await social.reports(true, null, 9), (await social.reports(false, null, 9)).length]).toEqual([
          [],
          1,
        ])
      })

      it('keeps what a deed cost its seat', async () => {
        const { deeds } = database.store
        await deeds.append(deed('t', 1, { spent: 90_000 }))
        await deeds.append(deed('t', 2, { spent: -300 }))
        expect((await deeds.from('t', 1)).map(({ spent }) => spent)).toEqual([90_000, -300])
      })

      it('removes tables that never became a match, and no others', async () => {
        const { tables, deeds } = database.store
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

    describe('standing', () => {
      const seat = (user: string, conceded = false) =>
        ({ colour: 'red', kind: 'person', user, name: user.toUpperCase(), conceded }) as const

      async function playedOut(users: readonly string[], ranks: number[], endedAt: number): Promise<Table> {
        const { tables } = database.store
        const table = tableForTests({ status: 'playing', seats: users.map((user) => seat(user)) })
        await tables.add(table)
        const scores = ranks.map((rank) => 60.5 - 10 * rank)
        const over = {
          ...table,
          status: 'over',
          result: { scores, ranks, reason: 'played' },
          endedAt,
        } as const
        expect(await tables.save(over, 1)).toBe(true)
        return { ...over, version: 2 }
      }

      it('is counted together with the end of a match, once', async () => {
        await addPeople('ann', 'ben')
        const over = await playedOut(['ann', 'ben'], [1, 2], 1e12)
        const { tables, standing } = database.store
        expect(await standing.person('ann')).toMatchObject({ name: 'ANN', guest: false })
        expect(await standing.person('nobody')).toBeNull()
        // Whatever is saved afterwards does not count again, and neither does who comes too late.
        expect(await tables.save({ ...over, rematch: 'next' }, 2)).toBe(true)
        expect(await tables.save(over, 1)).toBe(false)
        await reopen()
        expect(await database.store.standing.results('ann', 9)).toEqual([
          {
            table: over.id,
            game: 'village',
            players: 2,
            rank: 1,
            score: 50.5,
            left: false,
            rated: true,
            points: 1138,
            gained: 138,
            endedAt: 1e12,
          },
        ])
        expect(await database.store.standing.resultsAt('ben', [over.id, 'other'])).toMatchObject([
          { rank: 2, score: 40.5, points: 927, gained: -73 },
        ])
        expect(await database.store.standing.resultsAt('ben', [])).toEqual([])
      })

      it('of matches that end at the same time loses none of them', async () => {
        await addPeople('ann', 'ben')
        await Promise.all(
          Array.from({ length: 8 }, (_, at) =>
            playedOut(at % 2 === 0 ? ['ann', 'ben'] : ['ben', 'ann'], [1, 2], 1e12 + at),
          ),
        )
        const { standing } = database.store
        expect(await standing.standings('ann')).toEqual([
          {
            game: 'village',
            players: 2,
            points: expect.any(Number),
            matches: 8,
            wins: 4,
            meanScore: 45.5,
            meanRank: 1.5,
          },
        ])
        const [ann, ben] = [await standing.results('ann', 9), await standing.results('ben', 9)]
        for (const results of [ann, ben]) {
          const gained = results.reduce((sum, one) => sum + (one.gained ?? 0), 0)
          const points = results.map((one) => one.points)
          expect(points).toContain(1000 + gained)
        }
      })

      it('lists people with accounts by their ratings, and those who rest not at all', async () => {
        await addPeople('ann', 'ben', 'cem', 'dora')
        await playedOut(['ann', 'ben'], [1, 2], 2_000)
        await playedOut(['guest', 'ben'], [1, 2], 2_000)
        await playedOut(['cem', 'dora'], [1, 1], 1_000)
        const { standing } = database.store
        const wish = { game: 'village', players: 2, since: 1_500 }
        expect(await standing.board({ ...wish, limit: 9 })).toMatchObject([
          { place: 1, user: 'ann', name: 'ANN', points: 1138, matches: 1, wins: 1 },
          { place: 2, user: 'ben', matches: 2, wins: 0 },
        ])
        const all = { ...wish, since: 0 }
        expect((await standing.board({ ...all, limit: 9 })).map(({ place, user }) => [place, user])).toEqual([
          [1, 'ann'],
          [2, 'cem'],
          [2, 'dora'],
          [4, 'ben'],
        ])
        expect((await standing.board({ ...all, limit: 1 })).map(({ user }) => user)).toEqual(['ann'])
        expect(await standing.placeOn(all, 'ben')).toMatchObject({ place: 4, name: 'BEN' })
        const among = ['ben', 'dora']
        expect(await standing.board({ ...all, among, limit: 9 })).toMatchObject([
          { place: 1, user: 'dora' },
          { place: 2, user: 'ben' },
        ])
        expect(await standing.placeOn(wish, 'cem')).toBeNull()
        expect(await standing.board({ ...all, players: 3, limit: 9 })).toEqual([])
      })

      it('follows a guest into an account, and goes with it; matches of others stay whole', async () => {
        await addPeople('ann', 'ben')
        await playedOut(['guest', 'ben'], [1, 2], 1)
        await playedOut(['guest', 'ben', 'cem'], [1, 2, 3], 2)
        await playedOut(['ann', 'ben'], [2, 1], 3)
        const { standing } = database.store
        const own = await standing.standings('ann')
        await standing.hand('guest', 'ann')
        expect(await standing.standings('guest')).toEqual([])
        // A rating of their own is kept; what they had none for is taken over.
        expect(await standing.standings('ann')).toMatchObject([
          { players: 2, points: own[0].points, matches: 2, wins: 1 },
          { players: 3, matches: 1, wins: 1 },
        ])
        const before = await standing.results('ben', 9)
        await standing.forget('ann')
        expect([await standing.results('ann', 9), await standing.standings('ann')]).toEqual([[], []])
        expect(await standing.results('ben', 9)).toEqual(before)
      })

      it('does not keep those who have deleted their account before the end', async () => {
        const { tables, standing } = database.store
        await addPeople('ben')
        const nobody = { colour: 'red', kind: 'person', user: 'gone-1', name: '', conceded: true } as const
        const table = tableForTests({ status: 'playing', seats: [nobody, seat('ben')] })
        await tables.add(table)
        const result = { scores: [], ranks: [2, 1], reason: 'conceded' } as const
        expect(await tables.save({ ...table, status: 'over', result, endedAt: 5 }, 1)).toBe(true)
        expect(await standing.results('gone-1', 9)).toEqual([])
        expect(await standing.results('ben', 9)).toMatchObject([{ rank: 1, score: null, points: 1138 }])
      })

      it('keeps who is whose friend, through every change of persons', async () => {
        await addPeople('ann', 'ben', 'cem')
        const { friends, social } = database.store
        const bonds = async (user: string) =>
          (await friends.of(user)).map(({ user: other, name, bond }) => [other, name, bond])
        await friends.ask('ann', 'ben', 1)
        await friends.ask('ann', 'ben', 2)
        expect(await bonds('ann')).toEqual([['ben', 'BEN', 'asked']])
        expect(await bonds('ben')).toEqual([['ann', 'ANN', 'asks']])
        await friends.ask('ben', 'ann', 3)
        expect(await friends.of('ann')).toEqual([{ user: 'ben', name: 'BEN', bond: 'friends', since: 3 }])
        // Turned down: the one does not see it any more, and the other is not told.
        await friends.ask('cem', 'ann', 4)
        await friends.part('ann', 'cem')
        await friends.ask('cem', 'ann', 5)
        expect(await bonds('ann')).toEqual([['ben', 'BEN', 'friends']])
        expect(await bonds('cem')).toEqual([['ann', 'ANN', 'asked']])
        await social.block('ben', { user: 'ann', name: 'ANN' })
        expect(await bonds('ben')).toEqual([])
        await friends.hand('cem', 'ben')
        expect(await bonds('cem')).toEqual([])
        await friends.forget('ann')
        expect(await bonds('ben')).toEqual([])
      })
    })

    describe('matches that were looked back on', () => {
      const kept = {
        table: 'looked-at',
        run: 'first',
        status: 'running',
        iterations: 400,
        events: 9,
        read: 0,
        moves: [],
        at: 5,
      } as const
      const move = {
        event: 3,
        seat: 1,
        played: 'pass',
        best: 'travel ä',
        before: 0.5,
        after: 0.25,
        choices: 4,
        chances: [0.5, 0.5],
      }

      it('keep what was found, by who is at it and nobody else', async () => {
        const { analyses } = database.store
        expect(await analyses.find('looked-at')).toBeNull()
        await analyses.begin(kept)
        const step = {
          table: 'looked-at',
          run: 'first',
          status: 'running',
          read: 4,
          moves: [move],
          at: 6,
        } as const
        expect(await analyses.add(step)).toBe(true)
        await reopen()
        const again = database.store.analyses
        expect(await again.find('looked-at')).toEqual({ ...kept, read: 4, moves: [move], at: 6 })
        // Somebody else goes on with it: who was at it before learns that.
        await again.begin({ ...kept, run: 'second', read: 4, moves: [move], at: 7 })
        expect(await again.add({ ...step, read: 5 })).toBe(false)
        expect(await again.touch('looked-at', 'first', 99)).toBe(false)
        expect(await again.touch('looked-at', 'second', 8)).toBe(true)
        expect(await again.find('looked-at')).toMatchObject({ run: 'second', read: 4, at: 8 })
      })

      it('stay as they are when somebody has enough of it', async () => {
        const { analyses } = database.store
        await analyses.begin({ ...kept, table: 'left', read: 2, moves: [move] })
        await analyses.stop('left')
        const step = { table: 'left', run: 'first', status: 'done', read: 9, moves: [], at: 6 } as const
        expect(await analyses.add(step)).toBe(false)
        expect(await analyses.find('left')).toMatchObject({ status: 'stopped', read: 2, moves: [move] })
        await analyses.stop('nowhere')
        // What is done cannot be stopped any more.
        await analyses.begin({ ...kept, table: 'left' })
        expect(await analyses.add(step)).toBe(true)
        await analyses.stop('left')
        expect(await analyses.find('left')).toMatchObject({ status: 'done', read: 9 })
      })
    })

    describe('matches of the day', () => {
      const kept = {
        game: 'village',
        day: '2026-11-17',
        seed: 'a1'.repeat(32),
        players: 3,
        options: { expansions: ['inn'] },
        level: 'adept',
      } as const
      const until = Date.parse('2026-11-18')

      async function tried(user: string, given: Partial<Table>, day: string = kept.day): Promise<void> {
        const { tables, days } = database.store
        const seats = [{ colour: 'red', kind: 'person', user, name: user, conceded: false }] as const
        const table = tableForTests({ status: 'playing', seats, event: { kind: 'day', day, until } })
        await days.begin({ game: 'village', day, user, table: table.id, begunAt: 5 })
        await tables.add(table)
        const result = { scores: [41.5], ranks: [1], reason: 'played' } as const
        expect(await tables.save({ ...table, status: 'over', result, endedAt: 90, ...given }, 1)).toBe(true)
      }

      it('are drawn once, whoever is first', async () => {
        const { days } = database.store
        expect(await days.find('village', kept.day)).toBeNull()
        const both = await Promise.all([days.open(kept), days.open({ ...kept, seed: 'b2'.repeat(32) })])
        expect(both[0]).toEqual(both[1])
        await reopen()
        expect(await database.store.days.find('village', kept.day)).toEqual(both[0])
        expect(await database.store.days.open(kept)).toEqual(both[0])
      })

      it('are tried once by everybody, and a try ends with its table', async () => {
        const { days } = database.store
        await addPeople('ann', 'ben', 'cem', 'dora')
        await tried('ann', {})
        await tried('ben', { endedAt: until })
        await tried('cem', { status: 'abandoned', result: null })
        await tried('ann', {}, '2026-11-15')
        const first = { game: 'village', day: kept.day, user: 'dora', table: 'one', begunAt: 5 }
        const begun = await days.begin(first)
        expect(await days.begin({ ...first, table: 'two', begunAt: 6 })).toEqual(begun)
        expect(begun).toEqual({ ...first, endedAt: null, score: null, rank: null })
        await reopen()
        const again = database.store.days
        expect(await again.counted('village', kept.day)).toMatchObject([
          { user: 'ann', name: 'ANN', guest: false, begunAt: 5, endedAt: 90, score: 41.5, rank: 1 },
        ])
        expect(await again.tryOf('village', kept.day, 'ben')).toMatchObject({ endedAt: until, score: null })
        expect(await again.tryOf('village', kept.day, 'cem')).toMatchObject({ endedAt: 90, score: null })
        expect(await again.daysOf('ann')).toEqual(['2026-11-15', kept.day])
        expect(await again.triesOf('ann')).toHaveLength(2)
        expect(await again.daysOf('ben')).toEqual([])
      })

      it('go along with their people; nobody has two tries at one', async () => {
        const { days } = database.store
        await addPeople('ann', 'ben')
        await tried('ann', {})
        await tried('ann', {}, '2026-11-15')
        await tried('ben', {})
        await days.hand('ann', 'ben')
        expect(await days.daysOf('ben')).toEqual(['2026-11-15', kept.day])
        expect(await days.triesOf('ann')).toEqual([])
        await days.forget('ben')
        expect(await days.counted('village', kept.day)).toEqual([])
      })
    })

    describe('tournaments', () => {
      const cup = (id: string, given: Partial<Tournament> = {}): Tournament => ({
        ...Tournament.parse({
          id,
          name: STRANGE[4],
          game: 'village',
          status: 'gathering',
          host: 'ann',
          hostName: 'Ann',
          people: [{ user: 'ben', name: 'Ben', number: 1, from: 1, left: false }],
          played: [],
          createdAt: 1e12,
          startedAt: null,
          endedAt: null,
          version: 1,
        }),
        ...given,
      })

      it('are kept, listed by what they are, and found by who plays in them', async () => {
        const { tournaments } = database.store
        await tournaments.add(cup('one'))
        await tournaments.add(cup('two', { status: 'over', createdAt: 1e12 + 1 }))
        await tournaments.add(cup('three', { status: 'playing', createdAt: 1e12 + 2, people: [] }))
        await reopen()
        const kept = database.store.tournaments
        expect(await kept.find('one')).toEqual(cup('one'))
        expect(await kept.find('none')).toBeNull()
        const idsOf = (found: readonly Tournament[]) => found.map(({ id }) => id)
        expect(idsOf(await kept.list(['gathering', 'playing'], 10))).toEqual(['three', 'one'])
        expect(idsOf(await kept.list(['gathering', 'playing'], 1))).toEqual(['three'])
        expect(idsOf(await kept.list([], 1))).toEqual([])
        expect(idsOf(await kept.ofUser('ben', 10))).toEqual(['two', 'one'])
        expect(idsOf(await kept.ofUser('ann', 10))).toEqual(['three', 'two', 'one'])
      })

      it('are changed by one at a time', async () => {
        const { tournaments } = database.store
        await tournaments.add(cup('one'))
        const changed = await Promise.all([
          tournaments.save(cup('one', { name: 'first', people: [] }), 1),
          tournaments.save(cup('one', { name: 'second', people: [] }), 1),
        ])
        expect(changed.filter((one) => one)).toHaveLength(1)
        const now = await tournaments.find('one')
        expect(now).toMatchObject({ name: changed[0] ? 'first' : 'second', version: 2 })
        expect(await tournaments.ofUser('ben', 10)).toEqual([])
      })
    })

    describe('notices', () => {
      const way = (id: string, user: string) => ({
        id,
        user,
        kind: 'webhook',
        target: { url: 'https://example.org/?a=%22', secret: STRANGE[4] },
        confirmed: false,
        at: 5,
      })

      it('keeps the ways of people, and what they wish', async () => {
        const { notices } = database.store
        await notices.addWay(way('one', 'ann'))
        await notices.addWay({ ...way('two', 'ann'), at: 1e12 })
        await notices.addWay(way('three', 'ben'))
        await notices.confirm('one')
        await notices.failed('two', 3)
        await notices.wish('ann', { language: 'de' })
        await notices.wish('ann', { language: 'nl', quiet: null })
        await reopen()
        const kept = database.store.notices
        expect(await kept.ways('ann')).toEqual([
          { ...way('one', 'ann'), confirmed: true, failures: 0 },
          { ...way('two', 'ann'), at: 1e12, failures: 3 },
        ])
        expect(await kept.way('three')).toMatchObject({ user: 'ben', confirmed: false })
        expect([await kept.wishes('ann'), await kept.wishes('ben')]).toEqual([
          { language: 'nl', quiet: null },
          null,
        ])
        await kept.dropWay('one')
        expect((await kept.ways('ann')).map(({ id }) => id)).toEqual(['two'])
        expect(await kept.address('ann')).toBeNull()
      })

      it('keeps what people have not heard of, once each, and gives it away once', async () => {
        const { notices } = database.store
        const one = { user: 'ann', kind: 'turn', subject: 't1', seq: 3, at: 10 }
        const other = { ...one, subject: 't2', at: 30 }
        for (const pending of [one, { ...one, at: 20 }, other]) await notices.note(pending)
        await notices.note({ ...one, user: 'ben', at: 40 })
        expect(await notices.pending('ann')).toEqual([one, other])
        expect([await notices.due(9, 9), await notices.due(10, 9), await notices.due(50, 1)]).toEqual([
          [],
          ['ann'],
          ['ann'],
        ])
        // What was told is told again only after another deed.
        expect([await notices.told(one), await notices.told(one)]).toEqual([true, false])
        await notices.note({ ...one, at: 50 })
        expect(await notices.pending('ann')).toEqual([other])
        await notices.note({ ...one, seq: 4, at: 50 })
        expect(await notices.pending('ann')).toEqual([other, { ...one, seq: 4, at: 50 }])
        const taken = await Promise.all([1, 2, 3].map(() => notices.take(one)))
        expect(taken.filter((got) => got)).toHaveLength(1)
        await notices.wish('ann', { language: 'de' })
        await notices.addWay(way('one', 'ann'))
        await notices.forget('ann')
        expect([
          await notices.pending('ann'),
          await notices.ways('ann'),
          await notices.wishes('ann'),
        ]).toEqual([[], [], null])
        expect(await notices.due(50, 9)).toEqual(['ben'])
      })
    })

    it('loses nothing it acknowledged when the process is killed', async () => {
      await database.store.close()
      const safe = new Map<string, number>()
      for (let round = 0; round < 5; round++) {
        await using child = new ChildForTests(APPENDER, [place, `r${round}`, '16'])
        await child.said(50 + 300 * round)
        await child.kill()
        for (const line of child.lines.slice(1)) {
          const [table = '', seq] = line.split(' ')
          // The last word of the dead may be cut off.
          if (seq !== undefined) safe.set(table, Number(seq))
        }
        database = await reopenPlace(place)
        for (const [table, seq] of safe) {
          const kept = await database.store.deeds.from(table, 0)
          expect(kept.length).toBeGreaterThanOrEqual(seq)
          expect(kept.map((one) => one.seq)).toEqual(kept.map((_, index) => index + 1))
          expect(kept.every((one) => one.lines[1] === `* bag ${table}`)).toBe(true)
        }
        if (round < 4) await database.store.close()
      }
      expect(safe.size).toBe(5 * 16)
    })
  })
}

const APPENDER = new URL('../../testing/appender.ts', import.meta.url)
