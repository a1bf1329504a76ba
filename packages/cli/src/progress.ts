/** A line on the terminal that says how far a long command is; silent when nobody looks. */
export class Progress {
  readonly #shown = process.stderr.isTTY
  #next = 0

  /** Cheap to call often: it writes a few times per second only. */
  tell(text: () => string): void {
    if (!this.#shown || performance.now() < this.#next) return
    this.#next = performance.now() + 250
    process.stderr.write(`\r\x1b[K${text()}`)
  }

  done(): void {
    if (this.#shown) process.stderr.write('\r\x1b[K')
  }
}
