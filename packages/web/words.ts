import type { CompilerOptions } from '@inlang/paraglide-js'

/** How messages/*.json become functions; the app, the checks and the tests compile them the same way. */
export const words: CompilerOptions = {
  project: './project.inlang',
  outdir: './src/lib/words',
  strategy: ['globalVariable', 'baseLocale'],
  emitReadme: false,
  emitPrettierIgnore: false,
}
