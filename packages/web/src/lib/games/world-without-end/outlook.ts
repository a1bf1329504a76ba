import { isBehindScreens, type WorldState } from '@chronik/world-without-end'
import { m } from '#lib/words/messages.js'
import { timeOf } from './phase.ts'

/** W-201: how near the end is. */
export function outlook(view: WorldState): string {
  return m.world_outlook(timeOf(view))
}

/** W-110: what lies behind the screens of others is not known. */
export function isOpen(_view: WorldState, line: string, seat: number, viewer: number): boolean {
  return seat === viewer || !isBehindScreens(line)
}
