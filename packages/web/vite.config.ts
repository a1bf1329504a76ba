import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { paraglideVitePlugin } from '@inlang/paraglide-js'
import adapter from '@sveltejs/adapter-static'
import { sveltekit } from '@sveltejs/kit/vite'
import { defaultClientConditions, defaultServerConditions, defineConfig, type Plugin } from 'vite'
import { groups } from './parts.ts'
import { words } from './words.ts'

/** The one script that stands in app.html itself: the content security policy knows it by its hash. */
function inlineScript(): `sha256-${string}` {
  const page = readFileSync(new URL('src/app.html', import.meta.url), 'utf8')
  const script = /<script>([\s\S]*?)<\/script>/.exec(page)?.[1] ?? ''
  return `sha256-${createHash('sha256').update(script).digest('base64')}`
}

/** Importing the engine does nothing by itself: what is not used of it is left out. */
const treeshake = { moduleSideEffects: (id: string) => !/\/packages\/(kernel|bots|games)\//.test(id) }

/** A build for tests offers the sample game, too. */
const conditions = process.env.CHRONIK_SAMPLE === '1' ? ['sample'] : []

/** A worker draws nothing: of the games' folders it needs the manifests only, and of the plain table nothing. */
const DRAWN = /\/lib\/(games\/[^/]+\/(?!manifest\.ts)|table\/generic\/)/
/** It says nothing, either: why something is refused is worded on the page. */
const WORDED = /\/packages\/games\/[^/]+\/src\/words\/refusals\.ts$/
const WORDLESS = 'export const refusals = { de: {}, en: {}, nl: {} }'
const screenless: Plugin = {
  name: 'screenless',
  load: (id) => (DRAWN.test(id) ? 'export {}' : WORDED.test(id) ? WORDLESS : null),
}

/** That a position breaks no law is asked by the tests and the command, never by the app. */
const LAWS = /\/packages\/games\/[^/]+\/src\/[^/]+\/invariants\.ts$/
const LAWFUL = ['invariants', 'innInvariants', 'portInvariants', 'marriageInvariants', 'goalInvariants']
  .map((name) => `export const ${name} = () => []`)
  .join('\n')
const lawful: Plugin = {
  name: 'lawful',
  apply: 'build',
  load: (id) => (LAWS.test(id) ? LAWFUL : null),
}

export default defineConfig({
  resolve: { conditions: [...defaultClientConditions, ...conditions] },
  environments: {
    ssr: { resolve: { conditions: [...defaultServerConditions, ...conditions] } },
    client: { build: { rolldownOptions: { output: { codeSplitting: { groups } } } } },
  },
  plugins: [
    lawful,
    paraglideVitePlugin(words),
    sveltekit({
      adapter: adapter({
        pages: process.env.CHRONIK_BUILT ?? 'build',
        fallback: 'app.html',
        precompress: true,
      }),
      compilerOptions: { runes: true },
      inlineStyleThreshold: 20_000,
      csp: {
        mode: 'hash',
        directives: {
          'default-src': ['self'],
          'script-src': ['self', inlineScript()],
          'style-src': ['self', 'unsafe-inline'],
          'img-src': ['self', 'data:', 'blob:'],
          'connect-src': ['self', 'ws:', 'wss:'],
          'worker-src': ['self'],
          'object-src': ['none'],
          'base-uri': ['none'],
          'form-action': ['self'],
        },
      },
    }),
  ],
  build: { target: 'es2023', rolldownOptions: { treeshake } },
  worker: { format: 'es', plugins: () => [screenless, lawful], rolldownOptions: { treeshake } },
})
