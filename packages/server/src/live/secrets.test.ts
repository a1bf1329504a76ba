import { type Chance, entryFor, HIDDEN, parseRecord, resume } from '@chronik/kernel'
import type { Update } from '@chronik/protocol'
import { expect, test } from 'vitest'
import { Guest, played } from './testing/guest.ts'
import { Inn } from './testing/inn.ts'

test.each([
  ['world-without-end', {}, 40],
  ['village', { expansions: ['inn', 'port'], goals: true }, 25],
] as const)('%s: nobody is told what others hide', async (game, options, turns) => {
  await using inn = await Inn.open()
  const id = await inn.match(['ann', 'ben'], { game, options })
  const frames: string[] = []
  const tap = (socket: WebSocket) =>
    socket.addEventListener('message', ({ data }) => {
      frames.push(String(data))
    })
  const players = [new Guest(inn.live('ann'), id, 1), new Guest(inn.live('ben'), id, 2)]
  const spectator = new Guest(inn.live('cid', { tap }), id)
  const all = [...players, spectator]
  await Promise.all(all.map((guest) => guest.until(({ updates }) => updates.length > 0)))
  let hidden = 0
  for (let turn = 0; turn < turns; turn++) {
    const due = players.find((guest) => guest.due)
    if (due === undefined) break
    const seq = played(await due.play())
    await Promise.all(all.map((guest) => guest.reached(seq)))
    for (const guest of all) hidden += checkHidden(guest)
  }
  expect(hidden).toBeGreaterThan(0)

  for (const name of ['ann', 'ben']) await inn.api(name).tables.abandon({ table: id })
  const record = parseRecord(await (await inn.api('ann').tables.record({ table: id })).text())
  const { log } = resume(record, players[0].game(), NO_MORE)
  expect(log.some(({ secret }) => secret !== undefined)).toBe(true)
  for (const guest of all) {
    expect(guest.log).toEqual(log.map((entry) => entryFor(entry, guest.watched.viewer)))
  }
  const told = frames.map((frame) => JSON.parse(frame) as { type: string })
  expect(told.filter(({ type }) => type === 'update')).toEqual(
    spectator.updates.map((update: Update) => ({ ...update, type: 'update' })),
  )
  expect(frames.filter((frame) => !frame.includes('"status":"abandoned"')).join()).not.toContain(record.seed)
})

/** The record tells everything that was drawn. */
const NO_MORE: Chance = {
  outcome: () => {
    throw new Error('nothing more is drawn')
  },
}

/** Every secret of somebody else is hidden in the view, unless the game lays it open; gives how many are. */
function checkHidden(guest: Guest): number {
  const { viewer, position } = guest.watched
  const view = guest.view()
  let hidden = 0
  for (const { seat, field, start, end } of guest.game().secrets) {
    if (seat === viewer || seat >= view.box.players) continue
    if (guest.game().opens(view, seat, viewer, field)) continue
    for (const value of position.memory.subarray(start, end)) expect(value).toBe(HIDDEN)
    hidden += end - start
  }
  return hidden
}
