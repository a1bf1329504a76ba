import { expect, test } from 'vitest'
import { LIVE_LIMITS } from '../../live/limits.ts'
import { ServerForTests } from '../server.ts'
import { connect, inParallel } from './visitors.ts'

test('a crowd of a benchmark gets in, although a server lets only so many in from one address', async () => {
  await using server = await ServerForTests.open({ CHRONIK_RATE_LIMITS: 'off' })
  const many = LIVE_LIMITS.ofAddress + 10
  const sockets = await inParallel(many, 8, () => connect(server.address, null))
  expect(sockets.every((socket) => socket.readyState === socket.OPEN)).toBe(true)
  for (const socket of sockets) socket.terminate()
})
