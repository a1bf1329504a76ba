// Writes src/lib/words without a build: checks and tests need it, too.
import { compile } from '@inlang/paraglide-js'
import { words } from './words.ts'

await compile(words)
// The compiler leaves a worker behind that would keep the process for half a minute.
process.exit(0)
