// What is checked before the tests run: one stage, one question, one line.
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { cache, type Outcome, root, runTool, type Tool } from '../tools.ts'

export const stageNames = ['types', 'web', 'lint', 'oxlint', 'layers', 'unused', 'build', 'tests'] as const

export type StageName = (typeof stageNames)[number]

export interface Stage {
  readonly name: Exclude<StageName, 'tests'>
  readonly question: string
  readonly tool: Tool
  readonly args: readonly string[]
  /** Whether it can look at a few files alone: their names follow. */
  readonly byFile?: boolean
  /** Stages of one lane run one after the other, the lanes side by side. */
  readonly lane: 'sources' | 'app'
}

/** A folder comes into being with its first file. */
const folders = ['packages', 'scripts', 'bench', 'e2e'].filter((folder) => existsSync(join(root, folder)))

export const stages: readonly Stage[] = [
  {
    name: 'types',
    lane: 'sources',
    question: 'do the types fit?',
    tool: 'tsc',
    // What did not change is not checked again.
    args: [
      '--noEmit',
      '--incremental',
      '--tsBuildInfoFile',
      join(cache, 'types.json'),
      '-p',
      'tsconfig.json',
    ],
  },
  {
    name: 'web',
    lane: 'app',
    question: 'do the types of the app fit?',
    tool: 'web',
    args: [],
  },
  {
    name: 'lint',
    lane: 'sources',
    question: 'is it formatted and clean?',
    tool: 'biome',
    args: ['ci', '--colors=off', '--error-on-warnings', '--no-errors-on-unmatched', '.'],
  },
  {
    name: 'oxlint',
    lane: 'app',
    question: 'are promises awaited, is the engine pure?',
    tool: 'oxlint',
    args: ['--type-aware', '--deny-warnings', '--no-error-on-unmatched-pattern'],
    byFile: true,
  },
  {
    name: 'layers',
    lane: 'sources',
    question: 'do imports point one way?',
    tool: 'depcruise',
    args: ['--config', '.dependency-cruiser.mjs', ...folders],
  },
  {
    name: 'unused',
    lane: 'sources',
    question: 'is anything left over?',
    tool: 'knip',
    args: ['--no-progress', '--no-config-hints'],
  },
  {
    name: 'build',
    lane: 'app',
    question: 'can the app of the browser tests be built?',
    tool: 'build',
    args: [],
  },
]

/** How long nothing may be said. */
const BEAT = 10_000

/** Runs the lanes side by side and each stage of a lane after the other; tells on one line how each went. */
export async function runStages(
  chosen: readonly Stage[],
  verbose: boolean,
  files: readonly string[] | null = null,
): Promise<boolean[]> {
  if (chosen.length === 0) return []
  const running = new Set<string>()
  const beat = setInterval(() => console.log(`        … ${[...running].join(' and ')}`), BEAT)
  const lanes = Map.groupBy(chosen, ({ lane }) => lane)
  const outcomes = await Promise.all(
    [...lanes.values()].map(async (lane) => {
      const went: boolean[] = []
      for (const stage of lane) {
        running.add(stage.name)
        went.push(await runStage(stage, verbose, files))
        running.delete(stage.name)
      }
      return went
    }),
  ).finally(() => clearInterval(beat))
  return outcomes.flat()
}

/** Lets the tool speak only when it has something to say. */
async function runStage(stage: Stage, verbose: boolean, files: readonly string[] | null): Promise<boolean> {
  const some = stage.byFile === true && files !== null ? files : []
  const outcome = await runTool(stage.tool, [...stage.args, ...some])
  const went = `${outcome.seconds.toFixed(1).padStart(5)} s  ${outcome.ok ? 'ok' : 'FAILED'}`
  const words = verbose || !outcome.ok ? indented(outcome) : ''
  process.stdout.write(`${stage.name.padEnd(7)} ${stage.question.padEnd(42)} ${went}\n${words}`)
  return outcome.ok
}

function indented({ output }: Outcome): string {
  return `${output.trim().replaceAll(/^/gm, '    ')}\n`
}
