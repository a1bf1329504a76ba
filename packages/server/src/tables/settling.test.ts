import { describe, expect, test } from 'vitest'
import { after, ann, ben, cid, doing, opened, value, why } from './testing/table.ts'

const two = after(value(opened()), [ben, { kind: 'join' }])

describe('being ready', () => {
  test('is said by who sits there, and taken back', () => {
    const ready = after(two, [ben, { kind: 'ready', ready: true }])
    expect(ready.seats[1]).toMatchObject({ user: 'ben', ready: true })
    expect(value(doing(ready, ben, { kind: 'ready', ready: true }))).toBe(ready)
    expect(after(ready, [ben, { kind: 'ready', ready: false }]).seats[1]).toMatchObject({ ready: false })
    expect(why(doing(two, cid, { kind: 'ready', ready: true }))).toBe('not-seated')
  })

  test('ends when the seat is changed, and is over once the match has begun', () => {
    const ready = after(two, [ben, { kind: 'ready', ready: true }])
    const moved = after(ready, [ben, { kind: 'join', seat: 2 }])
    expect(moved.seats[2]).not.toHaveProperty('ready', true)
    const started = after(ready, [cid, { kind: 'join' }], [ann, { kind: 'start' }])
    expect(why(doing(started, ben, { kind: 'ready', ready: true }))).toBe('not-gathering')
  })
})

describe('what the host settles', () => {
  const ready = after(two, [ben, { kind: 'ready', ready: true }])

  test('asks everybody anew', () => {
    const settled = after(ready, [
      ann,
      { kind: 'settle', to: { open: true, language: 'nl', options: { 'round-limit': 3 } } },
    ])
    expect(settled).toMatchObject({ open: true, language: 'nl', spectators: true })
    expect(settled.setup.options).toMatchObject({ 'round-limit': 3, expansions: [] })
    expect(settled.seats[1]).toMatchObject({ ready: false })
  })

  test('does not begin before those who sat down for something else agree', () => {
    const full = after(two, [cid, { kind: 'join' }])
    expect(after(full, [ann, { kind: 'start' }]).status).toBe('playing')
    const bent = after(full, [ann, { kind: 'settle', to: { options: { 'round-limit': 3 } } }])
    expect(why(doing(bent, ann, { kind: 'start' }))).toBe('not-ready')
    const half = after(bent, [ben, { kind: 'ready', ready: true }])
    expect(why(doing(half, ann, { kind: 'start' }))).toBe('not-ready')
    const agreed = after(half, [cid, { kind: 'ready', ready: true }])
    expect(after(agreed, [ann, { kind: 'start' }]).status).toBe('playing')
  })

  test('is another number of seats: free ones go first, then those of bots, and colours stay single', () => {
    const mixed = after(ready, [ann, { kind: 'settle', to: { players: 5 } }])
    expect(mixed.setup.players).toBe(5)
    expect(new Set(mixed.seats.map(({ colour }) => colour)).size).toBe(5)
    expect(mixed.seats[1]).toMatchObject({ user: 'ben', ready: false })
    const bot = after(mixed, [ann, { kind: 'arrange', seat: 2, to: { kind: 'bot', level: 'random' } }])
    const kinds = (players: number) =>
      after(bot, [ann, { kind: 'settle', to: { players } }]).seats.map(({ kind }) => kind)
    expect(kinds(4)).toEqual(['person', 'person', 'bot', 'open'])
    expect(kinds(3)).toEqual(['person', 'person', 'bot'])
    expect(kinds(2)).toEqual(['person', 'person'])
  })

  test('never takes the seat of somebody who sits there', () => {
    const full = after(ready, [cid, { kind: 'join' }])
    expect(why(doing(full, ann, { kind: 'settle', to: { players: 2 } }))).toBe('too-many-seated')
  })

  test('changes nothing if it is so already', () => {
    expect(value(doing(ready, ann, { kind: 'settle', to: { open: false } }))).toBe(ready)
  })

  test('is for the host, before the start', () => {
    expect(why(doing(ready, ben, { kind: 'settle', to: { open: true } }))).toBe('not-host')
    const started = after(ready, [cid, { kind: 'join' }], [ann, { kind: 'start' }])
    expect(why(doing(started, ann, { kind: 'settle', to: { open: true } }))).toBe('not-gathering')
  })
})
