import { expect, test } from 'vitest'
import { Chronicle, entryFor, type LogEntry } from './log.ts'

const open = { code: 'fetch', seat: 1, fruit: 'apple' }
const dealt = { code: 'deal', seat: 1, card: 'card-3', from: 2, secret: ['card'] }

test('an open entry is the same for everybody', () => {
  for (const viewer of [-1, 0, 1]) expect(entryFor(open, viewer)).toEqual(open)
})

test('what is secret is told to the seat it belongs to, and to nobody else', () => {
  expect(entryFor(dealt, 1)).toEqual({ code: 'deal', seat: 1, card: 'card-3', from: 2 })
  for (const viewer of [-1, 0, 2]) expect(entryFor(dealt, viewer)).toEqual({ code: 'deal', seat: 1, from: 2 })
})

test('a secret without an owner is told to nobody, not even to a spectator', () => {
  const nobodys = { code: 'hide', card: 'card-3', secret: ['card'] } as LogEntry
  for (const viewer of [-1, 0]) expect(entryFor(nobodys, viewer)).toEqual({ code: 'hide' })
})

test('masking leaves the entry itself as it is', () => {
  entryFor(dealt, 0)
  expect(dealt.card).toBe('card-3')
})

test('a chronicle keeps everything in order', () => {
  const chronicle = new Chronicle()
  chronicle.add(open)
  chronicle.add(dealt)
  expect(chronicle.entries).toEqual([open, dealt])
})
