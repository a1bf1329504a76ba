import { myVillage } from '@chronik/my-village'
import { expect, test } from 'vitest'
import { lineName } from './lines.ts'

test('every line of the score has a name of its own', () => {
  const { lines } = myVillage.score(myVillage.blank(myVillage.open({ players: 2 })))
  const names = lines.map(({ id }) => lineName(id))
  expect(new Set(names).size).toBe(lines.length)
  expect(names.filter((name, at) => name === lines[at].id)).toEqual([])
})
