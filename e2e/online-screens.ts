// The screens of play with others: each with the people and the table it needs, made over the API of the server.
import type { Page } from 'playwright-core'
import { cuttableLine, type ToldTable, toldDifferently, withTable } from './live-line.ts'
import { Other, post } from './over-http.ts'
import {
  address,
  DAYS,
  knownPlayer,
  LIVE,
  OPTION,
  openPerson,
  openTable,
  plan,
  request,
  withYlva,
} from './with-others.ts'

export interface OnlineScreen {
  readonly name: string
  readonly path: string
  reach(page: Page): Promise<void>
}

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
          request: request(),
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
  {
    name: 'online-square-offline',
    path: '/about',
    reach: async (page) => {
      await page.addInitScript(() => Object.defineProperty(navigator, 'onLine', { get: () => false }))
      await page.route('**/api/**', (route) => route.abort('internetdisconnected'))
      await page.goto('/online')
      await page.locator('.trouble').waitFor()
    },
  },
  { name: 'online-open-game', path: '/online/new', reach: (page) => page.locator('form.form').waitFor() },
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
        request: request(),
        game: 'my-village',
        pace: LIVE,
        seats: [{ kind: 'me' }, { kind: 'open' }, { kind: 'bot', level: 'adept' }],
      })
      await page.goto(`/t/${table.id}`)
      await page.locator('.seats').waitFor()
    },
  },
  {
    name: 'online-room-lost',
    path: '/about',
    reach: async (page) => {
      const cut = await cuttableLine(page)
      await page.goto(`/t/${await openTable(page)}`)
      await page.locator('.seats').waitFor()
      await cut()
      await page.locator('.bar.lost').waitFor()
    },
  },
  {
    name: 'online-link-lost',
    path: '/about',
    reach: async (page) => {
      const table = await openTable(page)
      const cut = await cuttableLine(page)
      await cut()
      await page.goto(`/t/${table}`)
      await page.locator('.dead-end').waitFor()
    },
  },
  {
    name: 'online-watching-later',
    path: '/about',
    reach: async (page) => {
      const [ylva, runa] = [await Other.called('Ylva', page), await Other.called('Runa', page)]
      const { table } = await ylva.post('/tables', {
        request: request(),
        game: 'village',
        pace: LIVE,
        delay: 2,
        seats: [{ kind: 'me' }, { kind: 'open' }],
      })
      await runa.post(`/tables/${table.id}/join`)
      await runa.post(`/tables/${table.id}/ready`)
      await ylva.post(`/tables/${table.id}/start`)
      await page.goto(`/t/${table.id}`)
      await page.locator('.watchers b:visible').first().waitFor()
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
      await page.locator('.tool:has([href="#i-menu"])').click()
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
      await page.locator('.tool:has([href="#i-menu"])').click()
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
        email: address('greta'),
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
        request: request(),
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
