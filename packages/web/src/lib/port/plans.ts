import type { LogEntry } from '@chronik/kernel'

/** A whole turn that was prepared while others thought. */
export interface PlannedTurn {
  /** In notation, up to where the turn is handed over. */
  readonly moves: readonly string[]
  /** What it was to bring: it is played only if it still brings the same. */
  readonly told: readonly LogEntry[]
  /** The decision it begins with: where another one is asked first, it waits. */
  readonly answers?: string
}

/** What somebody wants to do next, in the order in which it is tried. */
export interface Plan {
  readonly seat: number
  readonly turns: readonly PlannedTurn[]
  /** It is handed over as soon as it is one's turn; otherwise it lies there to be confirmed. */
  readonly atOnce: boolean
}

/** Where plans are kept: on this device, for nobody else to see. */
export interface Plans {
  read(table: string): Plan | null
  keep(table: string, plan: Plan | null): void
}

const PREFIX = 'chronik.plan.'

/** The key under which the plan for a table lies, as other windows hear of it. */
export const planKey = (table: string): string => PREFIX + table

/** Plans of this device; all its windows see the same ones. */
export class DevicePlans implements Plans {
  read(table: string): Plan | null {
    try {
      const found: unknown = JSON.parse(localStorage.getItem(planKey(table)) ?? 'null')
      return isPlan(found) ? found : null
    } catch {
      return null
    }
  }

  keep(table: string, plan: Plan | null): void {
    try {
      if (plan === null) localStorage.removeItem(planKey(table))
      else localStorage.setItem(planKey(table), JSON.stringify(plan))
    } catch {
      // The browser keeps nothing: the plan lasts as long as the page.
    }
  }
}

function isPlan(found: unknown): found is Plan {
  if (typeof found !== 'object' || found === null) return false
  const { seat, turns, atOnce } = found as { [name in keyof Plan]?: unknown }
  return (
    typeof seat === 'number' && typeof atOnce === 'boolean' && Array.isArray(turns) && turns.every(isPlanned)
  )
}

function isPlanned(found: unknown): found is PlannedTurn {
  if (typeof found !== 'object' || found === null) return false
  const { moves, told } = found as { [name in keyof PlannedTurn]?: unknown }
  return Array.isArray(moves) && moves.every((move) => typeof move === 'string') && Array.isArray(told)
}
