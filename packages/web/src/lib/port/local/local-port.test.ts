import { parseRecord } from '@chronik/kernel'
import { describe, expect, test } from 'vitest'
import { Sitter } from '../testing/conformance.ts'
import { bot, freshMatch, NotedDevice, person, settled } from '../testing/here.ts'
import type { Holder } from './holding.ts'
import { LocalPort } from './local-port.ts'

const table = (port: LocalPort) => ({
  port,
  lose: async () => {},
  change: async () => {},
  wire: null,
  secrets: () => Promise.resolve([]),
})

/** A device on which another window may have the match. */
class SharedDevice extends NotedDevice {
  holder: Holder | null = null
  taken = 0

  override hold: NotedDevice['hold'] = (_match, holder) => {
    this.holder = holder
    return {
      take: () => {
        this.taken++
        holder.granted()
      },
      release: () => {},
    }
  }
}

describe('a match that is kept', () => {
  test('is written whole at its beginning and its end, and line by line in between', async () => {
    const device = new NotedDevice()
    const options = { 'round-limit': 2 }
    const sitter = await Sitter.at(
      table(new LocalPort(freshMatch([person('Greta'), bot('random')], options), device)),
    )
    for (await sitter.turn(); !sitter.over; await sitter.turn()) await sitter.port.play(sitter.series())
    await settled()
    expect(device.wholes).toHaveLength(2)
    expect(device.added.length).toBeGreaterThan(10)
    let lines = 0
    for (const { from, lines: some } of device.added) {
      expect(from).toBe(lines)
      lines += some.length
    }
    expect(device.wholes[1]).toMatchObject({ over: true, record: await sitter.port.record() })
    expect(parseRecord(device.wholes[1].record ?? '').result).toBeDefined()
  })

  test('is put down whole once more when somebody goes on with it: lines may have been added to it', async () => {
    const first = new NotedDevice()
    const seats = [person('Greta'), bot('random')]
    const before = await Sitter.at(table(new LocalPort(freshMatch(seats), first)))
    await before.playOn()
    await before.turn()
    before.port.close()
    const { last } = first
    const second = new NotedDevice()
    const again = await Sitter.at(table(new LocalPort(last ?? freshMatch(seats), second)))
    await again.playOn()
    await settled()
    expect(second.wholes).toHaveLength(1)
    expect(second.wholes[0].record?.startsWith(last?.record ?? 'nothing')).toBe(true)
    expect(parseRecord((await again.port.record()) ?? '').events.length).toBe(again.now.seq)
  })
})

describe('a match that another window has', () => {
  const seats = [person('Greta'), person('Ylva')]

  test('is looked at as it was kept, and nothing can be played', async () => {
    const device = new SharedDevice()
    const port = new LocalPort(freshMatch(seats), device)
    device.holder?.elsewhere()
    const sitter = await Sitter.at(table(port))
    expect(sitter.link).toBe('elsewhere')
    expect(await port.play(sitter.series())).toMatchObject({ ok: false, refusal: { code: 'stale' } })
  })

  test('is taken over where the other window has left it', async () => {
    const elsewhere = new NotedDevice()
    const other = await Sitter.at(table(new LocalPort(freshMatch(seats), elsewhere)))
    await other.playOn()
    const device = new SharedDevice()
    const port = new LocalPort(freshMatch(seats), device)
    device.holder?.elsewhere()
    const sitter = await Sitter.at(table(port))
    device.last = elsewhere.last
    port.takeOver()
    await settled()
    expect(device.taken).toBe(1)
    expect(sitter.link).toBe('live')
    expect(sitter.now.position).toEqual(other.now.position)
    expect(await port.play(sitter.series())).toMatchObject({ ok: true })
    device.holder?.elsewhere()
    expect(sitter.link).toBe('elsewhere')
  })

  test('is noticed by what was kept where browsers know no locks', async () => {
    const device = new NotedDevice()
    const sitter = await Sitter.at(table(new LocalPort(freshMatch(seats), device)))
    device.add = () => Promise.resolve({ ok: false, trouble: 'taken' })
    await sitter.playOn()
    await settled()
    expect(sitter.link).toBe('elsewhere')
  })
})
