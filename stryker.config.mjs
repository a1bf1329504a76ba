// Mutation testing of one package: CHRONIK_MUTATE=packages/games/village npx stryker run
// Rules only: data, words, declarations and the tests' own tools have nothing to mutate.
const folder = process.env.CHRONIK_MUTATE ?? 'packages/kernel'

export default {
  testRunner: 'vitest',
  vitest: { configFile: 'stryker.vitest.config.mjs', related: false },
  mutate: [
    `${folder}/src/**/*.ts`,
    `!${folder}/src/**/*.test.ts`,
    `!${folder}/src/**/{vocabulary,refusals,log,index,state,moves,game,box,invariants,imagine}.ts`,
    `!${folder}/src/edition/**`,
  ],
  ignoreStatic: true,
  coverageAnalysis: 'perTest',
  concurrency: Number(process.env.CHRONIK_MUTATE_CONCURRENCY ?? 1),
  timeoutMS: 8_000,
  tempDirName: '.stryker',
  reporters: ['clear-text', 'json'],
  jsonReporter: { fileName: 'node_modules/.cache/chronik/mutation.json' },
  clearTextReporter: { allowColor: false, logTests: false, reportTests: false },
  incremental: false,
  symlinkNodeModules: true,
  ignorePatterns: ['.git', 'docs/*.svg', 'packages/web', 'packages/server', 'e2e', 'bench', '.ci'],
}
