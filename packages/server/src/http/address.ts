import { isIPv6 } from 'node:net'

/** What counts as one neighbour: an address of IPv4, a network of 64 bits of IPv6. */
export function networkOf(address: string): string {
  const bare = address.replace(/^::ffff:(?=\d+\.)/, '').split('%', 1)[0]
  if (!isIPv6(bare)) return bare
  const [head, tail = ''] = bare.split('::', 2)
  const left = head === '' ? [] : head.split(':')
  const right = tail === '' ? [] : tail.split(':')
  const missing = bare.includes('::') ? 8 - left.length - right.length : 0
  const groups = [...left, ...Array.from({ length: missing }, () => '0'), ...right]
  return `${groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`
}
