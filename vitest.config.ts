import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    pool: 'forks',
    maxWorkers: 2,
    passWithNoTests: true,
    setupFiles: ['scripts/test/setup.ts'],
    // A busy machine is slow, not wrong: limits are there for what hangs. The first hook may install PostgreSQL.
    testTimeout: 300_000,
    hookTimeout: 600_000,
    expect: { poll: { timeout: 240_000, interval: 20 } },
    projects: [
      {
        extends: true,
        test: {
          name: 'engine',
          include: ['packages/**/*.test.ts', 'scripts/**/*.test.ts', 'bench/**/*.test.ts'],
          exclude: ['**/node_modules/**', 'packages/web/**'],
        },
      },
      {
        extends: true,
        plugins: [svelte({ configFile: false, compilerOptions: { runes: true } })],
        resolve: { conditions: ['browser'] },
        test: {
          name: 'web',
          include: ['packages/web/**/*.test.ts'],
          exclude: ['**/node_modules/**', 'packages/web/{build,.svelte-kit}/**'],
          globalSetup: ['scripts/web/test-setup.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'e2e',
          include: ['e2e/**/*.test.ts'],
          globalSetup: ['e2e/setup.ts'],
          testTimeout: 600_000,
        },
      },
    ],
  },
})
