import { counted, type Parts, type Sentence } from '@chronik/kernel/story'
import { AT_PROJECTS, FOR_PROJECTS } from '../phrases.ts'
import {
  among,
  type Entry,
  rentOf,
  sameSeat,
  type TellersOf,
  type Told,
  takes,
  type WorldTale,
} from './telling.ts'

const PLAYS: Sentence = [
  '{who} {who:spielst|spielt} „{card}“{repeats: als „{repeats}“|}{cost:, {who:gibst|gibt} {cost} ab|}{gain: und {who:bekommst|bekommt} {gain}|}.',
  '{who} {who:play|plays} “{card}”{repeats: as “{repeats}”|}{cost:, {who:give|gives} up {cost}|}{gain: and {who:get|gets} {gain}|}.',
  '{who} speelt “{card}”{repeats: als “{repeats}”|}{cost:, levert {cost} in|}{gain: en krijgt {gain}|}.',
]
const DOES: Sentence = [
  '{who} {who:spielst|spielt} „{card}“{repeats: als „{repeats}“|}{cost:, {who:gibst|gibt} {cost} ab|} und {deed}{gain:: {gain}|}.',
  '{who} {who:play|plays} “{card}”{repeats: as “{repeats}”|}{cost:, {who:give|gives} up {cost}|} and {deed}{gain:: {gain}|}.',
  '{who} speelt “{card}”{repeats: als “{repeats}”|}{cost:, levert {cost} in|} en {deed}{gain:: {gain}|}.',
]
const FORGOES: Sentence = [
  '{who} {who:legst|legt} „{card}“ ungenutzt ab{reason: ({reason})|}{gain: und {who:bekommst|bekommt} dafür {gain}|}.',
  '{who} {who:lay|lays} “{card}” unused{reason: ({reason})|}{gain: and {who:get|gets} {gain} for it|}.',
  '{who} legt “{card}” ongebruikt neer{reason: ({reason})|}{gain: en krijgt daarvoor {gain}|}.',
]
const MISSING: Sentence = ['es fehlt {what}', '{what} is missing', '{what} ontbreekt']
const AT_COURT: Sentence = [
  'Vor dem Königlichen Gericht {who:legst du|legt {who}} „{card}“ ungenutzt ab{down:, dazu {down}|}.',
  'At the royal court {who} {who:lay|lays} “{card}” unused{down:, and {down} as well|}.',
  'Voor het koninklijk gerecht {who:leg jij|legt {who}} “{card}” ongebruikt neer{down:, en ook {down}|}.',
]
const AT_WAR: Sentence = [
  'Des Krieges wegen {who:legst du|legt {who}} „{card}“ ungenutzt ab{down:, dazu {down}|}.',
  'Because of the war {who} {who:lay|lays} “{card}” unused{down:, and {down} as well|}.',
  'Vanwege de oorlog {who:leg jij|legt {who}} “{card}” ongebruikt neer{down:, en ook {down}|}.',
]
const FACE_DOWN: Sentence = [
  '{card:„{card}“|eine Karte} verdeckt',
  '{card:“{card}”|a card} face down',
  '{card:“{card}”|een kaart} gedekt',
]
const DISCARDS: Sentence = [
  '{who} {who:legst|legt} {card:„{card}“|eine Karte} verdeckt ab.',
  '{who} {who:lay|lays} {card:“{card}”|a card} face down.',
  '{who} legt {card:“{card}”|een kaart} gedekt af.',
]
/** By which rule a card is drawn from somebody’s hand. */
const DRAWN_BY: { readonly [why in Entry<'drawn'>['why']]: string } = {
  penance: 'W-921',
  'vice-and-chaos': 'W-843',
  'second-wave': 'W-870',
}
/** Whose hand a card is drawn from, and why. */
const DRAWN: { readonly [why in Entry<'drawn'>['why']]: Sentence } = {
  penance: [
    '{who} {who:tust|tut} Buße: {card:„{card}“|Eine Karte} wird gezogen und verdeckt abgelegt.',
    '{who} {who:do|does} penance: {card:“{card}”|a card} is drawn and laid face down.',
    '{who} doet boete: {card:“{card}”|een kaart} wordt getrokken en gedekt afgelegd.',
  ],
  'vice-and-chaos': [
    'Aus {who:deiner Hand|der Hand von {who}} wird {card:„{card}“|eine Karte} gezogen und verdeckt abgelegt.',
    '{card:“{card}”|a card} is drawn from {who:your|{who}’s} hand and laid face down.',
    'Uit {who:jouw hand|de hand van {who}} wordt {card:“{card}”|een kaart} getrokken en gedekt afgelegd.',
  ],
  'second-wave': [
    'Aus {who:deiner Hand|der Hand von {who}} wird {card:„{card}“|eine Karte} gezogen und verdeckt abgelegt.',
    '{card:“{card}”|a card} is drawn from {who:your|{who}’s} hand and laid face down.',
    'Uit {who:jouw hand|de hand van {who}} wordt {card:“{card}”|een kaart} getrokken en gedekt afgelegd.',
  ],
}

const BUILDS: Sentence = [
  '{who:verbaust|verbaut} {materials} {at}',
  '{who:build|builds} {materials} {at}',
  '{who:verwerkt|verwerkt} {materials} {at}',
]
const DONATES: Sentence = [
  '{who:spendest|spendet} für {to}',
  '{who:donate|donates} to {to}',
  '{who:doneert|doneert} aan {to}',
]
const HOUSES: Sentence = [
  '{who:baust|baut} ein Haus, das {rent} bringt',
  '{who:build|builds} a house that yields {rent}',
  '{who:bouwt|bouwt} een huis dat {rent} oplevert',
]
const HOUSE: Sentence = [
  '{who} {who:baust|baut} ohne zu zahlen ein Haus, das {rent} bringt.',
  'Without paying, {who} {who:build|builds} a house that yields {rent}.',
  '{who} bouwt zonder te betalen een huis dat {rent} oplevert.',
]
const BUILD: Sentence = [
  '{who} {who:verbaust|verbaut} {material} {at}.',
  '{who} {who:build|builds} {material} {at}.',
  '{who} verwerkt {material} {at}.',
]
const DONATE: Sentence = [
  '{who} {who:spendest|spendet} für {to}.',
  '{who} {who:donate|donates} to {to}.',
  '{who} doneert aan {to}.',
]

/** What goods become with a card that is there for nothing else; before they are chosen it is only played. */
const TRADES: { readonly [card: string]: Sentence } = {
  'act-sale': [
    '{who} {who:spielst|spielt} „{card}“{repeats: als „{repeats}“|}{cost: und {who:verkaufst|verkauft} {cost} für {gain}|}.',
    '{who} {who:play|plays} “{card}”{repeats: as “{repeats}”|}{cost: and {who:sell|sells} {cost} for {gain}|}.',
    '{who} speelt “{card}”{repeats: als “{repeats}”|}{cost: en verkoopt {cost} voor {gain}|}.',
  ],
  'act-cloth': [
    '{who} {who:spielst|spielt} „{card}“{repeats: als „{repeats}“|}{cost: und {who:verarbeitest|verarbeitet} {cost} zu {gain}|}.',
    '{who} {who:play|plays} “{card}”{repeats: as “{repeats}”|}{cost: and {who:turn|turns} {cost} into {gain}|}.',
    '{who} speelt “{card}”{repeats: als “{repeats}”|}{cost: en verwerkt {cost} tot {gain}|}.',
  ],
}

const ofCard = (entry: Entry<'use' | 'forgo' | 'build' | 'donate' | 'house' | 'rent'>, act: Told): boolean =>
  act.head.code === 'open' && sameSeat(entry, act)

/** The card of a turn with what it does, and cards that are laid without being used. */
export const cardTellers: TellersOf<
  'open' | 'use' | 'forgo' | 'at-court' | 'discard' | 'drawn' | 'build' | 'donate' | 'house' | 'rent'
> = {
  open: {
    takes: takes('action', 'toll', 'building', 'service', 'rent', 'forgo'),
    say: openSaid,
    rule: 'W-401',
  },
  use: {
    joins: ofCard,
    say: (entry, { say }) => say(PLAYS, { repeats: entry.repeats ?? '' }),
    rule: 'W-403',
  },
  forgo: {
    joins: ofCard,
    say: (entry, { say }) => say(FORGOES, { reason: reasonOf(entry, say) }),
    rule: 'W-403',
  },
  'at-court': {
    takes: takes('forgo'),
    say: [
      '{who} {who:stehst|steht} vor dem Königlichen Gericht und {who:hast|hat} in dieser Runde keinen Zug{gain:; dafür gibt es {gain}|}.',
      '{who} {who:stand|stands} before the royal court and {who:have|has} no turn in this round{gain:, which brings {gain}|}.',
      '{who} staat voor het koninklijk gerecht en {who:hebt|heeft} deze ronde geen beurt{gain:; dat levert {gain} op|}.',
    ],
    rule: 'W-923',
  },
  discard: {
    joins: (entry, act) =>
      entry.why !== 'event' &&
      act.head.code === 'open' &&
      act.head.why === entry.why &&
      entry.why !== 'turn' &&
      sameSeat(entry, act),
    // That a card goes down after every turn is no news to those who cannot see it.
    silent: ({ card, why }) => why === 'turn' && card === undefined,
    say: DISCARDS,
    rule: 'W-405',
  },
  drawn: { say: ({ why }, { say }) => say(DRAWN[why]), rule: ({ why }) => DRAWN_BY[why] },
  build: {
    joins: ofCard,
    takes: takes('building'),
    say: ({ project }, { say }) => say(BUILD, { at: say(AT_PROJECTS[project]) }),
    rule: 'W-504',
  },
  donate: {
    joins: ofCard,
    say: ({ project }, { say }) => say(DONATE, { to: say(FOR_PROJECTS[project]) }),
    rule: 'W-514',
  },
  house: {
    joins: ofCard,
    say: (entry, { say }) => say(HOUSE, { rent: rentOf(entry) }),
    rule: 'W-509',
  },
  rent: {
    joins: ofCard,
    takes: takes('rent'),
    say: [
      '{who} {who:bekommst|bekommt} die Pacht eines Hauses{gain:: {gain}|}.',
      '{who} {who:get|gets} the rent of a house{gain:: {gain}|}.',
      '{who} krijgt de pacht van een huis{gain:: {gain}|}.',
    ],
    rule: 'W-512',
  },
}

function openSaid({ why }: Entry<'open'>, tale: WorldTale): Parts {
  const { act, say } = tale
  if (why !== 'turn') {
    const [down] = among(act, 'discard')
    const other = down === undefined ? [] : say(FACE_DOWN, { card: down.card })
    return say(why === 'court' ? AT_COURT : AT_WAR, { down: other })
  }
  const [forgone] = among(act, 'forgo')
  if (forgone !== undefined) return say(FORGOES, { reason: reasonOf(forgone, say) })
  const [used] = among(act, 'use')
  const repeats = used?.repeats ?? ''
  const trade = used === undefined ? undefined : TRADES[used.repeats ?? used.card]
  if (trade !== undefined) return say(trade, { repeats })
  const deed = deedOf(tale)
  return deed === null ? say(PLAYS, { repeats }) : say(DOES, { repeats, deed })
}

/** What stood in the way, for whoever may know it. */
function reasonOf({ reason, missing }: Entry<'forgo'>, say: WorldTale['say']): Parts | string {
  return missing ? say(MISSING, { what: [{ piece: missing }] }) : (reason ?? '')
}

/** What was built or donated with the card, if anything. */
function deedOf({ act, say }: WorldTale): Parts | null {
  const built = among(act, 'build')
  if (built.length > 0) {
    const materials = counted(built.map(({ material }) => material))
    return say(BUILDS, { materials, at: say(AT_PROJECTS[built[0].project]) })
  }
  const [donated] = among(act, 'donate')
  if (donated !== undefined) return say(DONATES, { to: say(FOR_PROJECTS[donated.project]) })
  const [house] = among(act, 'house')
  return house === undefined ? null : say(HOUSES, { rent: rentOf(house) })
}
