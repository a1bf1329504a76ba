import { globSync, readFileSync } from 'node:fs'
import { join, matchesGlob } from 'node:path'
import { fileURLToPath } from 'node:url'
import { readConfig } from '@chronik/server'
import { expect, it } from 'vitest'
import { chronik } from './chronik.ts'

const root = fileURLToPath(new URL('../../../', import.meta.url))
const read = (path: string) => readFileSync(join(root, path), 'utf8')
const [image, compose, proxy, unit] = [
  'Dockerfile',
  'deploy/compose.yaml',
  'deploy/Caddyfile',
  'deploy/chronik.service',
].map(read)
const documented = new Set(
  read('docs/operations.md')
    .match(/^\| `[A-Z_]+`/gm)
    ?.map((cell) => cell.slice(3, -1)),
)

/** The block of a service: its lines until the next one at the same depth. */
function serviceIn(name: string): string {
  return new RegExp(`^  ${name}:(.*(?:\\n(?: {4}.*)?)*)`, 'm').exec(compose)?.[1] ?? ''
}

/** What the servers of the compose file are started with. */
function environment(): Record<string, string> {
  const block = /environment: &environment\n((?: {4}.*\n)+)/.exec(compose)?.[1] ?? ''
  const given: Record<string, string> = { POSTGRES_PASSWORD: 'hidden', CHRONIK_SECRET: 'x'.repeat(44) }
  const filled = (value: string) =>
    value
      .replaceAll('"', '')
      .replace(/\$\{([A-Z_]+):\?\}/g, (_, name: string) => given[name] ?? 'https://chronik.example')
  return Object.fromEntries(
    [...block.matchAll(/^ {4}([A-Z_]+): (.*)$/gm)].map(([, name, value]) => [name, filled(value)]),
  )
}

it('the compose file puts three servers, a worker, PostgreSQL, NATS and a proxy together, as they can be started', async () => {
  for (const name of ['server-1', 'server-2', 'server-3']) expect(serviceIn(name)).toContain('*process')
  expect(serviceIn('worker')).toContain('command: [worker]')
  expect(serviceIn('postgres')).toContain('healthcheck')
  expect(serviceIn('nats')).toContain('-js')
  const config = readConfig(environment())
  expect(config).not.toHaveProperty('problems')
  expect(config).toMatchObject({ config: { nats: 'nats://nats:4222', botThreads: 0, trustProxy: 1 } })
  const worker = readConfig({ ...environment(), CHRONIK_BOT_THREADS: '' }, { log: 'info', role: 'worker' })
  expect(worker).not.toHaveProperty('problems')
  const upstreams = /reverse_proxy (.*) \{/.exec(proxy)?.[1].split(' ') ?? []
  expect(upstreams).toEqual(['server-1:3000', 'server-2:3000', 'server-3:3000'])
  expect(proxy).toContain('health_uri /readyz')
  expect(serviceIn('proxy')).toContain('./Caddyfile')
  // Docker kills after ten seconds whoever is not told otherwise; a server may answer for longer.
  expect(compose).toMatch(/^ {2}stop_grace_period: 30s$/m)
})

it('the image is built in two steps, runs as nobody in particular, keeps its data in a volume and says how it is', () => {
  expect(image.match(/^FROM /gm)).toHaveLength(2)
  const last = image.slice(image.lastIndexOf('FROM '))
  expect(last).toMatch(/^USER node$/m)
  expect(last).toMatch(/^VOLUME \/var\/lib\/chronik$/m)
  expect(last).toContain('CHRONIK_DATA=/var/lib/chronik')
  expect(last).toMatch(/HEALTHCHECK[\s\S]*\/readyz/)
  // Both steps run the Node that is asked for.
  expect(new Set(image.match(/^FROM \S+/gm))).toEqual(new Set(['FROM node:24-bookworm-slim']))
  expect(read('package.json')).toContain('"node": "^24')
  expect(last).toContain('ENTRYPOINT ["node", "packages/cli/src/main.ts"]')
  expect(last).toContain('CMD ["serve"]')
})

/** Whether a file of the repository is there when the image is built: copied, and not kept out. */
function isInImage(file: string): boolean {
  const within = (folder: string) => file === folder || file.startsWith(`${folder.replace(/\/$/, '')}/`)
  const copied = [...image.matchAll(/^COPY (?!--)(.+) \S+$/gm)].flatMap(([, from]) => from.split(' '))
  if (!copied.some(within)) return false
  const rules = read('.dockerignore').trim().split('\n')
  // The last rule that fits counts.
  const last = rules.findLast((rule) => {
    const pattern = rule.replace(/^!/, '')
    return within(pattern) || matchesGlob(file, pattern) || matchesGlob(file, `${pattern}/**`)
  })
  return last === undefined || last.startsWith('!')
}

it('everything that the app is built from is in the image, and nothing of what a machine keeps for itself', () => {
  const sources = /const SOURCES = \[([\s\S]*?)\]/.exec(read('scripts/build-web.ts'))?.[1] ?? ''
  const patterns = [...sources.matchAll(/'([^']+)'/g)].map(([, pattern]) => pattern)
  const files = globSync(patterns, { cwd: root, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(root.length).replaceAll('\\', '/'))
    .filter((file) => !file.endsWith('.test.ts'))
  expect(files.some((file) => file.startsWith('docs/rulebook/de/'))).toBe(true)
  expect(files.filter((file) => !isInImage(file))).toEqual([])
  for (const file of ['scripts/build-web.ts', 'packages/cli/src/main.ts', 'package-lock.json'])
    expect(isInImage(file)).toBe(true)
  for (const file of [
    'data/secret',
    '.git/config',
    'node_modules/pg/package.json',
    'packages/web/node_modules/a.js',
  ])
    expect(isInImage(file)).toBe(false)
})

it('the unit of systemd starts the same program, without rights it does not need', () => {
  expect(unit).toMatch(/^ExecStart=.*packages\/cli\/src\/main\.ts serve$/m)
  for (const line of ['User=chronik', 'Restart=on-failure', 'NoNewPrivileges=yes', 'ProtectSystem=strict'])
    expect(unit).toContain(line)
})

it('every command and setting that is used there exists, and every setting is documented', async () => {
  for (const name of [
    'serve',
    'worker',
    'export',
    'import',
    'check-upgrade',
    'people',
    'person',
    'tables',
    'reports',
  ])
    expect(await chronik([name, '--help'], { games: [], root: '' })).toBe(0)
  const used = [image, compose, unit].join('\n').match(/CHRONIK_[A-Z_]+/g) ?? []
  expect(used.filter((name) => !documented.has(name))).toEqual([])
  const sources = ['config.ts', 'mail.ts']
    .map((file) => read(`packages/server/src/settings/${file}`))
    .join('\n')
  const readable = sources.match(/CHRONIK_[A-Z_]+/g) ?? []
  expect(readable.filter((name) => !documented.has(name))).toEqual([])
})
