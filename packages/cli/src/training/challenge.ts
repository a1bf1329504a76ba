import { writeFileSync } from 'node:fs'
import { Challenge, readyFor } from '@chronik/bots'
import { opponents } from '@chronik/bots/all'
import { type Arguments, Failure, print, printJson } from '../command.ts'
import { Progress } from '../progress.ts'
import { rounded, seedOf } from '../simulation.ts'

/** Trains a style to beat the grandmaster in use, and keeps it as a file for the arena. */
export async function trainChallenger(args: Arguments, id: string): Promise<number> {
  const out = args.required('out')
  const generations = args.number('generations', 1, 1000) ?? 8
  const matches = args.number('matches', 1, 1_000_000) ?? 400
  const iterations = args.number('iterations', 1, 1_000_000) ?? 0
  const challenge = new Challenge(
    await readyFor(opponents[id], 'grandmaster'),
    iterations,
    seedOf(args.text('seed') ?? '1'),
  )
  const progress = new Progress()
  const margins: number[] = []
  for (let generation = 1; generation <= generations; generation++) {
    const margin = await challenge.climb(matches, (done) =>
      progress.tell(() => `generation ${generation}: ${done} of ${matches} matches`),
    )
    progress.done()
    margins.push(rounded(margin))
    if (!args.flag('json'))
      print(`generation ${generation}: challengers ended ${rounded(margin)} points ahead on average`)
    keep(out, { game: id, style: challenge.style })
  }
  if (args.flag('json')) printJson({ game: id, margins, out })
  else print(`written to ${out}`)
  return 0
}

function keep(file: string, style: object): void {
  try {
    writeFileSync(file, `${JSON.stringify(style, null, 2)}\n`)
  } catch (error) {
    throw new Failure(`${file} cannot be written: ${error instanceof Error ? error.message : ''}`)
  }
}
