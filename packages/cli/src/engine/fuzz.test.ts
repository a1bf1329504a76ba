import { readFileSync } from 'node:fs'
import { FastRandom } from '@chronik/kernel'
import { expect, test } from 'vitest'
import { Fuzzer } from '../../test/fuzz.ts'
import { type Reply, Talk } from '../../test/process.ts'
import { games } from '../games.ts'

const { CHRONIK_FUZZ_LINES, CHRONIK_SOAK } = process.env
const LINES = Number(CHRONIK_FUZZ_LINES ?? (CHRONIK_SOAK === undefined ? 2000 : 100_000))
const SEED = Number(process.env.CHRONIK_FUZZ_SEED ?? process.env.CHRONIK_SEED ?? 1)
const AT_ONCE = 50
const MOST_MEGABYTES = 400

/** What the process has in memory, where the system tells it. */
function megabytesOf(pid: number): number | null {
  try {
    const [, kilobytes] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? []
    return Number(kilobytes) / 1024
  } catch {
    return null
  }
}

test.each(['fair', ...games.map(({ id }) => id)])(
  `%s: ${LINES} fuzzed lines get one reply each, and the engine lives on`,
  async (game) => {
    const talk = new Talk(['--seed', String(SEED)], game === 'fair' ? 'fair' : 'real')
    const fuzzer = new Fuzzer(new FastRandom(SEED), game)
    const codes = new Map<string, number>()
    let most = 0
    for (let sent = 0; sent < LINES; sent += AT_ONCE) {
      const replies: Promise<Reply>[] = []
      for (let at = 0; at < Math.min(AT_ONCE, LINES - sent); at++) replies.push(talk.send(fuzzer.line()))
      for (const reply of await Promise.all(replies)) {
        fuzzer.learn(reply)
        const code = reply.ok ? 'ok' : (reply.error?.code ?? '')
        codes.set(code, (codes.get(code) ?? 0) + 1)
        if (reply.ok) continue
        expect(reply.error?.code).toMatch(/^[a-z0-9-]+$/)
        expect(reply.error?.words).toMatch(/\S/)
      }
      most = Math.max(most, megabytesOf(talk.child.pid ?? 0) ?? 0)
    }
    expect(await talk.ask({ op: 'games', tag: 'last' })).toMatchObject({ ok: true, tag: 'last' })
    expect(talk.unasked).toBe(0)
    expect(talk.unanswered).toBe(0)
    expect(await talk.end()).toBe(0)
    expect(most).toBeLessThan(MOST_MEGABYTES)
    expect(codes.get('ok')).toBeGreaterThan(LINES / 10)
    if (LINES > 10_000) console.log(game, `${most.toFixed(0)} MB`, Object.fromEntries(codes))
  },
  Math.max(600_000, LINES * 20),
)
