import { expect, test } from 'vitest'
import { localBus } from '../bus/local.ts'
import type { Store } from '../store/port/store.ts'
import { tableForTests } from '../testing/tables.ts'
import { Chat, clean } from './chat.ts'

/** A wall clock that can be set, and one that only goes on. */
function clocks() {
  const time = { wall: 1_000_000_000_000, steady: 0 }
  return { time, clock: { wall: () => time.wall, steady: () => time.steady } }
}

function storeForTests(): Store {
  let id = 0
  return {
    chat: { add: async (line: object) => ({ line: { ...line, id: ++id }, fresh: true }) },
  } as unknown as Store
}

test('a wall clock that is set back does not silence anybody, one that is set forward lets nobody flood', async () => {
  const { time, clock } = clocks()
  const chat = new Chat({ store: storeForTests(), bus: localBus(), clock })
  const table = tableForTests({
    seats: [{ kind: 'person', colour: 'red', user: 'ann', name: 'Ann', conceded: false }],
  })
  const say = (request: string) =>
    chat.say(table, { id: 'ann', name: 'Ann' }, { room: 'players', text: 'hello', request })
  for (let line = 0; line < 8; line++) expect((await say(`request-${line}`)).ok).toBe(true)
  time.wall += 7_200_000
  expect(await say('forward-1')).toMatchObject({ ok: false, refusal: { code: 'too-many-lines' } })
  time.wall -= 14_400_000
  time.steady += 10_001
  expect(await say('back-1')).toMatchObject({ ok: true, value: { at: time.wall } })
})

test('a request that was used at one table says its line at another', async () => {
  const { clock } = clocks()
  const chat = new Chat({ store: storeForTests(), bus: localBus(), clock })
  const seats = [{ kind: 'person', colour: 'red', user: 'ann', name: 'Ann', conceded: false }] as const
  const lines = ['one', 'two'].map((id) =>
    chat.say(
      tableForTests({ id, seats }),
      { id: 'ann', name: 'Ann' },
      { room: 'players', text: `at ${id}`, request: 'the-same-request' },
    ),
  )
  const said = await Promise.all(lines)
  expect(said.map((one) => one.ok && [one.value.table, one.value.text])).toEqual([
    ['one', 'at one'],
    ['two', 'at two'],
  ])
})

test.each([
  ['a\u200bb\u2060c\u00ad', 'abc'],
  ['\u202eevil\u2066', 'evil'],
  ['Z\u0310\u0311\u0312\u0313\u0314algo', 'Z\u0310\u0311algo'],
  ['one\n\u0000 two', 'one two'],
  ['👩\u200d🌾 ❤\ufe0f', '👩\u200d🌾 ❤\ufe0f'],
  ['Nguyễn, Zoë', 'Nguyễn, Zoë'],
])('a line of chat is what can be seen of it: %j', (said, shown) => {
  expect(clean(said)).toBe(shown)
})
