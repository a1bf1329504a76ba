/** Zooms around a point; true where that led elsewhere. */
type ZoomTo = (zoom: number, x: number, y: number) => boolean

/** Two fingers on the board zoom it, until that has led elsewhere; one finger moves it by scrolling. */
export class Pinch {
  readonly #at: HTMLElement
  readonly #zoom: () => number
  readonly #zoomTo: ZoomTo
  #apart = 0
  #from = 1

  constructor(at: HTMLElement, zoom: () => number, zoomTo: ZoomTo) {
    this.#at = at
    this.#zoom = zoom
    this.#zoomTo = zoomTo
    at.addEventListener('touchstart', this.#start, { passive: true })
    at.addEventListener('touchmove', this.#move, { passive: false })
  }

  end(): void {
    this.#at.removeEventListener('touchstart', this.#start)
    this.#at.removeEventListener('touchmove', this.#move)
  }

  readonly #start = ({ touches }: TouchEvent): void => {
    if (touches.length !== 2) return
    this.#apart = distance(touches)
    this.#from = this.#zoom()
  }

  readonly #move = (event: TouchEvent): void => {
    const { touches } = event
    if (touches.length !== 2) return
    event.preventDefault()
    if (this.#apart === 0) return
    const x = (touches[0].clientX + touches[1].clientX) / 2
    const y = (touches[0].clientY + touches[1].clientY) / 2
    // Fingers that go on do not zoom what one has just come to.
    if (this.#zoomTo((this.#from * distance(touches)) / this.#apart, x, y)) this.#apart = 0
  }
}

const distance = ({ 0: a, 1: b }: TouchList): number =>
  Math.hypot(a.clientX - b.clientX, a.clientY - b.clientY)
