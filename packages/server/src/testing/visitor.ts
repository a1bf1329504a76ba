/** Somebody with a browser: keeps cookies, and its pages come from the server itself. */
export class Visitor {
  readonly #origin: string
  readonly #cookies = new Map<string, string>()

  /** Another browser's cookies make it the same person. */
  constructor(origin: string, cookie = '') {
    this.#origin = origin
    for (const line of cookie.split('; ')) if (line !== '') this.#keep(line)
  }

  get origin(): string {
    return this.#origin
  }

  get cookie(): string {
    return [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  }

  get(path: string, headers: Record<string, string> = {}): Promise<Answer> {
    return this.ask('GET', path, undefined, headers)
  }

  post(path: string, body: unknown = {}, headers: Record<string, string> = {}): Promise<Answer> {
    return this.ask('POST', path, JSON.stringify(body), {
      'Content-Type': 'application/json',
      Origin: this.#origin,
      ...headers,
    })
  }

  async ask(
    method: string,
    path: string,
    body: string | undefined,
    headers: Record<string, string>,
  ): Promise<Answer> {
    const response = await fetch(this.#origin + path, {
      method,
      redirect: 'manual',
      ...(body === undefined ? {} : { body }),
      headers: { ...(this.#cookies.size === 0 ? {} : { Cookie: this.cookie }), ...headers },
    })
    for (const line of response.headers.getSetCookie()) this.#keep(line)
    const text = await response.text()
    return { status: response.status, headers: response.headers, text, json: parse(text) }
  }

  #keep(line: string): void {
    const [pair = ''] = line.split(';')
    const at = pair.indexOf('=')
    const [name, value] = [pair.slice(0, at), pair.slice(at + 1)]
    if (/max-age=0/i.test(line)) this.#cookies.delete(name)
    else this.#cookies.set(name, value)
  }
}

export interface Answer {
  readonly status: number
  readonly headers: Headers
  readonly text: string
  // biome-ignore lint/suspicious/noExplicitAny: tests look into answers of every shape.
  readonly json: any
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
