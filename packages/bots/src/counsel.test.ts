import { advance, apply, decider, FastRandom, MoveList, SeededChance, viewOf } from '@chronik/kernel'
import { describe, expect, test } from 'vitest'
import { advise } from './advice.ts'
import { opponents } from './all.ts'
import { seatBot } from './bot.ts'
import { counsellorOf } from './counsel.ts'
import { lookingBack, type Opponents, readyFor } from './opponents.ts'

const games = Object.values(opponents).filter(({ learn }) => learn !== undefined)
const ITERATIONS = 40
const ascending = (one: number, other: number): number => one - other

/** Some views of a match played at random. */
function views({ game }: Opponents, players: number, every: number) {
  const state = game.begin(game.open({ players }))
  const chance = new SeededChance(6)
  const random = new FastRandom(6)
  const moves = new MoveList()
  const seen = []
  for (let count = 0; advance(game, state, chance, moves) === 'choice'; count++) {
    if (count % every === 0) seen.push(viewOf(game, state, decider(state)))
    apply(game, state, moves.at(random.below(moves.count)))
  }
  return seen
}

describe.each(games)('counsel by what was learned about $game.id', (known) => {
  test('tells every legal move, best first, and what all seats may expect of it', async () => {
    const own = await readyFor(known, 'grandmaster')
    const { game } = own
    for (const view of views(own, 3, 60)) {
      const moves = new MoveList()
      advance(game, view, null, moves, decider(view))
      const { considered, line } = counsellorOf(own, view.box, ITERATIONS, 1).weigh(view, {
        iterations: ITERATIONS,
        least: 1,
        outlooks: true,
      })
      expect(considered.map(({ move }) => move).sort(ascending)).toEqual(
        Array.from({ length: moves.count }, (_, at) => moves.at(at)).sort(ascending),
      )
      expect(line[0]).toBe(considered[0].move)
      for (const { outlook, reward, visits } of considered) {
        expect(outlook).toHaveLength(3)
        expect(visits).toBeGreaterThan(0)
        expect(reward).toBeGreaterThanOrEqual(0)
        expect(reward).toBeLessThanOrEqual(1)
      }
    }
  })

  test('gives reasons that have names, the same for the same seed', async () => {
    const own = await readyFor(known, 'grandmaster')
    let told = 0
    for (const view of views(own, 2, 40)) {
      const [one, same] = [3, 3].map((seed) => advise(own, view, { iterations: ITERATIONS }, seed))
      expect(same).toEqual(one)
      for (const { feature, points } of one.reasons) {
        expect(own.names.en).toHaveProperty([feature])
        expect(Number.isFinite(points)).toBe(true)
      }
      told += one.reasons.length
    }
    expect(told).toBeGreaterThan(3)
  })
})

test('steps of one house are one reason: whoever moves up there leaves no step', async () => {
  const { names } = opponents.village
  const steps = ['church', 'council'].map((house) =>
    [1, 2, 3, 4].map((step) => names.en[`at-${house}-${step}`]),
  )
  for (const house of steps) expect(new Set(house).size).toBe(1)
  const own = await readyFor(opponents.village, 'grandmaster')
  for (const view of views(own, 2, 40)) {
    const { reasons } = advise(own, view, { iterations: ITERATIONS })
    const told = reasons.map(({ feature }) => own.names.en[feature])
    expect(told).toEqual([...new Set(told)])
  }
})

test('where something is drawn in a turn, its reasons tell what comes after the draw', async () => {
  const own = await readyFor(opponents['my-village'], 'grandmaster')
  const { passing = [] } = own
  const seen = views(own, 2, 12)
  const told = seen.map((view) => advise(own, view, { iterations: ITERATIONS }).reasons)
  expect(told.flat().filter(({ feature }) => passing.includes(feature))).toEqual([])
  expect(told.filter((reasons) => reasons.length > 0).length / seen.length).toBeGreaterThan(0.8)
})

test('where turns are planned, the move it advises is about the best the planner knows', async () => {
  const own = await readyFor(opponents['my-village'], 'grandmaster')
  let same = 0
  const seen = views(own, 2, 25)
  for (const view of seen) {
    const { considered } = counsellorOf(own, view.box, ITERATIONS, 1).weigh(view, { iterations: ITERATIONS })
    const planned = await seatBot(own, view.box, 'grandmaster', 1).choose(view)
    if (considered.slice(0, 3).some(({ move }) => move === planned)) same++
  }
  expect(same / seen.length).toBeGreaterThan(0.7)
})

test('matches are looked back on by what was learned only where its doubt was measured', async () => {
  const ready = await readyFor(opponents['my-village'], 'grandmaster')
  expect(lookingBack({ ...ready, learnedDoubt: { early: 5, late: 2 } })).toMatchObject({
    learned: ready.learned,
    doubt: { early: 5, late: 2 },
  })
  const { learnedDoubt: _measured, ...unmeasured } = ready
  const plain = lookingBack(unmeasured)
  expect(plain.learned).toBeUndefined()
  expect(plain.appraiser).toBeUndefined()
  expect(plain.doubt).toEqual(ready.doubt)
})

test('of what was learned about every game it was measured how sure it is', async () => {
  for (const known of games) {
    const ready = await readyFor(known, 'grandmaster')
    expect(lookingBack(ready)).toMatchObject({ learned: ready.learned, doubt: known.learnedDoubt })
  }
})
