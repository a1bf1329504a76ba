import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { tableForTests } from '../../testing/tables.ts'
import { type News, newsOf } from '../news.ts'
import type { Bus, Member } from '../port.ts'

/** What holds for every bus, whatever carries the news: `open` opens one more way onto the same bus. */
export function busConformance(name: string, open: () => Promise<Bus>): void {
  describe(`the bus: ${name}`, () => {
    let bus: Bus
    beforeEach(async () => {
      bus = await open()
    })
    afterEach(() => bus.close())

    it('tells everybody in this process at once, in order, with who it comes from', () => {
      const heard: [string, Member][] = []
      for (const who of ['one', 'other'])
        bus.listen((news, from) =>
          heard.push([`${who} ${news.kind === 'deed' ? news.seq : news.kind}`, from]),
        )
      bus.tell({ kind: 'deed', table: 't', seq: 1 })
      bus.tell({ kind: 'deed', table: 't', seq: 2 })
      expect(heard).toEqual(['one 1', 'other 1', 'one 2', 'other 2'].map((what) => [what, bus.self]))
    })

    it('tells nobody who has stopped listening', () => {
      const heard: News[] = []
      const stop = bus.listen((news) => heard.push(news))
      stop()
      bus.tell({ kind: 'wishes', user: 'u' })
      expect(heard).toEqual([])
    })

    it('lets who listens stop listening while it is told', () => {
      const heard: string[] = []
      const stop = bus.listen(() => {
        heard.push('once')
        stop()
      })
      bus.listen(() => heard.push('always'))
      bus.tell({ kind: 'wishes', user: 'u' })
      bus.tell({ kind: 'wishes', user: 'u' })
      expect(heard).toEqual(['once', 'always', 'always'])
    })

    it('brings a table itself to those in the same process', () => {
      const table = tableForTests({ id: 'mine', seed: 'secret' })
      const heard: News[] = []
      bus.listen((news) => heard.push(news))
      bus.tell(newsOf(table))
      expect(heard).toEqual([
        { kind: 'table', id: 'mine', version: table.version, status: table.status, table },
      ])
    })

    it('is one of its members, and there since a moment that has passed', () => {
      expect(bus.members).toContain(bus.self)
      expect(bus.aliveSince).toBeLessThanOrEqual(Date.now())
    })
  })
}
