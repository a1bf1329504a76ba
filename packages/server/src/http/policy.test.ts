import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { NO_PAGE, policyFor, SCRIPT } from './policy.ts'

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

test('inline scripts and style sheets are let in by their hash, others are not', () => {
  const html = `<script>\n a("ä")\n</script><script src="/x.js"></script><SCRIPT type="module">b()</SCRIPT><style>c{}</style>`
  const policy = policyFor(html)
  expect(policy).toContain(`script-src 'self' ${hash('\n a("ä")\n')} ${hash('b()')};`)
  expect(policy).toContain(`style-src-elem 'self' ${hash('c{}')};`)
})

test('nothing from elsewhere, and no script that is not ours', () => {
  const policy = policyFor('<p>')
  expect(policy).toContain("default-src 'none'")
  expect(policy).toContain("script-src 'self';")
  expect(policy).toContain("frame-ancestors 'none'")
  expect(policy).not.toMatch(/script-src[^;]*unsafe|https?:|\*/)
  expect(NO_PAGE).toContain("default-src 'none'")
})

test('a script that runs as a worker loads its parts from here, starts workers of its own, and no more', () => {
  for (const source of ['script-src', 'worker-src', 'connect-src'])
    expect(SCRIPT).toContain(`${source} 'self'`)
  expect(SCRIPT).toContain("default-src 'none'")
  expect(SCRIPT).not.toMatch(/sandbox|https?:|\*/)
  // WebAssembly for the networks of bots; nothing else that is made at run time.
  expect(SCRIPT.replace("'wasm-unsafe-eval'", '')).not.toContain('unsafe')
})
