import { LIMITS, Submission } from '@chronik/protocol'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readFrame, readSubmission } from './read.ts'

const word = fc.oneof(
  fc.stringMatching(/^[A-Za-z0-9_-]{1,70}$/),
  fc.string({ maxLength: 70 }),
  fc.constant('12345678'),
)
const moves = fc.array(fc.oneof(fc.string({ maxLength: 90 }), fc.constant('take crafts skill')), {
  maxLength: 3,
})
const submission = fc.record(
  {
    table: fc.oneof(word, fc.anything()),
    seq: fc.oneof(fc.integer(), fc.double(), fc.anything()),
    request: fc.oneof(word, fc.anything()),
    moves: fc.oneof(moves, fc.anything(), fc.constant(Array(LIMITS.moves + 1).fill('a'))),
  },
  { requiredKeys: [] },
)

test('submissions are checked by hand as the schema checks them', () => {
  fc.assert(
    fc.property(submission, (json) => {
      const expected = Submission.safeParse(json)
      expect(readSubmission(json)).toEqual(expected.success ? expected.data : null)
    }),
    { numRuns: 2_000 },
  )
})

test('whatever text comes, reading it gives a frame or nothing', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
      readFrame(text)
    }),
    { numRuns: 2_000 },
  )
})

test('what a frame does not know is left out', () => {
  const frame = { type: 'submit', table: 't', seq: 0, request: '12345678', moves: ['a'], seat: 3 }
  expect(readFrame(JSON.stringify(frame))).not.toHaveProperty('seat')
})
