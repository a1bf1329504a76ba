import { expect, test } from 'vitest'
import { Pinch } from './pinch.ts'

/** A board that is touched with fingers, without a page around it. */
class Touched extends EventTarget {
  readonly zooms: (readonly number[])[] = []
  /** Nearer than this leads elsewhere. */
  near = Infinity

  touch(kind: 'touchstart' | 'touchmove', ...fingers: readonly (readonly [x: number, y: number])[]): boolean {
    const event = new Event(kind, { cancelable: true })
    const touches = fingers.map(([clientX, clientY]) => ({ clientX, clientY }))
    return !this.dispatchEvent(Object.assign(event, { touches }))
  }
}

function pinched(zoom = 1) {
  const board = new Touched()
  const at = board as unknown as HTMLElement
  const pinch = new Pinch(
    at,
    () => zoom,
    (to, x, y) => {
      board.zooms.push([to, x, y])
      return to > board.near
    },
  )
  return { board, pinch }
}

test('two fingers that move apart bring the board nearer, around the point between them', () => {
  const { board } = pinched()
  board.touch('touchstart', [100, 200], [200, 200])
  const kept = board.touch('touchmove', [50, 200], [250, 200])
  expect(board.zooms).toEqual([[2, 150, 200]])
  // The page itself must not be zoomed by the same fingers.
  expect(kept).toBe(true)
})

test('two fingers that come together lead away, from where one stood', () => {
  const { board } = pinched(1.6)
  board.touch('touchstart', [0, 0], [0, 400])
  board.touch('touchmove', [0, 100], [0, 300])
  expect(board.zooms).toEqual([[0.8, 0, 200]])
})

test('what has led elsewhere is over, until the fingers touch the board anew', () => {
  const { board } = pinched()
  board.near = 1.25
  board.touch('touchstart', [100, 200], [200, 200])
  board.touch('touchmove', [85, 200], [215, 200])
  // The page is still not zoomed by fingers that go on.
  expect(board.touch('touchmove', [50, 200], [250, 200])).toBe(true)
  expect(board.zooms).toEqual([[1.3, 150, 200]])
  board.touch('touchstart', [100, 200], [200, 200])
  board.touch('touchmove', [90, 200], [210, 200])
  expect(board.zooms).toEqual([
    [1.3, 150, 200],
    [1.2, 150, 200],
  ])
})

test('one finger moves the board, and none does anything after the end', () => {
  const { board, pinch } = pinched()
  board.touch('touchstart', [100, 200])
  expect(board.touch('touchmove', [50, 200])).toBe(false)
  pinch.end()
  board.touch('touchstart', [100, 200], [200, 200])
  board.touch('touchmove', [50, 200], [250, 200])
  expect(board.zooms).toEqual([])
})
