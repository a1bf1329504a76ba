import { expect, onTestFinished, test, vi } from 'vitest'
import { Guest } from './testing/guest.ts'
import { Inn } from './testing/inn.ts'

/** Bots give way to everything else on the machine; where much else runs, they take their time. */
const WITH_BOTS = 600_000

test('players and spectators talk apart until the match is over', async () => {
  await using inn = await Inn.open()
  const id = await inn.match(['ann', 'ben'])
  // What is said goes to who is there: all must be before the first word.
  const [ann, ben, cid, dot] = await Promise.all(
    ['ann', 'ben', 'cid', null].map((name) => new Guest(inn.live(name), id).arrived()),
  )
  expect(await ann.watched.say('players', '  <b>hi</b>\u202e\n you ')).toMatchObject({ said: true })
  expect(await cid.watched.say('spectators', 'nice move')).toMatchObject({ said: true })
  expect(await cid.watched.say('players', 'take it')).toMatchObject({ refused: { code: 'not-your-room' } })
  expect(await ann.watched.say('spectators', 'help')).toMatchObject({ refused: { code: 'not-your-room' } })
  expect(await dot.watched.say('spectators', 'hi')).toMatchObject({ refused: { code: 'sign-in' } })
  await ben.until(({ lines }) => lines.length > 0)
  await dot.until(({ lines }) => lines.length > 0)
  expect(ben.lines).toMatchObject([{ room: 'players', user: 'ann', name: 'Ann', text: '<b>hi</b> you' }])
  expect([cid.lines, dot.lines].map((lines) => lines.map(({ text }) => text))).toEqual([
    ['nice move'],
    ['nice move'],
  ])
  expect(ann.lines.map(({ room }) => room)).toEqual(['players'])

  const history = (name: string | null, room: 'players' | 'spectators') =>
    inn.api(name).chat.history({ table: id, room })
  expect(await history('ann', 'players')).toHaveLength(1)
  await expect(history('cid', 'players')).rejects.toMatchObject({
    status: 403,
    data: { code: 'not-your-room' },
  })
  await expect(history('ann', 'spectators')).rejects.toMatchObject({ data: { code: 'not-your-room' } })
  await inn.api('ann').tables.concede({ table: id })
  expect(await history(null, 'players')).toHaveLength(1)
  expect(await history('ann', 'spectators')).toHaveLength(1)
})

test('that somebody writes is seen in their own room only, and not for ever', async () => {
  await using inn = await Inn.open()
  const id = await inn.match(['ann', 'ben'])
  const [ann, ben, cid, dot] = await Promise.all(
    ['ann', 'ben', 'cid', null].map((name) => new Guest(inn.live(name), id).arrived()),
  )
  for (let time = 0; time < 20; time++) ann.watched.write('players')
  ann.watched.write('spectators')
  cid.watched.write('players')
  dot.watched.write('spectators')
  cid.watched.write('spectators')
  await Promise.all([ann.watched.say('players', 'now'), cid.watched.say('spectators', 'now')])
  await ben.until(({ lines }) => lines.length > 0)
  await dot.until(({ lines }) => lines.length > 0)
  expect(new Set(ben.writings.map(({ user, name, room }) => `${user} ${name} ${room}`))).toEqual(
    new Set(['ann Ann players']),
  )
  expect(ben.writings.length).toBeLessThan(10)
  expect(dot.writings).toEqual([{ room: 'spectators', user: 'cid', name: 'Cid' }])
  expect([ann.writings, cid.writings], 'nobody hears oneself, or another room').toEqual([[], []])
})

test('a line that is said again after a lost answer is said once', async () => {
  // All at the same moment, however slow the machine is.
  vi.useFakeTimers({ toFake: ['Date'] })
  onTestFinished(() => void vi.useRealTimers())
  await using inn = await Inn.open()
  const id = await inn.match(['ann', 'ben'])
  const line = { table: id, room: 'players', text: 'hello', request: 'request-1' } as const
  const api = inn.api('ann')
  const [one, two] = await Promise.all([api.chat.say(line), api.chat.say(line)])
  expect(two).toEqual(one)
  expect(await api.chat.history({ table: id, room: 'players' })).toEqual([one])
  await expect(api.chat.say({ ...line, text: 'x'.repeat(501), request: 'request-2' })).rejects.toMatchObject({
    data: { code: 'bad-request', path: 'text' },
  })
  const flood = Array.from({ length: 12 }, (_, index) =>
    api.chat.say({ ...line, request: `request-${index + 3}` }),
  )
  const refused = (await Promise.allSettled(flood)).filter(({ status }) => status === 'rejected')
  expect(refused).toHaveLength(5)
  expect(refused[0]).toMatchObject({ reason: { status: 429, data: { code: 'too-many-lines' } } })
})

test('a bot takes over for who stays away, by the vote of all others, and gives the seat back', {
  timeout: WITH_BOTS,
}, async () => {
  await using inn = await Inn.open()
  const id = await inn.match(['ann', 'ben', 'cid'], { options: { 'start-seat': '3' } })
  const ann = new Guest(inn.live('ann'), id)
  const away = inn.live('cid')
  new Guest(away, id)
  // Ann may have come first: only once she sees Cid come can she see him go.
  await ann.until(({ watched }) => watched.presence?.seats[2] === true)
  const vote = { table: id, seat: 2, level: 'novice', agree: true } as const
  await expect(inn.api('ann').tables.takeover(vote)).rejects.toMatchObject({
    data: { code: 'is-here', words: 'Cid is still here or was just now.' },
  })
  away.close()
  await ann.until(({ watched }) => watched.presence?.seats[2] === false)
  await inn.api('ann').tables.takeover(vote)
  await ann.until(({ watched }) => watched.table?.proposals.length === 1)
  await inn.api('ben').tables.takeover(vote)
  await ann.until(({ watched }) => watched.table?.seats[2].kind === 'bot')
  // The third seat begins: the bot moves at once.
  await ann.until(({ watched }) => (watched.position.seq ?? 0) > 0)

  const back = new Guest(inn.live('cid'), id)
  await back.until(({ updates }) => updates.length > 0)
  expect(back.watched.viewer).toBe(2)
  expect(await back.watched.submit(['take harvest skill'])).toMatchObject({ refused: { code: 'not-seated' } })
  await inn.api('cid').tables.takeBack({ table: id })
  await ann.until(({ watched }) => watched.table?.seats[2].kind === 'person')
})

test('who has not come yet gets some time after the start', async () => {
  await using inn = await Inn.open({ patience: 60_000 })
  const id = await inn.match(['ann', 'ben'])
  await expect(inn.api('ann').tables.takeover({ table: id, seat: 1 })).rejects.toMatchObject({
    data: { code: 'is-here' },
  })
})

test('a vote about somebody who is back is void', async () => {
  await using inn = await Inn.open()
  const id = await inn.match(['ann', 'ben', 'cid'])
  const ann = new Guest(inn.live('ann'), id)
  await inn.api('ann').tables.takeover({ table: id, seat: 2 })
  // Before Cid comes: afterwards there is nothing to see any more.
  await ann.until(({ watched }) => watched.table?.proposals.length === 1)
  new Guest(inn.live('cid'), id)
  await ann.until(({ watched }) => watched.table?.proposals.length === 0)
})

test('the match ends when all agree; who only watches has no say', async () => {
  await using inn = await Inn.open()
  const id = await inn.match(['ann', 'ben'])
  const ann = await new Guest(inn.live('ann'), id).arrived()
  const agree = { table: id, agree: true }
  await inn.api('ann').tables.abandon(agree)
  await expect(inn.api('cid').tables.abandon(agree)).rejects.toMatchObject({ data: { code: 'not-seated' } })
  await inn.api('ben').tables.abandon(agree)
  await ann.until(({ watched }) => watched.table?.status === 'abandoned')
  expect(ann.watched.table?.seed).toMatch(/^[0-9a-f]{64}$/)
  expect(await ann.watched.submit(['jump'])).toMatchObject({ refused: { code: 'over' } })
})

test('who concedes leaves the rest to a bot, and to the others', { timeout: WITH_BOTS }, async () => {
  await using inn = await Inn.open()
  const id = await inn.match(['ann', 'ben', 'cid'], { options: { 'start-seat': '1' } })
  const ben = new Guest(inn.live('ben'), id)
  await ben.until(({ updates }) => updates.length > 0)
  await inn.api('ann').tables.concede({ table: id })
  await ben.until(({ watched }) => watched.table?.host === 'ben' && (watched.position.seq ?? 0) > 0)
  const ann = new Guest(inn.live('ann'), id)
  await ann.until(({ updates }) => updates.length > 0)
  expect(await ann.watched.submit(['jump'])).toMatchObject({ refused: { code: 'conceded' } })
  await inn.api('cid').tables.concede({ table: id })
  await ben.until(({ watched }) => watched.table?.status === 'over')
  expect(ben.watched.table?.result).toEqual({ scores: [], ranks: [2, 1, 2], reason: 'conceded' })
})

test('a rematch is opened by the first who asks, and the others are led there', async () => {
  await using inn = await Inn.open()
  const id = await inn.match(['ann', 'ben'], { options: { 'round-limit': 5 } })
  for (const name of ['ann', 'ben']) await inn.api(name).tables.abandon({ table: id })
  const [one, two] = await Promise.all([
    inn.api('ann').tables.rematch({ table: id }),
    inn.api('ben').tables.rematch({ table: id }),
  ])
  expect(one.table.id).toBe(two.table.id)
  expect(one.table).toMatchObject({ rematchOf: id, setup: { options: { 'round-limit': 5 } } })
  expect((await inn.api(null).tables.get({ table: id })).table.rematch).toBe(one.table.id)
  const next = { table: one.table.id }
  await expect(inn.api('cid').tables.rematch({ table: id })).rejects.toMatchObject({
    data: { code: 'not-seated' },
  })
  await expect(inn.api('cid').tables.join(next)).rejects.toMatchObject({ data: { code: 'full' } })
  await Promise.all([inn.api('ann').tables.join(next), inn.api('ben').tables.join(next)])
  const { host } = one.table
  expect((await inn.api(host).tables.start(next)).table.status).toBe('playing')
})

test('who watches a table while it gathers sees it fill, sits down and plays without asking anew', async () => {
  await using inn = await Inn.open()
  const { table } = await inn.api('ann').tables.create({
    request: 'request-1',
    game: 'village',
    seats: [{ kind: 'me' }, { kind: 'open' }],
    spectators: false,
  })
  const [ben, cid] = await Promise.all(
    ['ben', 'cid'].map((name) => new Guest(inn.live(name), table.id).arrived()),
  )
  expect(ben.watched.viewer).toBe(-1)
  await inn.api('ben').tables.join({ table: table.id })
  await ben.until(({ watched }) => watched.viewer === 1)
  await inn.api('ann').tables.start({ table: table.id })
  await ben.until(({ updates }) => updates.length > 0)
  // Without spectators, the door closes with the first move.
  await cid.until(({ refused }) => refused.length > 0)
  expect(cid.updates).toEqual([])
  const again = new Guest(inn.live('cid'), table.id)
  await again.until(({ refused }) => refused.length > 0)
  expect(again.refused).toMatchObject([{ code: 'no-spectators' }])
})
