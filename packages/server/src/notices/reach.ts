import { lookup } from 'node:dns'
import { request as overHttp, type RequestOptions } from 'node:http'
import { request as overHttps } from 'node:https'
import { BlockList, isIP, isIPv6, type LookupFunction } from 'node:net'

/** Somebody who says nothing for so long is not there. */
const PATIENCE = 10_000

/** Networks that strangers have no business with: this machine, its neighbours, and what is no address of anybody. */
const PRIVATE = { ipv4: new BlockList(), ipv6: new BlockList() } as const
for (const [network, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const)
  PRIVATE.ipv4.addSubnet(network, bits, 'ipv4')
for (const [network, bits] of [
  // Everything that is not on the public internet, and what leads to an IPv4 address by another name.
  ['::', 3],
  ['2001:db8::', 32],
  ['2001::', 32],
  ['2002::', 16],
  ['4000::', 2],
  ['8000::', 1],
] as const)
  PRIVATE.ipv6.addSubnet(network, bits, 'ipv6')

export function isPrivate(address: string): boolean {
  const family = isIPv6(address) ? 'ipv6' : 'ipv4'
  return PRIVATE[family].check(address, family)
}

/** Why an address of somebody's choice cannot be used, or null. */
export function unusable(address: string, privately: boolean): 'form' | 'private' | null {
  const url = URL.canParse(address) ? new URL(address) : null
  if (url === null || url.username + url.password !== '' || address.length > 1_000) return 'form'
  if (url.protocol !== 'https:' && !(privately && url.protocol === 'http:')) return 'form'
  if (privately) return null
  const host = hostIn(url)
  if (isIP(host) !== 0) return isPrivate(host) ? 'private' : null
  return /(^|\.)(localhost|local|internal|home|lan|onion)\.?$/i.test(host) || !host.includes('.')
    ? 'private'
    : null
}

export interface Sent {
  readonly headers: { readonly [name: string]: string }
  readonly body: string | Buffer
}

/**
 * Brings something to an address of somebody's choice and gives the status of the answer; redirects are not followed.
 * Where its name leads is looked at by the very connection, so that it cannot lead elsewhere a moment later.
 */
export function postTo(address: string, { headers, body }: Sent, privately: boolean): Promise<number> {
  const trouble = unusable(address, privately)
  if (trouble !== null) return Promise.reject(new Error(`an address that cannot be used: ${trouble}`))
  const url = new URL(address)
  const options: RequestOptions = {
    method: 'POST',
    headers: { ...headers, 'content-length': Buffer.byteLength(body) },
    timeout: PATIENCE,
    signal: AbortSignal.timeout(2 * PATIENCE),
    agent: false,
    ...(!privately && { lookup: publicOnly }),
  }
  return new Promise((resolve, reject) => {
    const sending = (url.protocol === 'https:' ? overHttps : overHttp)(url, options, (answer) => {
      // What is answered is nobody's business here.
      answer.destroy()
      resolve(answer.statusCode ?? 0)
    })
    sending.on('timeout', () => sending.destroy(new Error('no answer')))
    sending.on('error', reject)
    sending.end(body)
  })
}

const publicOnly: LookupFunction = (name, options, callback) => {
  lookup(name, { ...options, all: true }, (error, found) => {
    if (error !== null) return callback(error, [])
    const open = found.filter(({ address }) => !isPrivate(address))
    const [first] = open
    if (first === undefined) return callback(new Error(`${name} leads to a private address`), [])
    if (options.all === true) callback(null, open)
    else callback(null, first.address, first.family)
  })
}

function hostIn({ hostname }: URL): string {
  return hostname.replace(/^\[|\]$/g, '')
}
