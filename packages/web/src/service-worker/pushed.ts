/** What the server pushes. */
export interface Pushed extends Ways {
  readonly title: string
  readonly body: string
  readonly language: string
  /** What the button is called that switches it off. */
  readonly offWords: string
}

/** Where a notification leads: to what it tells of, and to where it is switched off. */
export interface Ways {
  readonly link: string
  readonly off: string
}

const OFF = 'off'

/** As browsers take it that know buttons in notifications; others leave them out. */
interface Options extends NotificationOptions {
  readonly actions: readonly { readonly action: string; readonly title: string }[]
}

/** What the browser is to show. */
export function notificationOf({ title, body, language, link, off, offWords }: Pushed): {
  readonly title: string
  readonly options: Options
} {
  return {
    title,
    options: {
      body,
      lang: language,
      icon: '/icon-192.png',
      // What comes later takes the place of what was not read.
      tag: 'chronik',
      data: { link, off } satisfies Ways,
      actions: [{ action: OFF, title: offWords }],
    },
  }
}

/** The page a click leads to; whatever address the server is known by, it is one of ours. */
export function pathOf(action: string, { link, off }: Ways, origin: string): string {
  const { pathname, search } = new URL(action === OFF ? off : link, origin)
  return `${pathname}${search}`
}
