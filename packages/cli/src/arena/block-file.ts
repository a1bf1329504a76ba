import { appendFileSync, existsSync, readFileSync } from 'node:fs'
import type { BlockResult } from '@chronik/bots'
import { UsageError } from '../command.ts'
import type { Tournament } from './blocks.ts'

/** A block that was played: what every bot got out of it. */
export type Block = readonly BlockResult[]

/** What has to be the same for blocks to be counted together. */
function keyOf({ game, setup, bots }: Tournament): string {
  return JSON.stringify({ game, ...setup, bots })
}

/** Blocks of this tournament that a file already holds, by seed. */
export function keptIn(file: string, tournament: Tournament): Map<number, Block> {
  const blocks = new Map<number, Block>()
  if (!existsSync(file)) return blocks
  const lines = readFileSync(file, 'utf8').split('\n')
  lines.forEach((line, index) => {
    if (line === '') return
    const { of, seed, results } = lineOf(line, `${file}, line ${index + 1}`)
    if (of !== keyOf(tournament))
      throw new UsageError(
        `${file}, line ${index + 1}, holds a block of another tournament: choose another file.`,
      )
    blocks.set(seed, results)
  })
  return blocks
}

interface Line {
  readonly of: string
  readonly seed: number
  readonly results: Block
}

function lineOf(text: string, where: string): Line {
  try {
    return JSON.parse(text) as Line
  } catch {
    throw new UsageError(`${where} holds no block: expected a file written by chronik arena.`)
  }
}

/** Adds a finished block to the file. */
export function keep(file: string, tournament: Tournament, seed: number, results: Block): void {
  appendFileSync(file, `${JSON.stringify({ of: keyOf(tournament), seed, results } satisfies Line)}\n`)
}
