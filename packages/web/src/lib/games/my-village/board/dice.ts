import type { LogEntry } from '@chronik/kernel'
import { NONE } from '@chronik/kernel'
import { DICE, type MyVillageLog, type MyVillageState } from '@chronik/my-village'

/** The dice of the pool, one word for each, white ones first and high ones before low ones. */
export function poolOf({ pool }: MyVillageState): string[] {
  const dice = DICE.list.flatMap((die, at) => Array<string>(pool[at]).fill(die))
  const rank = (die: string): number => (die.startsWith('w') ? 0 : 10) - Number(die.slice(1))
  return dice.sort((one, other) => rank(one) - rank(other))
}

/** A die that is chosen in this turn, and the face it showed before it was turned. */
interface Chosen {
  readonly die: string
  readonly before: string | null
}

/** M-302: the dice that are chosen in this turn, turned as they are paid for. */
export function chosenDice({ turn }: MyVillageState, log: readonly LogEntry[]): Chosen[] {
  const dice = [turn.die1, turn.die2].flatMap((die) => (die === NONE ? [] : [DICE.list[die]]))
  const entries = log as readonly MyVillageLog[]
  const made = turn.value === 0 ? undefined : entries.findLast(({ code }) => code === 'value')
  return dice.map((die, at) => {
    const turned = made?.code === 'value' ? `${die.charAt(0)}${made.faces[at]}` : die
    return { die: turned, before: turned === die ? null : die }
  })
}

/** What others took in this round, with the value they made of it. */
interface Taken {
  readonly seat: number
  readonly turn: number
  readonly dice: readonly string[]
  readonly value: number
}

export function takenBefore(log: readonly LogEntry[]): readonly Taken[] {
  const from = log.findLastIndex(({ code }) => code === 'round')
  const turns: { seat: number; turn: number; dice: string[]; value: number }[] = []
  for (const entry of log.slice(from + 1) as readonly MyVillageLog[]) {
    if (entry.code === 'turn') turns.push({ seat: entry.seat, turn: entry.turn, dice: [], value: 0 })
    const now = turns.at(-1)
    if (now === undefined) continue
    if (entry.code === 'die-taken') now.dice.push(entry.die)
    if (entry.code === 'value') now.value = entry.value
  }
  return turns.filter(({ dice }) => dice.length === 2)
}
