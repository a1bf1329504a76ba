import type { TargetId } from '../table/contract.ts'

/** A hand that trembles does not drag yet. */
const SLACK = 7

interface Held {
  readonly spot: HTMLElement
  readonly x: number
  readonly y: number
  /** The piece under the pointer, once it is on its way. */
  ghost: HTMLElement | null
}

/**
 * Lets what glows be dragged with mouse or pen; fingers move the board. `drop` gets where it lay and
 * everything it was dropped on, the topmost first. Returns how to stop listening.
 */
export function letDrag(
  board: HTMLElement,
  drop: (from: TargetId, over: readonly TargetId[]) => void,
): () => void {
  let held: Held | null = null
  const listening = new AbortController()
  const { signal } = listening

  const release = (): void => {
    held?.ghost?.remove()
    held = null
  }

  board.addEventListener(
    'pointerdown',
    (event) => {
      if (event.button !== 0 || event.pointerType === 'touch' || !(event.target instanceof Element)) return
      const spot = event.target.closest<HTMLElement>('button[data-at]:is(.possible, .chosen)')
      if (spot !== null) held = { spot, x: event.clientX, y: event.clientY, ghost: null }
    },
    { signal },
  )
  addEventListener(
    'pointermove',
    ({ clientX, clientY }) => {
      if (held === null) return
      if (held.ghost === null && Math.hypot(clientX - held.x, clientY - held.y) < SLACK) return
      held.ghost ??= lift(held.spot)
      held.ghost.style.translate = `${clientX}px ${clientY}px`
    },
    { signal },
  )
  addEventListener(
    'pointerup',
    ({ clientX, clientY }) => {
      const from = held?.ghost == null ? undefined : held.spot.dataset.at
      release()
      if (from === undefined) return
      swallowClick()
      drop(from, placesAt(clientX, clientY))
    },
    { signal },
  )
  addEventListener('pointercancel', release, { signal })
  addEventListener('keydown', ({ key }) => key === 'Escape' && release(), { signal })
  return () => {
    release()
    listening.abort()
  }
}

/** A picture of the piece that follows the pointer. */
function lift(spot: HTMLElement): HTMLElement {
  const ghost = document.createElement('div')
  const piece = spot.querySelector('svg')
  const { width, height } = (piece ?? spot).getBoundingClientRect()
  const copy = (piece ?? spot).cloneNode(true)
  if (copy instanceof Element) copy.removeAttribute('data-at')
  ghost.append(copy)
  ghost.ariaHidden = 'true'
  ghost.style.cssText = `position:fixed;left:${-width / 2}px;top:${-height / 2}px;z-index:60;pointer-events:none;scale:1.15;filter:drop-shadow(0 6px 6px rgb(40 24 8 / 0.4))`
  document.body.append(ghost)
  return ghost
}

function placesAt(x: number, y: number): TargetId[] {
  return document.elementsFromPoint(x, y).flatMap((element) => {
    const at = element instanceof HTMLElement ? element.dataset.at : undefined
    return at === undefined ? [] : [at]
  })
}

/** Where dragging ends on the spot it began on, the browser clicks; that was not meant. */
function swallowClick(): void {
  const swallow = (event: Event): void => event.stopPropagation()
  addEventListener('click', swallow, { capture: true, once: true })
  setTimeout(() => removeEventListener('click', swallow, { capture: true }))
}
