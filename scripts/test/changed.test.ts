import { expect, test } from 'vitest'
import { changedSince, touchedBy } from './changed.ts'
import { stageNames } from './stages.ts'

test('nothing changed, nothing to do', () => {
  expect(touchedBy([])).toEqual({ stages: [], browser: 'none' })
})

test('prose is looked at by the linter and by the tests that read it', () => {
  expect(touchedBy(['docs/bots.md', 'README.md'])).toEqual({ stages: ['lint', 'tests'], browser: 'none' })
})

test('a game is met at its own table', () => {
  expect(touchedBy(['packages/games/my-village/src/board/church.ts'])).toEqual({
    stages: stageNames,
    browser: ['my-village'],
  })
  expect(
    touchedBy([
      'packages/web/src/lib/games/village/board/Church.svelte',
      'packages/bots/src/games/my-village/evaluator.ts',
    ]).browser,
  ).toEqual(['my-village', 'village'])
})

test('what all tables share is met at all of them', () => {
  for (const file of [
    'packages/kernel/src/match.ts',
    'packages/web/src/lib/table/contract.ts',
    'packages/web/src/lib/games/index.ts',
    'packages/server/src/serve.ts',
    'e2e/visit.ts',
  ])
    expect(touchedBy([file]).browser, file).toBe('all')
})

test('a test that changed runs, and no browser for a unit test', () => {
  expect(touchedBy(['packages/kernel/src/match.test.ts']).browser).toBe('none')
  expect(touchedBy(['e2e/offline.test.ts']).browser).toEqual(['offline'])
})

test('what everything is built with touches everything', () => {
  expect(touchedBy(['package-lock.json', 'docs/bots.md'])).toEqual({ stages: stageNames, browser: 'all' })
})

test('an unknown revision is refused in the words of git', () => {
  expect(() => changedSince('no-such-revision')).toThrow('no-such-revision')
})
