import { expect, test } from 'vitest'
import { openSqlite } from '../store/sqlite/open.ts'
import { FolderForTests } from '../testing/folder.ts'
import { Blocks } from './blocks.ts'

test('who is blocked is not heard while somebody else signs in, either', async () => {
  using folder = new FolderForTests()
  const { store } = await openSqlite(folder.path)
  await store.social.block('ann', { user: 'pest', name: 'Pest' })
  const blocks = new Blocks(store)
  await blocks.load('ann')
  for (const people of [['guest', 'somebody'], ['pest'], ['ann']]) {
    blocks.changed(...people)
    expect(blocks.hides('ann', 'pest')).toBe(true)
  }
  // What became of them is known as soon as it is read.
  await store.social.unblock('ann', 'pest')
  await store.social.block('ann', { user: 'account', name: 'Pest' })
  blocks.changed('pest', 'account')
  await expect.poll(() => blocks.hides('ann', 'account')).toBe(true)
  expect(blocks.hides('ann', 'pest')).toBe(false)
  await store.close()
})
