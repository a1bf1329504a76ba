import { expect, test } from 'vitest'
import { changedSince, touchedBy } from './changed.ts'
import { stageNames } from './stages.ts'

test('nothing changed, nothing to do', () => {
  expect(touchedBy([])).toEqual({ stages: [], sources: [], browser: 'none' })
})

test('prose is looked at by the linter and by the tests that read it', () => {
  expect(touchedBy(['docs/bots.md', 'README.md'])).toMatchObject({
    stages: ['lint', 'tests'],
    browser: 'none',
  })
})

test('a game is met at its own table', () => {
  expect(touchedBy(['packages/games/my-village/src/board/church.ts'])).toMatchObject({
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
  expect(touchedBy(['package-lock.json', 'docs/bots.md'])).toMatchObject({
    stages: stageNames,
    sources: null,
    browser: 'all',
  })
})

test('the types of the app are asked for where it is made of what changed', () => {
  expect(touchedBy(['packages/server/src/serve.ts']).stages).not.toContain('web')
  expect(touchedBy(['packages/kernel/src/match.ts']).stages).toContain('web')
  expect(touchedBy(['packages/web/messages/shell/de.json']).stages).toContain('web')
})

test('sources that changed are looked at alone, without those that are gone', () => {
  const files = ['packages/kernel/src/match.ts', 'packages/kernel/src/no-such-file.ts', 'docs/bots.md']
  expect(touchedBy(files).sources).toEqual(['packages/kernel/src/match.ts'])
})

test('an unknown revision is refused in the words of git', () => {
  expect(() => changedSince('no-such-revision')).toThrow('no-such-revision')
})
