import { once } from 'node:events'
import { SMTPServer } from 'smtp-server'

/** A mail as it arrived, readable. */
export interface Mail {
  readonly from: string
  readonly to: readonly string[]
  readonly subject: string
  readonly text: string
}

/** A real mail server on a port of this machine, which lets in who has the password and keeps what it is given. */
export class MailServerForTests implements AsyncDisposable {
  readonly mails: Mail[] = []
  /** Addresses that it knows nothing of. */
  readonly unknown = new Set<string>()
  readonly #server: SMTPServer

  private constructor(login: { readonly user: string; readonly pass: string }) {
    this.#server = new SMTPServer({
      // On this machine nobody listens in.
      hideSTARTTLS: true,
      allowInsecureAuth: true,
      disableReverseLookup: true,
      onAuth: ({ username, password }, _session, callback) => {
        if (username === login.user && password === login.pass) callback(null, { user: username })
        else callback(new Error('wrong password'))
      },
      onRcptTo: ({ address }, _session, callback) => {
        callback(this.unknown.has(address) ? new Error(`no such user: ${address}`) : null)
      },
      onData: (stream, { envelope }, callback) => {
        const chunks: Buffer[] = []
        stream.on('data', (chunk: Buffer) => chunks.push(chunk))
        stream.on('end', () => {
          const from = envelope.mailFrom === false ? '' : envelope.mailFrom.address
          const to = envelope.rcptTo.map(({ address }) => address)
          this.mails.push({ from, to, ...readable(Buffer.concat(chunks).toString('latin1')) })
          callback()
        })
      },
    })
  }

  static async start(login: { readonly user: string; readonly pass: string }): Promise<MailServerForTests> {
    const mail = new MailServerForTests(login)
    mail.#server.listen(0, '127.0.0.1')
    await once(mail.#server.server, 'listening')
    return mail
  }

  get port(): number {
    const address = this.#server.server.address()
    return typeof address === 'object' && address !== null ? address.port : 0
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await new Promise<void>((resolve) => this.#server.close(() => resolve()))
  }
}

/** Subject and text of a mail with one part. */
function readable(raw: string): Pick<Mail, 'subject' | 'text'> {
  const [head = '', ...body] = raw.split('\r\n\r\n')
  const header = (name: string) =>
    new RegExp(`^${name}: (.*(?:\r\n[ \t].*)*)`, 'im').exec(head)?.[1].replace(/\r\n[ \t]/g, ' ') ?? ''
  const words = header('Subject').replace(/\?= =\?/g, '?==?')
  const subject = words.replace(/=\?UTF-8\?([QB])\?([^?]*)\?=/gi, (_, way: string, text: string) =>
    way.toUpperCase() === 'B'
      ? Buffer.from(text, 'base64').toString('utf8')
      : quoted(text.replaceAll('_', ' ')),
  )
  const text = body.join('\r\n\r\n')
  const encoding = header('Content-Transfer-Encoding').toLowerCase()
  const plain =
    encoding === 'base64'
      ? Buffer.from(text, 'base64').toString('utf8')
      : encoding === 'quoted-printable'
        ? quoted(text.replace(/=\r\n/g, ''))
        : text
  return { subject, text: plain.replaceAll('\r\n', '\n') }
}

function quoted(text: string): string {
  const bytes = text.replace(/=([\dA-F]{2})/gi, (_, hex: string) => String.fromCharCode(parseInt(hex, 16)))
  return Buffer.from(bytes, 'latin1').toString('utf8')
}
