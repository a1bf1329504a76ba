import { expect, test } from 'vitest'
import type { Counting, Share } from '../http/tries.ts'
import { SignIns } from './sign-ins.ts'

function guard() {
  const time = { now: 0 }
  return { time, signIns: new SignIns(() => time.now) }
}

test('who guesses waits longer each time, and the owner at another address does not wait', () => {
  const { time, signIns } = guard()
  for (let tries = 0; tries < 10; tries++) expect(signIns.take('192.0.2.1', 'anna')).toBe(0)
  expect(signIns.take('192.0.2.1', 'anna')).toBe(30)
  expect(signIns.take('198.51.100.7', 'anna')).toBe(0)
  time.now += 30_000
  expect(signIns.take('192.0.2.1', 'anna')).toBe(0)
  expect(signIns.take('192.0.2.1', 'anna')).toBe(60)
  // Another account of the same household is not kept out.
  expect(signIns.take('192.0.2.1', 'berta')).toBe(0)
})

test('many addresses that guess together wait together, the known ones of the owner do not', () => {
  const { signIns } = guard()
  expect(signIns.take('203.0.113.9', 'anna')).toBe(0)
  signIns.succeeded('203.0.113.9', 'anna')
  const waits = Array.from({ length: 120 }, (_, at) => signIns.take(`192.0.2.${at}`, 'anna'))
  expect(waits.filter((wait) => wait === 0).length).toBe(99)
  expect(signIns.take('203.0.113.9', 'anna')).toBe(0)
})

test('a neighbour of the same network of IPv6 is the same guesser', () => {
  const { signIns } = guard()
  for (let tries = 0; tries < 10; tries++)
    expect(signIns.take(`2001:db8:1:2::${tries.toString(16)}`, 'anna')).toBe(0)
  expect(signIns.take('2001:db8:1:2:ffff::1', 'anna')).toBe(30)
  expect(signIns.take('2001:db8:1:3::1', 'anna')).toBe(0)
})

test('one address does not try one password on many accounts', () => {
  const { signIns } = guard()
  const waits = Array.from({ length: 80 }, (_, at) => signIns.take('192.0.2.1', `account ${at}`))
  expect(waits.filter((wait) => wait === 0).length).toBe(60)
})

test('what was tried at one server counts at the others, and so does what was right', () => {
  let now = 0
  const shared = new Map<string, Counting[]>()
  const share: Share = (limit, counting) => {
    const all = shared.get(limit) ?? []
    shared.set(limit, [...all, counting])
    counting.onTry = (key, forgiven) => {
      for (const other of shared.get(limit) ?? []) if (other !== counting) other.heard(key, forgiven ? 0 : 1)
    }
    return counting
  }
  const servers = [0, 1, 2].map(() => new SignIns(() => now, share))
  for (let tries = 0; tries < 10; tries++) expect(servers[tries % 3].take('1.2.3.4', 'anna')).toBe(0)
  for (const server of servers) expect(server.take('1.2.3.4', 'anna')).toBe(30)
  expect(servers[1].take('5.6.7.8', 'anna'), 'the owner, elsewhere').toBe(0)
  now += 30_000
  expect(servers[2].take('1.2.3.4', 'anna')).toBe(0)
  expect(servers[0].take('1.2.3.4', 'anna'), 'twice as long').toBe(60)
  servers[1].succeeded('1.2.3.4', 'anna')
  expect(servers[0].take('1.2.3.4', 'anna')).toBe(0)
})
