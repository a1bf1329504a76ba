import type { AnyState, Game } from '@chronik/kernel'
import type { BoardProps, StoryLine } from '../table/contract.ts'
import { LiveTargets } from './live-targets.svelte.ts'
import { LiveView } from './live-view.svelte.ts'

/** What is to be drawn of a table beside the bar. */
export interface Drawing {
  readonly board: BoardProps
  readonly story: readonly StoryLine[]
}

/**
 * The board as it is drawn. Its fields change one by one, those of its positions and its targets as well, so
 * that only those parts of the board are drawn anew that show something else. It follows the bar by one frame when somebody acts: the answer is on the
 * screen before everything that comes of it is drawn.
 */
export class Drawn implements BoardProps {
  view = $state.raw() as BoardProps['view']
  preview = $state.raw<BoardProps['preview']>(null)
  seat = $state.raw(0)
  seats = $state.raw<BoardProps['seats']>([])
  due = $state.raw(-1)
  decision = $state.raw('')
  readonly targets = new LiveTargets()
  log = $state.raw<BoardProps['log']>([])
  language = $state.raw<BoardProps['language']>('en')
  story = $state.raw<readonly StoryLine[]>([])
  /** Whether there is anything to draw. */
  begun = $state.raw(false)
  /** Resolves when an answer is on the screen; null while none is awaited. */
  #answer: Promise<void> | null = null
  #next: Drawing | null = null
  readonly #game: Game
  readonly #shown: () => Promise<void>
  #view: LiveView | null = null
  #preview: LiveView | null = null

  /** `shown` resolves when what was changed is on the screen. */
  constructor(game: Game, shown: () => Promise<void>) {
    this.#game = game
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
    this.#view = this.#follow(this.#view, board.view)
    this.view = this.#view.view
    if (board.preview === null) this.preview = null
    else {
      this.#preview = this.#follow(this.#preview, board.preview)
      this.preview = this.#preview.view
    }
    this.seat = board.seat
    this.seats = board.seats
    this.due = board.due
    this.decision = board.decision
    this.targets.show(board.targets)
    this.log = board.log
    this.language = board.language
    this.story = story
    this.begun = true
  }

  #follow(live: LiveView | null, state: AnyState): LiveView {
    if (live?.fits(state) !== true) return new LiveView(this.#game, state)
    live.show(state)
    return live
  }
}
