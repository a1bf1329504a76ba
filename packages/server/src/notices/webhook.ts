import { createHmac } from 'node:crypto'
import type { Letter } from './letter.ts'
import { postTo } from './reach.ts'

export type WebhookFormat = 'discord' | 'slack' | 'json'

/** Longer ones are refused by Discord. */
const LONGEST = 1_900

/** Brings a letter to a program of somebody's choice, in the form that it expects; gives the status of its answer. */
export function tellWebhook(
  target: { readonly url: string; readonly format: WebhookFormat; readonly secret: string },
  letter: Letter,
  privately: boolean,
  now: number,
): Promise<number> {
  const body = JSON.stringify(bodyFor(target.format, letter))
  const at = String(Math.floor(now / 1000))
  return postTo(
    target.url,
    {
      headers: {
        'content-type': 'application/json',
        'user-agent': 'Chronik',
        ...(target.format === 'json' && {
          'x-chronik-signature': `t=${at},v1=${signatureOf(target.secret, at, body)}`,
        }),
      },
      body,
    },
    privately,
  )
}

/** Proves that a body comes from us and when: HMAC-SHA-256 over the moment, a dot and the body. */
export function signatureOf(secret: string, at: string, body: string): string {
  return createHmac('sha256', secret).update(`${at}.${body}`).digest('hex')
}

function bodyFor(format: WebhookFormat, { title, items, off }: Letter): object {
  const lines = items.map(({ text, link }) => `${text}\n${link}`)
  switch (format) {
    // Nobody is called by a name that somebody chose.
    case 'discord':
      return {
        content: [title, ...lines].join('\n').slice(0, LONGEST),
        allowed_mentions: { parse: [] },
      }
    case 'slack':
      return { text: [title, ...lines].map(plainSlack).join('\n').slice(0, LONGEST) }
    case 'json':
      return { title, notices: items, off }
  }
}

function plainSlack(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}
