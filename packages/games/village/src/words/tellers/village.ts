import type { Sentence } from '@chronik/kernel/story'
import { BRED_AGAIN, MADE_AGAIN } from '../../marriage/tellers.ts'
import { meeple } from '../pieces.ts'
import { atPlace, lastOf } from '../places.ts'
import type { VillageTellers } from './memory.ts'

const HARVEST: Sentence = [
  '{who} {who:erntest|erntet} {gain:{gain}|nichts, was noch auf den Hof passt}.',
  '{who} {who:harvest|harvests} {gain:{gain}|nothing that still fits on the farm}.',
  '{who} oogst {gain:{gain}|niets wat nog op de boerderij past}.',
]
const HARVEST_WITH: Sentence = [
  '{who} {who:spannst|spannt} {team} ein und {who:erntest|erntet} {gain:{gain}|nichts, was noch auf den Hof passt}.',
  '{who} {who:use|uses} {team} and {who:harvest|harvests} {gain:{gain}|nothing that still fits on the farm}.',
  '{who} gebruikt {team} en oogst {gain:{gain}|niets wat nog op de boerderij past}.',
]
const TRAINED: Sentence = [
  '{who} {who:bildest|bildet} {figure}{cost: für {cost}|} {at} aus.',
  '{who} {who:train|trains} {figure} {at}{cost: for {cost}|}.',
  '{who} leidt {figure}{cost: voor {cost}|} {at} op.',
]
const MADE: Sentence = [
  '{who} {who:stellst|stellt} {at} {what*amount}{cost: für {cost}|} her.',
  '{who} {who:make|makes} {what*amount} {at}{cost: for {cost}|}.',
  '{who} maakt {at} {what*amount}{cost: voor {cost}|}.',
]
/** Animals are bred rather than made. */
const BRED: Sentence = [
  '{who} {who:züchtest|züchtet} {at} {what*amount}{cost: für {cost}|}.',
  '{who} {who:breed|breeds} {what*amount} {at}{cost: for {cost}|}.',
  '{who} fokt {at} {what*amount}{cost: voor {cost}|}.',
]
const BOUGHT: Sentence = [
  '{who} {who:erwirbst|erwirbt} {at} {what*amount}{cost: für {cost}|}.',
  '{who} {who:buy|buys} {what*amount} {at}{cost: for {cost}|}.',
  '{who} koopt {at} {what*amount}{cost: voor {cost}|}.',
]
const TRAVELLED: Sentence = [
  '{who} {who:schickst|schickt} {figure}{cost: für {cost}|} zur Burg {letter}{gain: und {who:erhältst|erhält} {gain}|}.',
  '{who} {who:send|sends} {figure} to castle {letter}{cost: for {cost}|}{gain:, and {who:get|gets} {gain}|}.',
  '{who} stuurt {figure}{cost: voor {cost}|} naar burcht {letter}{gain: en krijgt {gain}|}.',
]
const COUNCIL_ENTERED: Sentence = [
  '{who} {who:schickst|schickt} {figure}{cost: für {cost}|} in die Ratsstube.',
  '{who} {who:send|sends} {figure} to the council chamber{cost: for {cost}|}.',
  '{who} laat {figure}{cost: voor {cost}|} plaatsnemen in de raadszaal.',
]
const COUNCIL_CLIMBED: Sentence = [
  '{who} lässt {figure}{cost: für {cost}|} in der Ratsstube auf Stufe {step} aufsteigen.',
  '{who} {who:move|moves} {figure} up to step {step} of the council chamber{cost: for {cost}|}.',
  '{who} schuift {figure}{cost: voor {cost}|} in de raadszaal door naar trede {step}.',
]
const PRIVILEGE: Sentence = [
  '{who} nutzt das Privileg der {step}. Stufe{gain: und {who:erhältst|erhält} {gain}|}{cost: für {cost}|}.',
  '{who} {who:use|uses} the privilege of step {step}{gain: and {who:get|gets} {gain}|}{cost: for {cost}|}.',
  '{who} gebruikt het privilege van trede {step}{gain: en krijgt {gain}|}{cost: voor {cost}|}.',
]
const RING_TAKEN: Sentence = [
  '{who} {who:nimmst|nimmt} {ring}.',
  '{who} {who:take|takes} {ring}.',
  '{who} pakt {ring}.',
]
const RING_BACK: Sentence = [
  '{who} {who:nimmst|nimmt} den Startspielermarker und {who:legst|legt} {ring} zurück auf das Dach der Ratsstube.',
  '{who} {who:take|takes} the start player marker and {who:put|puts} {ring} back on the roof of the council chamber.',
  '{who} pakt de startspelersmarker en legt {ring} terug op het dak van de raadszaal.',
]
/** V-480: whoever begins again has the marker already. */
const RING_BACK_AGAIN: Sentence = [
  '{who} {who:behältst|behält} den Startspielermarker und {who:legst|legt} {ring} zurück auf das Dach der Ratsstube.',
  '{who} {who:keep|keeps} the start player marker and {who:put|puts} {ring} back on the roof of the council chamber.',
  '{who} houdt de startspelersmarker en legt {ring} terug op het dak van de raadszaal.',
]
const RING = [{ piece: 'next-start' }]

/** Farm, workshops, castles and the council chamber. */
export const villageTellers: VillageTellers<
  'harvest' | 'train' | 'product' | 'travel' | 'marker' | 'council' | 'privilege' | 'ring'
> = {
  harvest: {
    say: ({ with: team }, { say }) =>
      team === 'plain' ? say(HARVEST) : say(HARVEST_WITH, { team: [{ piece: team }, { piece: 'plow' }] }),
    takes: (entry, { head }) => entry.code === 'gain' && entry.seat === head.seat && entry.from === 'harvest',
    rule: 'V-402',
  },
  train: {
    say: ({ seat, figure, to }, tale) =>
      tale.say(TRAINED, {
        figure: [{ piece: meeple(tale.colour(seat), figure) }],
        at: atPlace(tale, to),
      }),
    takes: (entry, { head, cost }) => entry.code === 'time' && entry.seat === head.seat && cost.length === 0,
    rule: 'V-423',
  },
  product: {
    say: ({ building }, tale) => {
      const paid = tale.act.cost.map(({ piece }) => piece)
      const [made, again] = building === 'stables' ? [BRED, BRED_AGAIN] : [MADE, MADE_AGAIN]
      const sentence = paid.includes('tool') ? again : paid.includes('time') ? made : BOUGHT
      return tale.say(sentence, { at: atPlace(tale, building) })
    },
    paid: true,
    rule: 'V-421',
  },
  travel: {
    say: ({ seat, figure, to }, { say, colour }) =>
      say(TRAVELLED, { figure: [{ piece: meeple(colour(seat), figure) }], letter: lastOf(to) }),
    paid: true,
    takes: (entry, { head }) =>
      entry.code === 'gain' &&
      entry.seat === head.seat &&
      (entry.from === head.to || entry.from === 'supply'),
    rule: 'V-461',
  },
  marker: {
    joins: ['travel'],
    say: [
      '{who} {who:legst|legt} einen Marker auf {castle}.',
      '{who} {who:leave|leaves} a marker at {castle}.',
      '{who} legt een markeersteen op {castle}.',
    ],
    rule: 'V-464',
  },
  council: {
    say: ({ seat, figure, from, to }, { say, colour }) =>
      say(from === 'farm' ? COUNCIL_ENTERED : COUNCIL_CLIMBED, {
        figure: [{ piece: meeple(colour(seat), figure) }],
        step: lastOf(to),
      }),
    paid: true,
    takes: (entry, { head, cost }) =>
      entry.code === 'time' && entry.seat === head.seat && !cost.some(({ piece }) => piece === 'time'),
    rule: ({ from }) => (from === 'farm' ? 'V-476' : 'V-477'),
  },
  privilege: {
    say: PRIVILEGE,
    takes: (entry, { head }) => entry.code !== 'time' && entry.seat === head.seat,
    rule: 'V-479',
  },
  ring: {
    say: ({ seat, to }, { say, memory }) => {
      const back = memory.starter === seat ? RING_BACK_AGAIN : RING_BACK
      return say(to === 'farm' ? RING_TAKEN : back, { ring: RING })
    },
    gain: ({ to }) => (to === 'farm' ? RING : []),
    rule: 'V-480',
  },
}
