import type { Move } from '@chronik/kernel'
import { village } from '@chronik/village'
import { story } from '@chronik/village/story'
import { expect, test } from 'vitest'
import { villageActing } from '../games/village/acting/index.ts'
import type { SpokenAdvice } from '../mind/advice.ts'
import { loadGame } from '../port/games.ts'
import { LocalPort } from '../port/local/local-port.ts'
import { freshMatch, NotedDevice, NotedDrafts, person, settled } from '../port/testing/here.ts'
import { Adviser } from '../session/adviser.ts'
import { Sitting } from '../session/sitting.ts'
import type { Situation } from '../session/situation.ts'
import { TableActing } from './acting.svelte.ts'

const SEATS = [person('Greta'), person('Anselm', 'blue')]

/** Two persons at one screen; whoever asks for advice is told to make these moves. */
async function sitDown(advised: (sitting: Sitting) => readonly string[] = () => []) {
  let situation = $state.raw<Situation>()
  const port = new LocalPort(freshMatch(SEATS, { 'start-seat': '1' }), new NotedDevice())
  const opened = await port.opened
  if (!opened.ok) throw new Error('nobody could sit down')
  const advise = (): Promise<SpokenAdvice> => {
    const line = advised(sitting)
    return Promise.resolve({
      line,
      moves: [{ move: line[0], share: 1, score: 0, chance: 0.25 }],
      reasons: [],
    })
  }
  const sitting: Sitting = new Sitting(await loadGame('village'), opened.table, port, {
    drafts: new NotedDrafts(),
    adviser: new Adviser({ advise, stop: () => {} }),
    confirms: () => true,
    changed: (now) => {
      situation = now
    },
    happened: () => {},
  })
  await settled()
  const acting = new TableActing({
    game: sitting.game,
    table: { acting: villageActing },
    words: story,
    seats: SEATS,
    get situation() {
      return situation ?? sitting.situation
    },
    sitting,
    skip: () => {},
    answer: () => {},
  })
  return { sitting, acting }
}

/** The moves of the turn under way, in notation. */
const texts = ({ situation }: Sitting): string[] =>
  situation.turn?.moment.moves.map((move) => village.notation.format(move)) ?? []
const moveOf = (text: string): Move => {
  const move = village.notation.parse(text)
  if (typeof move !== 'number') throw new Error(text)
  return move
}
const cubeOf = (sitting: Sitting): string =>
  texts(sitting).find((text) => /^take harvest (?!plague)/.test(text)) ?? ''

test('why something cannot be had is closed with the question it was asked at', async () => {
  const { sitting, acting } = await sitDown()
  const cube = cubeOf(sitting)
  acting.ask('mill')
  expect(acting.explained?.id).toBe('mill')
  acting.choose(moveOf(cube))
  expect(acting.explained, 'something was chosen').toBeNull()
  acting.ask('castle:castle-a')
  expect(acting.explained?.id, 'another thing is asked for').toBe('castle:castle-a')
  acting.back()
  expect(acting.explained, 'a step back').toBeNull()
  acting.ask('mill')
  acting.dismiss()
  expect(acting.explained, 'it was closed').toBeNull()
})

test('an option that is refused says why and by which rule, on the board or not', async () => {
  const { sitting, acting } = await sitDown()
  const move = moveOf(cubeOf(sitting))
  const refusal = { code: 'store-full', rule: 'V-311', params: { limit: 5 } }
  const card = { move, title: 'Harvest', cost: [], gain: [], refusal }
  acting.take({ ...card, targets: [] })
  expect(acting.explained).toMatchObject({ id: null, title: 'Harvest', refusal })
  expect(acting.explained?.sentence).toMatch(/5/)
  // The thing on the board cannot be had for another reason: that of the option counts.
  acting.take({ ...card, targets: ['mill'] })
  expect(acting.explained).toMatchObject({ id: 'mill', title: 'Harvest', refusal })
  expect(sitting.situation.turn?.series).toEqual([])
})

test('a hint is closed by whatever is done', async () => {
  const { sitting, acting } = await sitDown((now) => [cubeOf(now), 'harvest'])
  await sitting.askAdvice()
  expect(acting.hint, 'with how likely one wins').toMatchObject({ chance: 0.25 })
  acting.choose(moveOf(texts(sitting).find((text) => /^take family (?!plague)/.test(text)) ?? ''))
  expect(acting.hint).toBeNull()
  acting.restart()
  await sitting.askAdvice()
  expect(acting.hint).not.toBeNull()
  sitting.dismissAdvice()
  expect(acting.hint).toBeNull()
})

test('a hint can be asked for while there is something to choose, and not otherwise', async () => {
  const { sitting, acting } = await sitDown((now) => [cubeOf(now), 'harvest'])
  const asks = async () => {
    await sitting.askAdvice()
    const answered = acting.hint !== null
    sitting.dismissAdvice()
    return answered
  }
  expect([acting.canBeAdvised, await asks()]).toEqual([true, true])
  acting.chooseAll([moveOf(cubeOf(sitting)), moveOf('harvest')])
  expect([acting.canBeAdvised, await asks()], 'the turn awaits confirmation').toEqual([false, false])
})

test('Enter follows a hint that lies open, and then ends the turn', async () => {
  const { sitting, acting } = await sitDown((now) => [cubeOf(now), 'harvest'])
  await sitting.askAdvice()
  acting.goOn()
  expect(acting.chosen, 'the harvest awaits confirmation').toBe(moveOf('harvest'))
  expect(acting.hint).toBe(null)
  acting.goOn()
  expect(sitting.situation.turn?.sent ?? true, 'it was handed over').toBe(true)
})

test('who follows a hint does all that it tells, and one step back takes all of it back', async () => {
  const { sitting, acting } = await sitDown((now) => [cubeOf(now), 'harvest'])
  await sitting.askAdvice()
  const { hint } = acting
  if (hint === null || hint === 'thinking') throw new Error('no hint')
  const before = sitting.situation.turn?.moment.state.mem
  acting.chooseAll(hint.moves)
  expect(acting.chosen, 'the harvest awaits confirmation').toBe(moveOf('harvest'))
  acting.back()
  expect(sitting.situation.turn?.series).toEqual([])
  expect(sitting.situation.turn?.moment.state.mem).toEqual(before)
})
