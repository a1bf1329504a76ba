import type { LogEntry } from '@chronik/kernel'
import { expect, test } from 'vitest'
import type { StoryLine } from '../table/contract.ts'
import { byRound } from './rounds.ts'

interface Entry extends LogEntry {
  readonly round: number
}

function line(code: string, told: number): StoryLine {
  const entry: Entry = { code, round: told }
  return { seat: null, parts: [], about: [entry], told, targets: [] }
}
const heading = (entry: LogEntry): string | null =>
  entry.code === 'round' ? `Round ${(entry as Entry).round}` : null

test('the story stands under its rounds, the newest first and the newest line first in each', () => {
  const story = [line('fill', 1), line('round', 2), line('take', 3), line('round', 4), line('take', 5)]
  expect(
    byRound(story, heading).map(({ heading: said, lines }) => [said, lines.map(({ told }) => told)]),
  ).toEqual([
    ['Round 4', [5, 4]],
    ['Round 2', [3, 2]],
    [null, [1]],
  ])
})

test('a story without rounds is one stretch', () => {
  expect(byRound([line('take', 1), line('take', 2)], heading)).toHaveLength(1)
  expect(byRound([], heading)).toEqual([])
})

test('what is shown from the middle of a round on still stands under that round', () => {
  const story = [line('fill', 1), line('round', 2), line('take', 3), line('take', 4)]
  expect(byRound(story, heading, 3)).toMatchObject([{ heading: 'Round 2', lines: [{ told: 4 }] }])
})

test('a round and its lines keep their numbers when older lines are left out and newer ones come', () => {
  const story = [line('fill', 1), line('round', 2), line('take', 3), line('take', 4)]
  const later = [...story, line('round', 5), line('take', 6)]
  expect(byRound(story, heading).map(({ nr, from }) => [nr, from])).toEqual([
    [1, 1],
    [0, 0],
  ])
  expect(byRound(later, heading, 2).map(({ nr, from }) => [nr, from])).toEqual([
    [2, 4],
    [1, 2],
  ])
})
