import { ClientFrame, LIMITS, type Submission } from '@chronik/protocol'
import type { output } from 'zod'

/** A frame of a client that has the right form. */
export type Frame = output<typeof ClientFrame>

/** Reads a frame; null if it is none. Submissions are the many: they are checked by hand. */
export function readFrame(text: string): Frame | null {
  let json: unknown
  try {
    json = JSON.parse(text)
  } catch {
    return null
  }
  if (isObject(json) && json.type === 'submit') {
    const submission = readSubmission(json)
    return submission === null ? null : { type: 'submit', ...submission }
  }
  const frame = ClientFrame.safeParse(json)
  return frame.success ? frame.data : null
}

/** Says the same as the schema of a submission; a test compares them. */
export function readSubmission(json: { readonly [key: string]: unknown }): Submission | null {
  const { table, seq, request, moves } = json
  if (!isWord(table, 1, LIMITS.word) || !isWord(request, 8, LIMITS.request)) return null
  if (typeof seq !== 'number' || !Number.isSafeInteger(seq) || seq < 0) return null
  if (!Array.isArray(moves) || moves.length === 0 || moves.length > LIMITS.moves) return null
  for (const move of moves as readonly unknown[]) {
    if (typeof move !== 'string' || move.length === 0 || move.length > LIMITS.move) return null
  }
  return { table, seq, request, moves: moves as string[] }
}

function isObject(json: unknown): json is { readonly [key: string]: unknown } {
  return typeof json === 'object' && json !== null && !Array.isArray(json)
}

function isWord(value: unknown, min: number, max: number): value is string {
  if (typeof value !== 'string' || value.length < min || value.length > max) return false
  return WORD.test(value)
}

const WORD = /^[A-Za-z0-9_-]+$/
