// `npm run bench [-- filter] [--json file]`: measures, each benchmark in a process of its own. See README.md.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { root } from '../scripts/tools.ts'
import type { Benchmark, Measurement } from './benchmark.ts'
import { kernel } from './kernel.ts'
import { leaves } from './leaves.ts'
import { measure } from './measure.ts'
import { HEADING, inWords, reportOf, summaryOf } from './report.ts'
import { search } from './search.ts'
import { simulate } from './simulate.ts'

const HELP = `Usage: npm run bench [-- <filter>...] [--json <file>] [--list]

Measures how much is done per CPU second. A filter is a part of a name; several are alternatives.
"npm run bench -- server" puts the whole server under load instead, "npm run bench -- web" measures how fast a
table in the browser answers, "npm run bench -- analysis" how long a match is looked back on there, "npm run bench -- crowd"
how two people in browsers fare among 200 others, "npm run bench -- levels" how long each level of the bots thinks about a
decision, "npm run bench -- answers" whether bots answer the same in the browser, "npm run bench -- rest" what is at work
there while a person is asked (see README.md).`

async function main(): Promise<number> {
  const [first, ...rest] = process.argv.slice(2)
  if (first === 'server') return (await import('./server/main.ts')).benchServer(rest)
  if (first === 'answers') return runApart('e2e/same-answers.ts', rest)
  if (first === 'levels') return (await import('./levels.ts')).benchLevels(rest)
  if (first === 'web') return runApart('e2e/speed.ts', rest)
  if (first === 'analysis') return runApart('e2e/analysis-speed.ts', rest)
  if (first === 'rest') return runApart('e2e/at-rest.ts', rest)
  if (first === 'crowd') return runApart('e2e/crowd.ts', rest)
  const { values, positionals } = parseArgs({
    options: {
      json: { type: 'string' },
      list: { type: 'boolean' },
      here: { type: 'string', multiple: true },
      help: { type: 'boolean' },
    },
    allowPositionals: true,
  })
  if (values.help) return tell(HELP)
  const all = [...kernel, ...simulate, ...search, ...leaves]
  if (values.here !== undefined) return measureHere(all, values.here)
  const chosen = all.filter(
    ({ name }) => positionals.length === 0 || positionals.some((part) => name.includes(part)),
  )
  if (chosen.length === 0)
    return tell(`No benchmark has ${positionals.join(' or ')} in its name (see --list).`, 2)
  if (values.list) return tell(chosen.map(({ name }) => name).join('\n'))
  console.log(HEADING)
  const results: Measurement[] = []
  for (const group of Map.groupBy(chosen, ({ name, pair }) => pair ?? name).values()) {
    for (const result of await measuredApart(group)) {
      results.push(result)
      console.log(inWords(result))
    }
  }
  const report = reportOf(results)
  console.log(`\n${summaryOf(report)}`)
  if (values.json !== undefined) writeFileSync(values.json, `${JSON.stringify(report, null, 2)}\n`)
  return report.bars.every(({ ok }) => ok) ? 0 : 1
}

/** What needs a page runs in a process of its own. */
async function runApart(script: string, args: readonly string[]): Promise<number> {
  const [code] = (await once(
    spawn(process.execPath, [join(root, script), ...args], { stdio: 'inherit' }),
    'close',
  )) as [number | null]
  return code ?? 1
}

function tell(words: string, code = 0): number {
  console.log(words)
  return code
}

async function measureHere(all: readonly Benchmark[], names: readonly string[]): Promise<number> {
  return tell(JSON.stringify(await measure(all.filter(({ name }) => names.includes(name)))))
}

/** What one benchmark taught the compiler must not help or harm the next: each has a process of its own. */
async function measuredApart(group: readonly Benchmark[]): Promise<Measurement[]> {
  const args = group.flatMap(({ name }) => ['--here', name])
  const child = spawn(process.execPath, [import.meta.filename, ...args], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let out = ''
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    out += text
  })
  const [code] = (await once(child, 'close')) as [number | null]
  if (code !== 0) throw new Error(`"${group.map(({ name }) => name).join(', ')}" failed.`)
  return JSON.parse(out) as Measurement[]
}

try {
  process.exitCode = await main()
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 2
}
