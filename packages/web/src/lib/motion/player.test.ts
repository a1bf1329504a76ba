import type { AnyState, LogEntry } from '@chronik/kernel'
import { describe, expect, test } from 'vitest'
import { Player, type Shown } from './player.ts'

const state = (name: string) => ({ name }) as unknown as AnyState
const shown = (code: string, name = code): Shown => ({ entry: { code } as LogEntry, state: state(name) })

/** A stage without a screen: what is drawn and flown, in order. */
class Theatre {
  readonly seen: string[] = []
  readonly left: number[] = []
  pace = 100
  reading = Promise.resolve()
  readonly player = new Player({
    stage: {
      spot: () => ({ x: 0, y: 0, size: 1 }),
      fly: async ({ piece }) => {
        this.seen.push(`fly ${piece}`)
        await Promise.resolve()
      },
      clear: () => this.seen.push('clear'),
    },
    flights: ({ entry }) => [{ piece: entry.code, from: [], to: [] }],
    holds: ({ entry }) => (entry.code === 'reveal' ? 4 : 0),
    pace: (own) => (own ? this.pace / 2 : this.pace),
    draw: (moment) => {
      this.left.push(moment?.left ?? 0)
      this.seen.push(
        moment === null ? 'present' : `draw ${(moment.state as unknown as { name: string }).name}`,
      )
    },
    drawn: () => Promise.resolve(),
    free: () => this.reading,
    wait: (ms) => {
      this.seen.push(`wait ${Math.round(ms)}`)
      return new Promise((resolve) => setTimeout(resolve))
    },
  })

  async over(): Promise<void> {
    while (this.player.busy) await new Promise((resolve) => setTimeout(resolve))
  }
}

describe('what happened is shown', () => {
  test('piece by piece, from the position before to the present', async () => {
    const theatre = new Theatre()
    theatre.player.play([shown('take'), shown('harvest')], false, state('before'))
    expect(theatre.seen).toEqual(['draw before'])
    await theatre.over()
    expect(theatre.seen).toEqual([
      'draw before',
      'draw take',
      'fly take',
      'wait 45',
      'draw harvest',
      'fly harvest',
      'wait 45',
      'present',
    ])
  })

  test('what others do meanwhile is not told before it is shown', async () => {
    const theatre = new Theatre()
    theatre.player.play([shown('take'), shown('harvest')], true, state('before'))
    expect(theatre.left).toEqual([0])
    theatre.player.play([shown('travel'), shown('marker')], false, state('harvest'))
    expect(theatre.left).toEqual([0, 2])
    expect(theatre.seen).toEqual(['draw before', 'draw before'])
    await theatre.over()
    expect(theatre.left).toEqual([0, 2, 2, 2, 1, 0, 0])
  })

  test('and waits for whoever reads something meanwhile', async () => {
    const theatre = new Theatre()
    const { promise, resolve } = Promise.withResolvers<void>()
    theatre.reading = promise
    theatre.player.play([shown('take')], false, state('before'))
    await new Promise((soon) => setTimeout(soon))
    expect(theatre.seen).toEqual(['draw before'])
    resolve()
    await theatre.over()
    expect(theatre.seen).toContain('draw take')
  })

  test('what is to be read stays longer, whoever has done it', async () => {
    const theatre = new Theatre()
    theatre.player.play([shown('reveal')], false, state('before'))
    await theatre.over()
    theatre.player.play([shown('reveal')], true, state('before'))
    await theatre.over()
    expect(theatre.seen.filter((line) => line.startsWith('wait'))).toEqual(['wait 400', 'wait 200'])
  })

  test('your own deeds faster and without rests', async () => {
    const theatre = new Theatre()
    theatre.player.play([shown('take'), shown('harvest')], true, state('before'))
    await theatre.over()
    expect(theatre.seen.some((line) => line.startsWith('wait'))).toBe(false)
  })

  test('pieces of a run one shortly after the other', async () => {
    const theatre = new Theatre()
    theatre.player.play([shown('fill', 'one'), shown('fill', 'two')], false, state('before'))
    await theatre.over()
    expect(theatre.seen).toEqual([
      'draw before',
      'draw one',
      'fly fill',
      'wait 14',
      'draw two',
      'fly fill',
      'wait 45',
      'present',
    ])
  })

  test('what comes meanwhile follows in order', async () => {
    const theatre = new Theatre()
    theatre.player.play([shown('take')], false, state('before'))
    theatre.player.play([shown('death')], false, state('ignored'))
    await theatre.over()
    expect(theatre.seen.filter((line) => line.startsWith('draw'))).toEqual([
      'draw before',
      'draw before',
      'draw take',
      'draw death',
    ])
    expect(theatre.seen.at(-1)).toBe('present')
  })

  test('skipping shows the present at once and nothing of the rest', async () => {
    const theatre = new Theatre()
    theatre.player.play([shown('take'), shown('harvest'), shown('death')], false, state('before'))
    await new Promise((resolve) => setTimeout(resolve))
    theatre.player.skip()
    const seen = theatre.seen.length
    expect(theatre.seen.at(-1)).toBe('present')
    await new Promise((resolve) => setTimeout(resolve, 5))
    expect(theatre.seen.slice(seen)).toEqual([])
    theatre.player.play([shown('round')], false, state('present'))
    await theatre.over()
    expect(theatre.seen.at(-1)).toBe('present')
  })

  test('not at all where nothing shall move', async () => {
    const theatre = new Theatre()
    theatre.pace = 0
    theatre.player.play([shown('take')], false, state('before'))
    expect(theatre.seen).toEqual([])
    expect(theatre.player.busy).toBe(false)
    await theatre.over()
  })
})
