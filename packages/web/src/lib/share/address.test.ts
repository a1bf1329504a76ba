import { expect, test } from 'vitest'
import { addressOf } from './address.ts'

const here = { href: 'https://chronik.example/replay?id=abc', origin: 'https://chronik.example' }

test('a picture leads to a match on the server, and to the app where the match lies on this device alone', () => {
  expect(addressOf({ table: 't1' }, '/replay?table=t1&at=3', here)).toBe(
    'https://chronik.example/replay?table=t1&at=3',
  )
  expect(addressOf({ id: 'abc' }, '/replay?id=abc', here)).toBe('https://chronik.example')
})
