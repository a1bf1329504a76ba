import { AWAY, inSight } from './sight.ts'

/**
 * Keeps the focus at the table: what had it may be drawn anew, or be gone after a choice; then the same thing
 * takes it again, or the question that is asked now. It never falls to the page, and whoever sits down has it at
 * the question.
 */
export function keepFocus(room: HTMLElement): () => void {
  /** What had the focus last, and how to find it again. */
  let last: HTMLElement | null = null
  let known: string | null = null
  let frame = 0

  function remember({ target }: FocusEvent): void {
    if (!(target instanceof HTMLElement)) return
    last = target
    known = nameOf(target)
  }

  function look(): void {
    if (frame !== 0 || (last !== null && isThere(last))) return
    // What comes instead is drawn by the next frame.
    frame = requestAnimationFrame(() => {
      frame = 0
      const { activeElement } = document
      if (activeElement !== null && activeElement !== document.body && isThere(activeElement)) return
      const again = known === null ? null : room.querySelector<HTMLElement>(known)
      ;(again ?? landing(room))?.focus({ preventScroll: true })
    })
  }

  const observer = new MutationObserver(look)
  observer.observe(room, { childList: true, subtree: true, attributeFilter: [AWAY, 'aria-disabled'] })
  room.addEventListener('focusin', remember)
  return () => {
    observer.disconnect()
    room.removeEventListener('focusin', remember)
    cancelAnimationFrame(frame)
  }
}

/** What is out of sight, or means nothing any more, is as good as gone. */
function isThere(element: Element): boolean {
  return element.isConnected && !element.matches('.spot.idle') && element.closest(`[${AWAY}]`) === null
}

/** What is asked, or how the match ended: whoever comes to the table begins there. */
function landing(room: HTMLElement): HTMLElement | null {
  const question = room.querySelector<HTMLElement>('[data-question]')
  if (question !== null) return question
  const title = room.querySelector<HTMLElement>('.scoring h1')
  if (title !== null) title.tabIndex = -1
  return title
}

/** How a thing is found again after it was drawn anew: by what it is on the board, or by its option. */
function nameOf(element: HTMLElement): string | null {
  for (const name of ['at', 'option'] as const) {
    const value = element.dataset[name]
    if (value !== undefined) return inSight(`[data-${name}="${CSS.escape(value)}"]:not([aria-hidden], .idle)`)
  }
  return null
}

/** The parts of a table that F6 goes through, in this order. */
export const REGIONS = ['question', 'board', 'own', 'others', 'story'] as const
export type Region = (typeof REGIONS)[number]

/** Where the focus goes in a part of the table: to its first control, or to the part itself. */
function entryOf(region: Region): HTMLElement | null {
  const found = document.querySelector<HTMLElement>(`[data-region="${region}"]`)
  if (found === null || found.closest('[inert]') !== null) return null
  if (region === 'question') return found.querySelector<HTMLElement>('[data-question]')
  return (
    found.querySelector<HTMLElement>(inSight('button.possible[data-at]')) ??
    found.querySelector<HTMLElement>(inSight(':is(button:not([tabindex="-1"], :disabled), a[href])'))
  )
}

export function goTo(region: Region): boolean {
  const entry = entryOf(region)
  entry?.focus({ preventScroll: true })
  return entry !== null
}

/** The next part of the table, or the one before. */
export function goRound(step: 1 | -1): boolean {
  const here = document.activeElement?.closest<HTMLElement>('[data-region]')?.dataset.region
  const from = REGIONS.findIndex((region) => region === here)
  for (let count = 1; count <= REGIONS.length; count++) {
    const at = (from + step * count + REGIONS.length * 2) % REGIONS.length
    if (REGIONS[at] !== here && goTo(REGIONS[at])) return true
  }
  return false
}
