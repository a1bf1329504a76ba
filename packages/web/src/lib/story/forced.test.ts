import { expect, test } from 'vitest'
import type { StoryLine } from '../table/contract.ts'
import { forcedLines } from './forced.ts'

const line = (told: number, seat: number | null, code: string): StoryLine => ({
  seat,
  parts: [],
  about: [{ code }],
  told,
  targets: [],
})
const isDeed = ({ code }: { readonly code: string }): boolean => code === 'take' || code === 'death'

test('what a player did without a choice is told: not what was chosen before, not what others did', () => {
  const story = [
    line(3, 0, 'take'),
    line(5, 1, 'take'),
    line(7, 0, 'take'),
    line(8, 0, 'draw'),
    line(9, 0, 'death'),
    line(10, null, 'take'),
  ]
  const told = forcedLines(story, { from: 4, to: 10 }, [0], isDeed)
  expect(told.map((one) => one.told)).toEqual([7, 9])
})
