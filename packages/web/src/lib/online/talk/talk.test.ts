import { afterEach, expect, test, vi } from 'vitest'
import { Company } from '../company.svelte.ts'
import { blocks } from '../moderation/blocks.svelte.ts'
import { lineOf, TestHouse, tableOf } from '../testing/house.ts'
import { hearAll, silence } from './silenced.svelte.ts'
import { Talk } from './talk.svelte.ts'

afterEach(() => hearAll())

async function heardBy(user: string | null, status: 'playing' | 'over' = 'playing') {
  const house = new TestHouse()
  house.me = user === null ? null : { id: user, name: user, guest: true }
  house.table = tableOf({ status })
  house.history.push(lineOf(1, 'ben'), lineOf(2, 'dot', { room: 'spectators' }))
  const company = new Company(house)
  const stop = company.follow()
  const talk = new Talk(company)
  const deaf = talk.follow()
  await Promise.resolve()
  await Promise.resolve()
  return {
    house,
    talk,
    [Symbol.dispose]() {
      deaf()
      stop()
    },
  }
}

test.each([
  ['ann', ['players']],
  ['dot', ['spectators']],
  [null, ['spectators']],
] as const)('%s hears one room while the match runs', async (user, rooms) => {
  using heard = await heardBy(user)
  expect(heard.house.asked).toEqual(rooms)
  expect(heard.talk.lines).toHaveLength(1)
})

test('after the end everybody hears everything, in the order in which it was said', async () => {
  using heard = await heardBy('ann', 'over')
  await expect.poll(() => heard.talk.lines.map(({ id }) => id)).toEqual([1, 2])
})

test('what others say is new until it is read; what was said before and one’s own words are not', async () => {
  using heard = await heardBy('ann')
  await expect.poll(() => heard.talk.lines.length).toBe(1)
  expect(heard.talk.unread).toBe(0)
  heard.house.tell((hear) => hear.chat?.(lineOf(5, 'ben')))
  heard.house.tell((hear) => hear.chat?.(lineOf(6, 'ann')))
  heard.house.tell((hear) => hear.chat?.(lineOf(7, 'dot', { room: 'spectators' })))
  expect(heard.talk.unread).toBe(1)
  heard.talk.read()
  expect(heard.talk.unread).toBe(0)
})

test('who is silenced is not heard, and can be heard again', async () => {
  using heard = await heardBy('ann')
  await expect.poll(() => heard.talk.lines.length).toBe(1)
  silence('ben', true)
  expect(heard.talk.lines).toEqual([])
  expect([heard.talk.all.length, heard.talk.quiet]).toEqual([1, 1])
  silence('ben', false)
  expect(heard.talk.lines).toHaveLength(1)
})

test('who is blocked disappears from the talk at once, and is there again when that is taken back', async () => {
  using heard = await heardBy('ann')
  await expect.poll(() => heard.talk.lines.length).toBe(1)
  let blocked: object[] = [{ user: 'ben', name: 'Ben' }]
  vi.stubGlobal('fetch', async () => Response.json({ blocked }))
  await blocks.block('ben', 'table')
  expect([heard.talk.lines.length, heard.talk.unread, heard.talk.quiet]).toEqual([0, 0, 0])
  // What has to be quoted in a report is still known.
  expect(heard.talk.all).toHaveLength(1)
  blocked = []
  await blocks.unblock('ben')
  expect(heard.talk.lines).toHaveLength(1)
  vi.unstubAllGlobals()
})

test('words go to one’s own room, with what they speak of', async () => {
  using heard = await heardBy('ann')
  await heard.talk.say('Well played', 12)
  expect(heard.house.said).toEqual([{ room: 'players', text: 'Well played', about: 12 }])
})

test('whoever writes in one’s own room is seen until the line comes, or for a moment', async () => {
  using heard = await heardBy('ann')
  const { house, talk } = heard
  const writes = (user: string, room: 'players' | 'spectators') =>
    house.tell((hear) => hear.writing?.({ room, user, name: user }))
  writes('ben', 'players')
  writes('dot', 'spectators')
  expect(talk.writing).toEqual(['ben'])
  silence('ben', true)
  expect(talk.writing).toEqual([])
  silence('ben', false)
  house.tell((hear) => hear.chat?.(lineOf(5, 'ben')))
  expect(talk.writing).toEqual([])
  writes('ben', 'players')
  house.time += 60_000
  await expect.poll(() => talk.writing, { timeout: 60_000 }).toEqual([])
})

test('others are told now and then that something is written, and anew after it was said', async () => {
  using heard = await heardBy('ann')
  const { house, talk } = heard
  talk.write()
  talk.write()
  expect(house.written).toEqual(['players'])
  house.time += 3_000
  talk.write()
  await talk.say('Well')
  talk.write()
  expect(house.written).toEqual(['players', 'players', 'players'])
})
