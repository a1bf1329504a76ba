import { advance, decider, MoveList, SeededChance, viewOf } from '@chronik/kernel'
import { myVillage } from '@chronik/my-village'
import { expect, test } from 'vitest'
import { Lanes } from './lanes.ts'
import { Mind } from './mind.ts'
import type { MoveQuestion } from './thinker.ts'

const setup = { players: 2 }
const state = myVillage.begin(myVillage.open(setup))
const moves = new MoveList()
advance(myVillage, state, new SeededChance(3), moves)

function questionFor(level: string): MoveQuestion {
  const position = viewOf(myVillage, state, decider(state)).mem
  return { match: 'm-1', game: 'my-village', setup, position, level, seed: 3 }
}

/** Minds in the same thread, with clocks on which a hundred milliseconds pass at every look. */
function minds(count: number) {
  const asked: string[] = []
  const clock = () => {
    let now = 0
    return () => (now += 100)
  }
  const lanes = new Lanes(() => {
    const mind = new Mind(clock())
    return {
      prepare: (question) => mind.prepare(question),
      ponder: (question) => {
        asked.push(question.level)
        return mind.ponder(question)
      },
      stop: () => {},
    }
  }, count)
  return { mind: new Mind(clock(), lanes), asked }
}

test('a grandmaster is helped by other threads, and the same lanes give the same move', async () => {
  const { mind, asked } = minds(2)
  const move = await mind.choose(questionFor('grandmaster'))
  expect(moves.toArray().map((one) => myVillage.notation.format(one))).toContain(move)
  expect(asked).toEqual(['grandmaster', 'grandmaster'])
  expect(await minds(2).mind.choose(questionFor('grandmaster'))).toBe(move)
})

test('nobody helps the other levels', async () => {
  const { mind, asked } = minds(2)
  for (const level of ['random', 'novice', 'adept', 'master']) await mind.choose(questionFor(level))
  expect(asked).toEqual([])
})

test('without helpers a mind thinks alone', async () => {
  const { mind, asked } = minds(0)
  await mind.choose(questionFor('grandmaster'))
  expect(asked).toEqual([])
})
