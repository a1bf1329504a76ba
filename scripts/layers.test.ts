import { execFile } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { root } from './tools.ts'

let house: string

beforeAll(() => {
  house = mkdtempSync(join(tmpdir(), 'chronik house '))
  for (const file of ['.dependency-cruiser.mjs', '.oxlintrc.json', 'tsconfig.json']) {
    cpSync(join(root, file), join(house, file))
  }
  write('package.json', JSON.stringify({ workspaces: ['packages/*', 'packages/games/*'] }))
  mkdirSync(join(house, 'node_modules/@chronik'), { recursive: true })
  symlinkSync(join(root, 'node_modules/.bin'), join(house, 'node_modules/.bin'), 'junction')
  for (const name of ['kernel', 'village', 'my-village', 'bots', 'protocol', 'server', 'web', 'cli'])
    build(name)
})

afterAll(() => rmSync(house, { recursive: true, force: true }))

describe('a forbidden import fails the layers stage', () => {
  const forbidden = {
    'packages/kernel/src/knows-a-game.ts': ['kernel-knows-nobody', "import '@chronik/village'"],
    'packages/kernel/src/knows-node.ts': ['engine-runs-anywhere', "import 'node:fs'"],
    'packages/kernel/src/knows-bare-node.ts': ['engine-runs-anywhere', "import 'fs'"],
    'packages/kernel/src/knows-the-sample.ts': ['source-knows-no-tests', "import '../sample/game.ts'"],
    'packages/kernel/src/knows-a-test.ts': ['source-knows-no-tests', "import './some.test.ts'"],
    'packages/games/village/src/knows-testing.ts': [
      'source-knows-no-tests',
      "import './testing/position.ts'",
    ],
    'packages/kernel/src/circle-a.ts': ['no-circles', "import './circle-b.ts'"],
    'packages/games/village/src/knows-a-game.ts': [
      'games-know-the-kernel-only',
      "import '@chronik/my-village'",
    ],
    'packages/games/village/src/knows-types.ts': [
      'games-know-the-kernel-only',
      "import type { word } from '@chronik/bots'\nexport type Word = typeof word",
    ],
    'packages/games/village/src/board/knows-an-expansion.ts': [
      'the-village-knows-no-expansion',
      "import type { word } from '../inn/fine.ts'\nexport type Word = typeof word",
    ],
    'packages/games/village/src/back-door.ts': [
      'through-the-front-door',
      "import '../../../kernel/src/index.ts'",
    ],
    'packages/bots/src/knows-the-server.ts': ['bots-know-kernel-and-games', "import '@chronik/server'"],
    'packages/bots/src/knows-node.ts': ['engine-runs-anywhere', "import 'node:worker_threads'"],
    'packages/protocol/src/knows-the-server.ts': [
      'protocol-knows-the-engine-only',
      "import '@chronik/server'",
    ],
    'packages/server/src/tables/knows-play.ts': [
      'server-tables-knows-the-floors-below',
      "import type { word } from '../play/fine.ts'\nexport type Word = typeof word",
    ],
    'packages/server/src/live/knows-api.ts': [
      'server-live-knows-the-floors-below',
      "import '../api/fine.ts'",
    ],
    'packages/server/src/store/knows-the-roof.ts': [
      'server-store-knows-the-floors-below',
      "import '../fine.ts'",
    ],
    'packages/server/src/cellar/stands-nowhere.ts': [
      'every-folder-of-the-server-has-a-floor',
      "import '../tables/fine.ts'",
    ],
    'packages/server/src/knows-the-app.ts': ['server-knows-no-screen', "import '@chronik/web'"],
    'packages/web/src/knows-the-server.ts': ['web-runs-no-server-code', "import '@chronik/server'"],
    'packages/web/src/lib/port/knows-the-sitting.ts': [
      'the-port-knows-no-screen',
      "import '../session/knows-the-worker.ts'",
    ],
    'packages/web/src/lib/session/knows-the-worker.ts': [
      'the-sitting-knows-no-adapter',
      "import '../port/local/host.ts'",
    ],
    'packages/web/src/lib/shell/carries-the-way.ts': [
      'the-way-online-is-loaded-when-it-is-taken',
      "import '../port/online/open.ts'",
    ],
    'packages/web/src/lib/games/village/knows-a-game.ts': [
      'a-table-knows-its-own-game-only',
      "import '../my-village/fine.ts'",
    ],
    'packages/web/src/lib/games/village/manifest.ts': [
      'a-manifest-needs-no-screen',
      "import '../../settings/fine.ts'",
    ],
    'packages/web/src/lib/games/village/knows-the-match.ts': [
      'a-table-knows-no-match',
      "import '../../session/fine.ts'",
    ],
    'packages/web/src/lib/table/knows-a-page.ts': ['a-table-knows-no-match', "import '../shell/fine.ts'"],
    'packages/web/src/lib/acting/knows-a-game.ts': [
      'the-kit-knows-no-game',
      "import type { word } from '../games/village/fine.ts'\nexport type Word = typeof word",
    ],
    'packages/web/src/lib/ui/knows-a-table.ts': ['ui-knows-no-match', "import '../table/fine.ts'"],
    'packages/web/src/routes/names-a-game.ts': [
      'only-the-index-names-games',
      "import '../lib/games/village/fine.ts'",
    ],
    'packages/cli/src/knows-the-app.ts': ['cli-knows-no-screen', "import '@chronik/web'"],
    'packages/cli/src/knows-nothing.ts': ['nothing-missing', "import './nowhere.ts'"],
  } as const

  const allowed = {
    'packages/kernel/sample/game.ts': "import '../src/index.ts'",
    'packages/kernel/src/some.test.ts': "import 'node:fs'\nimport '../sample/game.ts'",
    'packages/games/village/src/testing/position.ts': "import '@chronik/kernel'\nimport 'node:fs'",
    'packages/kernel/src/circle-b.ts': "import './circle-a.ts'",
    'packages/games/village/src/fine.ts': "import '@chronik/kernel'",
    'packages/games/village/src/board/fine.ts': "import '@chronik/kernel'",
    'packages/games/village/src/inn/fine.ts': "import '../board/fine.ts'\nexport const word = 1",
    'packages/bots/src/fine.ts': "import '@chronik/village'\nimport '@chronik/kernel'",
    'packages/server/src/fine.ts': "import 'node:fs'\nimport '@chronik/bots'\nimport '@chronik/kernel'",
    'packages/server/src/tables/fine.ts': "import '@chronik/kernel'",
    'packages/server/src/play/fine.ts': "import '../tables/fine.ts'\nexport const word = 1",
    'packages/server/src/api/fine.ts': "import '../play/fine.ts'\nimport '@chronik/protocol'",
    'packages/protocol/src/fine.ts': "import '@chronik/bots'\nimport '@chronik/kernel'",
    'packages/web/src/fine.ts': "import '@chronik/kernel'",
    'packages/web/src/lib/port/local/host.ts': "import '@chronik/kernel'",
    'packages/web/src/lib/port/online/open.ts': "import '@chronik/kernel'",
    'packages/web/src/lib/shell/takes-the-way.ts':
      "export const way = import('../port/online/open.ts')\nimport '../port/local/host.ts'",
    'packages/web/src/lib/games/index.ts': "import './village/fine.ts'",
    'packages/web/src/lib/games/village/fine.ts': "import '../../table/fine.ts'\nexport const word = 1",
    'packages/web/src/lib/games/my-village/fine.ts': "import '../../table/fine.ts'",
    'packages/web/src/lib/games/my-village/manifest.ts':
      "export const table = () => import('./fine.ts')\nimport type { word } from '../../table/fine.ts'\nexport type W = typeof word",
    'packages/web/src/lib/settings/fine.ts': 'export const word = 1',
    'packages/web/src/lib/table/fine.ts':
      "import type { word } from '../session/fine.ts'\nexport type Word = typeof word",
    'packages/web/src/lib/session/fine.ts': "import '../games/index.ts'\nexport const word = 1",
    'packages/web/src/lib/shell/fine.ts': "import '../games/index.ts'",
    'packages/cli/src/fine.ts': "import 'node:fs'\nimport '@chronik/server'\nimport '@chronik/village'",
  }

  let violations: readonly { readonly from: string; readonly rule: { readonly name: string } }[]

  beforeAll(async () => {
    for (const [file, [, text]] of Object.entries(forbidden)) write(file, text)
    for (const [file, text] of Object.entries(allowed)) write(file, text)
    const cruiser = 'dependency-cruiser/bin/dependency-cruiser.mjs'
    const { stdout } = await run(cruiser, '--config', '.dependency-cruiser.mjs', '-T', 'json', 'packages')
    const report = JSON.parse(stdout) as { summary: { violations: typeof violations } }
    violations = report.summary.violations
  })

  test.each(Object.entries(forbidden))('%s', (file, [rule]) => {
    expect(rulesBrokenBy(file)).toContain(rule)
  })

  test('and nothing else does', () => {
    const innocent = Object.keys(allowed).filter((file) => !file.includes('circle'))
    expect(innocent.filter((file) => rulesBrokenBy(file).length > 0)).toEqual([])
  })

  function rulesBrokenBy(file: string): string[] {
    return violations.filter(({ from }) => from === file).map(({ rule }) => rule.name)
  }
})

describe('a forbidden global fails the oxlint stage', () => {
  const impure = [
    'Math.random()',
    'Date.now()',
    'new Date()',
    'performance.now()',
    'process.env',
    'setTimeout(() => 1, 1)',
    "fetch('/')",
    'window.name',
    'document.title',
    "eval('1')",
    "new Function('return 1')",
    'globalThis.Date',
  ]
  const engine = [
    'packages/kernel/src',
    'packages/kernel/sample',
    'packages/games/village/src',
    'packages/bots/src',
  ]

  let complaints: readonly string[]

  beforeAll(async () => {
    for (const folder of engine) {
      for (const [index, text] of impure.entries()) {
        write(`${folder}/impure-${index}.ts`, `export const it = ${text}`)
        write(`${folder}/impure-${index}.test.ts`, `export const it = ${text}`)
      }
    }
    for (const [index, text] of impure.entries()) {
      write(`packages/server/src/impure-${index}.ts`, `export const it = ${text}`)
    }
    const result = await run('oxlint/bin/oxlint', '--format=unix', 'packages')
    complaints = result.stdout.split('\n')
    expect(result.ok).toBe(false)
  })

  test.each(impure.map((text, index) => [text, index] as const))('%s', (_text, index) => {
    for (const folder of engine) {
      const restricted = complaints.filter((line) => line.includes('no-restricted'))
      expect(restricted.some((line) => line.startsWith(`${folder}/impure-${index}.ts:`))).toBe(true)
    }
  })

  test('but tests and the server have a clock', () => {
    const elsewhere = complaints.filter((line) => /\.test\.ts:|^packages\/server\//.test(line))
    expect(elsewhere.filter((line) => line.includes('no-restricted'))).toEqual([])
  })
})

function build(name: string): void {
  const folder = name.includes('village') ? `packages/games/${name}` : `packages/${name}`
  const manifest = { name: `@chronik/${name}`, type: 'module', exports: './src/index.ts' }
  write(`${folder}/package.json`, JSON.stringify(manifest))
  write(`${folder}/src/index.ts`, 'export const word = 1')
  symlinkSync(join(house, folder), join(house, 'node_modules/@chronik', name), 'junction')
}

function write(file: string, text: string): void {
  mkdirSync(dirname(join(house, file)), { recursive: true })
  writeFileSync(join(house, file), `${text}\n`)
}

function run(tool: string, ...args: string[]): Promise<{ ok: boolean; stdout: string }> {
  return new Promise((resolve) => {
    const env = { ...process.env, NO_COLOR: '1', FORCE_COLOR: undefined }
    const options = { cwd: house, maxBuffer: 1e8, env }
    execFile(
      process.execPath,
      [join(root, 'node_modules', tool), ...args],
      options,
      // Node may have warnings of its own on the other stream.
      (error, stdout) => {
        resolve({ ok: error === null, stdout })
      },
    )
  })
}
