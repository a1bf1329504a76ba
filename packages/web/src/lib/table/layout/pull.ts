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
