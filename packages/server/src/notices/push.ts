import {
  createCipheriv,
  createECDH,
  createHmac,
  createPrivateKey,
  type KeyObject,
  randomBytes,
  sign,
} from 'node:crypto'
import { postTo } from './reach.ts'

const CURVE = 'prime256v1'
/** Half a day: what is older is no news. */
const LASTS = 12 * 60 * 60

/** Where the browser of somebody is reached, and the keys that only it can read with. */
export interface Subscription {
  readonly endpoint: string
  readonly p256dh: string
  readonly auth: string
}

/** Who we are to the services that bring messages to browsers (VAPID, RFC 8292). */
export interface Sender {
  /** 65 bytes in base64url: what a browser is given when it subscribes. */
  readonly publicKey: string
  readonly key: KeyObject
  /** An address under which who runs the server is reached. */
  readonly contact: string
}

/** The same secret makes the same sender: all servers on one database are one to the browsers. */
export function senderFrom(secret: string, contact: string): Sender {
  const ecdh = createECDH(CURVE)
  for (let count = 0; ; count++) {
    try {
      ecdh.setPrivateKey(createHmac('sha256', secret).update(`push ${count}`).digest())
      break
    } catch {
      // One number in four thousand million is no key of this curve.
    }
  }
  const whole = ecdh.getPublicKey()
  const jwk = {
    kty: 'EC',
    crv: 'P-256',
    d: ecdh.getPrivateKey('base64url'),
    x: whole.subarray(1, 33).toString('base64url'),
    y: whole.subarray(33).toString('base64url'),
  }
  return {
    publicKey: whole.toString('base64url'),
    key: createPrivateKey({ key: jwk, format: 'jwk' }),
    contact,
  }
}

/** Whether these can be the keys of a browser. */
export function isSubscription({ p256dh, auth }: Subscription): boolean {
  if (Buffer.from(auth, 'base64url').length !== 16) return false
  try {
    const ecdh = createECDH(CURVE)
    ecdh.generateKeys()
    ecdh.computeSecret(Buffer.from(p256dh, 'base64url'))
    return true
  } catch {
    return false
  }
}

/** Brings a text to a browser, which alone can read it; gives the status of the service in between. */
export function push(
  to: Subscription,
  text: string,
  { sender, privately, now }: { readonly sender: Sender; readonly privately: boolean; readonly now: number },
): Promise<number> {
  return postTo(
    to.endpoint,
    {
      headers: {
        'content-type': 'application/octet-stream',
        'content-encoding': 'aes128gcm',
        ttl: String(LASTS),
        urgency: 'normal',
        authorization: `vapid t=${tokenFor(to.endpoint, sender, now)}, k=${sender.publicKey}`,
      },
      body: sealed(to, Buffer.from(text)),
    },
    privately,
  )
}

function tokenFor(endpoint: string, { key, contact }: Sender, now: number): string {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
  const claims = { aud: new URL(endpoint).origin, exp: Math.floor(now / 1000) + LASTS, sub: contact }
  const words = `${part({ typ: 'JWT', alg: 'ES256' })}.${part(claims)}`
  const signature = sign('sha256', Buffer.from(words), { key, dsaEncoding: 'ieee-p1363' })
  return `${words}.${signature.toString('base64url')}`
}

/** What only the browser can open (RFC 8291, RFC 8188): one record of aes128gcm. */
export function sealed(
  { p256dh, auth }: Pick<Subscription, 'p256dh' | 'auth'>,
  text: Buffer,
  { salt, own }: { readonly salt: Buffer; readonly own: Buffer } = { salt: randomBytes(16), own: freshKey() },
): Buffer {
  const ecdh = createECDH(CURVE)
  ecdh.setPrivateKey(own)
  const [ours, theirs] = [ecdh.getPublicKey(), Buffer.from(p256dh, 'base64url')]
  const { key, nonce } = keysFrom({
    shared: ecdh.computeSecret(theirs),
    auth: Buffer.from(auth, 'base64url'),
    theirs,
    ours,
    salt,
  })
  const cipher = createCipheriv('aes-128-gcm', key, nonce)
  // A two says that this record is the last one.
  const body = Buffer.concat([cipher.update(Buffer.concat([text, Buffer.of(2)])), cipher.final()])
  const size = Buffer.alloc(4)
  size.writeUInt32BE(4_096)
  return Buffer.concat([salt, size, Buffer.of(ours.length), ours, body, cipher.getAuthTag()])
}

function freshKey(): Buffer {
  const ecdh = createECDH(CURVE)
  ecdh.generateKeys()
  return ecdh.getPrivateKey()
}

/** The key and the nonce that both sides come to. */
export function keysFrom(parts: {
  readonly shared: Buffer
  readonly auth: Buffer
  readonly theirs: Buffer
  readonly ours: Buffer
  readonly salt: Buffer
}): { readonly key: Buffer; readonly nonce: Buffer } {
  const { shared, auth, theirs, ours, salt } = parts
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), theirs, ours])
  const first = derived(derived(auth, shared), Buffer.concat([info, Buffer.of(1)]))
  const second = derived(salt, first)
  const made = (name: string, length: number) =>
    derived(second, Buffer.from(`Content-Encoding: ${name}\0\x01`)).subarray(0, length)
  return { key: made('aes128gcm', 16), nonce: made('nonce', 12) }
}

function derived(key: Buffer, value: Buffer): Buffer {
  return createHmac('sha256', key).update(value).digest()
}
