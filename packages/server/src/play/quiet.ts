import type { Pace } from '@chronik/protocol'

type QuietHours = NonNullable<Extract<Pace, { kind: 'move' }>['quiet']>

const formats = new Map<string, Intl.DateTimeFormat>()
/** Zones come from strangers: more than there are on earth are not kept. */
const MOST_ZONES = 600

/** Whether it is a quiet hour at this moment; from 8 to 8 is never quiet. */
export function isQuiet({ from, to, zone }: QuietHours, wall: number): boolean {
  const hour = hourIn(zone, wall)
  return from <= to ? hour >= from && hour < to : hour >= from || hour < to
}

/** A quarter of an hour: every zone changes its hours on one of them. */
const STEP = 15 * 60_000
const LONGEST = 30 * 24 * 3_600_000

/** How much of a span of time was not quiet. */
export function loudPart(quiet: QuietHours | null, from: number, to: number): number {
  if (quiet === null) return Math.max(0, to - from)
  let loud = 0
  for (let at = Math.max(from, to - LONGEST); at < to; at += STEP)
    if (!isQuiet(quiet, at)) loud += Math.min(STEP, to - at)
  return loud
}

function hourIn(zone: string, wall: number): number {
  let format = formats.get(zone)
  if (format === undefined) {
    if (formats.size >= MOST_ZONES) formats.clear()
    format = new Intl.DateTimeFormat('en-GB', { timeZone: zone, hour: '2-digit', hourCycle: 'h23' })
    formats.set(zone, format)
  }
  return Number(format.format(wall))
}
