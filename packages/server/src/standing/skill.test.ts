import { describe, expect, test } from 'vitest'
import { judged, NEWCOMER, pointsOf, type Skill } from './skill.ts'

/** Figures of openskill 5.0.1 with its own constants: `rate(teams, { rank })`. */
const KNOWN: readonly (readonly [
  what: string,
  before: readonly Skill[],
  ranks: number[],
  after: readonly (readonly [number, number])[],
])[] = [
  [
    'two newcomers',
    [NEWCOMER, NEWCOMER],
    [1, 2],
    [
      [27.635389493140497, 8.06590141354368],
      [22.364610506859503, 8.06590141354368],
    ],
  ],
  [
    'four newcomers',
    [NEWCOMER, NEWCOMER, NEWCOMER, NEWCOMER],
    [1, 2, 3, 4],
    [
      [27.795252672501135, 8.263571791259416],
      [26.55291815138952, 8.17961798837266],
      [24.689416369722096, 8.084127880168786],
      [20.962412806387245, 8.084127880168786],
    ],
  ],
  [
    'a shared win',
    [NEWCOMER, NEWCOMER, NEWCOMER],
    [1, 1, 3],
    [
      [25.717262170187357, 8.205243377397993],
      [25.717262170187357, 8.205243377397993],
      [23.565475659625285, 8.205243377397993],
    ],
  ],
  [
    'four different people with a tie, in the order of their seats',
    [{ mu: 30, sigma: 3 }, { mu: 20, sigma: 6 }, { mu: 27, sigma: 8 }, NEWCOMER],
    [2, 1, 2, 4],
    [
      [29.876614787371942, 2.996401267987381],
      [21.893956833877404, 5.976903433953123],
      [26.627898645509312, 7.779590669013797],
      [22.702033094616844, 8.092980587340294],
    ],
  ],
]

describe('what a match tells about people', () => {
  test.each(KNOWN)('%s: the figures of openskill', (_, before, ranks, after) => {
    for (const [seat, { mu, sigma }] of judged(before, ranks).entries()) {
      expect(mu).toBeCloseTo(after[seat][0], 10)
      expect(sigma).toBeCloseTo(after[seat][1], 10)
    }
  })

  test('does not depend on who sits where', () => {
    const people = [{ mu: 31, sigma: 2 }, NEWCOMER, { mu: 18, sigma: 5 }]
    const one = judged(people, [3, 1, 2])
    const turned = judged([people[2], people[0], people[1]], [2, 3, 1])
    for (const [at, from] of [2, 0, 1].entries()) {
      expect(turned[at].mu).toBeCloseTo(one[from].mu, 12)
      expect(turned[at].sigma).toBeCloseTo(one[from].sigma, 12)
    }
  })

  test('a rating begins at 1000 and goes by what is certain', () => {
    expect(pointsOf(NEWCOMER)).toBe(1000)
    const [winner, loser] = judged([NEWCOMER, NEWCOMER], [1, 2])
    expect([pointsOf(winner), pointsOf(loser)]).toEqual([1138, 927])
  })
})
