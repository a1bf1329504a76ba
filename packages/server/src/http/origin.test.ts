import { hostname } from 'node:os'
import { expect, test } from 'vitest'
import { Origins } from './origin.ts'

const home = new Origins(null)
const public_ = new Origins('https://chronik.example')

test.each([
  ['localhost:3000', 'http://localhost:3000'],
  ['127.0.0.1:3000', 'http://127.0.0.1:3000'],
  ['192.168.1.5:3000', 'http://192.168.1.5:3000'],
  ['[::1]:3000', 'http://[::1]:3000'],
  ['LOCALHOST', 'http://localhost'],
  [`${hostname()}:3000`, `http://${hostname().toLowerCase()}:3000`],
  ['evil.example', null],
  ['localhost.evil.example', null],
  ['127.0.0.1.evil.example', null],
  ['user@localhost', null],
  ['localhost/evil', null],
  ['', null],
  [undefined, null],
])('at home, asked at %s we are %s', (host, origin) => {
  expect(home.of(host)).toBe(origin)
})

test.each([
  ['a page of ours', { origin: 'http://localhost:3000', host: 'localhost:3000', cookie: 'a=b' }, true],
  ['a program', { host: 'localhost:3000' }, true],
  ['a program that calls us by another name', { host: 'evil.example' }, false],
  ['a page from elsewhere', { origin: 'https://evil.example', host: 'localhost:3000', cookie: 'a=b' }, false],
  ['the same without a cookie', { origin: 'https://evil.example', host: 'localhost:3000' }, false],
  ['another port', { origin: 'http://localhost:4000', host: 'localhost:3000' }, false],
  ['a file or a sandbox', { origin: 'null', host: 'localhost:3000', cookie: 'a=b' }, false],
  ['a cookie from nowhere', { host: 'localhost:3000', cookie: 'a=b' }, false],
  ['a name pointed at us', { origin: 'http://evil.example', host: 'evil.example', cookie: 'a=b' }, false],
])('at home, %s: %s', (_, asked, trusted) => {
  expect(home.trusts(asked)).toBe(trusted)
})

test('with an origin only that one counts, whatever the host header says', () => {
  expect(public_.trusts({ origin: 'https://chronik.example', host: '10.0.0.7:3000', cookie: 'a=b' })).toBe(
    true,
  )
  expect(public_.trusts({ origin: 'http://chronik.example', host: 'chronik.example', cookie: 'a=b' })).toBe(
    false,
  )
  expect(public_.trusts({ origin: 'https://evil.example', host: 'evil.example' })).toBe(false)
})
