import type { Parts, Sentence } from '@chronik/kernel/story'
import { AS, TO } from '../phrases.ts'
import { among, andThen, type MyTale, sameSeat, some, type TellersOf } from './telling.ts'

const LEADER: Sentence = [
  '{who} {who:aktivierst|aktiviert} das „?“-Banner{cost: für {cost}|}{stays: und {who:lässt|lässt} das Oberhaupt stehen|}.',
  '{who} {who:activate|activates} the “?” banner{cost: for {cost}|}{stays: and {who:let|lets} the headman stay|}.',
  '{who} activeert het “?”-vaandel{cost: voor {cost}|}{stays: en laat de voorman staan|}.',
]
const WALKS: Sentence = [
  '{who} {who:schickst|schickt} das Oberhaupt{cost: für {cost}|} {to}{safe: und {who:bringst|bringt} dort {safe} in Sicherheit|}{gain: und {who:bekommst|bekommt} {gain}|}.',
  '{who} {who:send|sends} the headman {to}{cost: for {cost}|}{safe: and {who:secure|secures} {safe} there|}{gain: and {who:get|gets} {gain}|}.',
  '{who} stuurt de voorman{cost: voor {cost}|} {to}{safe: en brengt daar {safe} in veiligheid|}{gain: en krijgt {gain}|}.',
]
const SECURES: Sentence = [
  '{who} {who:bringst|bringt} {safe} auf dem Haupthaus in Sicherheit.',
  '{who} {who:secure|secures} {safe} on the main house.',
  '{who} brengt {safe} op het grote huis in veiligheid.',
]
const GETS: Sentence = [
  '{who} {who:bekommst|bekommt} {gain}.',
  '{who} {who:get|gets} {gain}.',
  '{who} krijgt {gain}.',
]
const PAYS: Sentence = [
  '{who} {who:zahlst|zahlt} {cost}.',
  '{who} {who:pay|pays} {cost}.',
  '{who} betaalt {cost}.',
]
const PUPIL: Sentence = [
  '{who} {who:schickst|schickt} einen Nachkommen in die Schule.',
  '{who} {who:send|sends} a pupil to school.',
  '{who} stuurt een nakomeling naar school.',
]
const LEARNS: Sentence = [
  '{who:dein Nachkomme|der Nachkomme von {who}} rückt in der Schule nach rechts.',
  '{who:your|{who}’s} pupil moves to the right at school.',
  '{who:jouw nakomeling|de nakomeling van {who}} schuift op school naar rechts.',
]
const GRADUATES: Sentence = [
  '{who} {who:setzt|setzt} einen Nachkommen{cost: für {cost}|} {role} ein{gain: und {who:bekommst|bekommt} {gain}|}.',
  '{who} {who:place|places} a pupil {role}{cost: for {cost}|}{gain: and {who:get|gets} {gain}|}.',
  '{who} zet een nakomeling{cost: voor {cost}|} {role} in{gain: en krijgt {gain}|}.',
]
const PLOWS: Sentence = [
  '{who} {who:stellst|stellt} einen Pflug {from} auf ein Kornfeld.',
  '{who} {who:put|puts} a plow {from} onto a field.',
  '{who} zet een ploeg {from} op een akker.',
]
const FROM_SMITHY: Sentence = ['aus der Schmiede', 'from the smithy', 'uit de smederij']
const FROM_GUILD: Sentence = ['aus dem Gildenrathaus', 'from the Guild Hall', 'uit de gilderaad']
const TURNED: Sentence = [
  '{who} {who:deckst|deckt} die Reisekarte {letter} auf: {worth}.',
  '{who} {who:turn|turns} the travel card {letter} over: {worth}.',
  '{who} draait reiskaart {letter} om: {worth}.',
]
const REDRAWN: Sentence = [
  'Dank der Missionskirche {who:legst du|legt {who}} die Reisekarte {letter} unter den Stapel zurück.',
  'Thanks to the Mission Church {who} {who:put|puts} the travel card {letter} back under its stack.',
  'Dankzij de reiskerk {who:leg jij|legt {who}} reiskaart {letter} onder de stapel terug.',
]
const SHUFFLED: Sentence = [
  'Die Reisekarten {letter} werden gemischt.',
  'The travel cards {letter} are shuffled.',
  'De reiskaarten {letter} worden geschud.',
]

const letter = (card: string): Parts => [card.slice('travel-'.length, 'travel-x'.length).toUpperCase()]

/** What is paid and got, the headman, the school, plows and journeys. */
export const villageTellers: TellersOf<
  | 'time'
  | 'pay'
  | 'coins'
  | 'stories'
  | 'good'
  | 'joker'
  | 'die-marker'
  | 'leader'
  | 'headman'
  | 'secure'
  | 'pupil'
  | 'graduate'
  | 'plow'
  | 'travel-turned'
  | 'redraw'
  | 'shuffle'
> = {
  time: { cost: ({ time }) => some('time', time), say: PAYS, rule: 'M-158' },
  pay: { cost: ({ from, count }) => some(paidFrom(from), count), say: PAYS, rule: 'M-355' },
  coins: {
    gain: ({ coins }) => some('coin', coins),
    silent: ({ coins }) => coins === 0,
    say: GETS,
    rule: 'M-153',
  },
  stories: {
    gain: ({ stories }) => some('story-point', stories),
    say: GETS,
    rule: 'M-161',
  },
  good: {
    gain: ({ good }) => some(good, 1),
    say: GETS,
    rule: 'M-603',
  },
  joker: {
    gain: () => some('joker', 1),
    say: GETS,
    rule: 'M-804',
  },
  'die-marker': {
    gain: () => some('die-marker', 1),
    say: GETS,
    rule: 'M-752',
  },
  leader: { takes: sameSeat, say: (_entry, tale) => andThen(leaderSaid(tale), tale), rule: 'M-502' },
  headman: {
    joins: ['leader'],
    say: ({ to }, { say }) => say(WALKS, { to: say(TO[to]), safe: [] }),
    rule: 'M-502',
  },
  secure: {
    joins: ['leader'],
    silent: ({ stories }) => stories === 0,
    say: ({ stories }, { say }) => say(SECURES, { safe: some('story-point', stories) }),
    rule: 'M-506',
  },
  pupil: { say: ({ from }, { say }) => say(from === 'supply' ? PUPIL : LEARNS), rule: 'M-472' },
  graduate: {
    takes: sameSeat,
    say: ({ to }, tale) => andThen(tale.say(GRADUATES, { role: tale.say(AS[to]) }), tale),
    rule: 'M-476',
  },
  plow: {
    say: ({ from }, { say }) => say(PLOWS, { from: say(from === 'hall-guild' ? FROM_GUILD : FROM_SMITHY) }),
    rule: 'M-614',
  },
  'travel-turned': {
    say: ({ card, prestige }, { say }) =>
      say(TURNED, { letter: letter(card), worth: some('prestige', prestige) }),
    rule: 'M-664',
  },
  redraw: { say: ({ card }, { say }) => say(REDRAWN, { letter: letter(card) }), rule: 'M-706' },
  shuffle: { say: ({ card }, { say }) => say(SHUFFLED, { letter: letter(card) }), rule: 'M-706' },
}

/** A plow that stood on a field is still a plow. */
function paidFrom(purse: string): string {
  if (purse === 'coins') return 'coin'
  return purse.startsWith('field-') ? 'plow' : purse
}

function leaderSaid({ act, say }: MyTale): Parts {
  const [walk] = among(act, 'headman')
  if (walk === undefined) return say(LEADER, { stays: among(act, 'lapse').length > 0 })
  const [secured] = among(act, 'secure')
  return say(WALKS, { to: say(TO[walk.to]), safe: some('story-point', secured?.stories ?? 0) })
}
