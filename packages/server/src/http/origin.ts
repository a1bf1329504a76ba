import { isIP } from 'node:net'
import { hostname } from 'node:os'

/**
 * Whose pages may speak for a visitor. With a configured origin only that one. Without one the server stands
 * at home: then a page must come from the address it was asked at, and only addresses that nobody can point
 * elsewhere by a name of their own count.
 */
export class Origins {
  readonly #own: string | null

  constructor(own: string | null) {
    this.#own = own
  }

  /** Our origin as this visitor sees it; null if we are called by a name that is not ours. */
  of(host: string | undefined): string | null {
    if (this.#own !== null) return this.#own
    const url = host === undefined ? null : URL.parse(`http://${host}`)
    if (url === null || url.pathname !== '/' || url.username !== '') return null
    return isHome(url.hostname) ? url.origin : null
  }

  /** Whether what a request changes was asked for by a page of ours, or by a program without cookies. */
  trusts({ origin, host, cookie }: Asked): boolean {
    const own = this.of(host)
    if (own === null) return false
    return origin === undefined ? cookie === undefined : origin === own
  }
}

export interface Asked {
  readonly origin?: string | undefined
  readonly host?: string | undefined
  readonly cookie?: string | undefined
}

/** Names that no stranger's name server answers for. */
function isHome(name: string): boolean {
  const bare = name.replace(/^\[|\]$/g, '')
  return isIP(bare) !== 0 || bare === 'localhost' || bare.endsWith('.localhost') || isThisMachine(bare)
}

function isThisMachine(name: string): boolean {
  const own = hostname().toLowerCase()
  return name === own || name === `${own}.local`
}
