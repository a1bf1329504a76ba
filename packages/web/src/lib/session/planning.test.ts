import { type AnyState, type Game, Match, type Move, SeededChance, viewOf } from '@chronik/kernel'
import { CUBES, SPACES, type VillageState, village } from '@chronik/village'
import { expect, test } from 'vitest'
import type { Plans } from '../port/plans.ts'
import type { Played, Series, TablePort, Told } from '../port/port.ts'
import { NotedDrafts, NotedPlans, person, sameThread, settled } from '../port/testing/here.ts'
import { Adviser } from './adviser.ts'
import { Planning } from './planning.ts'
import { Sitting } from './sitting.ts'

const game = village as unknown as Game
const setup = { players: 2, options: { 'start-seat': '2' } }

/** A table where Greta sits first and Ylva, elsewhere, is due. */
class Waiting {
  readonly match = new Match(game, setup, new SeededChance(7))
  readonly sent: Series[] = []
  readonly plans: NotedPlans
  readonly sitting: Sitting
  #hear: (told: Told) => void = () => {}
  #told = 0

  constructor(plans = new NotedPlans()) {
    this.plans = plans
    this.sitting = this.#sitDown(plans)
    this.tell()
  }

  #sitDown(plans: Plans): Sitting {
    const port: TablePort = {
      opened: new Promise(() => {}),
      listen: (hear) => {
        this.#hear = hear
      },
      play: (series) => this.#play(series),
      recall: () => {},
      concede: () => {},
      visit: () => Promise.resolve(null),
      look: () => {},
      takeOver: () => {},
      record: () => Promise.resolve(null),
      house: null,
      close: () => {},
    }
    const match = { id: 'm-1', game: 'village', setup, edition: null, commitment: null, startedAt: 0 }
    const seats = [person('Greta'), person('Ylva', 'blue')]
    return new Sitting(game, { match, seats, mine: [0], policy: { hints: true } }, port, {
      drafts: new NotedDrafts(),
      plans,
      adviser: new Adviser(sameThread()),
      confirms: () => false,
      changed: () => {},
      happened: () => {},
    })
  }

  /** Tells Greta what has happened, with her eyes. */
  tell(elsewhere = false): void {
    const { log, state, turn } = this.match
    const beats = log.slice(this.#told).map((entry) => ({ entry, position: null }))
    this.#hear({
      type: 'news',
      seq: log.length,
      viewer: 0,
      curtain: null,
      told: this.#told,
      beats,
      mine: false,
      elsewhere,
      recall: null,
      position: viewOf<AnyState>(game, state, 0).mem.slice(),
      due: turn.over ? { over: true, score: turn.score } : turn,
    })
    this.#told = log.length
  }

  #play(series: Series): Promise<Played> {
    this.sent.push(series)
    const played = this.match.play(read(series.moves), 0)
    if (!played.ok) return Promise.resolve(played)
    this.tell()
    return Promise.resolve({ ok: true, seq: this.match.log.length })
  }

  /** Ylva plays. */
  other(...moves: string[]): void {
    const played = this.match.play(read(moves), 1)
    if (!played.ok) throw new Error(played.refusal.code)
    this.tell()
  }

  /** Greta plays at another device of hers. */
  elsewhere(...moves: string[]): void {
    const played = this.match.play(read(moves), 0)
    if (!played.ok) throw new Error(played.refusal.code)
    this.tell(true)
  }

  /** A cube that can be taken from a space, as it is written. */
  cube(space: string): string {
    const { turn } = this.match
    const listed = turn.over ? [] : turn.moves.map((move) => game.notation.format(move))
    const found = listed.find((text) => text.startsWith(`take ${space} `) && !text.endsWith('plague'))
    if (found === undefined) throw new Error(`no cube in ${space}`)
    return found
  }

  /** A cube that is the only one of its colour on a space where nothing has to be done. */
  lonelyCube(): string {
    const { spaces } = this.match.state as VillageState
    for (const space of ['crafts', 'travel', 'council', 'harvest'] as const) {
      const { cubes } = spaces[SPACES.at[space]]
      const cube = CUBES.list.findIndex((name, at) => name !== 'plague' && cubes[at] === 1)
      if (cube >= 0) return `take ${space} ${CUBES.list[cube]}`
    }
    throw new Error('no cube lies alone')
  }

  /** Prepares a turn and notes it. */
  prepare(...moves: string[]): void {
    this.sitting.plan()
    for (const move of read(moves)) this.sitting.play(move)
    this.sitting.confirm()
  }

  get now() {
    return this.sitting.situation
  }
}

function read(texts: readonly string[]): Move[] {
  return texts.map((text) => {
    const move = game.notation.parse(text)
    if (typeof move !== 'number') throw new Error(text)
    return move
  })
}

test('a turn is prepared while somebody else is due; nothing is sent, and the table stays as it is', () => {
  const table = new Waiting()
  expect(table.now.due).toBe(1)
  const before = Array.from(table.now.position?.mem ?? [])
  table.sitting.plan()
  expect(table.now.turn).toMatchObject({ seat: 0, planned: true, moment: { decision: 'd-source' } })
  const cube = table.cube('harvest')
  for (const move of read([cube, 'harvest'])) table.sitting.play(move)
  expect(table.now.turn?.chosen, 'it waits to be noted, although nothing else is confirmed').not.toBeNull()
  table.sitting.confirm()
  expect(table.now.turn).toBeNull()
  expect(table.now.plan?.turns.map(({ moves, answers }) => [moves, answers])).toEqual([
    [[cube, 'harvest'], 'd-source'],
  ])
  expect(Array.from(table.now.position?.mem ?? [])).toEqual(before)
  expect(table.sent).toEqual([])
})

test('what is prepared is handed over as soon as it is one’s turn', async () => {
  const table = new Waiting()
  const cube = table.cube('harvest')
  table.prepare(cube, 'harvest')
  table.other(table.cube('crafts'), 'skip')
  await settled()
  expect(table.sent.map(({ moves }) => moves)).toEqual([[cube, 'harvest']])
  expect(table.now).toMatchObject({ due: 1, plan: null, planned: { taken: 0, broken: [] } })
  expect(table.plans.read('m-1'), 'it is played once').toBeNull()
})

test('what is not possible any more gives way to the next case, with the reason', async () => {
  const table = new Waiting()
  // She takes the only cube of its colour before it can be taken.
  const only = table.lonelyCube()
  const family = table.cube('family')
  table.prepare(only, 'skip')
  table.prepare(family, 'skip')
  table.other(only, 'skip')
  await settled()
  expect(table.sent.map(({ moves }) => moves)).toEqual([[family, 'skip']])
  expect(table.now.planned).toMatchObject({ taken: 1, broken: [{ rule: 'V-206' }] })
})

test('where nothing of a plan is possible any more, the turn begins and says so', async () => {
  const table = new Waiting()
  const only = table.lonelyCube()
  table.prepare(only, 'skip')
  table.other(only, 'skip')
  await settled()
  expect(table.sent).toEqual([])
  expect(table.now).toMatchObject({
    due: 0,
    plan: null,
    planned: { taken: -1, broken: [{ rule: 'V-206' }] },
    turn: { planned: false, series: [] },
  })
})

test('where something else is asked first, the plan waits for its turn', () => {
  const match = new Match(game, { players: 2, options: { 'start-seat': '1' } }, new SeededChance(7))
  const { turn } = match
  const cube = (turn.over ? [] : turn.moves.map((move) => game.notation.format(move))).find((text) =>
    /^take harvest (?!plague)/.test(text),
  )
  if (cube === undefined) throw new Error('no cube to take')
  const planning = new Planning(game, 'm-1', new NotedPlans())
  planning.keep({ seat: 0, turns: [{ moves: [cube], told: [], answers: 'd-source' }], atOnce: true })
  const seen = () => viewOf<AnyState>(game, match.state, 0)
  // The cube is taken: what is asked now is whether to harvest, and not which cube to take.
  match.play(read([cube]), 0)
  expect(planning.take(seen(), 0)).toBeNull()
  expect(planning.plan?.turns).toHaveLength(1)
})

test('without “at once” it lies there to be confirmed, and can be taken back', async () => {
  const table = new Waiting()
  const cube = table.cube('harvest')
  table.prepare(cube, 'harvest')
  table.sitting.playAtOnce(false)
  table.other(table.cube('crafts'), 'skip')
  await settled()
  expect(table.sent).toEqual([])
  expect(table.now.turn).toMatchObject({ planned: false, chosen: read(['harvest'])[0] })
  expect(table.sitting.back()).toBe(true)
  expect(table.now.turn?.chosen).toBeNull()
})

test('what is being prepared survives the moves of others and is there when it is one’s turn', async () => {
  const table = new Waiting()
  const cube = table.cube('harvest')
  table.sitting.plan()
  table.sitting.play(read([cube])[0])
  table.other(table.cube('crafts'), 'skip')
  await settled()
  expect(table.now.turn).toMatchObject({ planned: false, moment: { decision: 'd-harvest' } })
  expect(table.sent).toEqual([])
})

test('two windows play a plan once', async () => {
  const plans = new NotedPlans()
  const one = new Waiting(plans)
  const other = new Waiting(plans)
  one.prepare(one.cube('harvest'), 'harvest')
  other.sitting.rereadPlan()
  expect(other.now.plan?.turns).toHaveLength(1)
  one.other(one.cube('crafts'), 'skip')
  other.other(other.cube('crafts'), 'skip')
  await settled()
  expect([one.sent.length, other.sent.length]).toEqual([1, 0])
})

test('a prepared turn can be dropped, and so can all of them; no plan outlives the page of another seat', () => {
  const table = new Waiting()
  table.prepare(table.cube('harvest'), 'harvest')
  table.prepare(table.cube('family'), 'skip')
  table.sitting.unplan(0)
  expect(table.now.plan?.turns.map(({ moves }) => moves.at(-1))).toEqual(['skip'])
  table.sitting.unplan('all')
  expect(table.now.plan).toBeNull()
  expect(table.plans.read('m-1')).toBeNull()
})

test('what was chosen at another device of the same person is not told as forced', () => {
  const table = new Waiting()
  table.other(table.cube('harvest'), 'skip')
  expect(table.now.due).toBe(0)
  table.elsewhere(table.cube('crafts'), 'skip')
  expect(table.now).toMatchObject({ due: 1, forced: null })
  const { length } = table.now.told
  table.other(table.cube('family'), 'skip')
  expect(table.now.forced, 'what others do counts from there').toMatchObject({ from: length })
})
