/** Points seat by seat: at the start, after every round, at the end. */
export type Course = readonly (readonly number[])[]

/** Where the lines of a course lie in their picture. */
interface ChartFrame {
  readonly left: number
  readonly right: number
  /** Of the fewest and of the most points, from above. */
  readonly low: number
  readonly high: number
  /** The scale reaches at least so far. */
  readonly least: number
}

/** A course as lines in a picture. */
export class Chart {
  /** So far it may be seen: the end only when everything is counted. */
  readonly known: Course
  readonly moments: number
  readonly most: number
  readonly fewest: number
  readonly #frame: ChartFrame

  constructor(course: Course, over: boolean, frame: ChartFrame) {
    this.#frame = frame
    this.known = over ? course : course.map((points) => points.slice(0, -1))
    this.moments = Math.max(2, ...course.map((points) => points.length))
    this.most = Math.max(frame.least, ...course.flat())
    this.fewest = Math.min(0, ...course.flat())
  }

  x(at: number): number {
    const { left, right } = this.#frame
    return left + (at / (this.moments - 1)) * (right - left)
  }

  y(points: number): number {
    const { low, high } = this.#frame
    return low - ((points - this.fewest) / (this.most - this.fewest)) * (low - high)
  }

  /** The line of a seat. */
  path(seat: number): string {
    const points = this.known[seat] ?? []
    return `M${points.map((one, at) => `${this.x(at).toFixed(1)} ${this.y(one).toFixed(1)}`).join('L')}`
  }

  /** Steps of the scale, from 0 up. */
  levels(unit: number): number[] {
    return Array.from({ length: Math.floor(this.most / unit) + 1 }, (_, at) => at * unit)
  }
}
