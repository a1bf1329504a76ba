import { expect, test } from 'vitest'
import { FairQueue, type Waiting } from './queue.ts'

const any = () => true

function waiting(owner: string, urgent = true): Waiting {
  return { owner, urgent, since: 0, task: {} as never, resolve: () => {} }
}

test('one person with fifty tables waits for their own tables; who has one comes next', () => {
  const queue = new FairQueue()
  for (let table = 0; table < 50; table++) queue.add(waiting('many'))
  queue.add(waiting('one'))
  expect(queue.take(0, any)?.owner).toBe('many')
  queue.spent('many', 500, 500)
  expect(queue.take(500, any)?.owner).toBe('one')
  queue.spent('one', 500, 1_000)
  expect(queue.length).toBe(49)
  // From then on they take turns.
  const order = []
  for (let turn = 0; turn < 6; turn++) {
    const now = 1_000 + 500 * turn
    queue.add(waiting('one'))
    const next = queue.take(now, any)
    order.push(next?.owner)
    queue.spent(next?.owner ?? '', 500, now + 500)
  }
  expect(order.filter((owner) => owner === 'one')).toHaveLength(3)
})

test('tables where somebody waits go first, whatever was used', () => {
  const queue = new FairQueue()
  queue.spent('busy', 10_000, 0)
  queue.add(waiting('idle', false))
  queue.add(waiting('busy'))
  expect(queue.take(0, any)?.owner).toBe('busy')
  expect(queue.take(0, any)?.owner).toBe('idle')
  expect(queue.take(0, any)).toBeUndefined()
})

test('what was used long ago does not count, and is not kept', () => {
  const queue = new FairQueue()
  queue.spent('long ago', 60_000, 0)
  queue.spent('just now', 100, 600_000)
  queue.add(waiting('just now'))
  queue.add(waiting('long ago'))
  expect(queue.take(600_000, any)?.owner).toBe('long ago')
})
