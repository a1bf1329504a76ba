import { HIDDEN, parseRecord, verify } from '@chronik/kernel'
import { village } from '@chronik/village'
import { describe, expect, test } from 'vitest'
import type { Seat } from '../table/contract.ts'
import { stateOf } from './games.ts'
import { MatchHost } from './host.ts'
import type { Happened, MatchFile, Tell } from './protocol.ts'
import { bot, freshMatch, person, sameThread, settled } from './testing/here.ts'

function fileOf(seats: readonly Seat[], record: string | null = null): MatchFile {
  const { id, game, setup, seed } = freshMatch(seats)
  return { id, game, setup, seats, seed, record, date: '2026-11-16' }
}

/** A host that thinks in the same thread, and everything it says. */
class Listener {
  readonly heard: Tell[] = []
  readonly host = new MatchHost((tell) => this.heard.push(tell), sameThread())

  happened(): Happened[] {
    return this.heard.flatMap((tell) => (tell.type === 'happened' ? [tell] : []))
  }

  get last(): Happened {
    const last = this.happened().at(-1)
    if (last === undefined) throw new Error('nothing happened')
    return last
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
    expect(last.secrets).toBe(false)
  })

  test('takes a series whole, or refuses it and changes nothing', async () => {
    const table = await new Listener().open(fileOf([person('Greta'), person('Ylva')]))
    const before = table.last
    const seat = before.due.over ? -1 : before.due.seat
    const { spaces } = stateOf(village, village.open({ players: 2 }), before.position)
    const cube = ['skill', 'persuasion', 'faith', 'knowledge'][
      spaces[0].cubes.findIndex((count) => count > 0)
    ]
    const play = { type: 'play', seat, seen: before.events } as const
    await table.host.receive({ ...play, moves: [`take harvest ${cube}`, 'newborn'] })
    expect(table.heard.at(-1)).toMatchObject({ type: 'refused', index: 1 })
    await table.host.receive({ ...play, moves: ['take the lot'] })
    expect(table.heard.at(-1)).toMatchObject({ type: 'refused', refusal: { code: 'notation' } })
    await table.host.receive({ ...play, seen: before.events - 1, moves: [`take harvest ${cube}`, 'harvest'] })
    expect(table.heard.at(-1)).toMatchObject({ type: 'refused', refusal: { code: 'stale' } })
    await table.host.receive({ ...play, moves: [`take harvest ${cube}`, 'harvest'] })
    expect(table.last.events).toBe(before.events + 2)
    expect(table.last.told).toBe(before.beats.length)
    expect(table.last.beats.map(({ entry }) => entry.code)).toEqual(['take', 'gain', 'harvest', 'gain'])
  })

  test('bots play by themselves to the end; the record is whole and the draws are proven', async () => {
    const table = await new Listener().open(fileOf([bot('random'), bot('novice'), bot('random')]))
    await settled()
    const { due, record } = table.last
    expect(due.over).toBe(true)
    if (!due.over) return
    expect(due.course.at(-1)?.totals).toEqual(due.score.totals)
    expect(due.course.map(({ round }) => round)).toEqual(due.course.map((_, at) => at))
    // Each starts with one coin.
    expect(due.course[0].totals).toEqual([1, 1, 1])
    expect(verify(parseRecord(record), village).proven).toBe(true)
    await table.host.receive({ type: 'verify' })
    expect(table.heard.at(-1)).toMatchObject({ type: 'verified', verification: { proven: true } })
  })

  test('goes on from a record as if it had never stopped, and shows any moment of it', async () => {
    const seats = [person('Greta'), person('Ylva')]
    const first = await new Listener().open(fileOf(seats))
    const { beats, record, position } = first.last
    const again = await new Listener().open(fileOf(seats, record))
    expect(again.last.position).toEqual(position)
    expect(again.last.beats.map(({ entry }) => entry)).toEqual(beats.map(({ entry }) => entry))
    expect(again.last.beats.every((beat) => beat.position === null)).toBe(true)
    await again.host.receive({ type: 'visit', told: 12 })
    expect(again.heard.at(-1)).toEqual({ type: 'visited', told: 12, position: beats[11].position })
  })

  test('a record that cannot be read is told, not thrown', async () => {
    const table = new Listener()
    await table.host.receive({ type: 'open', match: fileOf([person('Greta')], 'nonsense'), viewer: 0 })
    expect(table.heard).toMatchObject([{ type: 'broken', why: 'record' }])
  })

  test('gives advice for a position of the own view', async () => {
    const table = await new Listener().open(fileOf([person('Greta'), bot('random')]))
    await settled()
    await table.host.receive({ type: 'advise', position: table.last.position })
    const advice = table.heard.at(-1)
    expect(advice?.type).toBe('advice')
    if (advice?.type !== 'advice') return
    for (const { move } of advice.advice.moves) expect(typeof village.notation.parse(move)).toBe('number')
    expect(advice.advice.moves.length).toBeGreaterThan(0)
  })

  test('what others must not know does not leave the host', async () => {
    const setup = { players: 2, options: { goals: true } }
    const table = new Listener()
    await table.host.receive({
      type: 'open',
      match: { ...fileOf([person('Greta'), person('Ylva')]), setup },
      viewer: 0,
    })
    expect(table.last.secrets).toBe(true)
    expect(table.last.position.includes(HIDDEN)).toBe(true)
  })
})
