import { village } from '@chronik/village'
import { story } from '@chronik/village/story'
import { expect, test } from 'vitest'
import { aimLabel } from './aims.ts'

const speaking = { story, language: 'en' } as const
function card(title: string) {
  const move = village.notation.parse('harvest')
  if (typeof move !== 'number') throw new Error('no such move')
  return { move, title, cost: [], gain: [], targets: [] }
}

test('a thing is not called twice by the same name', () => {
  expect(aimLabel(speaking, 'knowledge on family', [card('Knowledge')])).toBe('Knowledge on family')
  expect(aimLabel(speaking, 'Castle A', [card('Farm → castle A')])).toBe('Castle A: Farm → castle A')
  expect(aimLabel(speaking, 'Buße', [card('Buße aufheben')])).toBe('Buße aufheben')
})
