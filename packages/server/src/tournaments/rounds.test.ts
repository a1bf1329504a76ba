import { Tournament } from '@chronik/protocol'
import { describe, expect, test } from 'vitest'
import { cancel, enter, forgetEntrant, mayBegin, replaceEntrant, withdraw } from './entering.ts'
import { pairTables } from './pairing.ts'
import { begin, closeRound, count, goOn, roundOf, tableOf, withoutAbsent } from './rounds.ts'
import { pointsFor, tableSizes } from './sizes.ts'
import { standingsOf } from './standings.ts'

function gathering(people: number, given: Partial<Tournament> = {}): Tournament {
  return {
    ...Tournament.parse({
      id: 'cup',
      name: 'Cup',
      game: 'village',
      status: 'gathering',
      host: 'p1',
      hostName: 'P1',
      people: [],
      played: [],
      createdAt: 0,
      startedAt: null,
      endedAt: null,
      version: 1,
    }),
    people: Array.from({ length: people }, (_, at) => ({
      user: `p${at + 1}`,
      name: `P${at + 1}`,
      number: 0,
      from: 1,
      left: false,
    })),
    most: 64,
    ...given,
  }
}

/** Everybody keeps the order in which they came. */
const begun = (people: number, given: Partial<Tournament> = {}) => begin(gathering(people, given), 1, () => 0)
const ids = (round: number, board: number) => `r${round}b${board}`

/** Plays a round: the better number wins, at every table. */
function play(tournament: Tournament): Tournament {
  let next = goOn(tournament, 10, ids)
  const numbers = new Map(next.people.map(({ user, number }) => [user, number]))
  const round = roundOf(next)
  if (next.status === 'over' || round === null) return next
  for (const { table, people } of round.boards) {
    const order = people.toSorted((one, other) => (numbers.get(one) ?? 0) - (numbers.get(other) ?? 0))
    next = count(next, table, { places: people.map((user) => order.indexOf(user) + 1), scores: null })
  }
  return closeRound(next, 20)
}

function playOut(tournament: Tournament): Tournament {
  let now = tournament
  while (now.status === 'playing') now = play(now)
  return now
}

const pairs = ({ played }: Tournament) =>
  played.flatMap(({ boards }) =>
    boards.flatMap(({ people }) =>
      people.flatMap((one) => people.filter((other) => one < other).map((other) => `${one} ${other}`)),
    ),
  )

describe('tables', () => {
  test.each([
    [16, 2, [2, 2, 2, 2, 2, 2, 2, 2], 0],
    [7, 2, [2, 2, 2], 1],
    [16, 4, [4, 4, 4, 4], 0],
    [14, 4, [4, 4, 3, 3], 0],
    [5, 4, [3, 2], 0],
    [5, 3, [3, 2], 0],
    [64, 5, [5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 4], 0],
  ])('%i people at tables of %i', (people, wanted, sizes, byes) => {
    expect(tableSizes(people, wanted)).toEqual({ sizes, byes })
  })

  test('places are worth points, and who shares a place shares them', () => {
    expect(pointsFor([1, 2])).toEqual([4, 0])
    expect(pointsFor([1, 1])).toEqual([2, 2])
    expect(pointsFor([2, 1, 4, 3])).toEqual([2, 4, 0, 1])
    expect(pointsFor([1, 2, 2])).toEqual([4, 1, 1])
    expect(pointsFor([1, 1, 1, 4])).toEqual([2.33, 2.33, 2.33, 0])
  })

  test('down the standings everybody sits with the next whom they have not met', () => {
    const met = new Set(['a b', 'c d'])
    const hasMet = (one: string, other: string) => Number(met.has([one, other].sort().join(' ')))
    expect(pairTables(['a', 'b', 'c', 'd'], [2, 2], hasMet)).toEqual([
      ['a', 'c'],
      ['b', 'd'],
    ])
    // Whoever sits further up may have to move, so that nobody below meets again.
    for (const pair of ['b d', 'b c']) met.add(pair)
    expect(pairTables(['a', 'b', 'c', 'd', 'e', 'f'], [2, 2, 2], hasMet)).toEqual([
      ['a', 'c'],
      ['b', 'e'],
      ['d', 'f'],
    ])
  })

  test('where everybody has met, as few as possible meet again', () => {
    expect(pairTables(['a', 'b', 'c', 'd'], [4], () => 1)).toEqual([['a', 'b', 'c', 'd']])
  })
})

describe('rounds in which everybody plays', () => {
  test.each([4, 5, 11, 16, 33, 64])(
    '%i people: nobody meets twice, everybody plays, byes go around',
    (people) => {
      const rounds = people === 4 ? 3 : 4
      const over = playOut(begun(people, { rounds }))
      expect(over).toMatchObject({ status: 'over', endedAt: 10 })
      expect(over.played).toHaveLength(rounds)
      expect(new Set(pairs(over)).size).toBe(pairs(over).length)
      for (const { boards, byes } of over.played) {
        expect(byes).toHaveLength(people % 2)
        expect(new Set([...byes, ...boards.flatMap((board) => board.people)]).size).toBe(people)
      }
      const byes = over.played.flatMap((round) => round.byes)
      expect(new Set(byes).size).toBe(byes.length)
      expect(standingsOf(over)[0]).toMatchObject({ place: 1, user: 'p1', points: 4 * rounds, wins: rounds })
    },
  )

  test('at tables of four as few meet again as can be', () => {
    const over = playOut(begun(16, { rounds: 4, seats: 4 }))
    expect(over.played.map(({ boards }) => boards.length)).toEqual([4, 4, 4, 4])
    expect(pairs(over)).toHaveLength(96)
    expect(new Set(pairs(over)).size).toBe(96)
    expect(standingsOf(over).reduce((sum, { points }) => sum + points, 0)).toBe(4 * 4 * 7)
  })

  test('equal points: stronger opponents, then won matches, then the lot', () => {
    const one = play(begun(4, { rounds: 3 }))
    expect(one.played[0].boards.map(({ people }) => people)).toEqual([
      ['p1', 'p2'],
      ['p3', 'p4'],
    ])
    expect(standingsOf(one).map(({ user, points, opponents }) => [user, points, opponents])).toEqual([
      ['p1', 4, 0],
      ['p3', 4, 0],
      ['p2', 0, 4],
      ['p4', 0, 4],
    ])
    const two = play(one)
    expect(standingsOf(two).map(({ user, points, opponents }) => [user, points, opponents])).toEqual([
      ['p1', 8, 8],
      ['p2', 4, 8],
      ['p3', 4, 8],
      ['p4', 0, 8],
    ])
  })

  test('who comes late plays from the next round on, who goes is not paired any more', () => {
    const first = goOn(begun(4, { rounds: 3 }), 10, ids)
    const late = enter(first, { id: 'p9', name: 'P9' })
    if (!late.ok) throw new Error('refused')
    expect(tableOf(late.value, 'p9')).toBeNull()
    expect(tableOf(late.value, 'p2')).toBe('r1b0')
    let now = late.value
    for (const { table } of now.played[0].boards) now = count(now, table, { places: [1, 2], scores: [9, 7] })
    const gone = withdraw(closeRound(now, 20), { id: 'p1', name: 'P1' })
    if (!gone.ok) throw new Error('refused')
    now = play(gone.value)
    const playing = now.played[1].boards.flatMap(({ people }) => people)
    expect(playing.sort()).toEqual(['p2', 'p3', 'p4', 'p9'])
    expect(standingsOf(now).find(({ user }) => user === 'p9')?.rounds).toEqual([null, 0])
    // Whoever was away twice is not waited for a third time.
    now = withoutAbsent(
      now,
      new Map([
        ['p2', 2],
        ['p3', 1],
      ]),
    )
    expect(now.people.filter(({ left }) => left).map(({ user }) => user)).toEqual(['p1', 'p2'])
    const last = play(now)
    expect(last.played[2].boards.flatMap(({ people }) => people).length + last.played[2].byes.length).toBe(3)
    expect(enter(last, { id: 'p8', name: 'P8' })).toMatchObject({ refusal: { code: 'tournament-late' } })
    expect(playOut(last).status).toBe('over')
  })

  test('what was counted counts once, and nothing else changes it', () => {
    const first = goOn(begun(4), 10, ids)
    const once = count(first, 'r1b0', { places: [2, 1], scores: null })
    expect(count(once, 'r1b0', { places: [1, 2], scores: null })).toBe(once)
    expect(count(once, 'r9b9', { places: [1, 2], scores: null })).toBe(once)
    expect(closeRound(once, 20), 'a table is still played').toBe(once)
    expect(goOn(once, 20, ids)).toBe(once)
  })
})

describe('knock-out', () => {
  test.each([4, 7, 16, 64])('%i people at tables of two: the best are kept apart, one is left', (people) => {
    const over = playOut(begun(people, { rounds: 0 }))
    const rounds = Math.ceil(Math.log2(people))
    expect(over.played).toHaveLength(rounds)
    expect(over.played[0].byes).toHaveLength(2 ** rounds - people)
    expect(over.played.at(-1)?.boards.map((board) => board.people.toSorted())).toEqual([['p1', 'p2']])
    expect(
      standingsOf(over)
        .slice(0, 2)
        .map(({ user }) => user),
    ).toEqual(['p1', 'p2'])
  })

  test('half of a table of four comes on, until one table is left', () => {
    const over = playOut(begun(16, { rounds: 0, seats: 4 }))
    expect(over.played.map(({ boards }) => boards.map(({ people }) => people.length))).toEqual([
      [4, 4, 4, 4],
      [4, 4],
      [4],
    ])
    expect(
      standingsOf(over)
        .slice(0, 4)
        .map(({ user }) => user),
    ).toEqual(['p1', 'p2', 'p3', 'p4'])
  })

  test('the first eight of a Swiss tournament play it out', () => {
    const over = playOut(begun(16, { rounds: 3, final: 8, seats: 4 }))
    expect(over.played.map(({ kind }) => kind)).toEqual(['swiss', 'swiss', 'swiss', 'knock-out', 'knock-out'])
    expect(over.played[3].boards.flatMap(({ people }) => people)).toHaveLength(8)
    const [winner] = standingsOf(over)
    expect(winner).toMatchObject({ user: 'p1', reached: 2 })
    expect(
      standingsOf(over)
        .slice(8)
        .every(({ reached }) => reached === 0),
    ).toBe(true)
  })

  test('equal places: who stood higher before comes on', () => {
    let now = goOn(begun(4, { rounds: 0 }), 10, ids)
    for (const { table } of now.played[0].boards) now = count(now, table, { places: [1, 1], scores: null })
    now = goOn(closeRound(now, 20), 30, ids)
    expect(now.played[1].boards[0].people.toSorted()).toEqual(['p1', 'p2'])
  })
})

describe('entering', () => {
  test('as many as there are places, each once, and whoever opened it begins it', () => {
    const open = gathering(3, { most: 4 })
    expect(mayBegin(open, { id: 'p1', name: '' })).toMatchObject({ refusal: { code: 'tournament-few' } })
    const four = enter(open, { id: 'p4', name: 'P4' })
    if (!four.ok) throw new Error('refused')
    expect(enter(four.value, { id: 'p4', name: 'P4' })).toEqual(four)
    expect(enter(four.value, { id: 'p5', name: 'P5' })).toMatchObject({
      refusal: { code: 'tournament-full' },
    })
    expect(mayBegin(four.value, { id: 'p2', name: '' })).toMatchObject({ refusal: { code: 'not-host' } })
    expect(mayBegin(four.value, { id: 'p1', name: '' })).toEqual({ ok: true, value: null })
    const less = withdraw(four.value, { id: 'p2', name: '' })
    expect(less.ok && less.value.people.map(({ user }) => user)).toEqual(['p1', 'p3', 'p4'])
    const off = cancel(four.value, { id: 'p1', name: '' }, 5)
    if (!off.ok) throw new Error('refused')
    expect(off.value).toMatchObject({ status: 'cancelled', endedAt: 5 })
    expect(enter(off.value, { id: 'p6', name: '' })).toMatchObject({ refusal: { code: 'tournament-over' } })
  })

  test('who deletes their account frees their place before it begins, and is not paired any more later', () => {
    const nobody = { user: 'gone-1', name: '' }
    const open = forgetEntrant(gathering(4), 'p1', nobody, 5)
    expect(open.people.map(({ user }) => user)).toEqual(['p2', 'p3', 'p4'])
    expect(open).toMatchObject({ status: 'gathering', host: 'p2', hostName: 'P2' })
    expect(forgetEntrant(gathering(1), 'p1', nobody, 5)).toMatchObject({
      status: 'cancelled',
      host: 'gone-1',
      people: [],
    })

    const one = forgetEntrant(play(begun(5, { rounds: 2 })), 'p1', nobody, 5)
    expect(JSON.stringify(one)).not.toMatch(/"p1"|"P1"/)
    expect(one.played[0].boards[0].people).toEqual(['gone-1', 'p2'])
    const over = playOut(one)
    expect(over.played[1].byes).toEqual([])
    expect(over.played[1].boards.flatMap(({ people }) => people).sort()).toEqual(['p2', 'p3', 'p4', 'p5'])
  })

  test('a guest who becomes an account keeps everything, wherever it is written', () => {
    const now = play(begun(4, { rounds: 2 }))
    const other = replaceEntrant(now, 'p1', { user: 'anna', name: 'Anna' })
    expect(JSON.stringify(other)).not.toContain('"p1"')
    expect(standingsOf(other)[0]).toMatchObject({ user: 'anna', points: 4 })
    expect(other).toMatchObject({ host: 'anna', hostName: 'Anna' })
    expect(replaceEntrant(now, 'p1', { user: 'p2', name: 'P2' }).people.map(({ left }) => left)).toEqual([
      true,
      false,
      false,
      false,
    ])
  })
})
