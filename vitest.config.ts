import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vitest/config'

/** Packages without a clock, a file or anything else of the world outside. */
const pure = ['packages/kernel/**/*.test.ts', 'packages/games/**/*.test.ts']

export default defineConfig({
  test: {
    pool: 'forks',
    // A core more than there are: tests of the browser and of the server wait a good part of their time.
    maxWorkers: 3,
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
          name: 'rules',
          include: pure,
          exclude: ['**/node_modules/**'],
          // What is pure needs no fresh process for each file: its modules are read once.
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: 'engine',
          // A fresh process for each file would read the server and its libraries anew: a second each time.
          isolate: false,
          include: ['packages/**/*.test.ts', 'scripts/**/*.test.ts', 'bench/**/*.test.ts'],
          exclude: ['**/node_modules/**', 'packages/web/**', ...pure],
        },
      },
      {
        extends: true,
        plugins: [svelte({ configFile: false, compilerOptions: { runes: true } })],
        resolve: { conditions: ['browser'] },
        test: {
          name: 'web',
          // The app's modules are many and take longer to read than most tests take: once for each process.
          isolate: false,
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
