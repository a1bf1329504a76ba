// Long runs of the conformance suite on one game, with a line of progress every two seconds.
import { parseArgs } from 'node:util'
import {
  conform,
  describeFinding,
  nameOfSetup,
  type Progress,
} from '../../packages/kernel/src/conformance/index.ts'
import type { Game } from '../../packages/kernel/src/index.ts'

const USAGE = 'npm run soak -- --game fair --matches 10000 [--seed N]'
const PAUSE = 2000

/** Plays and tells; true if nothing was found. */
export async function soakMatches(args: readonly string[]): Promise<boolean> {
  const { values } = parseArgs({
    args: [...args],
    options: {
      game: { type: 'string' },
      matches: { type: 'string', default: '10000' },
      seed: { type: 'string', default: '1' },
    },
  })
  const game = await load(values.game ?? '')
  const matches = wholeNumber(values.matches, 'matches')
  const seed = wholeNumber(values.seed, 'seed')
  const began = performance.now()
  let told = began
  const onProgress = (progress: Progress): void => {
    const now = performance.now()
    if (now - told < PAUSE) return
    told = now
    console.error(progressLine(progress, now - began))
  }
  const report = conform(game, { matches, seed, onProgress })
  for (const finding of report.findings) console.log(`\n${describeFinding(finding)}`)
  const { findings, unmet, ...figures } = report
  const seconds = Math.round(performance.now() - began) / 1000
  console.log(JSON.stringify({ ...figures, seed, seconds, findings: findings.length, unmet }, null, 2))
  return findings.length === 0
}

async function load(id: string): Promise<Game> {
  const { fair } = await import('../../packages/kernel/sample/game.ts')
  const { games } = await import('../../packages/cli/src/games.ts')
  if (id === fair.id) return fair as unknown as Game
  const offer = games.find((one) => one.id === id)
  if (offer !== undefined) return await offer.load()
  const known = [fair.id, ...games.map((one) => one.id)]
  return giveUp(`--game is one of ${known.join(', ')}`)
}

function giveUp(message: string): never {
  console.error(`${message}\n${USAGE}`)
  process.exit(2)
}

function wholeNumber(text: string, name: string): number {
  if (!/^\d{1,9}$/.test(text)) return giveUp(`--${name} is a whole number`)
  return Number(text)
}

function progressLine({ setup, matches, of, decisions, findings }: Progress, time: number): string {
  const share = `${matches} of ${of} matches, ${decisions} decisions, ${findings} findings`
  return `${Math.round(time / 1000)} s: ${share} (${nameOfSetup(setup)})`
}
