import { HIDDEN, parseRecord, verify } from '@chronik/kernel'
import { village } from '@chronik/village'
import { describe, expect, test } from 'vitest'
import { appendLines } from '../../library/record-text.ts'
import type { Seat } from '../../table/contract.ts'
import type { News } from '../port.ts'
import { stateOf } from '../position.ts'
import { bot, freshMatch, person, sameThread, settled } from '../testing/here.ts'
import { MatchHost } from './host.ts'
import type { MatchFile, Say } from './messages.ts'

function fileOf(seats: readonly Seat[], record: string | null = null): MatchFile {
  const { id, game, setup, seed } = freshMatch(seats)
  return { id, game, setup, seats, seed, record, startedAt: 0, still: false }
}

/** A host that thinks in the same thread, and everything it says. */
class Listener {
  readonly heard: Say[] = []
  readonly host = new MatchHost((say) => this.heard.push(say), sameThread())

  get last(): News {
    const news = this.heard.flatMap((say) =>
      say.type === 'told' && say.told.type === 'news' ? [say.told] : [],
    )
    const last = news.at(-1)
    if (last === undefined) throw new Error('nothing happened')
    return last
  }

  /** The record as it was written, page by page. */
  get record(): string {
    let text = ''
    for (const say of this.heard) {
      if (say.type === 'told' && say.page !== undefined)
        text = appendLines(say.page.record ?? text, say.page.lines)
    }
    return text
  }

  async open(file: MatchFile): Promise<this> {
    await this.host.receive({ type: 'open', match: file, viewer: 0 })
    return this
  }
}

describe('a match and its host', () => {
  test('begins with everything that was set up, one position after each entry', async () => {
    const { last } = await new Listener().open(fileOf([person('Greta'), person('Ylva')]))
    expect(last.told).toBe(0)
    expect(last.beats.map(({ entry }) => entry.code)).toEqual(
      expect.arrayContaining(['start-player', 'deal', 'round', 'fill']),
    )
    const box = village.open({ players: 2 })
    const left = last.beats.flatMap(({ entry, position }) =>
      entry.code === 'fill' && position !== null ? [stateOf(village, box, position).cubesLeft] : [],
    )
    expect(left).toEqual(Array.from({ length: 18 }, (_, filled) => filled + 1))
    expect(last.due).toMatchObject({ over: false, decision: 'd-source' })
    expect(last.curtain).toBeNull()
  })

  test('takes a series whole, or refuses it and changes nothing', async () => {
    const table = await new Listener().open(fileOf([person('Greta'), person('Ylva')]))
    const before = table.last
    const seat = before.due.over ? -1 : before.due.seat
    const { spaces } = stateOf(village, village.open({ players: 2 }), before.position)
    const cube = ['skill', 'persuasion', 'faith', 'knowledge'][
      spaces[0].cubes.findIndex((count) => count > 0)
    ]
    const play = (moves: string[], seq = before.seq) =>
      table.host.receive({ type: 'play', number: 1, series: { seat, seq, moves } })
    await play([`take harvest ${cube}`, 'newborn'])
    expect(table.heard.at(-1)).toMatchObject({ type: 'played', played: { ok: false, index: 1 } })
    await play(['take the lot'])
    expect(table.heard.at(-1)).toMatchObject({ played: { refusal: { code: 'notation' } } })
    await play([`take harvest ${cube}`, 'harvest'], before.seq - 1)
    expect(table.heard.at(-1)).toMatchObject({ played: { refusal: { code: 'stale' } } })
    await play([`take harvest ${cube}`, 'harvest'])
    expect(table.heard.at(-1)).toMatchObject({ played: { ok: true, seq: before.seq + 2 } })
    expect(table.last).toMatchObject({ seq: before.seq + 2, told: before.beats.length, mine: true })
    expect(table.last.beats.map(({ entry }) => entry.code)).toEqual(['take', 'gain', 'harvest', 'gain'])
  })

  test('bots play by themselves to the end; the record is whole and the draws are proven', async () => {
    const table = await new Listener().open(fileOf([bot('random'), bot('novice'), bot('random')]))
    await settled()
    expect(table.last.due.over).toBe(true)
    expect(verify(parseRecord(table.record), village).proven).toBe(true)
  })

  test('what is written down does not grow with the match', async () => {
    const table = await new Listener().open(fileOf([bot('random'), bot('random')]))
    await settled()
    const pages = table.heard.flatMap((say) => (say.type === 'told' && say.page ? [say.page] : []))
    expect(pages.filter(({ record }) => record !== undefined)).toHaveLength(2)
    expect(pages[0].record).toBeDefined()
    expect(pages.at(-1)?.record).toBeDefined()
    const moves = pages.slice(1, -1).map(({ lines }) => lines.join('').length)
    expect(moves.length).toBeGreaterThan(50)
    expect(Math.max(...moves)).toBeLessThan(2000)
  })

  test('goes on from a record as if it had never stopped, and shows any moment of it', async () => {
    const seats = [person('Greta'), person('Ylva')]
    const first = await new Listener().open(fileOf(seats))
    const { record } = first
    const { beats, position } = first.last
    const again = await new Listener().open(fileOf(seats, record))
    expect(again.last.position).toEqual(position)
    expect(again.last.beats.map(({ entry }) => entry)).toEqual(beats.map(({ entry }) => entry))
    expect(again.last.beats.every((beat) => beat.position === null)).toBe(true)
    await again.host.receive({ type: 'visit', number: 3, told: 12 })
    expect(again.heard.at(-1)).toEqual({ type: 'visited', number: 3, position: beats[11].position })
    await again.host.receive({ type: 'visit', number: 4, told: 9999 })
    expect(again.heard.at(-1)).toEqual({ type: 'visited', number: 4, position: null })
  })

  test('a record that cannot be read is told, not thrown', async () => {
    const table = new Listener()
    await table.host.receive({ type: 'open', match: fileOf([person('Greta')], 'nonsense'), viewer: 0 })
    expect(table.heard).toMatchObject([{ type: 'broken', why: 'record' }])
  })

  test('a table that is only looked at lies still', async () => {
    const table = await new Listener().open({ ...fileOf([bot('random'), person('Greta')]), still: true })
    await settled()
    expect(table.last.told).toBe(0)
    const { due, seq } = table.last
    const seat = due.over ? -1 : due.seat
    await table.host.receive({ type: 'play', number: 1, series: { seat, seq, moves: ['harvest'] } })
    expect(table.heard.at(-1)).toMatchObject({ played: { ok: false, refusal: { code: 'stale' } } })
  })

  test('nobody sees with the eyes of a bot', async () => {
    const table = await new Listener().open(fileOf([person('Greta'), bot('random')]))
    await settled()
    const { length } = table.heard
    await table.host.receive({ type: 'look', seat: 1 })
    expect(table.heard).toHaveLength(length)
  })

  test('what others must not know does not leave the host', async () => {
    const setup = { players: 2, options: { goals: true } }
    const table = new Listener()
    await table.host.receive({
      type: 'open',
      match: { ...fileOf([person('Greta'), person('Ylva')]), setup },
      viewer: 0,
    })
    expect(table.last.position.includes(HIDDEN)).toBe(true)
  })
})
