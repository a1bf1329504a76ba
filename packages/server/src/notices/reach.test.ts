import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { describe, expect, test } from 'vitest'
import { isPrivate, postTo, unusable } from './reach.ts'

describe('addresses of somebody’s choice', () => {
  test.each([
    '127.0.0.1',
    '10.1.2.3',
    '172.31.255.255',
    '192.168.0.1',
    '169.254.169.254',
    '100.64.0.1',
    '0.0.0.0',
    '224.0.0.1',
    '255.255.255.255',
    '::1',
    '::',
    '::ffff:127.0.0.1',
    '64:ff9b::7f00:1',
    'fe80::1',
    'fc00::1',
    'fd12::1',
    'ff02::1',
    '2002:7f00:1::',
    '2001:db8::1',
  ])('%s is not on the public internet', (address) => {
    expect(isPrivate(address)).toBe(true)
  })

  test.each(['1.1.1.1', '172.32.0.1', '193.0.0.1', '2606:4700::1111', '2a00:1450:4001::1'])(
    '%s is',
    (address) => {
      expect(isPrivate(address)).toBe(false)
    },
  )

  test.each([
    ['not an address', 'form'],
    ['http://example.org/hook', 'form'],
    ['file:///etc/passwd', 'form'],
    ['https://user:password@example.org/', 'form'],
    ['https://127.0.0.1/', 'private'],
    ['https://127.1/', 'private'],
    ['https://2130706433/', 'private'],
    ['https://0x7f.0.0.1/', 'private'],
    ['https://[::1]/', 'private'],
    ['https://[::ffff:10.0.0.1]/', 'private'],
    ['https://localhost/', 'private'],
    ['https://db.localhost/', 'private'],
    ['https://metadata.internal/', 'private'],
    ['https://printer/', 'private'],
    ['https://example.org/hook', null],
  ])('%s: %s', (address, trouble) => {
    expect(unusable(address, false)).toBe(trouble)
  })

  test('a private address is reached only where that is allowed, and redirects are not followed', async () => {
    const asked: string[] = []
    const server = createServer((request, answer) => {
      asked.push(`${request.method} ${request.url}`)
      answer.writeHead(302, { location: '/elsewhere' }).end('a long answer')
    })
    await new Promise<void>((resolve) => {
      server.listen(0, '127.0.0.1', resolve)
    })
    const { port } = server.address() as AddressInfo
    const address = `http://127.0.0.1:${port}/hook`
    const sent = { headers: { 'content-type': 'text/plain' }, body: 'hello' }
    await expect(postTo(address, sent, false)).rejects.toThrow('cannot be used')
    expect(await postTo(address, sent, true)).toBe(302)
    expect(asked).toEqual(['POST /hook'])
    await new Promise((resolve) => server.close(resolve))
  })
})
