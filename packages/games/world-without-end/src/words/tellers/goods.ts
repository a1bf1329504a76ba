import type { Sentence } from '@chronik/kernel/story'
import { CAUSES, NONE_OF } from '../phrases.ts'
import {
  among,
  type Entry,
  sameSeat,
  some,
  type TellersOf,
  type Told,
  takes,
  type WorldTale,
} from './telling.ts'

const GETS: Sentence = [
  '{who} {who:bekommst|bekommt} {gain}{cause: {cause}|}.',
  '{who} {who:get|gets} {gain}{cause: {cause}|}.',
  '{who} krijgt {gain}{cause: {cause}|}.',
]
const GIVES: Sentence = [
  '{who} {who:gibst|gibt} {cost} ab.',
  '{who} {who:give|gives} up {cost}.',
  '{who} levert {cost} in.',
]
const EVENT_COSTS: Sentence = [
  'Das Ereignis kostet {who:dich|{who}} {cost}.',
  'The event costs {who} {cost}.',
  'De gebeurtenis kost {who:jou|{who}} {cost}.',
]
const LOSES: Sentence = [
  '{who} {who:verlierst|verliert} {lost}{cause: {cause}|}{cut:; niemand verliert mehr, als er hat|}.',
  '{who} {who:lose|loses} {lost}{cause: {cause}|}{cut:; nobody loses more than they have|}.',
  '{who} verliest {lost}{cause: {cause}|}{cut:; niemand verliest meer dan hij heeft|}.',
]
/** What was missed at the end of the last chapter costs once more. */
const DOUBLED: Sentence = [
  '{who} {who:verlierst|verliert} noch einmal {lost}: Nach Kapitel IV kosten fehlende Pflichtabgaben doppelt{cut:, aber niemand verliert mehr, als er hat|}.',
  '{who} {who:lose|loses} another {lost}: after chapter IV missing duties cost double{cut:, but nobody loses more than they have|}.',
  '{who} verliest nog eens {lost}: na hoofdstuk IV kosten ontbrekende afdrachten dubbel{cut:, maar niemand verliest meer dan hij heeft|}.',
]
/** W-213: somebody would lose points and has none. */
const NOTHING_TO_LOSE: Sentence = [
  '{who} {who:verlierst|verliert} keinen Siegpunkt mehr{cause: {cause}|}: Niemand verliert mehr, als er hat.',
  '{who} {who:lose|loses} no more victory points{cause: {cause}|}: nobody loses more than they have.',
  '{who} verliest geen overwinningspunt meer{cause: {cause}|}: niemand verliest meer dan hij heeft.',
]
const NONE_LEFT: Sentence = [
  '{who} {who:gehst|geht} leer aus: Im Vorrat ist {none} mehr.',
  '{who} {who:get|gets} nothing: there is {none} left in stock.',
  '{who} krijgt niets: er is {none} meer in de voorraad.',
]

/** What is cut off a loss is told with it. */
const TELLING_OF_LOSS = new Set(['duty', 'vp', 'loss-void'])
const TELLING_OF_IT = new Set(['orient', 'favour-stone', 'open', 'treated', 'gain', 'vp', 'at-court', 'swap'])

/** What moves goods and points; most of it belongs to the line before. */
export const goodsTellers: TellersOf<'gain' | 'give' | 'vp' | 'loss-void' | 'nothing-left'> = {
  gain: {
    gain: ({ good, amount }) => some(good, amount),
    joins: forAll,
    takes: (entry, act) => takes(act.head.why)(entry, act),
    say: ({ why }, tale) => tale.say(GETS, { cause: causeFor(tale, why) }),
    rule: 'W-214',
  },
  give: {
    cost: ({ good, amount }) => some(good, amount),
    joins: forAll,
    say: ({ why }, { say }) => say(why === 'event' ? EVENT_COSTS : GIVES),
    rule: 'W-207',
  },
  vp: {
    gain: ({ amount }) => some('vp', Math.max(0, amount)),
    joins: (entry, act) => forAll(entry, act) || isLossOf(entry, act),
    takes: (entry, act) => act.head.amount > 0 && takes(act.head.why)(entry, act),
    say: ({ amount, why }, tale) =>
      amount > 0
        ? tale.say(GETS, { cause: causeFor(tale, why) })
        : tale.say(why === 'duty' ? DOUBLED : LOSES, {
            lost: some('vp', -amount),
            cause: causeFor(tale, why),
            cut: among(tale.act, 'loss-void').length > 0 ? ['0'] : [],
          }),
    rule: 'W-213',
  },
  'loss-void': {
    joins: (entry, act) => forAll(entry, act) || (TELLING_OF_LOSS.has(act.head.code) && sameSeat(entry, act)),
    say: ({ why }, tale) => tale.say(NOTHING_TO_LOSE, { cause: causeFor(tale, why) }),
    rule: 'W-213',
  },
  'nothing-left': {
    joins: (entry, act) => forAll(entry, act) || (TELLING_OF_IT.has(act.head.code) && sameSeat(entry, act)),
    say: ({ good }, { say }) => say(NONE_LEFT, { none: say(NONE_OF[good]) }),
    rule: 'W-214',
  },
}

/** What an event or its card brings or costs everybody is told in one line. */
function forAll(
  { why }: Entry<'gain' | 'give' | 'vp' | 'loss-void' | 'nothing-left'>,
  { head }: Told,
): boolean {
  if (why === 'income') return head.code === 'orient'
  return why === 'event' && (head.code === 'reveal' || head.code === 'compared')
}

/** What a missed duty costs is told with it. */
function isLossOf(entry: Entry<'vp'>, act: Told): boolean {
  return entry.amount < 0 && act.head.code === 'duty' && sameSeat(entry, act)
}

function causeFor({ say }: WorldTale, why: string) {
  const cause = CAUSES[why]
  return cause === undefined ? [] : say(cause)
}
