import { readFileSync } from 'node:fs'
import { CLOSE, ClientFrame, LIMITS, ServerFrame } from '@chronik/protocol'
import { expect, test } from 'vitest'
import { LIVE_LIMITS } from './limits.ts'

const text = readFileSync(new URL('../../../../docs/protocol.md', import.meta.url), 'utf8')
const plain = text.replaceAll(',', '')

interface Shown {
  readonly type: string
  readonly [key: string]: unknown
}

function shown(arrow: string): Shown[] {
  return Array.from(
    text.matchAll(new RegExp(`^${arrow} (.*)$`, 'gm')),
    ([, json]) => JSON.parse(json) as Shown,
  )
}

test.each([
  ['→', ClientFrame],
  ['←', ServerFrame],
] as const)('docs/protocol.md shows every frame %s with the keys it has', (arrow, schema) => {
  const frames = shown(arrow)
  const known = new Map(
    schema.options.map((option) => [String([...option.shape.type.values][0]), Object.keys(option.shape)]),
  )
  expect(new Set(frames.map(({ type }) => type))).toEqual(new Set(known.keys()))
  for (const frame of frames) {
    for (const key of Object.keys(frame))
      expect([frame.type, ...(known.get(frame.type) ?? [])]).toContain(key)
  }
  // What nothing was left out of must be a frame.
  const whole = frames.filter((frame) => !JSON.stringify(frame).includes('…'))
  expect(whole.length).toBeGreaterThan(0)
  for (const frame of whole) expect(schema.safeParse(frame).error).toBeUndefined()
})

test('docs/protocol.md names every close code and the limits', () => {
  for (const code of Object.values(CLOSE)) expect(text).toContain(`\n| ${code} |`)
  expect(plain).toContain(`more than ${LIMITS.frame} bytes`)
  expect(plain).toContain(`more than ${LIVE_LIMITS.burst} frames at once or ${LIVE_LIMITS.rate} a second`)
  expect(plain).toContain(
    `watches at most ${LIVE_LIMITS.watches} tables and waits for at most ${LIVE_LIMITS.pending} answers`,
  )
  expect(plain).toContain(`${LIVE_LIMITS.visits} at once are free then ${LIVE_LIMITS.visitRate} a second`)
  expect(plain).toContain(`up to ${LIVE_LIMITS.ofPerson} per person`)
  expect(plain).toContain(`every ${LIVE_LIMITS.heartbeat / 1000} seconds`)
})
