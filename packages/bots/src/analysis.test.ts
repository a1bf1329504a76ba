import { FastRandom, Match, type MatchRecord, Replay, recordOf, SeededChance, viewOf } from '@chronik/kernel'
import { describe, expect, test } from 'vitest'
import { opponents as fairOpponents } from '../sample/opponents.ts'
import { opponents } from './all.ts'
import { analyse } from './analysis.ts'
import { chancesOf, doubtAt } from './chances.ts'
import { roomFor } from './levels.ts'
import { estimatorOf, type Opponents } from './opponents.ts'
import { Search } from './search/search.ts'

type Chooser = (count: number) => number

/** A match in which somebody picks moves by their place in the list. */
function played(own: Opponents, pick: Chooser, decisions = Number.POSITIVE_INFINITY): MatchRecord {
  const options = own.game.id === 'village' ? { 'round-limit': 1 } : {}
  const match = new Match(own.game, { players: 2, options }, new SeededChance(6))
  let count = 0
  for (let turn = match.turn; !turn.over && count < decisions; turn = match.turn, count++)
    match.play([turn.moves[pick(turn.moves.length)]])
  return recordOf(match, { id: 'one' })
}

const random = (seed: number): Chooser => {
  const source = new FastRandom(seed)
  return (count) => source.below(count)
}

const movesOf = (record: MatchRecord) => record.events.filter((event) => event.type === 'move').length

describe.each(Object.values({ ...opponents, fair: fairOpponents }))('an analysis of $game.id', (own) => {
  const whole = own.game.id === 'village' || own.game.id === 'fair'
  const record = played(own, random(6), whole ? undefined : 12)
  const analysis = analyse(own, record, { iterations: 30 })
  const { moves, swings, meanLoss } = analysis

  test('looks at every decision, with chances between 0 and 1', () => {
    expect(moves).toHaveLength(movesOf(record))
    expect(moves.every(({ before, after }) => before >= after && after >= 0 && before <= 1)).toBe(true)
    for (const { loss, before, after } of moves) expect(loss).toBeCloseTo(before - after, 12)
  })

  test('tells how likely each seat was to win before it', () => {
    expect(moves.every(({ chances, seat, before }) => chances[seat] === before)).toBe(true)
    for (const { chances } of moves) expect(chances.reduce((sum, chance) => sum + chance)).toBeCloseTo(1, 12)
  })

  test('costs nothing where the best move was played', () => {
    const best = moves.filter((judged) => judged.played === judged.best)
    expect(best.length).toBeGreaterThan(0)
    expect(best.map(({ loss }) => loss)).toEqual(best.map(() => 0))
  })

  test('names the costliest moves, worst first, eight at most', () => {
    const losses = moves.map(({ loss }) => loss).filter((loss) => loss > 0)
    expect(swings.map(({ loss }) => loss)).toEqual(losses.toSorted((one, other) => other - one).slice(0, 8))
  })

  test('tells the mean loss of each seat', () => {
    const means = [0, 1].map((seat) => {
      const losses = moves.filter((judged) => judged.seat === seat).map(({ loss }) => loss)
      return losses.reduce((sum, loss) => sum + loss, 0) / losses.length
    })
    meanLoss.forEach((mean, seat) => {
      expect(mean).toBeCloseTo(means[seat], 12)
    })
  })

  test('is the same for the same seed', () => {
    expect(analyse(own, record, { iterations: 30 })).toEqual(analysis)
  })
})

test('a move that nobody would try is judged like any other', () => {
  const record = played(opponents.village, (count) => count - 1)
  const { moves } = analyse(opponents.village, record, { iterations: 60 })
  expect(moves.filter(({ loss }) => loss > 0.01).length).toBeGreaterThan(moves.length / 5)
})

test('every decision is judged by what its seat could see', () => {
  const { game } = fairOpponents
  const record = played(fairOpponents, random(6))
  const [first] = analyse(fairOpponents, record, { iterations: 40, seed: 9 }).moves
  const replay = new Replay(record, game)
  replay.goTo(first.index)
  const { state } = replay
  const thinking = { seed: 9, nodes: roomFor(40) }
  const search = new Search(game, state.box, estimatorOf(fairOpponents), thinking)
  const view = viewOf(game, state, first.seat)
  const [best] = search.run(view, { iterations: 40, least: 4, outlooks: true }).considered
  const doubt = doubtAt(fairOpponents.evaluator.progress(view))
  const chances = chancesOf(best.outlook ?? [], doubt)
  expect([best.move, best.outlook, chances]).toEqual([first.best, first.outlook, first.chances])
  expect(first.before).toBe(chances[first.seat])
})

test('with too few iterations for all moves none is judged without having been tried', () => {
  const record = played(fairOpponents, random(2))
  const few = analyse(fairOpponents, record, { iterations: 1 }).moves
  expect(Math.max(...few.map(({ loss }) => loss))).toBeLessThan(0.5)
  expect(few.every(({ after }) => after > 0)).toBe(true)
  const wide = analyse(
    opponents.village,
    played(opponents.village, (count) => count - 1),
    { iterations: 1 },
  ).moves
  expect(wide.every(({ after }) => after > 0)).toBe(true)
})

test('a match that is still under way is judged as far as it has come, and progress is told', () => {
  const record = played(fairOpponents, random(2), 4)
  const told: number[][] = []
  const judged: number[] = []
  const { moves } = analyse(fairOpponents, record, {
    iterations: 5,
    onMove: (done, of) => told.push([done, of]),
    onJudged: ({ index }) => judged.push(index),
  })
  expect(judged).toEqual(moves.map(({ index }) => index))
  expect(moves).toHaveLength(4)
  expect(told).toEqual(record.events.map((_, index) => [index, record.events.length]))
})

test('stretch by stretch every decision is looked at once', () => {
  const record = played(fairOpponents, random(2))
  const whole = analyse(fairOpponents, record, { iterations: 5 }).moves
  const half = Math.floor(record.events.length / 2)
  const stretches = [
    { from: 0, to: half },
    { from: half, to: record.events.length + 9 },
  ].map((stretch) => analyse(fairOpponents, record, { iterations: 5, stretch }).moves)
  expect(stretches.flat().map(({ index, played }) => [index, played])).toEqual(
    whole.map(({ index, played }) => [index, played]),
  )
})

test('a match without a single move has nothing to judge', () => {
  const { moves, swings, meanLoss } = analyse(fairOpponents, played(fairOpponents, random(2), 0), {
    iterations: 5,
  })
  expect([moves, swings, meanLoss]).toEqual([[], [], [0, 0]])
})
