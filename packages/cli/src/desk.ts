import { type Arguments, Failure, UsageError } from './command.ts'

const TOKEN = 'CHRONIK_OPERATOR_TOKEN'

export const SERVER_OPTIONS = {
  server: {
    value: '<url>',
    help: 'the address of the running server; http://localhost:3000 if it is not said',
  },
} as const

/** The desk of who runs a server: asks the running server, which tells all others of its house. */
export class Desk {
  readonly #server: string
  readonly #token: string

  constructor(args: Arguments, env: NodeJS.ProcessEnv = process.env) {
    const server = args.text('server') ?? 'http://localhost:3000'
    if (!URL.canParse(server)) throw new UsageError(`--server expects an address, found "${server}".`)
    const token = env[TOKEN]
    if (token === undefined || token === '')
      throw new UsageError(`${TOKEN} must hold the token that the server was started with.`)
    this.#server = server
    this.#token = token
  }

  get<T>(path: string, query: { readonly [name: string]: string | undefined } = {}): Promise<T> {
    const given = Object.entries(query).filter((one): one is [string, string] => one[1] !== undefined)
    const search = new URLSearchParams(given).toString()
    return this.#ask('GET', search === '' ? path : `${path}?${search}`)
  }

  post<T>(path: string, body: object = {}): Promise<T> {
    return this.#ask('POST', path, JSON.stringify(body))
  }

  async #ask<T>(method: string, path: string, body?: string): Promise<T> {
    const url = new URL(`/api/operator${path}`, this.#server)
    const headers = {
      Authorization: `Bearer ${this.#token}`,
      ...(body !== undefined && { 'Content-Type': 'application/json' }),
    }
    const answer = await fetch(url, { method, headers, ...(body !== undefined && { body }) }).catch(() => {
      throw new Failure(`Nobody answers at ${url.origin}. See --server.`)
    })
    const told = (await answer.json().catch(() => ({}))) as { code?: string; words?: string }
    if (answer.ok) return told as T
    if (told.code === 'no-report')
      throw new Failure(
        `The server at ${url.origin} does not know this ${TOKEN}, or there is no such report.`,
      )
    throw new Failure(told.words ?? `The server at ${url.origin} answered with ${answer.status}.`)
  }
}
