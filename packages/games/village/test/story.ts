import type { LogEntry } from '@chronik/kernel'
import type { VillageLog } from '../src/index.ts'

/** How a match ended, as its log tells it. */
export interface Ending {
  readonly players: number
  /** What the last figure filled; null if the round limit ended the match. */
  readonly filled: string | null
  /** Who rang the end; in solo 1 is Conny. */
  readonly by: number | null
  /** In whose market day, if in one. */
  readonly caller: number | null
  /** In whose turn, and whether it was one with the well. */
  readonly turn: number | null
  readonly throughWell: boolean
  /** The caller's own plague cube took the life after the day. */
  readonly afterOwnMarket: boolean
  readonly boardEmpty: boolean
  readonly finalTurns: readonly number[]
  readonly freeWells: number
  readonly declined: number
  /** Cubes Conny took after the end was rung. */
  readonly connysLast: number
  readonly masses: number
  readonly gone: number
}

export function endingOf(players: number, log: readonly LogEntry[]): Ending {
  const story = log as readonly VillageLog[]
  const rung = story.findIndex(({ code }) => code === 'end-rung')
  const before = rung < 0 ? story : story.slice(0, rung)
  const rest = rung < 0 ? [] : story.slice(rung)
  const bell = story[rung]
  const day = before.findLast(({ code }) => code === 'market-day' || code === 'market-end')
  const turn = before.findLast(({ code }) => code === 'take' || code === 'well')
  const lastDay = before.findLastIndex(({ code }) => code === 'market-day')
  const lastTurn = before.findLastIndex(({ code }) => code === 'take' || code === 'well')
  const finals = rest.flatMap((entry) => (entry.code === 'final-turn' ? [entry.seat] : []))
  const count = (code: string) => rest.filter((entry) => entry.code === code).length
  return {
    players,
    filled: bell?.code === 'end-rung' ? bell.by : null,
    by: bell?.code === 'end-rung' ? bell.seat : null,
    caller: day?.code === 'market-day' ? day.seat : null,
    turn: turn?.seat ?? null,
    throughWell: turn?.code === 'well',
    afterOwnMarket:
      rung >= 0 && day?.code === 'market-end' && lastDay > lastTurn && bell?.seat === turn?.seat,
    boardEmpty: cubesAfter(before) === 0,
    finalTurns: finals,
    freeWells: rest.filter((entry) => entry.code === 'well' && entry.free).length,
    declined: rest.filter((entry, at) => entry.code === 'skip' && rest[at - 1]?.code === 'final-turn').length,
    connysLast: count('conny-take'),
    masses: count('mass'),
    gone: rest.filter((entry) => entry.code === 'death' && entry.to === 'gone').length,
  }
}

function cubesAfter(story: readonly VillageLog[]): number {
  let cubes = 0
  for (const { code } of story) {
    if (code === 'fill') cubes++
    if (code === 'take' || code === 'conny-take') cubes--
  }
  return cubes
}
