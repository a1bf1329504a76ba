import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import type { Course, SchoolStanding } from '@chronik/bots'
import { Failure, UsageError } from '../command.ts'

interface Kept {
  readonly game: string
  readonly course: Course
  readonly generation: number
  readonly scale: readonly number[]
  readonly steps: number
  readonly parameters: string
  readonly average: string
  readonly means: string
  readonly squares: string
}

/** Keeps where a school stands, whole or not at all. */
export function keepStanding(file: string, game: string, course: Course, standing: SchoolStanding): void {
  const { generation, scale, parameters, average, memory } = standing
  const kept: Kept = {
    game,
    course,
    generation,
    scale,
    steps: memory.steps,
    parameters: bytesOf(parameters),
    average: bytesOf(average),
    means: bytesOf(memory.means),
    squares: bytesOf(memory.squares),
  }
  try {
    writeFileSync(`${file}.new`, JSON.stringify(kept))
    renameSync(`${file}.new`, file)
  } catch (error) {
    throw new Failure(`${file} cannot be written: ${error instanceof Error ? error.message : ''}`)
  }
}

/** Where the school of this file stands, or null if there is none yet. More generations may follow than planned. */
export function keptStanding(file: string, game: string, course: Course): SchoolStanding | null {
  if (!existsSync(file)) return null
  const kept = keptOf(file)
  const plan = (one: Course): string => JSON.stringify({ ...one, generations: 0 })
  if (kept.game !== game || plan(kept.course) !== plan(course))
    throw new UsageError(`${file} belongs to another training: choose another --out, or the same settings.`)
  const { generation, scale, steps, parameters, average, means, squares } = kept
  const memory = { steps, means: numbersOf(means), squares: numbersOf(squares) }
  return { generation, scale, parameters: numbersOf(parameters), average: numbersOf(average), memory }
}

const NUMBERS = ['parameters', 'average', 'means', 'squares'] as const

function keptOf(file: string): Kept {
  const kept = readJson(file) as Partial<Kept> | null
  if (kept === null || typeof kept !== 'object')
    throw new UsageError(`${file} holds no training: expected a file of chronik train --network.`)
  if (NUMBERS.some((name) => typeof kept[name] !== 'string'))
    throw new UsageError(`${file} was kept by another version of Chronik: choose another --out.`)
  return kept as Kept
}

function readJson(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return null
  }
}

function bytesOf(numbers: Float32Array): string {
  return Buffer.from(numbers.buffer, numbers.byteOffset, numbers.byteLength).toString('base64')
}

function numbersOf(bytes: string): Float32Array {
  return new Float32Array(Uint8Array.from(Buffer.from(bytes, 'base64')).buffer)
}
