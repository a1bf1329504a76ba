// What came over the live connections of a page, and whether it held anything that its viewer must not know.
import { type AnyState, type Game, type LogEntry, type Setup, viewOf } from '@chronik/kernel'
import { Position, type ServerFrame } from '@chronik/protocol'
import type { Page } from 'playwright-core'

export class Overheard {
  readonly frames: ServerFrame[] = []

  constructor(page: Page) {
    page.on('websocket', (socket) => {
      socket.on('framereceived', ({ payload }) => {
        this.frames.push(JSON.parse(String(payload)) as ServerFrame)
      })
    })
  }

  /** Everything up to the end of the match: then its seed is published. */
  get underWay(): ServerFrame[] {
    const end = this.frames.findIndex((frame) => 'table' in frame && isOver(frame.table))
    return end < 0 ? this.frames : this.frames.slice(0, end)
  }

  /** Lines of the story that say what only another seat may know. */
  told(viewer: number): LogEntry[] {
    const lines = this.underWay.flatMap((frame) => (frame.type === 'update' ? frame.beats : []))
    return lines
      .map(({ entry }) => entry as LogEntry)
      .filter((entry) => entry.secret !== undefined || (entry.seat !== viewer && holdsSecret(entry)))
  }

  /** Positions in which something was seen that this viewer must not see, and how many there were at all. */
  seen<S extends AnyState>(
    setup: Setup,
    viewer: number,
    game: Game<S>,
  ): { readonly open: number; readonly all: number } {
    const box = game.open(setup)
    const position = new Position()
    let open = 0
    let all = 0
    for (const frame of this.underWay) {
      if (frame.type !== 'update') continue
      const taken = position.take(frame)
      if (taken.kind !== 'new') continue
      for (const memory of [...taken.positions, position.memory]) {
        if (memory === null) continue
        all++
        const state = game.blank(box)
        state.mem.set(memory)
        // A view of a view hides nothing more: everything secret was hidden before.
        const again = viewOf(game, state, viewer).mem
        if (memory.some((value, at) => value !== again[at])) open++
      }
    }
    return { open, all }
  }
}

/** What a line of the log tells to nobody but its seat, by its code. */
const PRIVATE: { readonly [code: string]: string } = {
  'goal-dealt': 'goal',
  'load-chest': 'chest',
  discard: 'card',
  drawn: 'card',
}

function holdsSecret(entry: LogEntry): boolean {
  const secret = PRIVATE[entry.code]
  return secret !== undefined && secret in entry
}

const ENDED: readonly unknown[] = ['over', 'abandoned']

function isOver(table: unknown): boolean {
  return typeof table === 'object' && table !== null && 'status' in table && ENDED.includes(table.status)
}
