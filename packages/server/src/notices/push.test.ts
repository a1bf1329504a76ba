import { createDecipheriv, createECDH, createPublicKey, verify } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { isSubscription, keysFrom, sealed, senderFrom } from './push.ts'

const bytes = (text: string) => Buffer.from(text, 'base64url')

describe('what only a browser can open', () => {
  test('RFC 8291, appendix A: the same keys, salt and text give the same bytes', () => {
    const to = {
      p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
      auth: 'BTBZMqHH6r4Tts7J_aSIgg',
    }
    const made = sealed(to, Buffer.from('When I grow up, I want to be a watermelon'), {
      salt: bytes('DGv6ra1nlYgDCS1FRnbzlw'),
      own: bytes('yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw'),
    })
    expect(made.toString('base64url')).toBe(
      'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN',
    )
  })

  test('the keys of appendix A come about on the way', () => {
    const own = createECDH('prime256v1')
    own.setPrivateKey(bytes('yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw'))
    const theirs = bytes(
      'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
    )
    const { key, nonce } = keysFrom({
      shared: own.computeSecret(theirs),
      auth: bytes('BTBZMqHH6r4Tts7J_aSIgg'),
      theirs,
      ours: own.getPublicKey(),
      salt: bytes('DGv6ra1nlYgDCS1FRnbzlw'),
    })
    expect(key.toString('base64url')).toBe('oIhVW04MRdy2XN9CiKLxTg')
    expect(nonce.toString('base64url')).toBe('4h_95klXJ5E_qnoN')
  })

  test('every message has a salt and a key of its own', () => {
    const browser = createECDH('prime256v1')
    const p256dh = browser.generateKeys('base64url')
    const to = { p256dh, auth: Buffer.alloc(16, 7).toString('base64url') }
    const [one, other] = [sealed(to, Buffer.from('hello')), sealed(to, Buffer.from('hello'))]
    expect(one.subarray(0, 16)).not.toEqual(other.subarray(0, 16))
    expect(one.subarray(21, 86)).not.toEqual(other.subarray(21, 86))
    expect(isSubscription({ endpoint: '', ...to })).toBe(true)
    expect(isSubscription({ endpoint: '', ...to, auth: 'short' })).toBe(false)
    expect(isSubscription({ endpoint: '', ...to, p256dh: Buffer.alloc(65, 4).toString('base64url') })).toBe(
      false,
    )
    const cipher = createDecipheriv('aes-128-gcm', Buffer.alloc(16), Buffer.alloc(12))
    cipher.setAuthTag(one.subarray(-16))
    cipher.update(one.subarray(86, -16))
    expect(() => cipher.final()).toThrow()
  })

  test('the same secret makes the same sender, whose public key checks what the private one signs', () => {
    const [one, same, other] = ['a', 'a', 'b'].map((secret) => senderFrom(secret, 'https://chronik.example'))
    expect(one.publicKey).toBe(same.publicKey)
    expect(one.publicKey).not.toBe(other.publicKey)
    expect(bytes(one.publicKey)).toHaveLength(65)
    expect(createPublicKey(one.key).export({ format: 'jwk' }).x).toBe(
      bytes(one.publicKey).subarray(1, 33).toString('base64url'),
    )
    expect(verify('sha256', Buffer.from('x'), one.key, Buffer.alloc(64))).toBe(false)
  })
})
