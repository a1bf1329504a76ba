import { SvelteSet } from 'svelte/reactivity'

/** People whom somebody does not want to hear; they are not told, and the device remembers it. */
const KEY = 'chronik.silenced'

export const silenced = new SvelteSet<string>(read())

export function silence(user: string, on: boolean): void {
  if (on) silenced.add(user)
  else silenced.delete(user)
  keep()
}

export function hearAll(): void {
  silenced.clear()
  keep()
}

function keep(): void {
  try {
    localStorage.setItem(KEY, JSON.stringify([...silenced]))
  } catch {
    // Without storage it lasts as long as the page.
  }
}

function read(): string[] {
  try {
    const found: unknown = JSON.parse(globalThis.localStorage?.getItem(KEY) ?? '[]')
    return Array.isArray(found) ? found.filter((one) => typeof one === 'string') : []
  } catch {
    return []
  }
}
