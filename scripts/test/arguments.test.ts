import { expect, test } from 'vitest'
import { parseTestArguments } from './arguments.ts'
import { stageNames } from './stages.ts'

test('without arguments everything is asked', () => {
  expect(parseTestArguments([])).toEqual({ only: stageNames, verbose: false, changed: null, forVitest: [] })
})

test('a filter asks for tests only', () => {
  expect(parseTestArguments(['market', '-t', 'V-412'])).toEqual({
    only: ['tests'],
    verbose: false,
    changed: null,
    forVitest: ['market', '-t', 'V-412'],
  })
})

test('stages can be chosen', () => {
  expect(parseTestArguments(['--only', 'types,lint', '--verbose'])).toEqual({
    only: ['types', 'lint'],
    verbose: true,
    changed: null,
    forVitest: [],
  })
  expect(parseTestArguments(['--only=tests', 'market'])).toMatchObject({
    only: ['tests'],
    forVitest: ['market'],
  })
})

test('what a change can touch is asked since the last commit, or since a revision', () => {
  expect(parseTestArguments(['--changed'])).toMatchObject({ only: stageNames, changed: 'HEAD' })
  expect(parseTestArguments(['--changed=main', '--only', 'tests'])).toMatchObject({
    only: ['tests'],
    changed: 'main',
  })
})

test('an unknown stage is refused with the list of stages', () => {
  expect(parseTestArguments(['--only', 'typos'])).toEqual({
    error: 'No stage is called "typos". Stages: types, web, lint, oxlint, layers, unused, build, tests.',
  })
})
