import { expect, test } from 'vitest'
import { chapterAbout } from './about.ts'

const chapter = (id: string, ...moves: string[]) => ({
  id,
  steps: moves.map((move) => ({ moves: [move], spot: '', say: () => '' })),
})
const chapters = [
  chapter('turn', 'take harvest skill', 'harvest'),
  chapter('harvest', 'take harvest skill', 'harvest'),
  chapter('travel', 'take travel faith', 'travel 1 village->castle-b'),
  chapter('trade', 'play:act-sale', 'sell-wool:3'),
  chapter('death', 'take crafts skill', 'die 1 smithy'),
]

test.each([
  ['take travel knowledge', 'travel'],
  ['travel 2 castle-b->castle-a', 'travel'],
  ['play:act-sale', 'trade'],
  ['sell-wool:1', 'trade'],
  ['die 2 farm', 'death'],
])('%s is taught where such a move is made', (move, id) => {
  expect(chapterAbout(chapters, move)?.id).toBe(id)
})

test('of several chapters the one that is called after it teaches it, else the first', () => {
  expect(chapterAbout(chapters, 'take harvest faith')?.id).toBe('harvest')
  expect(chapterAbout(chapters, 'take well')?.id).toBe('turn')
})

test('what no chapter speaks of is taught nowhere', () => {
  expect(chapterAbout(chapters, 'promote 2 1')).toBeNull()
})
