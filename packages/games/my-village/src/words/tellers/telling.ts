import type { Act, Parts, Sentence, Tale, Teller, Tellers, Token } from '@chronik/kernel/story'
import type { MyVillageLog } from '../log.ts'
import { BONUS, kindOf, THINGS } from '../phrases.ts'

export type Log = MyVillageLog
export type Code = Log['code']
export type Told = Act<Log, undefined>
export type MyTale = Tale<Log, undefined>
/** The tellers of some codes. */
export type TellersOf<C extends Code> = Pick<Tellers<Log, Log, undefined>, C>
export type Entry<C extends Code> = Extract<Log, { readonly code: C }>
export type TellerOf<C extends Code> = Teller<Entry<C>, Log, undefined>

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

export function some(piece: string, amount: number): Token[] {
  return amount === 0 ? [] : [{ piece, amount }]
}

/** A card or banner with its article; a customer as a piece. */
export function thing({ say }: MyTale, word: string): Parts {
  const phrase = THINGS[word] ?? THINGS[kindOf(word)]
  return phrase === undefined ? [{ piece: word }] : say(phrase)
}

const REAPER: Sentence = [
  'Gevatter Tod steigt auf {who:deinen Zeitmarker|den Zeitmarker von {who}}.',
  'The Reaper steps onto {who:your|{who}’s} time marker.',
  'Magere Hein stapt op {who:jouw tijdsteen|de tijdsteen van {who}}.',
]
const NEXT_MONK: Sentence = [
  'Der nächste Mönch dieses Stapels bringt {bonus}.',
  'The next monk of this stack brings {bonus}.',
  'De volgende monnik van deze stapel levert {bonus} op.',
]

/** What happened in the middle of an action is told after it: the bridge was passed, the next monk lies open. */
export function andThen(said: Parts, tale: MyTale): Parts {
  const parts = [...said]
  if (among(tale.act, 'reaper').length > 0) parts.push(' ', ...tale.say(REAPER))
  for (const { bonus, count } of among(tale.act, 'monk-top'))
    parts.push(' ', ...tale.say(NEXT_MONK, { bonus: bonusOf(tale, bonus, count) }))
  return parts
}

export function bonusOf({ say }: MyTale, bonus: string, count: number): Parts {
  return bonus === 'stories' ? some('story-point', count) : say(BONUS[bonus], { count })
}

/** The Reaper wakes when time is paid; in a line of its own where nobody else tells of that. */
export const reaper: TellerOf<'reaper'> = {
  say: REAPER,
  joins: (entry, act) => sameSeat(entry, act),
  silent: ({ to }) => to === 'bridge',
  rule: 'M-159',
}
