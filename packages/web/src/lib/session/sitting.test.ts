import { type AnyState, FastRandom, HIDDEN } from '@chronik/kernel'
import { type VillageState, village } from '@chronik/village'
import { describe, expect, test, vi } from 'vitest'
import type { SavedMatch } from '../library/saved.ts'
import type { Stored } from '../library/stored.ts'
import { loadGame } from '../port/games.ts'
import type { Connect, Listener } from '../port/local/connection.ts'
import { LocalPort } from '../port/local/local-port.ts'
import {
  bot,
  connectHere,
  freshMatch,
  NotedDevice,
  NotedDrafts,
  person,
  sameThread,
  settled,
} from '../port/testing/here.ts'
import { Adviser } from './adviser.ts'
import type { DraftBeat } from './draft.ts'
import { Sitting } from './sitting.ts'
import type { Situation } from './situation.ts'

interface Wishes {
  readonly confirm?: boolean
  readonly connect?: Connect
  readonly stored?: Stored
  readonly drafts?: NotedDrafts
}

/** A sitting with everything it shows and keeps. */
class Visit {
  readonly beats: { readonly beat: DraftBeat; readonly own: boolean }[] = []
  readonly device: NotedDevice
  readonly drafts: NotedDrafts
  readonly port: LocalPort
  readonly #wishes: Wishes
  #sitting: Sitting | null = null

  static async to(match: SavedMatch, wishes: Wishes = {}): Promise<Visit> {
    const visit = new Visit(match, wishes)
    const opened = await visit.port.opened
    if (opened.ok) visit.#sitting = await visit.#sitDown(opened.table)
    await settled()
    return visit
  }

  constructor(match: SavedMatch, wishes: Wishes) {
    this.#wishes = wishes
    this.drafts = wishes.drafts ?? new NotedDrafts()
    this.device = new NotedDevice(wishes)
    this.port = new LocalPort(match, this.device)
  }

  async #sitDown(table: ConstructorParameters<typeof Sitting>[1]): Promise<Sitting> {
    return new Sitting(await loadGame('village'), table, this.port, {
      drafts: this.drafts,
      adviser: new Adviser(sameThread()),
      confirms: () => this.#wishes.confirm ?? true,
      changed: () => {},
      happened: (beats, own) => this.beats.push(...beats.map((beat) => ({ beat, own }))),
    })
  }

  get sitting(): Sitting {
    if (this.#sitting === null) throw new Error('nobody could sit down')
    return this.#sitting
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
    const { last } = this.device
    if (last === null) throw new Error('nothing was kept')
    return last
  }

  /** Some cube that can be taken from the fields. */
  harvestCube(): string {
    return this.#cube(/^take harvest (?!plague)/)
  }

  /** Some cube that can be taken from the family space. */
  familyCube(): string {
    return this.#cube(/^take family (?!plague)/)
  }

  #cube(wanted: RegExp): string {
    const text = this.turn.moment.moves.map((move) => village.notation.format(move))
    const found = text.find((one) => wanted.test(one))
    if (found === undefined) throw new Error('no such cube')
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

  test('is gone when the players end the match before its end: nobody is due any more', async () => {
    const listen = vi.spyOn(LocalPort.prototype, 'listen')
    const visit = await Visit.to(freshMatch([person('Greta'), person('Ylva')]))
    const [hear] = listen.mock.lastCall ?? []
    listen.mockRestore()
    visit.play(visit.harvestCube())
    hear?.({ type: 'stopped' })
    expect(visit.now).toMatchObject({ due: -1, decision: '', turn: null, thinking: null })
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

  test('a series that is refused begins anew; what was possible of it stays chosen, and the refusal is told', async () => {
    let refuse = true
    const connect: Connect = (listener) => {
      const connection = connectHere(listener)
      return {
        ...connection,
        ask: (ask) => {
          if (ask.type !== 'play' || !refuse) return connection.ask(ask)
          const played = { ok: false, index: 1, refusal: { code: 'must-act' } } as const
          listener.say({ type: 'played', number: ask.number, played })
        },
      }
    }
    const visit = await Visit.to(freshMatch([person('Greta'), person('Ylva')]), { connect })
    visit.play(visit.harvestCube(), 'harvest')
    visit.sitting.confirm()
    await settled()
    expect(visit.now.refused).toEqual({ code: 'must-act' })
    expect(visit.turn.series.map((move) => village.notation.format(move))).toEqual([
      expect.stringMatching(/^take harvest/),
    ])
    refuse = false
    visit.play('harvest')
    expect(visit.now.refused).toBeNull()
    visit.sitting.confirm()
    await settled()
    expect(visit.now.told.at(-2)?.code).toBe('harvest')
  })
})

describe('a turn that is binding', () => {
  /** Greta and a bot, after her first harvest; the bot has answered. */
  async function afterHarvest(): Promise<Visit> {
    const visit = await Visit.to(freshMatch([person('Greta'), bot('novice')], { 'start-seat': '1' }))
    visit.play(visit.harvestCube(), 'harvest')
    visit.sitting.confirm()
    await settled()
    return visit
  }

  test('can be taken back against bots while nothing was revealed: it lies there again as it was made', async () => {
    const visit = await afterHarvest()
    const drawn = visit.now.told.length
    expect(visit.now.recall).toEqual({ seat: 0, moves: [expect.stringMatching(/^take harvest/), 'harvest'] })
    visit.sitting.recall()
    await settled()
    expect(visit.now.told.length).toBeLessThan(drawn)
    expect(visit.turn.series).toHaveLength(2)
    expect(visit.turn.chosen, 'it awaits confirmation again').toBe(village.notation.parse('harvest'))
    expect(visit.now.recall, 'one turn, not the whole match').toBeNull()
    visit.sitting.back()
    visit.play('skip')
    visit.sitting.confirm()
    await settled()
    expect(visit.now.told.map(({ code }) => code)).not.toContain('harvest')
    const again = await Visit.to(visit.lastKept)
    expect(memory(again.now.position), 'what is kept is what was played').toEqual(memory(visit.now.position))
  })

  test('stands once another person has moved, and at the end of what could be foreseen', async () => {
    const two = await Visit.to(freshMatch([person('Greta'), person('Ylva')], { 'start-seat': '1' }))
    two.play(two.harvestCube(), 'harvest')
    two.sitting.confirm()
    await settled()
    expect(two.now.forced, 'everything of it was chosen').toBeNull()
    expect(two.now.recall, 'Greta may still think better of it').not.toBeNull()
    two.play(two.familyCube(), 'skip')
    two.sitting.confirm()
    await settled()
    expect(two.now.recall?.seat, 'now it is the other turn that can be taken back').toBe(1)
    const solo = await Visit.to(freshMatch([person('Greta')], { 'start-seat': '1' }))
    solo.play('conny-colour blue')
    solo.sitting.confirm()
    await settled()
    expect(
      solo.now.told.map(({ code }) => code),
      'cubes were drawn',
    ).toContain('fill')
    expect(solo.now.recall).toBeNull()
  })

  test('a turn that plays itself is told, although nothing could be chosen (V-203)', async () => {
    const seats = [person('Greta'), person('Ylva')]
    const visit = await Visit.to(freshMatch(seats, { 'start-seat': '1' }), { confirm: false })
    const random = new FastRandom(3)
    let taken: readonly string[] = []
    for (let moves = 0; visit.now.phase === 'playing' && taken.length === 0; moves++) {
      if (moves > 3000) throw new Error('no end')
      const { moves: options } = visit.turn.moment
      visit.sitting.play(options[random.below(options.length)])
      await settled()
      const { forced, told } = visit.now
      if (forced !== null)
        taken = told
          .slice(forced.from, forced.to)
          .map(({ code }) => code)
          .filter((code) => code === 'take')
    }
    expect(taken, 'the last cube of a round was taken for somebody').toContain('take')
  })

  test('a match that is given up is over, stays so and is looked at', async () => {
    const visit = await afterHarvest()
    visit.sitting.concede()
    await settled()
    expect(visit.now).toMatchObject({ phase: 'over', given: 0, due: -1, recall: null })
    expect(visit.lastKept).toMatchObject({ over: true, given: 0, due: -1 })
    expect(visit.lastKept.result, 'nobody has counted').toBeUndefined()
    const again = await Visit.to(visit.lastKept)
    expect(again.now).toMatchObject({ phase: 'over', given: 0, turn: null })
  })

  test('what the turn under way has done is part of what has happened, what awaits confirmation is not', async () => {
    const visit = await Visit.to(freshMatch([person('Greta'), bot('novice')], { 'start-seat': '1' }))
    visit.play(visit.harvestCube())
    expect(visit.turn).toMatchObject({ seen: 2, told: [{ code: 'take' }, { code: 'gain' }] })
    visit.play('harvest')
    expect(visit.turn.told.length).toBeGreaterThan(2)
    expect(visit.turn.seen).toBe(2)
    visit.sitting.confirm()
    expect(visit.turn.seen).toBe(visit.turn.told.length)
  })
})

describe('a match on this device', () => {
  test('is kept after every move, with the turn as far as it is made, and taken up again', async () => {
    const visit = await Visit.to(freshMatch([person('Greta'), bot('novice')], { 'start-seat': '1' }))
    const { wholes, added } = visit.device
    const written = wholes.length + added.length
    visit.play(visit.harvestCube())
    expect(visit.drafts.read('m-1')?.moves).toEqual([expect.stringMatching(/^take harvest/)])
    expect(wholes.length + added.length, 'the match itself is not written again').toBe(written)
    const again = await Visit.to(visit.lastKept, { drafts: visit.drafts })
    expect(again.turn.moment.decision).toBe('d-harvest')
    expect(memory(again.turn.state)).toEqual(memory(visit.turn.state))
    expect(again.beats).toEqual([])
    again.play('harvest')
    again.sitting.confirm()
    await settled()
    expect(again.drafts.read('m-1')).toBeNull()
    expect(again.now.due).toBe(0)
    expect(again.now.told.filter(({ code, seat }) => code === 'take' && seat === 1)).toHaveLength(1)
    const third = await Visit.to(again.lastKept)
    expect(memory(third.now.position)).toEqual(memory(again.now.position))
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
    expect(visit.now.link).toBe('away')
    await settled()
    expect(listeners).toHaveLength(2)
    expect(visit.now).toMatchObject({ phase: 'playing', link: 'live' })
    expect(memory(visit.turn.state)).toEqual(before)
  })

  test('a host that never answers is given up', async () => {
    const connect: Connect = (listener) => {
      queueMicrotask(() => listener.lost('no workers here'))
      return { ask: () => {}, close: () => {} }
    }
    const visit = await Visit.to(freshMatch([person('Greta')]), { connect })
    expect(await visit.port.opened).toEqual({ ok: false, link: 'lost', message: 'no workers here' })
  })

  test('a stored match that cannot be read says so', async () => {
    const visit = await Visit.to({ ...freshMatch([person('Greta')]), record: 'torn' })
    expect(await visit.port.opened).toMatchObject({ ok: false, link: 'unreadable' })
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
    const { due } = visit.now
    expect(visit.now).toMatchObject({ due: 1, viewer: 0, curtain: 1, turn: null })
    visit.sitting.liftCurtain()
    await settled()
    expect(visit.now).toMatchObject({ viewer: due, curtain: null })
    expect(visit.turn.seat).toBe(due)
  })

  test('whoever opens a shared table sees nobody’s secrets before the one who is due has taken the device', async () => {
    const options = { goals: true, 'start-seat': '1' }
    const visit = await Visit.to(freshMatch([person('Greta'), person('Ylva')], options))
    const mine = () => (visit.now.position as unknown as VillageState).goals.cards[0].silver
    expect(visit.now).toMatchObject({ due: 0, viewer: 0, curtain: 0, turn: null })
    expect(mine()).toBe(HIDDEN)
    visit.sitting.liftCurtain()
    await settled()
    expect(visit.now).toMatchObject({ viewer: 0, curtain: null })
    expect(mine()).toBeGreaterThanOrEqual(0)
    const again = await Visit.to(visit.lastKept)
    expect(again.now, 'the same after a reload').toMatchObject({ due: 0, curtain: 0, turn: null })
  })

  test('behind the curtain, and in the story that all read, nobody has a secret', async () => {
    const options = { goals: true, 'start-seat': '2' }
    const visit = await Visit.to(freshMatch([person('Greta'), person('Ylva')], options))
    const goals = () =>
      (visit.now.position as unknown as VillageState).goals.cards.map(({ silver }) => silver)
    expect(goals().slice(0, 2)).toEqual([HIDDEN, HIDDEN])
    visit.sitting.liftCurtain()
    await settled()
    expect(goals()[0]).toBe(HIDDEN)
    expect(goals()[1]).toBeGreaterThanOrEqual(0)
    const dealt = visit.now.told.filter(({ code }) => code === 'goal-dealt')
    expect(dealt).toHaveLength(4)
    expect(dealt.every((entry) => !('goal' in entry))).toBe(true)
  })

  test('who takes the device does not see what somebody before looked back on', async () => {
    const options = { goals: true, 'start-seat': '1' }
    const seats = [person('Greta'), bot('novice'), person('Ylva')]
    const visit = await Visit.to(freshMatch(seats, options), { confirm: false })
    visit.sitting.liftCurtain()
    await settled()
    for (let { turn } = visit.now; turn !== null && !turn.sent; turn = visit.now.turn)
      visit.sitting.play(turn.moment.moves[0])
    // The bot thinks meanwhile.
    await visit.sitting.visit(3)
    await vi.waitFor(() => expect(visit.now.curtain).toBe(2))
    expect(visit.now.visit).toBeNull()
    await visit.sitting.visit(3)
    expect(visit.now.visit, 'nothing is looked back on behind the curtain').toBeNull()
  })

  test('a moment of the past is shown and left again', async () => {
    const visit = await Visit.to(freshMatch([person('Greta'), person('Ylva')]))
    await visit.sitting.visit(5)
    expect(visit.now.visit?.told).toBe(5)
    await visit.sitting.visit(null)
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
    await vi.waitFor(() => expect(visit.now.result?.course).not.toBeNull())
    expect(visit.now.result?.course?.at(-1)?.totals).toEqual(visit.now.result?.score.totals)
    await visit.sitting.verify()
    expect(visit.now.verification?.proven).toBe(true)
  })
})
