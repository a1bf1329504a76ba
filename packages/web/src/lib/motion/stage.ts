import type { TargetId } from '../table/contract.ts'
import { standingFor } from '../table/sight.ts'
import type { Flight } from './flight.ts'

/** A spot on the screen, found before the change that moves a piece away from it. */
export interface Spot {
  readonly x: number
  readonly y: number
  readonly size: number
}

/** Where pieces fly: finds places on the screen and moves ghosts between them. */
export interface Stage {
  spot(ids: readonly TargetId[]): Spot | null
  /** Resolves when the piece has arrived; without a goal it rises and fades. */
  fly(flight: Flight, from: Spot | null, milliseconds: number): Promise<void>
  /** Ends everything that is in the air. */
  clear(): void
}

const SIZE = 32
const STEP = 60

/** The page as a stage: ghosts fly on an arc above everything and hide what they stand for. */
export class PageStage implements Stage {
  readonly #running = new Set<Animation>()
  readonly #ghosts = new Set<Element>()

  spot(ids: readonly TargetId[]): Spot | null {
    const found = this.#element(ids)
    if (found === null) return null
    const { left, top, width, height } = found.getBoundingClientRect()
    if (width === 0 && height === 0) return null
    return {
      x: left + width / 2,
      y: top + height / 2,
      size: Math.min(44, Math.max(20, Math.min(width, height))),
    }
  }

  async fly(flight: Flight, from: Spot | null, milliseconds: number): Promise<void> {
    const goal = this.#element(flight.to)
    const to = this.spot(flight.to)
    const count = flight.amount ?? 1
    const stops = [from, ...(flight.over ?? []).map((id) => this.spot([id])), to].filter(
      (spot) => spot !== null,
    )
    if (stops.length === 0) return
    const hidden = goal !== null && stops.length > 1 ? this.#hide(goal, flight, milliseconds) : null
    await Promise.all(
      Array.from({ length: count }, (_, one) =>
        stops.length > 1
          ? this.#arc(flight.piece, stops, milliseconds, one * STEP)
          : this.#fade(flight.piece, stops[0], to !== null, milliseconds, one * STEP),
      ),
    )
    hidden?.cancel()
    if (goal !== null) this.#settle(goal)
  }

  clear(): void {
    for (const animation of this.#running) animation.cancel()
    for (const ghost of this.#ghosts) ghost.remove()
    this.#running.clear()
    this.#ghosts.clear()
  }

  #element(ids: readonly TargetId[]): Element | null {
    for (const id of ids) {
      const found = document.querySelector(standingFor(id))
      if (found !== null) return found
    }
    return null
  }

  /** What flies itself is not seen at its new place before it has arrived. */
  #hide(goal: Element, { piece, self = false }: Flight, milliseconds: number): Animation | null {
    const figure = piece.startsWith('meeple-') && goal.getAttribute('data-at')?.startsWith('figure:') === true
    if (!figure && !self) return null
    return this.#track(goal.animate([{ opacity: 0 }, { opacity: 0 }], { duration: milliseconds * 2 }))
  }

  /** One bounce where a piece has landed. */
  #settle(goal: Element): void {
    const frames = [{ scale: '1' }, { scale: '1.08' }, { scale: '1' }]
    this.#track(goal.animate(frames, { duration: 180, easing: 'ease-out' }))
  }

  async #arc(piece: string, stops: readonly Spot[], milliseconds: number, delay: number): Promise<void> {
    const ghost = this.#ghost(piece, stops[0].size)
    const frames = stops.flatMap((spot, at) => arcFrames(spot, stops[at + 1], at, stops.length - 1))
    const easing = stops.length > 2 ? 'linear' : 'cubic-bezier(0.34, 1.1, 0.5, 1)'
    await this.#play(ghost, frames, { duration: milliseconds, delay, easing, fill: 'both' })
  }

  async #fade(piece: string, at: Spot, arrives: boolean, milliseconds: number, delay: number): Promise<void> {
    const ghost = this.#ghost(piece, at.size)
    const here = { transform: place(at.x, at.y), opacity: arrives ? 0 : 1 }
    const there = { transform: place(at.x, at.y - 28), opacity: arrives ? 1 : 0 }
    const frames = arrives
      ? [
          { ...there, opacity: 0 },
          { ...here, opacity: 1 },
        ]
      : [here, there]
    await this.#play(ghost, frames, { duration: milliseconds * 0.7, delay, easing: 'ease-out', fill: 'both' })
  }

  async #play(ghost: Element, frames: Keyframe[], timing: KeyframeAnimationOptions): Promise<void> {
    const animation = this.#track(ghost.animate(frames, timing))
    // A cancelled flight has nothing more to do.
    await animation.finished.catch(() => {})
    ghost.remove()
    this.#ghosts.delete(ghost)
  }

  #track(animation: Animation): Animation {
    this.#running.add(animation)
    const forget = () => this.#running.delete(animation)
    animation.onfinish = forget
    animation.oncancel = forget
    return animation
  }

  #ghost(piece: string, size: number): Element {
    const ghost = document.createElementNS('http://www.w3.org/2000/svg', 'svg')
    ghost.setAttribute('viewBox', '0 0 32 32')
    ghost.setAttribute('aria-hidden', 'true')
    ghost.style.cssText = `position:fixed;left:0;top:0;width:${size}px;height:${size}px;margin:${-size / 2}px;z-index:60;pointer-events:none;filter:drop-shadow(0 4px 4px rgb(60 40 15 / .35))`
    const use = document.createElementNS('http://www.w3.org/2000/svg', 'use')
    use.setAttribute('href', `#${piece}`)
    ghost.append(use)
    document.body.append(ghost)
    this.#ghosts.add(ghost)
    return ghost
  }
}

function place(x: number, y: number): string {
  return `translate(${x}px, ${y}px)`
}

/** Up and over to the next spot: the higher, the further it is. */
function arcFrames(from: Spot, to: Spot | undefined, at: number, legs: number): Keyframe[] {
  const start = { transform: place(from.x, from.y), offset: at / legs }
  if (to === undefined) return [{ ...start, offset: 1 }]
  const distance = Math.hypot(to.x - from.x, to.y - from.y)
  const lift = Math.min(90, 12 + distance * 0.18)
  const middle = place((from.x + to.x) / 2, (from.y + to.y) / 2 - lift)
  return [
    start,
    { transform: `${middle} scale(${distance > SIZE * 2 ? 1.15 : 1})`, offset: (at + 0.5) / legs },
  ]
}
