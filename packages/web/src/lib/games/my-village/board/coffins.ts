import type { LogEntry } from '@chronik/kernel'
import type { MyVillageLog } from '@chronik/my-village'

/** Somebody who rests in the chronicle or in a grave. */
interface Rest {
  readonly profession: string
  readonly seat: number
}

/** Who rests where, as the log tells it: the chronicle by profession, the graves in their order. */
interface Coffins {
  readonly chronicle: ReadonlyMap<string, readonly Rest[]>
  readonly graves: readonly Rest[]
}

export function coffinsOf(log: readonly LogEntry[]): Coffins {
  const chronicle = new Map<string, Rest[]>()
  const graves: Rest[] = []
  for (const entry of log as readonly MyVillageLog[]) {
    if (entry.code !== 'death') continue
    const rest = { profession: entry.profession, seat: entry.seat }
    if (entry.coffin === 'grave') graves.push(rest)
    else chronicle.set(entry.profession, [...(chronicle.get(entry.profession) ?? []), rest])
  }
  return { chronicle, graves }
}
