import { expect, test } from 'vitest'
import { opponents as fair } from '../../sample/opponents.ts'
import { opponents } from '../all.ts'
import { playBlock } from '../arena/block.ts'
import { standings } from '../arena/statistics.ts'
import { seatBot } from '../bot.ts'
import type { Manner } from '../levels.ts'
import { estimatorOf, type Player, schooled } from '../opponents.ts'
import { type Course, School, type Standing, standingAfter } from './school.ts'
import { learnedAppraiserOf } from './use.ts'

const COURSE: Course = {
  setups: [{ players: 2 }, { players: 3 }],
  hidden: [16, 8],
  lambda: 0.9,
  whims: 0.5,
  opening: 10,
  passes: 2,
  matches: 8,
  generations: 3,
  seed: 5,
}

function attend(school: School<never>, generations: number): void {
  const classroom = school.classroom()
  for (let left = generations; left > 0; left--) {
    classroom.parameters = school.standing.average
    school.absorb(school.exercises.map((exercise) => classroom.play(exercise)))
  }
}

function schoolOf(player: Player, course: Course = COURSE, standing: Standing | null = null): School<never> {
  return new School(player, course, standing) as unknown as School<never>
}

test('the same seed learns the same, another seed something else', () => {
  const [one, same, other] = [5, 5, 6].map((seed) => {
    const school = schoolOf(fair, { ...COURSE, seed })
    attend(school, COURSE.generations)
    return school.learned('')
  })
  expect(one).toEqual(same)
  expect(one.parts).not.toEqual(other.parts)
})

test('it can go on from what was learned: nobody teaches it, and it begins with what it knew', () => {
  const before = schoolOf(fair)
  attend(before, COURSE.generations)
  const learned = before.learned('')
  const course: Course = { ...COURSE, seed: 6, onward: true }
  const onward = schoolOf(fair, course, standingAfter(fair, course, learned))
  expect(onward.exercises.filter(({ taught }) => taught)).toEqual([])
  expect(onward.learned('')).toEqual(learned)
  attend(onward, 1)
  expect(onward.generation).toBe(1)
  expect(onward.learned('').parts).not.toEqual(learned.parts)
})

test('gone on with twice the neurons, it begins with what it knew', () => {
  const before = schoolOf(fair)
  attend(before, COURSE.generations)
  const course: Course = { ...COURSE, hidden: [32, 8], onward: true }
  const onward = schoolOf(fair, course, standingAfter(fair, course, before.learned('')))
  const box = fair.game.open({ players: 2 })
  const state = fair.game.begin(box)
  const [as, was] = [onward, before].map((school) => {
    const appraiser = learnedAppraiserOf({ ...fair, learned: school.learned('') })
    appraiser.begin(0)
    appraiser.estimate(state as never, new Float64Array(8))
    return [...appraiser.finals.subarray(0, 2)]
  })
  for (const [seat, final] of was.entries()) expect(as[seat]).toBeCloseTo(final, 1)
  attend(onward, 1)
  expect(onward.learned('').shape.hidden1).toBe(32)
})

test('with styles among the whims other matches are played, and the same again from the same seed', () => {
  const styles = [{ [fair.evaluator.features[0]]: 3 }]
  const [plain, one, same] = [COURSE, { ...COURSE, styles }, { ...COURSE, styles }].map((course) => {
    const school = schoolOf(fair, course)
    attend(school, 2)
    return school.learned('').parts
  })
  expect(one).toEqual(same)
  expect(one).not.toEqual(plain)
})

test('with a way written by hand other matches are played, and the same again from the same seed', () => {
  const ways = [() => estimatorOf(fair)]
  const course = { ...COURSE, ways: 1 }
  const [plain, one, same, nobody] = [
    schoolOf(fair),
    schoolOf({ ...fair, ways }, course),
    schoolOf({ ...fair, ways }, course),
    schoolOf(fair, course),
  ].map((school) => {
    attend(school, 2)
    return school.learned('').parts
  })
  expect(one).toEqual(same)
  expect(one).not.toEqual(plain)
  expect(nobody).toEqual(plain)
})

test('stopped and gone on, it learns what it would have learned without a stop', () => {
  const whole = schoolOf(fair)
  attend(whole, 3)
  const first = schoolOf(fair)
  attend(first, 1)
  const { standing } = first
  const second = schoolOf(fair, COURSE, {
    ...standing,
    parameters: standing.parameters.slice(),
    average: standing.average.slice(),
    memory: {
      ...standing.memory,
      means: standing.memory.means.slice(),
      squares: standing.memory.squares.slice(),
    },
  })
  expect(second.generation).toBe(1)
  attend(second, 2)
  expect(second.done).toBe(true)
  expect(second.learned('')).toEqual(whole.learned(''))
})

test('who learned the Fair beats who plays anything', async () => {
  const school = schoolOf(fair, { ...COURSE, setups: [{ players: 2 }], matches: 60, generations: 6 })
  attend(school, 6)
  const player = await schooled(fair, school.learned(''))
  const learned: Manner = { kind: 'impression', temperature: 0, learned: true }
  const blocks = []
  for (let seed = 0; seed < 100; seed++)
    blocks.push(
      await playBlock(
        {
          game: fair.game,
          setup: { players: 2 },
          contestants: 2,
          seat: (one, box, botSeed) => seatBot(player, box, one === 0 ? learned : 'random', botSeed),
          clock: () => 0,
        },
        seed,
      ),
    )
  expect(standings(['learned', 'random'], blocks, 2)[0].winShare.mean).toBeGreaterThan(0.7)
})

test('where turns are planned, positions at their ends are learned from', () => {
  const own = opponents['my-village']
  const school = schoolOf(own, { ...COURSE, setups: [{ players: 2 }], matches: 2, generations: 2 })
  const classroom = school.classroom()
  const [{ count, outputs }] = school.exercises.map((exercise) => classroom.play(exercise))
  expect(count).toBeGreaterThan(20)
  // Two gains and a chance: nothing is unknown at a table for two.
  expect(outputs).toHaveLength(3 * count)
  expect(outputs.every((value) => Number.isFinite(value))).toBe(true)
})
