import { describe, expect, it } from 'vitest'
import type { OpenedForTests } from './opened.ts'
import { STRANGE } from './strange.ts'

export function socialConformance(opened: OpenedForTests): void {
  describe('company', () => {
    it('keeps who blocks whom, through every change of persons', async () => {
      const { social } = opened.store
      for (const user of ['guest', 'anna']) await social.block('cem', { user, name: user })
      await social.block('cem', { user: 'guest', name: 'again' })
      await social.block('guest', { user: 'x', name: 'X' })
      await social.hand('guest', { user: 'anna', name: 'Anna' })
      expect(await social.blocked('cem')).toEqual([{ user: 'anna', name: 'anna' }])
      await social.unblock('cem', 'anna')
      expect(await social.blocked('cem')).toEqual([])
    })

    it('keeps vacations: a new one ends the one before', async () => {
      const { social } = opened.store
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
      const { social } = opened.store
      const report = {
        at: 5,
        table: 't',
        by: 'anna',
        about: 'mal',
        body: JSON.stringify({ text: STRANGE[0] }),
      }
      const id = await social.report(report)
      expect(await social.reports(true, null, 9)).toEqual([{ ...report, id, closedAt: null, outcome: null }])
      expect([await social.reportsBy('anna', 4), await social.reportsBy('anna', 5)]).toEqual([1, 0])
      expect(await social.closeReport(id, 'warned', 7)).toMatchObject({ closedAt: 7, outcome: 'warned' })
      expect(await social.closeReport(id + 1, 'warned', 7)).toBeNull()
      expect([await social.reports(true, null, 9), (await social.reports(false, null, 9)).length]).toEqual([
        [],
        1,
      ])
    })
  })
}
