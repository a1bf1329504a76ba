import type { TableView } from '@chronik/protocol'
import { expect, test } from 'vitest'
import { m } from '../../words/messages.js'
import { tableOf } from '../testing/house.ts'
import { canBegin, unratedFor, waitsFor } from './gathering.ts'

type Person = Extract<TableView['seats'][number], { kind: 'person' }>
const ann: Person = { kind: 'person', colour: 'red', user: 'ann', name: 'Ann', conceded: false }
const ben: Person = { kind: 'person', colour: 'blue', user: 'ben', name: 'Ben', conceded: false }
const table = (...seats: TableView['seats'][number][]): TableView => tableOf({ status: 'gathering', seats })
const host = { seated: true, hosts: true }

test('a table with a free seat waits for somebody', () => {
  const free = table(ann, { kind: 'open', colour: 'blue' })
  expect(canBegin(free)).toBe(false)
  expect(waitsFor(free, host).title).toBe(m.online_room_missing({ count: 1 }))
})

test('a match is rated among people and by the figures of the box', () => {
  const setup = { players: 2, options: {}, edition: null }
  const edition = { id: 'own', corrections: [] }
  const bot = { kind: 'bot', colour: 'blue', level: 'adept' } as const
  expect(unratedFor({ seats: [ann, { kind: 'open', colour: 'blue' }], setup })).toBeNull()
  expect(unratedFor({ seats: [ann, bot], setup })).toBe('bot')
  expect(unratedFor({ seats: [ann, ben], setup: { ...setup, edition } })).toBe('edition')
})

test('the host may begin before a guest has said anything, and is told so', () => {
  const full = table(ann, ben)
  expect(canBegin(full)).toBe(true)
  expect(waitsFor(full, host)).toEqual({
    title: m.online_room_unready({ names: 'Ben' }),
    hint: m.online_room_start_hint(),
  })
})

test('after a change nobody can begin until everybody has agreed anew, and the host is told why', () => {
  const changed = table(ann, { ...ben, ready: false })
  expect(canBegin(changed)).toBe(false)
  expect(waitsFor(changed, host).hint).toBe(m.online_room_hesitant())
  const agreed = table(ann, { ...ben, ready: true })
  expect(canBegin(agreed)).toBe(true)
  expect(waitsFor(agreed, host)).toEqual({ title: m.online_room_all(), hint: m.online_room_go() })
})

test('whoever comes by the link is invited by name, as long as there is a seat', () => {
  const stranger = { seated: false, hosts: false }
  const free = { ...table(ann, { kind: 'open', colour: 'blue' }), hostName: 'Ann' }
  expect(waitsFor(free, stranger)).toEqual({
    title: m.online_room_invites({ name: 'Ann' }),
    hint: m.online_room_invites_hint({ count: 1 }),
  })
  expect(waitsFor(table(ann, ben), stranger).title).toBe(m.online_room_full())
})

test('who sits at a full table and has not agreed yet is asked', () => {
  const full = { ...table(ann, ben), host: 'ann', hostName: 'Ann' }
  const guest = { seated: true, hosts: false, me: 'ben' }
  expect(waitsFor(full, guest)).toEqual({
    title: m.online_room_ask(),
    hint: m.online_room_wait({ name: 'Ann' }),
  })
  expect(waitsFor({ ...full, seats: [ann, { ...ben, ready: true }] }, guest).title).toBe(m.online_room_all())
})
