import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { repository, Talk } from '../../test/process.ts'

const text = readFileSync(join(repository, 'docs/protocol.md'), 'utf8')
const session = Array.from(text.matchAll(/^> (.*)\n< (.*)$/gm), ([, request, reply]) => ({ request, reply }))

/** Whether a value is what the page shows; "…" stands for anything, in a list or object for anything more. */
function fits(shown: unknown, value: unknown): boolean {
  if (shown === '…') return value !== undefined
  if (Array.isArray(shown) && Array.isArray(value)) {
    const open = shown.at(-1) === '…'
    const known = open ? shown.slice(0, -1) : shown
    return (
      (open ? value.length >= known.length : value.length === known.length) &&
      known.every((one: unknown, index) => fits(one, value[index]))
    )
  }
  if (typeof shown === 'object' && shown !== null && typeof value === 'object' && value !== null) {
    const { '…': open, ...known } = shown as { readonly [key: string]: unknown }
    const found = value as { readonly [key: string]: unknown }
    return (
      Object.keys(known).every((key) => fits(known[key], found[key])) &&
      (open !== undefined || Object.keys(found).length === Object.keys(known).length)
    )
  }
  return shown === value
}

test('every example of docs/protocol.md is what the engine says', async () => {
  expect(session.length).toBeGreaterThan(20)
  const talk = new Talk()
  for (const { request, reply } of session) {
    const shown: unknown = JSON.parse(reply)
    const said = await talk.send(request)
    expect(fits(shown, said), `${request} is answered by ${JSON.stringify(said)}`).toBe(true)
  }
  expect(await talk.end()).toBe(0)
})

test('docs/protocol.md describes every op', async () => {
  const talk = new Talk()
  const { error } = await talk.ask({ op: 'none' })
  const ops = error?.words.replace(/^.*Ops: |\.$/g, '').split(', ') ?? []
  expect(ops.length).toBeGreaterThan(5)
  for (const op of ops) expect(text).toContain(`\n## ${op}\n`)
  await talk.end()
})
