import { expect, test } from 'vitest'
import type { SpokenAdvice } from '../mind/advice.ts'
import { Advised } from './advised.ts'
import { Adviser } from './adviser.ts'
import { Present } from './present.ts'
import type { Situation } from './situation.ts'

test('whoever asks again at the same moment hears the same, and at another one something else', async () => {
  let asked = 0
  // A bot that thinks anew comes to something else each time.
  const advise = async () => ({ moves: [`${++asked}`] }) as unknown as SpokenAdvice
  const adviser = new Adviser({ advise, stop: () => {} })
  const present = new Present({ advice: null } as Situation, () => {})
  const advised = new Advised(adviser, present)
  const hear = async (...position: number[]) => {
    await advised.ask({
      match: 'one',
      game: 'village',
      setup: { players: 2 },
      position: Int16Array.from(position),
    })
    const { advice } = present.now
    advised.drop()
    return advice
  }
  expect(await hear(1, 2)).toEqual({ moves: ['1'] })
  expect(await hear(1, 2)).toEqual({ moves: ['1'] })
  expect(await hear(1, 3)).toEqual({ moves: ['2'] })
})
