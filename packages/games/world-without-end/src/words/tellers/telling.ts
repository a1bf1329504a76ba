import type { Act, Parts, Sentence, Tale, Tellers, Token } from '@chronik/kernel/story'
import type { Cause, WorldLog } from '../log.ts'

/** The chapter and the round the story has come to, and whether the chapter is at its end. */
export interface WorldMemory {
  readonly chapter: number
  readonly round: number
  readonly ending: boolean
}

export type Log = WorldLog
export type Code = Log['code']
export type Told = Act<Log, WorldMemory>
export type WorldTale = Tale<Log, WorldMemory>
export type TellersOf<C extends Code> = Pick<Tellers<Log, Log, WorldMemory>, C>
export type Entry<C extends Code> = Extract<Log, { readonly code: C }>

/** The entries of a code that are told in the line of another. */
export function among<C extends Code>({ more }: Told, code: C): readonly Entry<C>[] {
  return more.filter((entry): entry is Entry<C> => entry.code === code)
}

/** Whether an entry is about whoever the line is about. */
export function sameSeat(entry: Log, { head }: Told): boolean {
  return seatOf(entry) !== undefined && seatOf(entry) === seatOf(head)
}

function seatOf(entry: Log): number | undefined {
  return 'seat' in entry ? entry.seat : undefined
}

/** Why goods or points move, if they do. */
function causeOf(entry: Log): Cause | null {
  switch (entry.code) {
    case 'gain':
    case 'give':
    case 'vp':
    case 'loss-void':
    case 'nothing-left':
    case 'shown':
      return entry.why
    default:
      return null
  }
}

/** Takes what moves for this cause and the same player. */
export function takes(...causes: readonly Cause[]): (entry: Log, act: Told) => boolean {
  return (entry, act) => {
    const cause = causeOf(entry)
    return cause !== null && causes.includes(cause) && sameSeat(entry, act)
  }
}

export function some(piece: string, amount: number): Token[] {
  return amount === 0 ? [] : [{ piece, amount }]
}

/** What a house brings: that is how people tell the sites apart. */
export const rentOf = ({ yields, amount }: Entry<'house' | 'house-back'>): Token[] => some(yields, amount)

const WHO: Sentence = ['{who}', '{who}', '{who}']
const NOTHING: Sentence = ['nichts', 'nothing', 'niets']

/** `Ben (2 wool), Clara (nothing)`. */
export function roll(
  { say, people }: WorldTale,
  rows: readonly { readonly seat: number; readonly what: readonly Token[] }[],
): Parts {
  return rows.flatMap(({ seat, what }, at) => {
    const name = say(WHO, { who: people(seat) })
    const got = what.length === 0 ? say(NOTHING) : what
    return [...(at === 0 ? name : [', ', ...name]), ' (', ...got, ')']
  })
}
