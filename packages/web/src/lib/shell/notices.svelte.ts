import { untrack } from 'svelte'

/** A short notice at the lower edge, with at most one thing that can be done about it. */
export interface Notice {
  readonly id: number
  readonly text: string
  readonly act?: { readonly label: string; run(): void }
  /** It is said elsewhere already, in its order: here it is only seen. */
  readonly said?: true
}

const SHOWN_MS = 10_000
/** What can be done about something must be found, read and reached first. */
const OFFERED_MS = 30_000

let last = 0
let shown = $state.raw<readonly Notice[]>([])

export function notices(): readonly Notice[] {
  return shown
}

/** `stays`: until somebody closes it. Gives its number: who leaves the place it is about can take it away. */
export function notify(text: string, act?: Notice['act'], stays = false): number {
  const id = ++last
  // Whoever notifies from an effect does not want to be called again for it.
  const kept = untrack(() => shown).filter((notice) => notice.text !== text)
  shown = [...kept, { id, text, ...(act === undefined ? {} : { act }) }]
  if (!stays) setTimeout(() => dismiss(id), act === undefined ? SHOWN_MS : OFFERED_MS)
  return id
}

/** A notice of what is said aloud elsewhere, in the place of the one before. */
export function show(text: string): void {
  const id = notify(text)
  shown = untrack(() => shown).flatMap((notice) =>
    notice.id === id ? [{ ...notice, said: true as const }] : notice.said === true ? [] : [notice],
  )
}

export function dismiss(id: number): void {
  shown = shown.filter((notice) => notice.id !== id)
}
