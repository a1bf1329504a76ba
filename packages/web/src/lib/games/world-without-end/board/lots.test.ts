import type { Refusal } from '@chronik/kernel'
import { worldWithoutEnd } from '@chronik/world-without-end'
import { expect, test } from 'vitest'
import { refusalOf } from '#lib/acting/preview.ts'
import { readMove } from '#lib/table/wording.ts'
import { pairsOf } from '../reading.ts'
import { decisionsOf } from '../testing.ts'
import { shutLots } from './lots.ts'

test('W-510: while a site is chosen, free lots that are forbidden are locked, each for a reason', () => {
  const reasons = new Set<string>()
  const matches = [31, 32, 33, 34, 35, 36].map((seed) => [...decisionsOf({ players: 2 }, seed, 'en')])
  for (const { state, seat, decision, moves } of matches.flat()) {
    if (decision !== 'site') continue
    const offered = moves.map((move) => readMove(worldWithoutEnd, move).words.site)
    const shut = shutLots(pairsOf(state), (site) => (offered.includes(site) ? 'possible' : 'asked'))
    for (const site of shut) {
      const move = worldWithoutEnd.notation.parse(`house:${site}`)
      const why: Refusal | null =
        typeof move === 'number' ? refusalOf(worldWithoutEnd, state, seat, move) : null
      expect(why?.rule, site).toMatch(/^W-/)
      reasons.add(why?.rule ?? '')
    }
    for (const site of offered) expect(shut.has(site)).toBe(false)
  }
  expect([...reasons]).toContain('W-510')
})

test('while nobody builds, no lot is locked', () => {
  const [{ state }] = decisionsOf({ players: 3 }, 31, 'en')
  expect(shutLots(pairsOf(state), () => 'asked').size).toBe(0)
})
