import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'

interface CreationOptions {
  readonly challenge: string
  readonly rp: { readonly id: string }
}

interface RequestOptions {
  readonly challenge: string
  readonly rpId: string
}

/** A security key in software: makes passkeys and signs with them, as the browser would hand it on. */
export class Authenticator {
  readonly #origin: string
  readonly #id = randomBytes(16)
  readonly #keys = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  #uses = 0

  constructor(origin: string) {
    this.#origin = origin
  }

  create({ challenge, rp }: CreationOptions) {
    const credential = Buffer.concat([Buffer.alloc(16), length16(this.#id), this.#id, this.#publicKey()])
    const data = this.#data(rp.id, 0x45, credential)
    const attestation = map([
      [text('fmt'), text('none')],
      [text('attStmt'), map([])],
      [text('authData'), bytes(data)],
    ])
    return {
      ...this.#answer(),
      response: {
        clientDataJSON: this.#client('webauthn.create', challenge).toString('base64url'),
        attestationObject: attestation.toString('base64url'),
        transports: ['internal'],
      },
    }
  }

  get({ challenge, rpId }: RequestOptions) {
    const data = this.#data(rpId, 0x05)
    const client = this.#client('webauthn.get', challenge)
    const signed = Buffer.concat([data, createHash('sha256').update(client).digest()])
    return {
      ...this.#answer(),
      response: {
        clientDataJSON: client.toString('base64url'),
        authenticatorData: data.toString('base64url'),
        signature: sign('sha256', signed, this.#keys.privateKey).toString('base64url'),
      },
    }
  }

  #answer() {
    const id = this.#id.toString('base64url')
    return { id, rawId: id, type: 'public-key', clientExtensionResults: {} }
  }

  #client(type: string, challenge: string): Buffer {
    return Buffer.from(JSON.stringify({ type, challenge, origin: this.#origin, crossOrigin: false }))
  }

  #data(rpId: string, flags: number, credential = Buffer.alloc(0)): Buffer {
    const counter = Buffer.alloc(4)
    counter.writeUInt32BE(++this.#uses)
    return Buffer.concat([createHash('sha256').update(rpId).digest(), Buffer.of(flags), counter, credential])
  }

  /** COSE: an elliptic curve key for ES256. */
  #publicKey(): Buffer {
    const { x = '', y = '' } = this.#keys.publicKey.export({ format: 'jwk' })
    return map([
      [Buffer.of(0x01), Buffer.of(0x02)],
      [Buffer.of(0x03), Buffer.of(0x26)],
      [Buffer.of(0x20), Buffer.of(0x01)],
      [Buffer.of(0x21), bytes(Buffer.from(x, 'base64url'))],
      [Buffer.of(0x22), bytes(Buffer.from(y, 'base64url'))],
    ])
  }
}

/** As much of CBOR as a passkey needs. */
function head(major: number, length: number): Buffer {
  if (length < 24) return Buffer.of((major << 5) | length)
  return length < 256
    ? Buffer.of((major << 5) | 24, length)
    : Buffer.of((major << 5) | 25, length >> 8, length & 0xff)
}

function bytes(content: Buffer): Buffer {
  return Buffer.concat([head(2, content.length), content])
}

function text(content: string): Buffer {
  return Buffer.concat([head(3, content.length), Buffer.from(content)])
}

function map(entries: readonly (readonly [Buffer, Buffer])[]): Buffer {
  return Buffer.concat([head(5, entries.length), ...entries.flat()])
}

function length16(content: Buffer): Buffer {
  return Buffer.of(content.length >> 8, content.length & 0xff)
}
