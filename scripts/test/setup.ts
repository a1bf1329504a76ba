// Before every test file: what would be drawn or timed anew at each run is the same at all of them.
import { setDefaultAutoSelectFamilyAttemptTimeout } from 'node:net'
import fc from 'fast-check'
import { afterAll, vi } from 'vitest'
import { testSeed } from './seed.ts'

fc.configureGlobal({ seed: testSeed() })

// Where localhost has two addresses, Node gives up the first after a quarter of a second and tries the other, at
// which nobody listens. A busy machine is slow, not wrong.
setDefaultAutoSelectFamilyAttemptTimeout(60_000)

// Files share their process: a clock that one of them has stopped runs again for the next.
afterAll(() => void vi.useRealTimers())
