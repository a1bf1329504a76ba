// People who act over the API of the server: the one at this browser, and others in browsers of their own.
import type { APIRequestContext, Page } from 'playwright-core'

interface Made {
  readonly table: { readonly id: string }
}

/** Somebody in another browser, who acts over HTTP. */
export class Other {
  readonly #request: APIRequestContext

  static async called(name: string, page: Page): Promise<Other> {
    const { origin } = new URL(page.url())
    const browser = page.context().browser()
    if (browser === null) throw new Error('no browser')
    const context = await browser.newContext({ baseURL: origin, extraHTTPHeaders: { origin } })
    // With its browser everybody in it is gone as well.
    const gone = (): undefined => undefined
    page.once('close', () => void context.close().catch(gone))
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
