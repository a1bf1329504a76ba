// The tests that mutants have to survive: those of one package, without random play and whole records.
import { defineConfig } from 'vitest/config'

const folder = process.env.CHRONIK_MUTATE ?? 'packages/kernel'

export default defineConfig({
  test: {
    include: [`${folder}/src/**/*.test.ts`, `${folder}/test/**/*.test.ts`],
    exclude: ['**/conformance.test.ts', '**/history.test.ts'],
    isolate: false,
    testTimeout: 30_000,
  },
})
