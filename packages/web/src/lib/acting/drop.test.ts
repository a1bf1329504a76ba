import { expect, test } from 'vitest'
import type { OptionCard } from '../table/contract.ts'
import { connecting } from './drop.ts'

const card = (move: number, targets: readonly string[]): OptionCard => ({
  move: move as OptionCard['move'],
  title: '',
  cost: [],
  gain: [],
  targets,
})
const toA = card(1, ['castle:castle-a', 'figure:0:1a'])
const toB = card(2, ['castle:castle-b', 'figure:0:1a'])
const cards = [toA, toB, card(3, ['cube:travel:faith', 'space:travel'])]

test('a piece dropped where it may go is what connects the two', () => {
  expect(connecting(cards, 'figure:0:1a', ['castle:castle-b'])).toEqual([toB])
})

test('dropped elsewhere, everything it could be dragged for is open', () => {
  expect(connecting(cards, 'figure:0:1a', ['farm:0'])).toEqual([toA, toB])
})

test('dropped where it lay or beside the board, nothing happens', () => {
  expect(connecting(cards, 'figure:0:1a', ['figure:0:1a'])).toEqual([])
  expect(connecting(cards, 'figure:0:1a', [])).toEqual([])
})

test('what cannot be had is not had by dragging', () => {
  const refused = { ...toA, refusal: { code: 'no-wagon' } }
  expect(connecting([refused], 'figure:0:1a', ['castle:castle-a'])).toEqual([])
})
