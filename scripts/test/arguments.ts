// What `npm test -- ...` asks for.
import { type StageName, stageNames } from './stages.ts'

export interface TestArguments {
  readonly only: readonly StageName[]
  readonly verbose: boolean
  /** Only what can be touched by what differs from this revision; null where everything is asked. */
  readonly changed: string | null
  /** File filters and options that go to Vitest as they are. */
  readonly forVitest: readonly string[]
}

export function parseTestArguments(args: readonly string[]): TestArguments | { readonly error: string } {
  const forVitest: string[] = []
  let only: readonly StageName[] | undefined
  let verbose = false
  let changed: string | null = null
  for (let index = 0; index < args.length; index++) {
    const arg = args[index]
    if (arg === '--verbose') verbose = true
    else if (arg === '--changed') changed = 'HEAD'
    else if (arg.startsWith('--changed=')) changed = arg.slice('--changed='.length)
    else if (arg === '--only' || arg.startsWith('--only=')) {
      const names = (arg === '--only' ? (args[++index] ?? '') : arg.slice('--only='.length)).split(',')
      const unknown = names.filter((name) => !isStageName(name))
      if (unknown.length > 0) {
        return { error: `No stage is called "${unknown.join(', ')}". Stages: ${stageNames.join(', ')}.` }
      }
      only = names.filter(isStageName)
    } else forVitest.push(arg)
  }
  return { only: only ?? (forVitest.length > 0 ? ['tests'] : stageNames), verbose, changed, forVitest }
}

function isStageName(name: string): name is StageName {
  return stageNames.some((stage) => stage === name)
}
