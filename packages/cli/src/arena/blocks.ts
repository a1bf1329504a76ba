import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type BlockResult, playBlock } from '@chronik/bots'
import { opponents } from '@chronik/bots/all'
import { formatRecord, type Match, recordOf, type Setup } from '@chronik/kernel'
import { contestantOf } from './contestant.ts'

/** What a worker needs to know to play blocks. */
export interface Tournament {
  readonly game: string
  readonly setup: Setup
  readonly bots: readonly string[]
  /** Where to keep the record of every match, or null. */
  readonly records: string | null
}

/** Plays one block of a tournament. */
export async function playOne(
  { game, setup, bots, records }: Tournament,
  seed: number,
): Promise<BlockResult[]> {
  const own = opponents[game]
  const contestants = await Promise.all(bots.map((bot) => contestantOf(bot, own)))
  return playBlock(
    {
      game: own.game,
      setup,
      contestants: contestants.length,
      seat: (contestant, box, botSeed) => contestants[contestant].seat(box, botSeed),
      clock: cpuMs,
      ...(records === null
        ? {}
        : {
            onMatch: (match, sitting, rotation) =>
              keep(
                match,
                records,
                seed,
                rotation,
                sitting.map((one) => bots[one]),
              ),
          }),
    },
    seed,
  )
}

/** CPU time of this thread alone. */
export function cpuMs(): number {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1000
}

function keep(match: Match, folder: string, seed: number, rotation: number, names: readonly string[]): void {
  mkdirSync(folder, { recursive: true })
  const id = `${match.game.id}-${seed}-${rotation}`
  writeFileSync(join(folder, `${id}.record`), formatRecord(recordOf(match, { id, names })))
}
