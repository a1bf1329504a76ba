import type { Act, Sentence, Tale } from '@chronik/kernel/story'
import { MILLED_AGAIN, marriageGainRules, marriageGains, SWAPPED, smuggled } from '../../marriage/tellers.ts'
import type { VillageLog } from '../log.ts'
import type { VillageMemory, VillageTellers } from './memory.ts'

type Gain = Extract<VillageLog, { readonly code: 'gain' }>

const GAINED: Sentence = [
  '{who} {who:erhältst|erhält} {gain}{cost: für {cost}|}.',
  '{who} {who:get|gets} {gain}{cost: for {cost}|}.',
  '{who} krijgt {gain}{cost: voor {cost}|}.',
]
/** Where a gift comes from, if that is to be said. */
const GAINED_FROM: { readonly [from: string]: Sentence } = {
  setup: [
    '{who} {who:erhältst|erhält} {gain} als Startspielerausgleich.',
    '{who} {who:get|gets} {gain} to make up for not starting.',
    '{who} krijgt {gain} als compensatie voor het niet beginnen.',
  ],
  mill: [
    '{who} {who:erhältst|erhält} in der Mühle {gain}{cost: für {cost}|}.',
    '{who} {who:get|gets} {gain} at the mill{cost: for {cost}|}.',
    '{who} krijgt in de molen {gain}{cost: voor {cost}|}.',
  ],
  ...marriageGains,
}

const OVERFLOW: Sentence = [
  'Für {grain} ist auf {who:deinem|dem} Hof {who:|von {who} }kein Platz mehr.',
  'There is no room left for {grain} on {who:your farm|{who}’s farm}.',
  'Voor {grain} is op {who:jouw boerderij|de boerderij van {who}} geen plaats meer.',
]

/** What is paid and gained; most of it is told with what it is for. */
export const stockTellers: VillageTellers<'time' | 'pay' | 'gain' | 'overflow'> = {
  time: {
    say: ['{who} {who:gibst|gibt} {cost} ab.', '{who} {who:spend|spends} {cost}.', '{who} levert {cost} in.'],
    cost: ({ amount }) => [{ piece: 'time', amount }],
    rule: 'V-301',
  },
  pay: {
    say: ['{who} {who:zahlst|zahlt} {cost}.', '{who} {who:pay|pays} {cost}.', '{who} betaalt {cost}.'],
    cost: ({ what, amount }) => [{ piece: what, amount }],
    rule: 'V-309',
  },
  gain: {
    say: ({ from }, tale) =>
      from === 'smuggler' && tale.act.gain.some(({ piece }) => piece === 'prestige')
        ? smuggled(tale)
        : tale.say(gained(from, tale)),
    gain: ({ what, amount }) => [{ piece: what, amount }],
    silent: ({ amount }) => amount === 0,
    joins: (entry, { head }) => isCubeTaken(entry, head),
    paid: true,
    takes: (entry, act) => continues(entry, act),
    rule: ruleOfGain,
  },
  overflow: {
    say: ({ amount }, { say }) => say(OVERFLOW, { grain: [{ piece: 'grain', amount }] }),
    rule: 'V-311',
  },
}

/** A cube that is taken is told with its space. */
function isCubeTaken({ from, what }: Gain, head: VillageLog): boolean {
  return head.code === 'take' && head.space === from && head.cube === what
}

/** How something is got, by where it comes from and what was given for it. */
function gained(from: string, { act }: Tale<VillageLog, VillageMemory>): Sentence {
  const paid = act.cost.map(({ piece }) => piece)
  if (from === 'mill' && paid.includes('tool')) return MILLED_AGAIN
  if (from === 'supply' && paid.length === 1 && !paid.includes('time')) return SWAPPED
  return Object.hasOwn(GAINED_FROM, from) ? GAINED_FROM[from] : GAINED
}

/** By which rule something comes from a place. */
const GAIN_RULES: { readonly [from: string]: string } = {
  setup: 'V-115',
  harvest: 'V-402',
  mill: 'V-430',
  council: 'V-479',
  church: 'V-510',
  supply: 'V-465',
  ...marriageGainRules,
}

function ruleOfGain({ from }: Gain): string {
  if (from.startsWith('castle-')) return 'V-465'
  if (from.startsWith('person-')) return 'VI-403'
  return Object.hasOwn(GAIN_RULES, from) ? GAIN_RULES[from] : 'V-207'
}

/** Places whose gifts are told together. */
const TOGETHER = new Set(['bakery', 'store', 'supply'])

/** Gifts from the same place are told together; smuggler and ceremony are paid afterwards. */
function continues(entry: VillageLog, { head }: Act<VillageLog> & { readonly head: Gain }): boolean {
  if (entry.seat !== head.seat) return false
  if (entry.code === 'gain') return entry.from === head.from && TOGETHER.has(head.from)
  return head.from === 'smuggler' || head.from === 'ceremony'
}
