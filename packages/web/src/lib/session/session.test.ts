import { expect, test } from 'vitest'
import { loadGame } from '../port/games.ts'
import { LocalPort } from '../port/local/local-port.ts'
import { bot, freshMatch, NotedDevice, person, settled } from '../port/testing/here.ts'
import { genericTable } from '../table/generic/table.ts'
import { TableSession } from './session.svelte.ts'

test('whoever sits down after a bot has begun sees what it did', async () => {
  const port = new LocalPort(
    freshMatch([person('Greta'), bot('novice')], { 'start-seat': '2' }),
    new NotedDevice({}),
  )
  const opened = await port.opened
  if (!opened.ok) throw new Error('the match is closed')
  // The screen is still being loaded.
  await settled()
  const { story } = await import('@chronik/village/story')
  const session = new TableSession(await loadGame('village'), story, genericTable, opened.table, port)
  expect(session.situation.told.length).toBeGreaterThan(0)
  expect(session.view).not.toBeNull()
})
