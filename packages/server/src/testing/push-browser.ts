import { createDecipheriv, createECDH, randomBytes } from 'node:crypto'
import { keysFrom } from '../notices/push.ts'

/** A browser that has subscribed: it alone can read what is pushed. */
export class PushBrowser {
  readonly auth = randomBytes(16)
  readonly #ecdh = createECDH('prime256v1')
  readonly p256dh = this.#ecdh.generateKeys('base64url')

  /** What the server is told when it subscribes. */
  subscription(endpoint: string): { kind: 'push'; endpoint: string; p256dh: string; auth: string } {
    return { kind: 'push', endpoint, p256dh: this.p256dh, auth: this.auth.toString('base64url') }
  }

  opened(sealed: Buffer): { title: string; body: string; link: string; off: string } {
    const [salt, ours, body] = [sealed.subarray(0, 16), sealed.subarray(21, 86), sealed.subarray(86)]
    const { key, nonce } = keysFrom({
      shared: this.#ecdh.computeSecret(ours),
      auth: this.auth,
      theirs: this.#ecdh.getPublicKey(),
      ours,
      salt,
    })
    const cipher = createDecipheriv('aes-128-gcm', key, nonce)
    cipher.setAuthTag(body.subarray(-16))
    const text = Buffer.concat([cipher.update(body.subarray(0, -16)), cipher.final()])
    return JSON.parse(text.subarray(0, text.lastIndexOf(2)).toString())
  }
}
