import type { Game } from '@chronik/kernel'
import type { BoardProps, StoryLine } from '../table/contract.ts'
import { LiveBoard } from '../table/live/board.svelte.ts'

/** What is to be drawn of a table beside the bar. */
export interface Drawing {
  readonly board: BoardProps
  readonly story: readonly StoryLine[]
}

/**
 * The board as it is drawn. It follows the bar by one frame when somebody acts: the answer is on the screen before
 * everything that comes of it is drawn.
 */
export class Drawn extends LiveBoard {
  story = $state.raw<readonly StoryLine[]>([])
  /** Whether there is anything to draw. */
  begun = $state.raw(false)
  /** Resolves when an answer is on the screen; null while none is awaited. */
  #answer: Promise<void> | null = null
  #next: Drawing | null = null
  readonly #shown: () => Promise<void>

  /** `shown` resolves when what was changed is on the screen. */
  constructor(game: Game, shown: () => Promise<void>) {
    super(game)
    this.#shown = shown
  }

  /** Somebody acts: until the answer is on the screen the board stays as it is. */
  wait(): void {
    this.#answer ??= this.#shown().then(() => {
      this.#answer = null
      if (this.#next !== null) this.#draw(this.#next)
    })
  }

  /** Draws this now, or when it is time. */
  follow(drawing: Drawing): void {
    if (this.#answer === null || !this.begun) this.#draw(drawing)
    else this.#next = drawing
  }

  /** Resolves when nothing waits to be drawn. */
  async caughtUp(): Promise<void> {
    while (this.#answer !== null) await this.#answer
  }

  #draw({ board, story }: Drawing): void {
    this.#next = null
    this.show(board)
    this.story = story
    this.begun = true
  }
}
