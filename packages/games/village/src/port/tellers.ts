import type { Sentence, Tale, Token } from '@chronik/kernel/story'
import type { VillageLog } from '../words/log.ts'
import { meeple } from '../words/pieces.ts'
import { atPlace } from '../words/places.ts'
import type { VillageMemory, VillageTellers } from '../words/tellers/memory.ts'
import { fieldPhrase } from './fields.ts'

type Telling = Tale<VillageLog, VillageMemory>

const LOADED: Sentence = [
  '{who} {who:nimmst|nimmt} {cargo} an Bord.',
  '{who} {who:take|takes} {cargo} aboard.',
  '{who} neemt {cargo} aan boord.',
]
const SAILED: Sentence = [
  '{who} {who:segelst|segelt}{cost: für {cost}|} {steps:|in {steps} Schritten }{to}.',
  '{who} {who:sail|sails} {to}{steps:| in {steps} steps}{cost: for {cost}|}.',
  '{who} vaart{cost: voor {cost}|} {steps:|in {steps} stappen }{to}.',
]
const DOCKED: Sentence = [
  '{who} {who:legst|legt} {at} an.',
  '{who} {who:dock|docks} {at}.',
  '{who} meert aan {at}.',
]
const STAYED: Sentence = [
  '{who} {who:bleibst|bleibt}{cost: für {cost}|} {at}.',
  '{who} {who:stay|stays} {at}{cost: for {cost}|}.',
  '{who} blijft{cost: voor {cost}|} {at}.',
]
const SOLD: Sentence = [
  '{who} {who:verkaufst|verkauft} {goods}{cost:, {who:gibst|gibt} dafür {cost} ab|}{gain: und {who:erhältst|erhält} {gain}|}.',
  '{who} {who:sell|sells} {goods}{cost:, {who:give|gives} {cost} for it|}{gain: and {who:get|gets} {gain}|}.',
  '{who} verkoopt {goods}{cost:, geeft daarvoor {cost}|}{gain: en krijgt {gain}|}.',
]
const LIT: Sentence = [
  '{who} lässt {figure}{cost: für {cost}|} {at} wachen{gain: und {who:erhältst|erhält} {gain}|}.',
  '{who} {who:post|posts} {figure} {at}{cost: for {cost}|}{gain: and {who:get|gets} {gain}|}.',
  '{who} plaatst {figure}{cost: voor {cost}|} {at}{gain: en krijgt {gain}|}.',
]
const RETURNED: Sentence = [
  '{who} {who:kehrst|kehrt}{cost: für {cost}|} in den Hafen zurück{cargo: und {who:lädst|lädt} {cargo} aus|}.',
  '{who} {who:return|returns} to the harbour{cost: for {cost}|}{cargo: and {who:unload|unloads} {cargo}|}.',
  '{who} keert{cost: voor {cost}|} terug naar de haven{cargo: en laadt {cargo} uit|}.',
]
const NO_ROOM: Sentence = [
  'Für {goods} ist auf {who:deinem|dem} Hof {who:|von {who} }kein Platz mehr.',
  'There is no room left for {goods} on {who:your farm|{who}’s farm}.',
  'Voor {goods} is op {who:jouw boerderij|de boerderij van {who}} geen plaats meer.',
]
const UNLOADED: Sentence = [
  '{who} {who:lädst|lädt} {goods} aus.',
  '{who} {who:unload|unloads} {goods}.',
  '{who} laadt {goods} uit.',
]

/** What an entry moves between farm, ship and island. */
function cargoOf(entry: VillageLog, { colour }: Telling): Token[] {
  switch (entry.code) {
    case 'load':
    case 'unload':
      return entry.to === 'supply' ? [] : [{ piece: entry.what }]
    case 'load-chest':
      return [{ piece: 'chest' }]
    case 'load-member':
    case 'unload-member':
      return [{ piece: meeple(colour(entry.seat), entry.figure) }]
    default:
      return []
  }
}

function loaded(_entry: VillageLog, tale: Telling) {
  const { head, more } = tale.act
  return tale.say(LOADED, { cargo: [head, ...more].flatMap((entry) => cargoOf(entry, tale)) })
}

const LOADING = ['load', 'load-member', 'load-chest']

/** Captains, ships and islands. */
export const portTellers: VillageTellers<
  | 'hire'
  | 'captain-leaves'
  | 'sail'
  | 'return'
  | 'dock'
  | 'stay'
  | 'load'
  | 'unload'
  | 'sell'
  | 'spend'
  | 'load-member'
  | 'unload-member'
  | 'lighthouse'
  | 'load-chest'
  | 'open-chest'
> = {
  hire: {
    say: [
      '{who} {who:heuerst|heuert}{cost: für {cost}|} einen Kapitän an.',
      '{who} {who:hire|hires} a captain{cost: for {cost}|}.',
      '{who} monstert{cost: voor {cost}|} een kapitein aan.',
    ],
    paid: true,
    rule: 'VP-203',
  },
  'captain-leaves': {
    joins: ['return'],
    say: [
      'Der Kapitän {who:|von {who} }nimmt Abschied.',
      '{who:Your|{who}’s} captain takes leave.',
      'De kapitein {who:|van {who} }neemt afscheid.',
    ],
    rule: 'VP-501',
  },
  load: { say: loaded, joins: LOADING, rule: 'VP-205' },
  'load-member': { say: loaded, joins: LOADING, rule: 'VP-205' },
  'load-chest': { say: loaded, joins: LOADING, rule: 'VP-404' },
  sail: {
    joins: (entry, { head }) => head.code === 'sail' && head.seat === entry.seat,
    say: (entry, tale) => {
      const steps = [entry, ...tale.act.more]
      const last = steps.at(-1)
      const to = last?.code === 'sail' ? last.to : entry.to
      return tale.say(SAILED, { steps: steps.length, to: fieldPhrase(tale, 'to', to) })
    },
    paid: true,
    takes: (entry, { head }) => entry.code !== 'gain' && entry.seat === head.seat,
    rule: 'VP-301',
  },
  dock: {
    say: ({ island }, tale) => tale.say(DOCKED, { at: fieldPhrase(tale, 'at', island) }),
    rule: 'VP-305',
  },
  stay: {
    say: ({ field }, tale) => tale.say(STAYED, { at: fieldPhrase(tale, 'at', field) }),
    takes: (entry, { head, cost }) => entry.code === 'time' && entry.seat === head.seat && cost.length === 0,
    rule: 'VP-R3',
  },
  sell: {
    say: ({ what }, { say }) => say(SOLD, { goods: [{ piece: what }] }),
    paid: true,
    takes: (entry, { head }) => entry.code === 'gain' && entry.seat === head.seat,
    rule: 'VP-402',
  },
  spend: {
    say: ['{who} {who:gibst|gibt} {cost} ab.', '{who} {who:spend|spends} {cost}.', '{who} levert {cost} in.'],
    cost: ({ what }) => [{ piece: what }],
    rule: 'VP-405',
  },
  lighthouse: {
    say: ({ seat, figure, to }, tale) =>
      tale.say(LIT, { figure: [{ piece: meeple(tale.colour(seat), figure) }], at: atPlace(tale, to) }),
    paid: true,
    takes: (entry, { head }) => entry.code === 'gain' && entry.seat === head.seat && entry.from === head.to,
    rule: 'VP-405',
  },
  return: {
    say: (_entry, tale) =>
      tale.say(RETURNED, { cargo: tale.act.more.flatMap((entry) => cargoOf(entry, tale)) }),
    paid: true,
    takes: (entry, { head }) => entry.code === 'time' && entry.seat === head.seat,
    rule: 'VP-501',
  },
  unload: {
    joins: ({ to }, { head }) => head.code === 'return' && to !== 'supply',
    say: ({ what, to }, { say }) => say(to === 'supply' ? NO_ROOM : UNLOADED, { goods: [{ piece: what }] }),
    rule: 'VP-501',
  },
  'unload-member': {
    joins: ['return'],
    say: ({ seat, figure }, { say, colour }) =>
      say(UNLOADED, { goods: [{ piece: meeple(colour(seat), figure) }] }),
    rule: 'VP-501',
  },
  'open-chest': {
    say: [
      '{who} {who:öffnest|öffnet} eine Schatzkiste{gain: und {who:findest|findet} {gain}|}.',
      '{who} {who:open|opens} a treasure chest{gain: and {who:find|finds} {gain}|}.',
      '{who} opent een schatkist{gain: en vindt {gain}|}.',
    ],
    takes: (entry, { head }) =>
      entry.code === 'gain' && entry.seat === head.seat && entry.from === head.chest,
    aside: true,
    rule: 'VP-503',
  },
}
