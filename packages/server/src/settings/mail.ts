/** Where mail is handed over, and who it comes from. */
export interface MailConfig {
  /** `smtps://user:password@mail.example` or `smtp://…`; it holds a password. */
  readonly server: string
  /** `chronik@example.org`, or with a name before: `Chronik <chronik@example.org>`. */
  readonly from: string
}

/** The settings of mail, or null where none is sent; sentences for those that can't be used go to `complain`. */
export function readMail(
  server: string | null,
  from: string | null,
  origin: string | null,
  complain: (problem: string) => void,
): MailConfig | null {
  if (server === null) {
    if (from !== null) complain('CHRONIK_MAIL_FROM is of no use without CHRONIK_SMTP.')
    return null
  }
  if (!isServer(server))
    // The value may hold a password: it is not repeated.
    complain('CHRONIK_SMTP must be the address of a mail server: smtps://user:password@mail.example.')
  if (from === null || !isSender(from))
    complain('CHRONIK_MAIL_FROM must say whom mail comes from, like Chronik <chronik@example.org>.')
  if (origin === null) complain('CHRONIK_SMTP needs CHRONIK_ORIGIN: the links in mails lead there.')
  return from === null ? null : { server, from }
}

function isServer(value: string): boolean {
  const url = URL.canParse(value) ? new URL(value) : null
  return url !== null && /^smtps?:$/.test(url.protocol) && url.hostname !== '' && /^\/?$/.test(url.pathname)
}

function isSender(value: string): boolean {
  return /^(?:[^<>@",:;\p{Cc}]{0,60}<[^\s<>@,]+@[^\s<>@,]+>|[^\s<>@,]+@[^\s<>@,]+)$/u.test(value)
}
