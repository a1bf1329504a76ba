import { placeOf } from '@chronik/kernel'
import { counted, type Parts, type Sentence, type Token } from '@chronik/kernel/story'
import { DICE } from '../../box/vocabulary.ts'
import { dieOf } from '../pieces.ts'
import {
  among,
  andThen,
  type Entry,
  type Log,
  type MyTale,
  sameSeat,
  some,
  type TellersOf,
} from './telling.ts'

const TURN: Sentence = [
  '{who} {who:bist|ist} am Zug.',
  '{who:it is your|it is {who}’s} turn.',
  '{who} {who:bent|is} aan de beurt.',
]
const TAKES: Sentence = [
  '{who} {who:nimmst|nimmt} {dice}{cost: für {cost}|}.',
  '{who} {who:take|takes} {dice}{cost: for {cost}|}.',
  '{who} neemt {dice}{cost: voor {cost}|}.',
]
const MAKES: Sentence = [
  '{who} {who:nimmst|nimmt} {dice}{cost: für {cost}|}: Bannerwert {value}.',
  '{who} {who:take|takes} {dice}{cost: for {cost}|}: banner value {value}.',
  '{who} neemt {dice}{cost: voor {cost}|}: vaandelwaarde {value}.',
]
const TURNS: Sentence = [
  '{who} {who:nimmst|nimmt} {dice}{cost: für {cost}|}, {who:gibst|gibt} {spent} aus und {who:drehst|dreht} die Würfel auf {first} und {second}: Bannerwert {value}.',
  '{who} {who:take|takes} {dice}{cost: for {cost}|}, {who:spend|spends} {spent} and {who:turn|turns} the dice to {first} and {second}: banner value {value}.',
  '{who} neemt {dice}{cost: voor {cost}|}, geeft {spent} uit en draait de dobbelstenen naar {first} en {second}: vaandelwaarde {value}.',
]
const VALUE: Sentence = [
  '{who} {who:hast|hat} den Bannerwert {value}.',
  '{who} {who:have|has} the banner value {value}.',
  '{who} {who:hebt|heeft} vaandelwaarde {value}.',
]
const VALUE_TURNED: Sentence = [
  '{who} {who:gibst|gibt} {spent} aus, {who:drehst|dreht} die Würfel auf {first} und {second} und {who:hast|hat} den Bannerwert {value}.',
  '{who} {who:spend|spends} {spent}, {who:turn|turns} the dice to {first} and {second} and {who:have|has} the banner value {value}.',
  '{who} geeft {spent} uit, draait de dobbelstenen naar {first} en {second} en {who:hebt|heeft} vaandelwaarde {value}.',
]
const ROLLED: Sentence = [
  'Die Würfel zeigen {dice}.',
  'The dice show {dice}.',
  'De dobbelstenen tonen {dice}.',
]
/** The line of a turn, or what was left of it when a plow had been moved before the dice were taken. */
const OWN_LINE: readonly Log['code'][] = ['turn', 'die-taken']

/** From the beginning of a turn to its banner value: one line that grows. */
export const diceTellers: TellersOf<'die-rolled' | 'turn' | 'die-taken' | 'value'> = {
  'die-rolled': {
    joins: ['die-rolled'],
    say: ({ die }, { act, say }) =>
      say(ROLLED, { dice: inOrder([die, ...among(act, 'die-rolled').map((more) => more.die)]) }),
    rule: 'M-203',
  },
  turn: {
    takes: ({ code }) => code === 'time',
    say: (_entry, tale) => andThen(turnSaid(tale, []), tale),
    rule: 'M-251',
  },
  'die-taken': {
    joins: (entry, act) => OWN_LINE.includes(act.head.code) && sameSeat(entry, act),
    takes: ({ code }) => code === 'time',
    say: ({ die }, tale) => andThen(turnSaid(tale, [die]), tale),
    rule: 'M-301',
  },
  value: {
    joins: (entry, act) => OWN_LINE.includes(act.head.code) && sameSeat(entry, act),
    say: (entry, { say }) => say(spentFor(entry).length > 0 ? VALUE_TURNED : VALUE, madeOf(entry)),
    rule: 'M-302',
  },
}

function turnSaid({ act, say }: MyTale, first: readonly string[]): Parts {
  const dice = tokens([...first, ...among(act, 'die-taken').map(({ die }) => die)])
  if (dice.length === 0) return say(TURN)
  const [made] = among(act, 'value')
  if (made === undefined) return say(TAKES, { dice })
  return say(spentFor(made).length > 0 ? TURNS : MAKES, { dice, ...madeOf(made) })
}

function tokens(dice: readonly string[]): Token[] {
  return counted(dice.map(dieOf))
}

/** White before black, low before high, as one lays them out. */
function inOrder(dice: readonly string[]): Token[] {
  return tokens([...dice].sort((one, other) => placeOf(DICE, one) - placeOf(DICE, other)))
}

function spentFor({ coins, markers }: Entry<'value'>): Token[] {
  return [...some('coin', coins), ...some('die-marker', markers)]
}

function madeOf(entry: Entry<'value'>) {
  const [first, second] = entry.faces
  return { value: entry.value, spent: spentFor(entry), first, second }
}
