import type { CompilerOptions } from '@inlang/paraglide-js'

/** How messages/<area>/<language>.json become functions; the app, the checks and the tests compile them the same way. */
export const words: CompilerOptions = {
  project: './project.inlang',
  outdir: './src/lib/words',
  strategy: ['globalVariable', 'baseLocale'],
  // One module for each message, while developing too: the output does not flip between two shapes.
  outputStructure: 'message-modules',
  emitReadme: false,
  emitPrettierIgnore: false,
}
