import type { Sentence } from '@chronik/kernel/story'
import { meeple } from '../words/pieces.ts'
import type { VillageTellers } from '../words/tellers/memory.ts'

const SHOWN: Sentence = [
  'Im Wirtshaus {count:liegt|liegen} jetzt obenauf: {persons}.',
  'Now on top in the inn{count::|:} {persons}.',
  'In de herberg {count:ligt|liggen} nu bovenop: {persons}.',
]
const VISITED: Sentence = [
  '{who} {who:schickst|schickt} {figure}{cost: für {cost}|} ins Wirtshaus.',
  '{who} {who:send|sends} {figure} to the inn{cost: for {cost}|}.',
  '{who} stuurt {figure}{cost: voor {cost}|} naar de herberg.',
]
const SLID: Sentence = [
  '{who} {who:schiebst|schiebt}{cost: für {cost}|} „{person}“ unter den Stapel{next:; obenauf liegt jetzt „{next}“|}.',
  '{who} {who:slide|slides} “{person}” under the stack{cost: for {cost}|}{next:; now “{next}” is on top|}.',
  '{who} schuift{cost: voor {cost}|} “{person}” onder de stapel{next:; nu ligt “{next}” bovenop|}.',
]

/** The inn and its persons. */
export const innTellers: VillageTellers<
  'person-shown' | 'inn' | 'person-slid' | 'person-bought' | 'person-played' | 'herald'
> = {
  'person-shown': {
    joins: ({ stack }, { head, more }) =>
      head.code === 'person-shown' ||
      (head.code === 'person-slid' && head.stack === stack && more.length === 0),
    say: ({ person }, { act, say, list, name }) => {
      const persons = [
        person,
        ...act.more.flatMap((entry) => (entry.code === 'person-shown' ? [entry.person] : [])),
      ]
      return say(SHOWN, { persons: list(persons.map(name)), count: persons.length })
    },
    rule: 'VI-101',
  },
  inn: {
    say: ({ seat, figure }, { say, colour }) =>
      say(VISITED, { figure: [{ piece: meeple(colour(seat), figure) }] }),
    takes: (entry, { head, cost }) => entry.code === 'time' && entry.seat === head.seat && cost.length === 0,
    rule: 'VI-302',
  },
  'person-slid': {
    say: (_entry, { act, say }) => {
      const [next] = act.more
      return say(SLID, { next: next?.code === 'person-shown' ? next.person : '' })
    },
    paid: true,
    completed: 'person-shown',
    rule: 'VI-305',
  },
  'person-bought': {
    say: [
      '{who} {who:erwirbst|erwirbt} „{person}“{cost: für {cost}|}.',
      '{who} {who:buy|buys} “{person}”{cost: for {cost}|}.',
      '{who} koopt “{person}”{cost: voor {cost}|}.',
    ],
    paid: true,
    rule: 'VI-306',
  },
  'person-played': {
    say: [
      '{who} {who:spielst|spielt} „{person}“ aus{gain: und {who:erhältst|erhält} {gain}|}.',
      '{who} {who:play|plays} “{person}”{gain: and {who:get|gets} {gain}|}.',
      '{who} speelt “{person}”{gain: en krijgt {gain}|}.',
    ],
    takes: (entry, { head }) =>
      entry.code === 'gain' &&
      entry.seat === head.seat &&
      (entry.from === head.person || entry.from === 'supply'),
    aside: true,
    rule: 'VI-403',
  },
  herald: {
    say: [
      '{who} lässt den Herold die Aktion „{action}“ ausrufen.',
      '{who} {who:have|has} the herald call the action “{action}”.',
      '{who} laat de heraut de actie “{action}” uitroepen.',
    ],
    rule: 'VI-548',
  },
}
