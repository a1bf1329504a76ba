import { Match, type Move, SeededChance } from '@chronik/kernel'
import { village } from '@chronik/village'
import { story } from '@chronik/village/story'
import { expect, test } from 'vitest'
import { foresee } from './sentence.ts'

const match = new Match(village, { players: 2, options: { 'start-seat': '1' } }, new SeededChance(1))
const seats = [
  { kind: 'person', name: 'Greta', colour: 'red' },
  { kind: 'bot', name: 'Lotte', colour: 'blue' },
] as const
const told = { game: village, words: story, state: match.state, seat: 0, seats } as const

function moves(...texts: string[]): Move[] {
  return texts.map((text) => {
    const move = village.notation.parse(text)
    if (typeof move !== 'number') throw new Error(text)
    return move
  })
}

const cube = match.turn.over
  ? ''
  : match.turn.moves
      .map((move) => village.notation.format(move))
      .find((text) => /^take harvest (?!plague)/.test(text))

test('a hint tells the whole turn to the one who makes it, in sentences and without figures', () => {
  const { text: said } = foresee({ ...told, language: 'en' }, moves(cube ?? '', 'harvest'))
  expect(said).toMatch(/^You take .+ You harvest .+\.$/)
  expect(foresee({ ...told, language: 'de' }, moves(cube ?? '', 'harvest')).text).toMatch(
    /^Du nimmst .+ Du erntest .+\.$/,
  )
  expect(said).not.toMatch(/Greta|Lotte|undefined/)
})

test('whoever follows a hint does all that it tells', () => {
  const turn = moves(cube ?? '', 'harvest')
  expect(foresee({ ...told, language: 'en' }, turn).moves).toEqual(turn)
})

test('what cannot follow is neither told nor done', () => {
  const first = foresee({ ...told, language: 'en' }, moves(cube ?? ''))
  expect(first.text).toMatch(/^You take/)
  expect(foresee({ ...told, language: 'en' }, moves(cube ?? '', 'mill'))).toEqual(first)
})
