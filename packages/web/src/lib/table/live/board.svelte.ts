import type { AnyState, Game } from '@chronik/kernel'
import type { TableProps } from '../contract.ts'
import { LiveTargets } from './targets.svelte.ts'
import { LiveView } from './view.svelte.ts'

/**
 * A board whose fields change one by one, those of its positions and its targets as well, so that only those parts
 * of it are drawn anew that show something else.
 */
export class LiveBoard implements TableProps {
  readonly game: Game
  view = $state.raw() as TableProps['view']
  preview = $state.raw<TableProps['preview']>(null)
  seat = $state.raw(0)
  seats = $state.raw<TableProps['seats']>([])
  due = $state.raw(-1)
  decision = $state.raw('')
  readonly targets = new LiveTargets()
  log = $state.raw<TableProps['log']>([])
  language = $state.raw<TableProps['language']>('en')
  #view: LiveView | null = null
  #preview: LiveView | null = null

  constructor(game: Game) {
    this.game = game
  }

  show(board: Omit<TableProps, 'game'>): void {
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
  }

  #follow(live: LiveView | null, state: AnyState): LiveView {
    if (live?.fits(state) !== true) return new LiveView(this.game, state)
    live.show(state)
    return live
  }
}
