import type { LogEntry } from '@chronik/kernel'
import { SILVER_GOALS } from '../src/goals/vocabulary.ts'
import type { VillageLog, VillageState } from '../src/index.ts'
import { holds } from '../src/inn/person.ts'
import { persons } from '../src/inn/persons.ts'
import { PERSONS } from '../src/inn/vocabulary.ts'

/** A whole match as it can be told: what was logged, the moves in words, and the position at the end. */
export interface Told {
  readonly log: readonly LogEntry[]
  readonly moves: readonly string[]
  readonly final: VillageState
}

/** Moves that are deeds by themselves. */
const MOVES = new Set([
  'produce brewery',
  'buy brewery',
  'open-chest 1',
  'sell-bread',
  'sell-tool',
  'serve',
  'cubes',
  'bread-grain',
  'bread-bread',
  'tool-cubes',
  'tool-tool',
  'pay bread',
])

/** What was done in a match, as words of coverage.ts. */
export function deedsOf({ log, moves, final }: Told): Set<string> {
  const deeds = new Set<string>()
  for (const move of moves) if (MOVES.has(move)) deeds.add(move)
  let marketDay = false
  let wedding = false
  let couples = 0
  let before: VillageLog | undefined
  for (const entry of log as readonly VillageLog[]) {
    const { code } = entry
    if (code === 'market-day') marketDay = true
    if (code === 'market-end') marketDay = false
    if (code === 'wedding-phase') {
      wedding = true
      couples = 0
    }
    if (code === 'round') {
      wedding = false
      if (couples > 0) deeds.add(couples === 1 ? 'one couple' : 'two couples')
      couples = 0
    }
    if (code === 'couple') couples++
    if (code === 'newborn' && wedding) deeds.add('newborn of parents')
    if (code === 'end-rung') deeds.add(`end by ${entry.by}${marketDay ? ' in a market day' : ''}`)
    for (const deed of toldBy(entry, before)) deeds.add(deed)
    before = entry
  }
  for (const person of scored(final)) deeds.add(person)
  return deeds
}

/** What one entry of the log tells, with the one before it. */
function toldBy(entry: VillageLog, before: VillageLog | undefined): string[] {
  switch (entry.code) {
    case 'person-played':
      return [entry.person]
    case 'hire':
      return [entry.captain]
    case 'lighthouse':
      return [entry.to]
    case 'open-chest':
      return [entry.chest.startsWith('chest-m') ? 'chest of tools' : 'chest of coins']
    case 'sell':
      return [entry.from === 'farm' ? `${entry.what} at the stand` : `${entry.what} on an island`]
    case 'death':
      return /^(sea-\d|chronicle-extra)$/.test(entry.to) ? [entry.to] : []
    case 'wed':
      return [entry.to]
    case 'wedding-die':
      return entry.shows.startsWith('ceremony') ? [] : ['house by the die']
    case 'pink':
      return entry.from === 'parents' && entry.to.startsWith('ceremony') ? ['pink figure from parents'] : []
    case 'couple':
      return entry.higherSeat < 0 && entry.lowerSeat < 0 ? ['pink couple'] : []
    case 'bread':
      return ['bread laid']
    case 'bread-back':
      return ['bread back from the dead']
    case 'gain':
      return gained(entry.what, entry.from, before)
    case 'product':
      return isTool(before) ? ['goods doubled by a tool'] : []
    case 'goal-reached':
      return [(SILVER_GOALS.list as readonly string[]).includes(entry.goal) ? 'silver goal' : 'golden goal']
    case 'return':
      return ['return']
    default:
      return []
  }
}

function gained(what: string, from: string, before: VillageLog | undefined): string[] {
  if (from === 'ceremony' && (what === 'bread' || what === 'tool')) return [`${what} bought on return`]
  return from === 'mill' && isTool(before) ? ['coins doubled by a tool'] : []
}

function isTool(entry: VillageLog | undefined): boolean {
  return entry?.code === 'pay' && entry.what === 'tool'
}

/** VI-402: cards of the kind `end` that brought points. */
function scored(final: VillageState): string[] {
  const { players } = final.box
  return PERSONS.list.filter((_, person) => {
    const counts = persons[person]?.counts ?? null
    if (counts === null) return false
    return Array.from({ length: players }, (_, seat) => seat).some(
      (seat) => holds(final, seat, person) && counts(final, seat) > 0,
    )
  })
}
