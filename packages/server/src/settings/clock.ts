/** What tells the time. Durations are measured on the steady clock: the other may be set while the server runs. */
export interface Clock {
  /** Milliseconds since 1970, for what people read and what is kept. */
  wall(): number
  /** Milliseconds since some moment; never goes back and never jumps. */
  steady(): number
}

export const CLOCK: Clock = { wall: () => Date.now(), steady: () => performance.now() }
