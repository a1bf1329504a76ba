import type { Move } from '@chronik/kernel'
import { expect, test, vi } from 'vitest'
import { altered, priced } from './priced.ts'

const [ONE, TWO] = [1, 2] as Move[]

test('an option is priced once, when somebody looks at it', () => {
  const play = vi.fn(() => ({ cost: [{ piece: 'time', amount: 2 }], gain: [] }))
  const card = priced({ move: ONE, title: 'Travel', targets: [] }, play)
  const other = altered(card, { move: TWO, section: 'black' })
  expect([other.move, other.section, other.title]).toEqual([TWO, 'black', 'Travel'])
  expect(play).not.toHaveBeenCalled()
  expect([card.cost, other.cost, other.note]).toEqual([
    [{ piece: 'time', amount: 2 }],
    [{ piece: 'time', amount: 2 }],
    undefined,
  ])
  expect(play).toHaveBeenCalledTimes(1)
})
