import type { News } from '@chronik/protocol'
import { expect, test } from 'vitest'
import { allRead, freshOf, isUnread, lookedAt, NOTHING_READ } from './unread.ts'

const turn = (table: string, at: number): News => ({
  id: `turn ${table} ${at}`,
  kind: 'turn',
  title: 'It is your turn',
  text: 'Village with Ben: it is your turn.',
  link: `/t/${table}`,
  at,
})

test('what is listed is read until it happens again', () => {
  const read = allRead([turn('a', 100)], NOTHING_READ)
  expect(isUnread(turn('a', 100), read)).toBe(false)
  expect(isUnread(turn('a', 200), read)).toBe(true)
  expect(isUnread(turn('b', 100), read)).toBe(true)
})

test('who was at the table after it happened has seen it', () => {
  const read = lookedAt('/t/a', 150, NOTHING_READ)
  expect(isUnread(turn('a', 100), read)).toBe(false)
  expect(isUnread(turn('a', 151), read)).toBe(true)
  expect(isUnread(turn('b', 100), read)).toBe(true)
})

test('only what came since the last look is told aloud', () => {
  const [old, seen, fresh] = [turn('a', 100), turn('b', 100), turn('c', 100)]
  const read = lookedAt('/t/b', 150, NOTHING_READ)
  expect(freshOf([fresh, seen, old], [old], read)).toEqual([fresh])
})

test('of the pages only the last fifty are remembered', () => {
  let read = NOTHING_READ
  for (let page = 0; page < 60; page++) read = lookedAt(`/t/${page}`, page, read)
  read = lookedAt('/t/20', 99, read)
  expect(Object.keys(read.pages)).toHaveLength(50)
  expect(Object.keys(read.pages).at(-1)).toBe('/t/20')
  expect(read.pages['/t/9']).toBeUndefined()
  expect(read.pages['/t/20']).toBe(99)
})
