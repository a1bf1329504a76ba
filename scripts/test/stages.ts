// What is checked before the tests run: one stage, one question, one line.
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { cache, type Outcome, root, runTool, type Tool } from '../tools.ts'

export const stageNames = ['types', 'web', 'lint', 'oxlint', 'layers', 'unused', 'tests'] as const

export type StageName = (typeof stageNames)[number]

export interface Stage {
  readonly name: Exclude<StageName, 'tests'>
  readonly question: string
  readonly tool: Tool
  readonly args: readonly string[]
  /** Whether it can look at a few files alone: their names follow. */
  readonly byFile?: boolean
}

/** A folder comes into being with its first file. */
const folders = ['packages', 'scripts', 'bench', 'e2e'].filter((folder) => existsSync(join(root, folder)))

export const stages: readonly Stage[] = [
  {
    name: 'types',
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
    question: 'do the types of the app fit?',
    tool: 'web',
    args: [],
  },
  {
    name: 'lint',
    question: 'is it formatted and clean?',
    tool: 'biome',
    args: ['ci', '--colors=off', '--error-on-warnings', '--no-errors-on-unmatched', '.'],
  },
  {
    name: 'oxlint',
    question: 'are promises awaited, is the engine pure?',
    tool: 'oxlint',
    args: ['--type-aware', '--deny-warnings', '--no-error-on-unmatched-pattern'],
    byFile: true,
  },
  {
    name: 'layers',
    question: 'do imports point one way?',
    tool: 'depcruise',
    args: ['--config', '.dependency-cruiser.mjs', ...folders],
  },
  {
    name: 'unused',
    question: 'is anything left over?',
    tool: 'knip',
    args: ['--no-progress', '--no-config-hints'],
  },
]

/** Tells on one line how it went, and lets the tool speak only when it has something to say. */
export async function runStage(
  stage: Stage,
  verbose: boolean,
  files: readonly string[] | null = null,
): Promise<boolean> {
  process.stdout.write(`${stage.name.padEnd(7)} ${stage.question.padEnd(42)} `)
  const some = stage.byFile === true && files !== null ? files : []
  const outcome = await runTool(stage.tool, [...stage.args, ...some])
  process.stdout.write(`${outcome.seconds.toFixed(1).padStart(5)} s  ${outcome.ok ? 'ok' : 'FAILED'}\n`)
  if (verbose || !outcome.ok) process.stdout.write(indented(outcome))
  return outcome.ok
}

function indented({ output }: Outcome): string {
  return `${output.trim().replaceAll(/^/gm, '    ')}\n`
}
