import { expect, it } from 'vitest'
import { tableForTests } from '../../../testing/tables.ts'
import type { OpenedForTests } from './opened.ts'

export function officeConformance(opened: OpenedForTests): void {
  it('keeps talk of ended tables, closed reports and bans as long as is wished, and everything else', async () => {
    const { tables, chat, social, office } = opened.store
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
}
