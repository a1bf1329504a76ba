import type { Refused } from '@chronik/protocol'

/** What came of asking the server. */
export type Asked<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly refused: Refused }

/** Asks the server over HTTP: `/tables/{table}/rematch`. Refusals come in the language that is given. */
export interface Api {
  get<T>(path: string): Promise<Asked<T>>
  text(path: string): Promise<Asked<string>>
  post<T>(path: string, body: object): Promise<Asked<T>>
}

/** What is asked, with headers that can be added to. */
type Asking = Omit<RequestInit, 'headers'> & { readonly headers?: Readonly<Record<string, string>> }
type Fetch = (path: string, init: Asking) => Promise<Response>

/** The API of the server this page comes from, or of another one for tests. */
export function apiOf(
  language: () => string,
  send: Fetch = (path, init) => fetch(`/api${path}`, init),
  isOffline: () => boolean = () => false,
): Api {
  async function ask<T>(
    path: string,
    init: Asking,
    read: (answer: Response) => Promise<T>,
  ): Promise<Asked<T>> {
    try {
      const answer = await send(path, {
        ...init,
        headers: { ...init.headers, 'accept-language': language() },
      })
      if (answer.ok) return { ok: true, value: await read(answer) }
      return { ok: false, refused: refusedIn(await answer.json()) }
    } catch {
      return { ok: false, refused: isOffline() ? OFFLINE : UNREACHABLE }
    }
  }
  return {
    get: <T>(path: string) => ask(path, {}, (answer) => answer.json() as Promise<T>),
    text: (path) => ask(path, {}, (answer) => answer.text()),
    post: <T>(path: string, body: object) =>
      ask(
        path,
        { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) },
        (answer) => answer.json() as Promise<T>,
      ),
  }
}

/** The device has no network; the page has words for it, as for the next. */
const OFFLINE: Refused = { code: 'offline', words: '' }
/** Nobody answered, or not the way our server does. */
const UNREACHABLE: Refused = { code: 'unreachable', words: '' }

/** Whether it is not the server that refused: it was not reached. */
export const isUnanswered = ({ code }: Refused): boolean => code === OFFLINE.code || code === UNREACHABLE.code

function refusedIn(body: unknown): Refused {
  if (typeof body !== 'object' || body === null) return UNREACHABLE
  // An error of the API carries the refusal in its data.
  const found = 'data' in body && typeof body.data === 'object' && body.data !== null ? body.data : body
  return 'code' in found && 'words' in found ? (found as Refused) : UNREACHABLE
}
