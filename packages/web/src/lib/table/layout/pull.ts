/** So far a wheel is turned before one flies: less than one notch of a mouse. */
const FAR = 80
/** Milliseconds after which a movement of the hand is over. */
const REST = 300
/** Pixels of a line, where a wheel counts in lines. */
const LINE = 33

type Turned = Pick<WheelEvent, 'deltaY' | 'deltaMode' | 'timeStamp'>

/** Adds up what a wheel or two fingers on a pad turn in one go. */
export class Pull {
  #sum = 0
  #last = 0

  /** `nearer` or `further` once it was turned far enough in one direction, null before. */
  turn({ deltaY, deltaMode, timeStamp }: Turned): 'nearer' | 'further' | null {
    const amount = deltaMode === 0 ? deltaY : deltaY * LINE
    if (timeStamp - this.#last > REST || Math.sign(amount) !== Math.sign(this.#sum)) this.#sum = 0
    this.#last = timeStamp
    this.#sum += amount
    if (Math.abs(this.#sum) < FAR) return null
    const way = this.#sum < 0 ? 'nearer' : 'further'
    this.#sum = 0
    return way
  }
}

/** Fingers that spread on a pad, or a wheel turned with Ctrl: small steps of one movement, which is over where it has led elsewhere. */
export class Spread {
  #wanted = 1
  #last = -Infinity
  #isOver = false

  /** Asks for what the whole movement comes to; the answer is whether that led elsewhere. */
  turn({ deltaY, timeStamp }: Turned, zoom: number, zoomTo: (wanted: number) => boolean): void {
    if (timeStamp - this.#last > REST) {
      this.#wanted = zoom
      this.#isOver = false
    }
    this.#last = timeStamp
    if (this.#isOver) return
    this.#wanted *= Math.exp(-deltaY / 300)
    this.#isOver = zoomTo(this.#wanted)
  }
}
