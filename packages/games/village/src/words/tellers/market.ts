import type { Sentence } from '@chronik/kernel/story'
import { servedInQueue } from '../../marriage/tellers.ts'
import type { VillageLog } from '../log.ts'
import { lastOf } from '../places.ts'
import type { VillageTellers } from './memory.ts'

const DEALT: Sentence = [
  '{count} {count:Kunde kommt|Kunden kommen} auf den Markt.',
  '{count} {count:customer comes|customers come} to the market.',
  '{count} {count:klant komt|klanten komen} naar de markt.',
]
const SERVED: Sentence = [
  '{who} {who:bedienst|bedient} den Kunden an Stand {stall}{cost: für {cost}|}; er zählt am Ende {points}.',
  '{who} {who:serve|serves} the customer at stall {stall}{cost: for {cost}|}, worth {points} at the end.',
  '{who} bedient de klant bij kraam {stall}{cost: voor {cost}|}; die is aan het einde {points} waard.',
]
const SERVED_BY_CONNY: Sentence = [
  '{who} {who:bedienst|bedient} den vordersten Kunden (Stand {stall}).',
  '{who} {who:serve|serves} the foremost customer (stall {stall}).',
  '{who} bedient de voorste klant (kraam {stall}).',
]
const PASSED: Sentence = ['{who} passt.', '{who} {who:pass|passes}.', '{who} past.']
const NOTHING_TO_SELL: Sentence = [
  '{who} {who:kannst|kann} nichts verkaufen und passt.',
  '{who} {who:have|has} nothing to sell and {who:pass|passes}.',
  '{who} {who:kunt|kan} niets verkopen en past.',
]
const NO_SURCHARGE: Sentence = [
  '{who} {who:kannst|kann} den Aufpreis nicht zahlen und passt.',
  '{who} cannot pay the surcharge and {who:pass|passes}.',
  '{who} {who:kunt|kan} de toeslag niet betalen en past.',
]
const ENDED: Sentence = [
  'Der Markttag endet{moved:; die Kunden rücken auf|}{fresh:|, und ein neuer stellt sich an|, und {fresh} neue stellen sich an}.',
  'The market day ends{moved:; the customers move up|}{fresh:|, and a new one joins the queue|, and {fresh} new ones join the queue}.',
  'De marktdag eindigt{moved:; de klanten schuiven op|}{fresh:|, en er komt een nieuwe bij|, en er komen {fresh} nieuwe bij}.',
]
const ENDED_UNSERVED: Sentence = [
  'Der Markttag endet, ohne dass ein Kunde bedient wurde.',
  'The market day ends without a customer being served.',
  'De marktdag eindigt zonder dat er een klant is bediend.',
]
const MOVED_UP: Sentence = ['Die Kunden rücken auf.', 'The customers move up.', 'De klanten schuiven op.']

const countOf = (entries: readonly VillageLog[], code: VillageLog['code']): number =>
  entries.filter((entry) => entry.code === code).length

/** Customers and the market day. */
export const marketTellers: VillageTellers<
  'deal' | 'market-day' | 'serve' | 'pass' | 'market-end' | 'move-up'
> = {
  deal: {
    joins: (_entry, { head }) => ['deal', 'market-end', 'move-up'].includes(head.code) || isSmuggled(head),
    say: (_entry, { act, say }) => say(DEALT, { count: act.more.length + 1 }),
    rule: 'V-107',
  },
  'market-day': {
    say: [
      '{who} {who:rufst|ruft} einen Markttag aus.',
      '{who} {who:call|calls} a market day.',
      '{who} roept een marktdag uit.',
    ],
    rule: 'V-441',
  },
  serve: {
    say: (entry, tale) => {
      if (isSmuggled(entry)) return servedInQueue(entry, tale)
      const { stall, points, seat } = entry
      // VS-002: Conny takes customers from you and wins nothing by it.
      const sentence = seat === 1 && tale.memory.conny !== null ? SERVED_BY_CONNY : SERVED
      return tale.say(sentence, { stall: lastOf(stall), points: [{ piece: 'prestige', amount: points }] })
    },
    paid: true,
    takes: (entry, { head }) => isSmuggled(head) && entry.code === 'pay' && entry.seat === head.seat,
    rule: 'V-444',
  },
  pass: {
    say: ({ why }, { say }) =>
      say(why === undefined ? PASSED : why === 'goods' ? NOTHING_TO_SELL : NO_SURCHARGE),
    rule: 'V-446',
  },
  'market-end': {
    say: (_entry, { act: { more }, memory, say }) => {
      if (!memory.served) return say(ENDED_UNSERVED)
      return say(ENDED, { moved: countOf(more, 'move-up') > 0, fresh: countOf(more, 'deal') })
    },
    rule: 'V-449',
  },
  'move-up': {
    joins: (_entry, { head }) => ['market-end', 'move-up'].includes(head.code) || isSmuggled(head),
    say: MOVED_UP,
    rule: 'V-449',
  },
}

/** VM-303: with the smuggler's help customers are served in the queue. */
function isSmuggled(entry: VillageLog): boolean {
  return entry.code === 'serve' && entry.stall.startsWith('queue')
}
