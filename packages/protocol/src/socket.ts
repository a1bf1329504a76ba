/** What a client needs of a WebSocket; the global one of browsers and of Node fits. */
export interface Socket {
  send(text: string): void
  close(code?: number): void
  addEventListener(type: 'open', listener: () => void): void
  addEventListener(type: 'message', listener: (event: { readonly data: unknown }) => void): void
  addEventListener(type: 'close', listener: (event: { readonly code: number }) => void): void
  addEventListener(type: 'error', listener: () => void): void
}

/** How long a client waits, in milliseconds. */
export interface Patience {
  /** Before it connects again: the first time, and at most. */
  readonly first: number
  readonly longest: number
  /** Between two signs of life, and for the answer to one. */
  readonly quiet: number
  readonly answer: number
}

export const PATIENCE: Patience = { first: 250, longest: 10_000, quiet: 15_000, answer: 10_000 }

/** The pause before the next try: longer each time, and not the same for everybody. */
export function pause(tries: number, { first, longest }: Patience): number {
  return Math.min(longest, first * 2 ** tries) * (0.5 + Math.random() / 2)
}

/** An id of a request. Also works where a page is not served securely, as at home. */
export function freshRequest(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
