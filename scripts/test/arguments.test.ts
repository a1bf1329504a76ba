import { expect, test } from 'vitest'
import { parseTestArguments } from './arguments.ts'
import { stageNames } from './stages.ts'

test('without arguments everything is asked', () => {
  expect(parseTestArguments([])).toEqual({ only: stageNames, verbose: false, forVitest: [] })
})

test('a filter asks for tests only', () => {
  expect(parseTestArguments(['market', '-t', 'V-412'])).toEqual({
    only: ['tests'],
    verbose: false,
    forVitest: ['market', '-t', 'V-412'],
  })
})

test('stages can be chosen', () => {
  expect(parseTestArguments(['--only', 'types,lint', '--verbose'])).toEqual({
    only: ['types', 'lint'],
    verbose: true,
    forVitest: [],
  })
  expect(parseTestArguments(['--only=tests', 'market'])).toMatchObject({
    only: ['tests'],
    forVitest: ['market'],
  })
})

test('an unknown stage is refused with the list of stages', () => {
  expect(parseTestArguments(['--only', 'typos'])).toEqual({
    error: 'No stage is called "typos". Stages: types, web, lint, oxlint, layers, unused, tests.',
  })
})
