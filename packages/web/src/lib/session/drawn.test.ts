import type { Game } from '@chronik/kernel'
import { village } from '@chronik/village'
import { describe, expect, test } from 'vitest'
import type { BoardProps } from '../table/contract.ts'
import { type Drawing, Drawn } from './drawn.svelte.ts'

const game = village as unknown as Game
const begun = game.begin(game.open({ players: 2 }))

function drawing(decision: string): Drawing {
  const board: BoardProps = {
    view: begun,
    preview: null,
    seat: 0,
    seats: [],
    due: 0,
    decision,
    targets: new Map(),
    log: [],
    language: 'en',
  }
  return { board, story: [] }
}

/** A table whose screen shows something only when it is told to. */
function table() {
  const { promise, resolve } = Promise.withResolvers<void>()
  const drawn = new Drawn(game, () => promise)
  return { drawn, show: resolve }
}

describe('the board', () => {
  test('follows at once while nobody acts', () => {
    const { drawn } = table()
    expect(drawn.begun).toBe(false)
    drawn.follow(drawing('d-source'))
    expect(drawn).toMatchObject({ begun: true, decision: 'd-source' })
    drawn.follow(drawing('d-crafts'))
    expect(drawn.decision).toBe('d-crafts')
  })

  test('begins at once, whoever acts', () => {
    const { drawn } = table()
    drawn.wait()
    drawn.follow(drawing('d-source'))
    expect(drawn.decision).toBe('d-source')
  })

  test('lets the answer to an input go first and shows only the newest then', async () => {
    const { drawn, show } = table()
    drawn.follow(drawing('d-source'))
    drawn.wait()
    drawn.follow(drawing('d-crafts'))
    drawn.follow(drawing('d-train-produce'))
    expect(drawn.decision).toBe('d-source')
    show()
    await drawn.caughtUp()
    expect(drawn.decision).toBe('d-train-produce')
    drawn.follow(drawing('d-market'))
    expect(drawn.decision, 'nobody acts any more').toBe('d-market')
  })

  test('stays as it is where an answer changes nothing of it', async () => {
    const { drawn, show } = table()
    drawn.follow(drawing('d-source'))
    drawn.wait()
    show()
    await drawn.caughtUp()
    expect(drawn.decision).toBe('d-source')
  })
})
