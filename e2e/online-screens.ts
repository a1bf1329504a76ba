// The screens of play with others: each with the people and the table it needs, made over the API of the server.
import type { APIRequestContext, Page, WebSocketRoute } from 'playwright-core'

export interface OnlineScreen {
  readonly name: string
  readonly path: string
  reach(page: Page): Promise<void>
}

interface Made {
  readonly table: { readonly id: string }
}

const LIVE = { kind: 'bank', bank: 1_800_000, increment: 30_000 }
const DAYS = { kind: 'move', limit: 86_400_000, quiet: null }

/** Somebody in another browser, who acts over HTTP. */
class Other {
  readonly #request: APIRequestContext

  static async called(name: string, page: Page): Promise<Other> {
    const { origin } = new URL(page.url())
    const browser = page.context().browser()
    if (browser === null) throw new Error('no browser')
    const context = await browser.newContext({ baseURL: origin, extraHTTPHeaders: { origin } })
    page.once('close', () => void context.close())
    const other = new Other(context.request)
    await other.post('/auth/guest', { name })
    return other
  }

  constructor(request: APIRequestContext) {
    this.#request = request
  }

  async post<T = Made>(path: string, data: object = {}): Promise<T> {
    const answer = await this.#request.post(`/api${path}`, { data })
    if (!answer.ok()) throw new Error(await answer.text())
    return (await answer.json()) as T
  }
}

/** The person at this browser does something over HTTP. */
export function post<T = Made>(page: Page, path: string, body: object = {}): Promise<T> {
  return page.evaluate(
    async ([to, data]) => {
      const answer = await fetch(`/api${to}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(data),
      })
      if (!answer.ok) throw new Error(await answer.text())
      return (await answer.json()) as T
    },
    [path, body] as const,
  )
}

let opened = 0

/** Greta opens a table; the third seat is a bot's. */
async function openTable(page: Page, more: object = {}): Promise<string> {
  await post(page, '/auth/guest', { name: 'Greta' })
  const { table } = await post(page, '/tables', {
    request: `pictures-${opened++}`,
    game: 'village',
    options: { 'start-seat': '2' },
    seats: [{ kind: 'me' }, { kind: 'open' }, { kind: 'bot', level: 'random' }],
    pace: LIVE,
    ...more,
  })
  return table.id
}

/** A match with Ylva, who is due; Greta looks at it. */
async function withYlva(page: Page, more: object = {}): Promise<{ ylva: Other; table: string }> {
  const table = await openTable(page, more)
  const ylva = await Other.called('Ylva', page)
  await ylva.post(`/tables/${table}/join`)
  await ylva.post(`/tables/${table}/ready`)
  await post(page, `/tables/${table}/start`)
  await page.goto(`/t/${table}`)
  await page.locator('[data-at^="space:"]').first().waitFor()
  return { ylva, table }
}

/** Lets the live connection of a page be cut: a browser that is told to be offline keeps its open socket. */
async function cuttableLine(page: Page): Promise<() => Promise<void>> {
  const open = new Set<WebSocketRoute>()
  let isCut = false
  await page.routeWebSocket(/\/live/, async (line) => {
    if (isCut) return line.close()
    line.connectToServer()
    open.add(line)
  })
  return async () => {
    isCut = true
    for (const line of open) await line.close()
  }
}

interface ToldTable {
  readonly seats: readonly { readonly kind: string; readonly user?: string; readonly name?: string }[]
  readonly proposals: readonly object[]
}

interface Frame {
  readonly type: string
  readonly table?: ToldTable
}

/** What the server tells is told differently: for moments that would take a minute or another server. */
async function toldDifferently(page: Page, change: (frame: Frame) => Frame): Promise<void> {
  await page.routeWebSocket(/\/live/, (line) => {
    const server = line.connectToServer()
    server.onMessage((said) => line.send(JSON.stringify(change(JSON.parse(String(said)) as Frame))))
  })
}

/** The table is told with something else in it. */
const withTable =
  (change: (table: ToldTable) => object) =>
  (frame: Frame): Frame =>
    typeof frame.table === 'object' ? { ...frame, table: { ...frame.table, ...change(frame.table) } } : frame

/** The bar asks about something that is proposed by Ylva, who sits second. */
function voteOn(
  name: string,
  proposal: object | null,
  more: (table: ToldTable) => object = () => ({}),
): OnlineScreen {
  return {
    name: `online-vote-${name}`,
    path: '/about',
    reach: async (page) => {
      await toldDifferently(
        page,
        withTable((table) => ({
          ...(proposal !== null && { proposals: [{ by: [table.seats[1].user], ...proposal }] }),
          ...more(table),
        })),
      )
      await withYlva(page)
      await page.locator('.vote').waitFor()
    },
  }
}

/** Greta opens the sheet of somebody who is there in the waiting room. */
async function openPerson(page: Page): Promise<void> {
  const table = await openTable(page)
  const ylva = await Other.called('Ylva', page)
  await ylva.post(`/tables/${table}/join`)
  await ylva.post(`/tables/${table}/chat`, {
    request: `pictures-${opened++}`,
    room: 'players',
    text: 'Bei dir dauert es ja ewig.',
  })
  await page.goto(`/t/${table}`)
  await page.locator('.seat .name').click()
  await page.locator('dialog[open]').waitFor()
}

/** Greta with an account, some matches against people and a friend who asks; gives her id. */
async function knownPlayer(page: Page): Promise<string> {
  await post(page, '/auth/guest', { name: 'Greta' })
  const password = 'a-long-enough-secret'
  const email = `greta-${opened++}@example.org`
  const { me } = await post<{ me: { id: string } }>(page, '/auth/set-password', { email, password })
  for (const [name, game, gives] of [
    ['Jorun', 'village', true],
    ['Runa', 'village', false],
    ['Matthis', 'my-village', true],
  ] as const) {
    const other = await Other.called(name, page)
    await other.post('/auth/set-password', { email: `p-${opened++}@example.org`, password })
    const seats = [{ kind: 'me' }, { kind: 'open' }]
    const { table } = await post(page, '/tables', { request: `pictures-${opened++}`, game, seats })
    await other.post(`/tables/${table.id}/join`)
    await post(page, `/tables/${table.id}/start`)
    if (gives) await other.post(`/tables/${table.id}/concede`)
    else await post(page, `/tables/${table.id}/concede`)
    await other.post('/me/friends', { user: me.id })
  }
  return me.id
}

const OPTION = '.action .option:not([aria-disabled])'
const CONFIRM = '.action .ends .button.primary'

/** Takes what is offered until the turn can be noted. */
async function plan(page: Page): Promise<void> {
  await page.locator('.plan .more button').click()
  while (!(await page.locator(CONFIRM).isVisible()))
    await page.locator(`${OPTION}, ${CONFIRM}`).first().click()
  await page.locator(CONFIRM).click()
  await page.locator('.plan .number').first().waitFor()
}

export const ONLINE_SCREENS: readonly OnlineScreen[] = [
  {
    name: 'online-square',
    path: '/about',
    reach: async (page) => {
      for (const [name, game, pace] of [
        ['Jorun', 'village', LIVE],
        ['Runa', 'my-village', DAYS],
        ['Matthis', 'world-without-end', { kind: 'none' }],
      ] as const) {
        const other = await Other.called(name, page)
        await other.post('/tables', {
          request: `pictures-${opened++}`,
          game,
          pace,
          open: true,
          seats: [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }],
        })
      }
      await openTable(page)
      await page.goto('/online')
      await page.locator('.offer, .table').first().waitFor()
    },
  },
  { name: 'online-open-game', path: '/online/new', reach: (page) => page.locator('.form').waitFor() },
  {
    name: 'online-open-pace',
    path: '/online/new',
    reach: (page) => page.locator('.ways .primary').click(),
  },
  {
    name: 'online-open-guests',
    path: '/online/new',
    reach: async (page) => {
      await page.locator('.ways .primary').click()
      await page.locator('.ways .primary').click()
    },
  },
  {
    name: 'online-room',
    path: '/about',
    reach: async (page) => {
      const table = await openTable(page)
      const ylva = await Other.called('Ylva', page)
      await ylva.post(`/tables/${table}/join`)
      await ylva.post(`/tables/${table}/ready`)
      await ylva.post(`/tables/${table}/chat`, {
        request: 'pictures-line',
        room: 'players',
        text: 'Ich bin so weit.',
      })
      await page.goto(`/t/${table}`)
      await page.locator('.seats').waitFor()
    },
  },
  {
    name: 'online-room-change',
    path: '/about',
    reach: async (page) => {
      await page.goto(`/t/${await openTable(page)}`)
      await page.locator('.agreement .head .button').click()
      await page.locator('dialog[open] .form').waitFor()
    },
  },
  {
    name: 'online-room-invited',
    path: '/about',
    reach: async (page) => {
      const runa = await Other.called('Runa', page)
      const { table } = await runa.post('/tables', {
        request: `pictures-${opened++}`,
        game: 'my-village',
        pace: LIVE,
        seats: [{ kind: 'me' }, { kind: 'open' }, { kind: 'bot', level: 'adept' }],
      })
      await page.goto(`/t/${table.id}`)
      await page.locator('.seats').waitFor()
    },
  },
  {
    name: 'online-person-sheet',
    path: '/about',
    reach: openPerson,
  },
  {
    name: 'online-report',
    path: '/about',
    reach: async (page) => {
      await openPerson(page)
      await page.locator('dialog[open] li button').nth(2).click()
      await page.locator('dialog[open] textarea').waitFor()
    },
  },
  {
    name: 'online-waiting',
    path: '/about',
    reach: async (page) => {
      await withYlva(page)
      await page.locator('.plan').waitFor()
    },
  },
  {
    name: 'online-plan',
    path: '/about',
    reach: async (page) => {
      await withYlva(page)
      await plan(page)
      await plan(page)
    },
  },
  {
    name: 'online-planning',
    path: '/about',
    reach: async (page) => {
      await withYlva(page)
      await page.locator('.plan .more button').click()
      await page.locator(OPTION).first().waitFor()
    },
  },
  voteOn('pause', { kind: 'pause' }),
  voteOn('end', { kind: 'abandon' }),
  voteOn('undo', { kind: 'undo', seat: 1, to: 0, seq: 0 }),
  voteOn('bot', { kind: 'takeover', seat: 1, level: 'adept', by: [] }),
  voteOn('overdue', null, () => ({ overdue: { seat: 1, until: Date.now() + 150_000, votes: [] } })),
  {
    name: 'online-seat-lost',
    path: '/about',
    reach: async (page) => {
      await toldDifferently(
        page,
        withTable(({ seats }) => ({
          seats: seats.map((seat, at) =>
            at === 0 && seat.kind === 'person'
              ? { ...seat, kind: 'bot', level: 'adept', instead: { user: seat.user, name: seat.name } }
              : seat,
          ),
        })),
      )
      await withYlva(page)
      await page.locator('.note').waitFor()
    },
  },
  {
    name: 'online-outdated',
    path: '/about',
    reach: async (page) => {
      const table = await openTable(page)
      await toldDifferently(page, (frame) => (frame.type === 'hello' ? { ...frame, version: 0 } : frame))
      await page.goto(`/t/${table}`)
      await page.locator('[role="alert"]').waitFor()
    },
  },
  {
    name: 'online-break',
    path: '/about',
    reach: async (page) => {
      const { ylva, table } = await withYlva(page)
      await ylva.post(`/tables/${table}/pause`)
      await post(page, `/tables/${table}/pause`)
      await page.locator('.note').waitFor()
    },
  },
  {
    name: 'online-menu',
    path: '/about',
    reach: async (page) => {
      await withYlva(page, { pace: DAYS })
      await page.locator('.tool').last().click()
      await page.locator('dialog[open]').waitFor()
    },
  },
  {
    name: 'online-away',
    path: '/about',
    reach: async (page) => {
      const cut = await cuttableLine(page)
      await withYlva(page)
      await plan(page)
      await cut()
      await page.locator('section.away').first().waitFor()
    },
  },
  {
    name: 'online-ended',
    path: '/about',
    reach: async (page) => {
      const { ylva, table } = await withYlva(page)
      await ylva.post(`/tables/${table}/abandon`)
      await post(page, `/tables/${table}/abandon`)
      await page.locator('.note').waitFor()
    },
  },
  {
    name: 'online-gone',
    path: '/t/nobody',
    reach: (page) => page.locator('[role="alert"]').waitFor(),
  },
  {
    name: 'online-closed',
    path: '/about',
    reach: async (page) => {
      const table = await openTable(page)
      await post(page, `/tables/${table}/leave`)
      await page.goto(`/t/${table}`)
      await page.locator('[role="alert"]').waitFor()
    },
  },
  {
    name: 'online-keep',
    path: '/about',
    reach: async (page) => {
      await withYlva(page)
      await page.locator('.tool').last().click()
      await page.locator('dialog[open] li button:has([href="#i-key"])').click()
      await page.locator('dialog[open] form').waitFor()
    },
  },
  { name: 'online-recover', path: '/recover', reach: (page) => page.locator('form').waitFor() },
  {
    name: 'online-people',
    path: '/about',
    reach: async (page) => {
      await knownPlayer(page)
      await page.goto('/people')
      await page.locator('tr.mine').waitFor()
      await page.getByText('Jorun').first().waitFor()
    },
  },
  {
    name: 'online-person',
    path: '/about',
    reach: async (page) => {
      const greta = await knownPlayer(page)
      await page.goto(`/person?id=${greta}`)
      await page.locator('#history ~ ul li').nth(2).waitFor()
    },
  },
  {
    name: 'online-notices-off',
    path: '/notices?off=a.b',
    reach: (page) => page.locator('main .primary').waitFor(),
  },
  { name: 'online-sign-in', path: '/account', reach: (page) => page.locator('.card').first().waitFor() },
  {
    name: 'online-account',
    path: '/about',
    reach: async (page) => {
      await post(page, '/auth/guest', { name: 'Greta' })
      await post(page, '/auth/set-password', {
        email: `greta-${opened++}@example.org`,
        password: 'a-long-enough-secret',
      })
      await page.goto('/account')
      await page.locator('.card').nth(2).waitFor()
    },
  },
  {
    name: 'online-codes',
    path: '/about',
    reach: async (page) => {
      await knownPlayer(page)
      await page.goto('/account')
      await page.locator('.card li:has([href="#i-file"]) button').click()
      await page.locator('.codes').waitFor()
    },
  },
  {
    name: 'online-guest',
    path: '/about',
    reach: async (page) => {
      await post(page, '/auth/guest', { name: 'Greta' })
      await page.goto('/account')
      await page.locator('.card').nth(3).waitFor()
    },
  },
  {
    name: 'online-day',
    path: '/about',
    reach: async (page) => {
      await knownPlayer(page)
      await page.goto('/day')
      await page.locator('.seed').waitFor()
    },
  },
  {
    name: 'online-tournament-new',
    path: '/tournaments/new',
    reach: (page) => page.locator('form').waitFor(),
  },
  {
    name: 'online-tournament',
    path: '/about',
    reach: async (page) => {
      await post(page, '/auth/guest', { name: 'Greta' })
      const { tournament } = await post<{ tournament: { id: string } }>(page, '/tournaments', {
        request: `pictures-${opened++}`,
        name: 'Herbstturnier',
        game: 'village',
        rounds: 3,
        final: 4,
        pause: 0,
      })
      for (const name of ['Sanne', 'Oskar', 'Henk', 'Wanda', 'Falk', 'Nora', 'Kaspar', 'Matthis']) {
        const other = await Other.called(name, page)
        await other.post(`/tournaments/${tournament.id}/enter`)
      }
      await post(page, `/tournaments/${tournament.id}/begin`)
      await page.goto(`/tournament?id=${tournament.id}`)
      await page.locator('.boards').waitFor()
    },
  },
]
