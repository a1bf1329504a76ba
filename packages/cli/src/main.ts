#!/usr/bin/env node
import { enableCompileCache } from 'node:module'
import { join } from 'node:path'

const root = join(import.meta.dirname, '../../..')
// Compiled sources are kept: most of a short command's time would go into compiling otherwise.
enableCompileCache(join(root, 'node_modules/.cache/chronik/compiled'))

const { chronik } = await import('./chronik.ts')
const { games } = await import('./games.ts')
process.exitCode = await chronik(process.argv.slice(2), { games, root })
