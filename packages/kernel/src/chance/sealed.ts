import { hmac } from '@noble/hashes/hmac.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js'
import type { Source } from '../step.ts'
import { type Chance, pieceAt } from './chance.ts'

/** A secret of 256 bits, written as 64 hexadecimal digits. */
export type Seed = string

export function isSeed(text: string): boolean {
  return /^[0-9a-f]{64}$/.test(text)
}

/** What is published before a match: it binds the server to the seed and gives nothing away. */
export function commitmentTo(seed: Seed, matchId: string): string {
  return bytesToHex(
    sha256(concatBytes(utf8ToBytes('chronik seed 1\n'), hexToBytes(seed), utf8ToBytes(matchId))),
  )
}

/**
 * The chance of real matches: HMAC-SHA-256 of source and index under the secret seed. Draws already
 * seen do not help to predict later ones, and every draw can be checked once the seed is published.
 */
export class SealedChance implements Chance {
  /** What every draw begins with: the key is taken in once. */
  readonly #keyed: ReturnType<typeof hmac.create>

  constructor(seed: Seed) {
    if (!isSeed(seed)) throw new Error('a seed has 64 hexadecimal digits')
    this.#keyed = hmac.create(sha256, hexToBytes(seed))
  }

  outcome(source: Source, index: number, unseen: ArrayLike<number>, total: number): number {
    return pieceAt(unseen, this.#below(source, index, total))
  }

  /** Even over 0 to n - 1: words of the stream beyond the last full multiple of n are passed over. */
  #below(source: Source, index: number, n: number): number {
    if (!(n >= 1)) throw new Error(`${source.id} has nothing to draw from`)
    const limit = Math.floor(2 ** 32 / n) * n
    for (let block = 0; ; block++) {
      const bytes = this.#keyed
        .clone()
        .update(utf8ToBytes(`${source.id}\n${index}\n${block}`))
        .digest()
      const words = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
      for (let at = 0; at < bytes.length; at += 4) {
        const word = words.getUint32(at)
        if (word < limit) return word % n
      }
    }
  }
}
