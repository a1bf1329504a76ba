import { expect, test } from 'vitest'
import { Guest } from './testing/guest.ts'
import { Inn } from './testing/inn.ts'

test('whom somebody has blocked is neither heard nor seen to write, until that is taken back', async () => {
  await using inn = await Inn.open()
  const id = await inn.match(['ann', 'ben', 'cid'])
  const [ann, ben, cid] = await Promise.all(
    ['ann', 'ben', 'cid'].map((name) => new Guest(inn.live(name), id).arrived()),
  )
  const { blocked } = await inn.api('ann').me.block({ user: 'ben', table: id })
  expect(blocked).toEqual([{ user: 'ben', name: 'Ben' }])
  ben.watched.write('players')
  // Who is blocked is not told.
  expect(await ben.watched.say('players', 'nonsense')).toMatchObject({ said: true })
  await cid.watched.say('players', 'hello')
  await ann.until(({ lines }) => lines.length > 0)
  await cid.until(({ lines }) => lines.length > 1)
  expect(ann.lines.map(({ text }) => text)).toEqual(['hello'])
  expect([ann.writings, cid.writings.map(({ user }) => user)]).toEqual([[], ['ben']])
  const history = async () => {
    const lines = await inn.api('ann').chat.history({ table: id, room: 'players' })
    return lines.map(({ text }) => text)
  }
  expect(await history()).toEqual(['hello'])

  await inn.api('ann').me.block({ user: 'ben', blocked: false })
  await ben.watched.say('players', 'sorry')
  await ann.until(({ lines }) => lines.length > 1)
  expect(ann.lines.map(({ text }) => text)).toEqual(['hello', 'sorry'])
  expect(await history()).toEqual(['nonsense', 'hello', 'sorry'])
})
