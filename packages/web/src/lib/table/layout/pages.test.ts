import { expect, test } from 'vitest'
import { Pages } from './pages.ts'

test('a page that was shown lately is still there, in its place', () => {
  const pages = new Pages<string>(3)
  pages.turnTo('groups')
  const both = pages.turnTo('harvest')
  expect(both).toEqual(['groups', 'harvest'])
  expect(pages.turnTo('groups')).toBe(both)
  expect(pages.turnTo('harvest')).toBe(both)
})

test('the page that was not shown for the longest time makes room', () => {
  const pages = new Pages<string>(3)
  for (const page of ['groups', 'harvest', 'groups', 'family', 'groups', 'crafts']) pages.turnTo(page)
  expect(pages.turnTo('crafts')).toEqual(['groups', 'family', 'crafts'])
})
