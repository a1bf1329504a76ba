import type { TableView } from '@chronik/protocol'
import { expect, test } from 'vitest'
import { botName } from '../../library/villagers.ts'
import { seatsOf } from './seats.ts'

const person = (name: string) => ({ kind: 'person', colour: 'red', user: name, name, conceded: false })
const bot = (instead?: string) => ({
  kind: 'bot',
  colour: 'blue',
  level: 'adept',
  ...(instead !== undefined && { instead: { user: instead, name: instead } }),
})

test.each([
  { seats: [person('Greta'), person('ylva'), bot()], names: ['Greta', 'ylva', 'Enno'] },
  { seats: [person('Enno'), bot(), bot(), bot()], names: ['Enno', 'Matthis', 'Ylva', 'Silke'] },
  { seats: [person('Greta'), bot('Ylva'), bot()], names: ['Greta', 'Ylva', 'Enno'] },
  { seats: [person(''), bot()], names: ['Somebody', 'Matthis'] },
])('a bot is called neither like a person at the table nor like another bot: $names', ({ seats, names }) => {
  const table = { seats } as unknown as TableView
  expect(seatsOf(table, botName, 'Somebody').map(({ name }) => name)).toEqual(names)
})
