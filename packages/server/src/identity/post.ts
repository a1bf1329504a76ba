import type { Language } from '@chronik/kernel'
import { createTransport } from 'nodemailer'
import type { MailConfig } from '../settings/mail.ts'
import { MAIL_WORDS } from './mail-words.ts'

/** A mail server that says nothing for so long is none. */
const PATIENCE = 20_000

/** Whoever brings people mail: a code that lets them back in, or what they want to hear of. */
export interface Post {
  bring(to: string, name: string, code: string, language: Language): Promise<void>
  /** Hands over any other mail; `off` is where its kind is switched off. */
  send(mail: {
    readonly to: string
    readonly subject: string
    readonly text: string
    readonly language: string
    readonly off?: string
  }): Promise<void>
  /** Rejects if the mail server can't be reached or does not let us in. */
  probe(): Promise<void>
  close(): void
}

/** Hands mail over to the operator's mail server. */
export function postOver({ server, from }: MailConfig, origin: string): Post {
  const { protocol, hostname, port, username, password } = new URL(server)
  const secure = protocol === 'smtps:'
  const transport = createTransport({
    host: hostname.replace(/^\[|\]$/g, ''),
    port: port === '' ? (secure ? 465 : 587) : Number(port),
    secure,
    // A password never goes over an open line, except to a mail server on this machine.
    requireTLS: !secure && username !== '' && !isHere(hostname),
    ...(username !== '' && {
      auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) },
    }),
    connectionTimeout: PATIENCE,
    greetingTimeout: PATIENCE,
    socketTimeout: PATIENCE,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  const send: Post['send'] = async ({ to, subject, text, language, off }) => {
    // An address is an object here, so that nothing in it is ever read as a second one.
    await transport.sendMail({
      from,
      to: { name: '', address: to },
      subject,
      text,
      headers: {
        'Auto-Submitted': 'auto-generated',
        'Content-Language': language,
        ...(off !== undefined && { 'List-Unsubscribe': `<${off}>` }),
      },
    })
  }
  return {
    send,
    async bring(to, name, code, language) {
      const words = MAIL_WORDS[language](name, code, `${origin}/recover#${code}`)
      await send({ to, language, ...words })
    },
    async probe() {
      await transport.verify()
    },
    close: () => transport.close(),
  }
}

function isHere(hostname: string): boolean {
  return hostname === 'localhost' || hostname === '[::1]' || /^127(\.\d+){3}$/.test(hostname)
}
