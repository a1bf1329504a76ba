import { type AnyState, FastRandom } from '@chronik/kernel'
import { village } from '@chronik/village'
import { describe, expect, test } from 'vitest'
import type { SavedMatch } from '../library/saved.ts'
import type { Stored } from '../library/shelf.ts'
import type { Connect, Listener } from './connection.ts'
import type { DraftBeat } from './draft.ts'
import { loadGame } from './games.ts'
import { Sitting } from './sitting.ts'
import type { Situation } from './situation.ts'
import { bot, connectHere, freshMatch, person, settled } from './testing/here.ts'

interface Wishes {
  readonly confirm?: boolean
  readonly connect?: Connect
  readonly stored?: Stored
}

/** A sitting with everything it says and keeps. */
class Visit {
  readonly beats: { readonly beat: DraftBeat; readonly own: boolean }[] = []
  readonly kept: SavedMatch[] = []
  readonly sitting: Sitting

  static async to(match: SavedMatch, wishes: Wishes = {}): Promise<Visit> {
    const visit = new Visit(await loadGame('village'), match, wishes)
    await settled()
    return visit
  }

  constructor(
    game: Awaited<ReturnType<typeof loadGame>>,
    match: SavedMatch,
    { confirm = true, connect = connectHere, stored = { ok: true, value: undefined } }: Wishes,
  ) {
    this.sitting = new Sitting(game, match, {
      connect,
      keep: (saved) => {
        this.kept.push(saved)
        return Promise.resolve(stored)
      },
      confirms: () => confirm,
      now: () => 7,
      changed: () => {},
      happened: (beats, own) => this.beats.push(...beats.map((beat) => ({ beat, own }))),
    })
  }

  get now(): Situation {
    return this.sitting.situation
  }

  get turn() {
    const { turn } = this.now
    if (turn === null) throw new Error('nobody is due')
    return turn
  }

  /** Plays moves of the list by their notation. */
  play(...texts: string[]): void {
    for (const text of texts) {
      const move = village.notation.parse(text)
      if (typeof move !== 'number') throw new Error(text)
      this.sitting.play(move)
    }
  }

  get lastKept(): SavedMatch {
    const kept = this.kept.at(-1)
    if (kept === undefined) throw new Error('nothing was kept')
    return kept
  }

  /** Some cube that can be taken from the fields. */
  harvestCube(): string {
    const text = this.turn.moment.moves.map((move) => village.notation.format(move))
    const found = text.find((one) => /^take harvest (?!plague)/.test(one))
    if (found === undefined) throw new Error('no cube on the fields')
    return found
  }
}

const codes = (visit: Visit) => visit.beats.map(({ beat }) => beat.entry.code)
const memory = (state: AnyState | null | undefined) => Array.from(state?.mem ?? [])

describe('a turn in the making', () => {
  test('is played at once, stepped back and started anew; nobody else learns of it', async () => {
    const visit = await Visit.to(freshMatch([person('Greta')], { 'start-seat': '1' }))
    visit.play('conny-colour blue')
    expect(visit.turn.chosen).toBeTruthy()
    visit.sitting.confirm()
    await settled()
    const before = memory(visit.turn.state)
    const { moment } = visit.turn
    visit.play(visit.harvestCube())
    expect(visit.now.turn?.moment.decision).toBe('d-harvest')
    expect(memory(visit.turn.state)).not.toEqual(before)
    expect(visit.turn.told.map(({ code }) => code)).toEqual(['take', 'gain'])
    expect(visit.sitting.back()).toBe(true)
    expect(memory(visit.turn.state)).toEqual(before)
    expect(visit.turn.moment, 'the very same, so that nothing of it is worded or drawn anew').toBe(moment)
    expect(visit.sitting.back()).toBe(false)
    visit.play(visit.harvestCube(), 'harvest')
    expect(visit.turn.chosen).toBe(village.notation.parse('harvest'))
    expect(visit.turn.moment.decision).toBe('d-harvest')
    visit.sitting.restart()
    expect(memory(visit.turn.state)).toEqual(before)
    expect(visit.now.told.at(-1)?.code).toBe('fill')
  })

  test('another option takes the place of the one that awaits confirmation', async () => {
    const visit = await Visit.to(freshMatch([person('Greta'), person('Ylva')]))
    visit.play(visit.harvestCube(), 'harvest', 'skip')
    expect(visit.turn.series.map((move) => village.notation.format(move)).at(-1)).toBe('skip')
    expect(visit.turn.series).toHaveLength(2)
  })

  test('goes to the host at the barrier by itself where no confirmation is wanted', async () => {
    const visit = await Visit.to(freshMatch([person('Greta'), person('Ylva')]), { confirm: false })
    const first = visit.now.due
    visit.play(visit.harvestCube(), 'harvest')
    await settled()
    expect(visit.now.due).not.toBe(first)
    expect(visit.now.viewer).toBe(visit.now.due)
  })

  test('pieces move when a move is made, the last ones when it is confirmed, and never twice', async () => {
    const visit = await Visit.to(freshMatch([person('Greta'), person('Ylva')]))
    const seen = codes(visit).length
    visit.play(visit.harvestCube(), 'harvest')
    expect(codes(visit).slice(seen)).toEqual(['take', 'gain'])
    visit.sitting.confirm()
    expect(codes(visit).slice(seen)).toEqual(['take', 'gain', 'harvest', 'gain'])
    await settled()
    expect(codes(visit).slice(seen)).toEqual(['take', 'gain', 'harvest', 'gain'])
    expect(visit.beats.slice(seen).every(({ own }) => own)).toBe(true)
    expect(visit.now.told.slice(-4).map(({ code }) => code)).toEqual(['take', 'gain', 'harvest', 'gain'])
  })

  test('a series that the host refuses begins anew, and the refusal is told', async () => {
    const listeners: Listener[] = []
    const connect: Connect = (listener) => {
      listeners.push(listener)
      return connectHere(listener)
    }
    const visit = await Visit.to(freshMatch([person('Greta'), person('Ylva')]), { connect })
    visit.play(visit.harvestCube())
    listeners[0].tell({ type: 'refused', index: 0, refusal: { code: 'stale' } })
    expect(visit.now.trouble).toEqual({ kind: 'refused', refusal: { code: 'stale' } })
    expect(visit.turn.series).toEqual([])
  })
})

describe('a match on this device', () => {
  test('is kept after every move, with the turn as far as it is made, and taken up again', async () => {
    const visit = await Visit.to(freshMatch([person('Greta'), bot('novice')], { 'start-seat': '1' }))
    visit.play(visit.harvestCube())
    const { lastKept } = visit
    expect(lastKept.series).toEqual([expect.stringMatching(/^take harvest/)])
    const again = await Visit.to(lastKept)
    expect(again.turn.moment.decision).toBe('d-harvest')
    expect(memory(again.turn.state)).toEqual(memory(visit.turn.state))
    expect(again.beats).toEqual([])
    again.play('harvest')
    again.sitting.confirm()
    await settled()
    expect(again.lastKept.series).toBeUndefined()
    expect(again.now.due).toBe(0)
    expect(again.now.told.filter(({ code, seat }) => code === 'take' && seat === 1)).toHaveLength(1)
  })

  test('goes on when the device cannot keep it, and says so', async () => {
    const stored = { ok: false, trouble: 'full' } as const
    const visit = await Visit.to(freshMatch([person('Greta'), person('Ylva')]), { stored })
    expect(visit.now.kept).toEqual(stored)
    visit.play(visit.harvestCube(), 'harvest')
    expect(visit.turn.chosen).not.toBeNull()
  })

  test('a lost host is started again from what was kept; the turn in the making is not lost', async () => {
    const listeners: Listener[] = []
    const connect: Connect = (listener) => {
      listeners.push(listener)
      return connectHere(listener)
    }
    const visit = await Visit.to(freshMatch([person('Greta'), person('Ylva')]), { connect })
    visit.play(visit.harvestCube())
    const before = memory(visit.turn.state)
    listeners.at(-1)?.lost('out of memory')
    expect(visit.now.trouble).toMatchObject({ kind: 'restarted' })
    await settled()
    expect(listeners).toHaveLength(2)
    expect(visit.now.phase).toBe('playing')
    expect(memory(visit.turn.state)).toEqual(before)
  })

  test('a host that never answers is given up', async () => {
    const connect: Connect = (listener) => {
      queueMicrotask(() => listener.lost('no workers here'))
      return { ask: () => {}, close: () => {} }
    }
    const visit = await Visit.to(freshMatch([person('Greta')]), { connect })
    expect(visit.now).toMatchObject({ phase: 'broken', trouble: { kind: 'lost' } })
  })

  test('a stored match that cannot be read says so', async () => {
    const visit = await Visit.to({ ...freshMatch([person('Greta')]), record: 'torn' })
    expect(visit.now).toMatchObject({ phase: 'broken', trouble: { kind: 'unreadable' } })
  })
})

describe('at one screen', () => {
  test('the device passes by itself where nobody has secrets', async () => {
    const visit = await Visit.to(freshMatch([person('Greta'), person('Ylva')]))
    expect(visit.now.curtain).toBeNull()
    expect(visit.now.viewer).toBe(visit.now.due)
  })

  test('a curtain falls where somebody has', async () => {
    const options = { goals: true, 'start-seat': '2' }
    const visit = await Visit.to(freshMatch([person('Greta'), person('Ylva')], options))
    const { due, viewer, curtain } = visit.now
    expect(due === viewer ? curtain === null : curtain === due).toBe(true)
    if (curtain === null) return
    expect(visit.now.turn).toBeNull()
    visit.sitting.liftCurtain()
    await settled()
    expect(visit.now).toMatchObject({ viewer: due, curtain: null })
    expect(visit.turn.seat).toBe(due)
  })

  test('a moment of the past is shown and left again', async () => {
    const visit = await Visit.to(freshMatch([person('Greta'), person('Ylva')]))
    visit.sitting.visit(5)
    await settled()
    expect(visit.now.visit?.told).toBe(5)
    visit.sitting.visit(null)
    expect(visit.now.visit).toBeNull()
  })

  test.each([1, 2, 3])('a match of %i persons is played to its end, move by move', async (players) => {
    const seats = Array.from({ length: players }, (_, seat) => person(`P${seat}`))
    const visit = await Visit.to(freshMatch(seats, { 'round-limit': 2 }), { confirm: false })
    const random = new FastRandom(players)
    for (let moves = 0; visit.now.phase === 'playing'; moves++) {
      if (moves > 3000) throw new Error('no end')
      const { turn } = visit.now
      if (turn === null || turn.sent) {
        await new Promise((resolve) => setTimeout(resolve))
        continue
      }
      const { moves: options } = turn.moment
      visit.sitting.play(options[random.below(options.length)])
    }
    expect(visit.now.phase).toBe('over')
    expect(visit.now.result?.score.totals).toHaveLength(players)
    expect(visit.lastKept).toMatchObject({ over: true, due: -1 })
    expect(visit.lastKept.result?.totals).toEqual(visit.now.result?.score.totals)
  })
})
