import { createHmac, timingSafeEqual } from 'node:crypto'
import type { NoticeWay as WayView } from '@chronik/protocol'
import type { NoticeWay } from '../store/port/notices.ts'
import type { Letter } from './letter.ts'
import { push, type Sender, type Subscription } from './push.ts'
import { tellWebhook, type WebhookFormat } from './webhook.ts'
import { NOTICE_WORDS } from './words.ts'

/** A mail as it is handed over. */
export interface Mail {
  readonly to: string
  readonly subject: string
  readonly text: string
  readonly language: string
  /** Where this kind of mail is switched off. */
  readonly off?: string
}

export interface Means {
  readonly secret: string
  /** Where people reach the server; null if nobody knows. */
  readonly origin: string | null
  readonly sender: Sender
  /** Whether addresses of this machine and its neighbours may be used. */
  readonly privately: boolean
  /** Hands a mail over; null if none can be sent. */
  readonly mail: ((mail: Mail) => Promise<void>) | null
}

export type KeyUse = 'off' | 'confirm'

/** The key in a link: names the way, and proves that the link is ours. */
export function keyFor(way: string, use: KeyUse, { secret }: Pick<Means, 'secret'>): string {
  const proof = createHmac('sha256', secret).update(`${use} ${way}`).digest('base64url')
  return `${way}.${proof}`
}

/** The way that a key names, if it is one of ours. */
export function wayOfKey(key: string, use: KeyUse, means: Pick<Means, 'secret'>): string | null {
  const way = key.slice(0, Math.max(0, key.indexOf('.')))
  const [given, ours] = [Buffer.from(key), Buffer.from(keyFor(way, use, means))]
  return given.length === ours.length && timingSafeEqual(given, ours) ? way : null
}

/** What came of bringing something: `gone` if there will never be anybody there again. */
export type Brought = 'brought' | 'failed' | 'gone'

/** Brings a letter on a way. */
export async function bring(
  way: NoticeWay,
  letter: Letter,
  name: string,
  means: Means,
  now: number,
): Promise<Brought> {
  const { target } = way
  switch (way.kind) {
    case 'mail': {
      if (means.mail === null) return 'failed'
      const { language, off, title } = letter
      const text = mailText(letter, name)
      await means.mail({ to: target.address, subject: `Chronik: ${title}`, text, language, off })
      return 'brought'
    }
    case 'push': {
      const to = target as unknown as Subscription
      return answered(await push(to, pushText(letter), { ...means, now }))
    }
    default: {
      const hook = target as unknown as { url: string; format: WebhookFormat; secret: string }
      return answered(await tellWebhook(hook, letter, means.privately, now))
    }
  }
}

function answered(status: number): Brought {
  if (status >= 200 && status < 300) return 'brought'
  return status === 404 || status === 410 ? 'gone' : 'failed'
}

function mailText({ items, language, off }: Letter, name: string): string {
  const words = NOTICE_WORDS[language]
  const parts = items.map(({ text, link }) => `${text}\n${link}`)
  return [words.greeting(name), ...parts, `${words.whyMail}\n${words.offHere} ${off}`, ''].join('\n\n')
}

/** What the browser shows: a few lines, and where a click leads. */
function pushText({ title, items, language, off }: Letter): string {
  const [first] = items
  return JSON.stringify({
    title,
    body: items
      .slice(0, 4)
      .map(({ text }) => text)
      .join('\n')
      .slice(0, 600),
    link: items.length === 1 && first !== undefined ? first.link : '/online',
    language,
    off,
    offWords: NOTICE_WORDS[language].switchOff,
  })
}

/** A way as its owner may see it again: no secrets. */
export function viewOf({ id, kind, target, confirmed }: NoticeWay): WayView {
  return {
    id,
    kind: kind as WayView['kind'],
    label: kind === 'mail' ? target.address : hostOf(kind === 'push' ? target.endpoint : target.url),
    confirmed,
  }
}

function hostOf(address: string): string {
  return URL.canParse(address) ? new URL(address).host : ''
}
