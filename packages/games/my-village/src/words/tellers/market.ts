import type { Parts, Sentence, Token } from '@chronik/kernel/story'
import {
  among,
  andThen,
  type Entry,
  type Log,
  type MyTale,
  sameSeat,
  type TellersOf,
  type Told,
} from './telling.ts'

const STEWARD: Sentence = [
  '{who} {who:aktivierst|aktiviert} die Marktvogtei{cost: für {cost}|}{guests: und {who:lockst|lockt} {guests} an|}{nobody: und {who:lockst|lockt} niemanden an|}.',
  '{who} {who:activate|activates} the market steward{cost: for {cost}|}{guests: and {who:attract|attracts} {guests}|}{nobody: and {who:attract|attracts} nobody|}.',
  '{who} activeert het kantoor van de hofmeester{cost: voor {cost}|}{guests: en lokt {guests} naar het dorp|}{nobody: en lokt niemand|}.',
]
const BY_MONK: Sentence = [
  'Dank des Mönchs {who:aktivierst du|aktiviert {who}} die Marktvogtei{cost: für {cost}|}{guests: und {who:lockst|lockt} {guests} an|}{nobody: und {who:lockst|lockt} niemanden an|}.',
  'Thanks to the monk {who} {who:activate|activates} the market steward{cost: for {cost}|}{guests: and {who:attract|attracts} {guests}|}{nobody: and {who:attract|attracts} nobody|}.',
  'Dankzij de monnik {who:activeer jij|activeert {who}} het kantoor van de hofmeester{cost: voor {cost}|}{guests: en {who:lok|lokt} {guests} naar het dorp|}{nobody: en {who:lok|lokt} niemand|}.',
]
const TRADE: Sentence = [
  '{who} {who:nutzt|nutzt} die Handelskirche{shown:, {who:deckst|deckt} {shown} auf|}{free: und {who:bekommst|bekommt} {free} kostenlos|}{guests:, dazu {guests}{cost: für {cost}|}|}.',
  '{who} {who:use|uses} the Trade Church{shown:, {who:turn|turns} up {shown}|}{free: and {who:get|gets} {free} free of charge|}{guests:, and also {guests}{cost: for {cost}|}|}.',
  '{who} gebruikt de handelskerk{shown:, draait {shown} om|}{free: en krijgt {free} kosteloos|}{guests:, en ook {guests}{cost: voor {cost}|}|}.',
]
const SHOWN: Sentence = [
  'Neu in der Kundenauslage: {shown}.',
  'New in the customer display: {shown}.',
  'Nieuw in het klantenaanbod: {shown}.',
]
const CUSTOMER: Sentence = [
  '{who} {who:lockst|lockt} {customer} an.',
  '{who} {who:attract|attracts} {customer}.',
  '{who} lokt {customer} naar het dorp.',
]
const DECLINED: Sentence = [
  '{who} {who:verzichtest|verzichtet} auf den Bonus des neuen Mönchs.',
  '{who} {who:decline|declines} the bonus of the new monk.',
  '{who} ziet af van de bonus van de nieuwe monnik.',
]
/** What lapses where no other line tells of it. */
const LAPSES: { readonly [what in Entry<'lapse'>['what']]: Sentence } = {
  school: [
    '{who} {who:lässt|lässt} das Schulbanner verfallen.',
    '{who} {who:let|lets} the school banner lapse.',
    '{who} laat het schoolvaandel vervallen.',
  ],
  leader: [
    '{who} {who:lässt|lässt} das Oberhaupt stehen.',
    '{who} {who:let|lets} the headman stay.',
    '{who} laat de voorman staan.',
  ],
  steward: [
    '{who} {who:lockst|lockt} niemanden an.',
    '{who} {who:attract|attracts} nobody.',
    '{who} lokt niemand.',
  ],
  'church-trade': [
    '{who} {who:verzichtest|verzichtet} auf den kostenlosen Kunden.',
    '{who} {who:decline|declines} the free customer.',
    '{who} ziet af van de kosteloze klant.',
  ],
}

/** Whoever brings customers: the steward himself, the bonus of a monk, or the Trade Church. */
function invites({ head }: Told): boolean {
  return (
    head.code === 'trade' || head.code === 'bonus' || (head.code === 'black' && head.banner === 'steward')
  )
}
const invited = (entry: Log, act: Told): boolean => invites(act) && sameSeat(entry, act)

/** Customers, the steward, the Trade Church, and what may lapse. */
export const marketTellers: TellersOf<'bonus' | 'trade' | 'customer' | 'customer-shown' | 'lapse'> = {
  bonus: {
    takes: sameSeat,
    // Leader and school are told by what happens there.
    silent: ({ bonus, accepted }) => accepted && bonus !== 'steward',
    say: ({ accepted }, tale) => (accepted ? andThen(guests(tale, BY_MONK), tale) : tale.say(DECLINED)),
    rule: 'M-723',
  },
  trade: {
    takes: sameSeat,
    say: (_entry, tale) => andThen(tradeSaid(tale), tale),
    rule: 'M-705',
  },
  customer: { joins: invited, say: CUSTOMER, rule: 'M-421' },
  'customer-shown': {
    joins: (_entry, act) =>
      act.head.code === 'customer-shown' || (act.head.code === 'trade' && act.more.length === 0),
    say: ({ customer }, { act, say }) => say(SHOWN, { shown: faces([customer, ...shownIn(act)]) }),
    rule: 'M-424',
  },
  lapse: {
    joins: (entry, act) =>
      sameSeat(entry, act) && (invites(act) || (entry.what === 'leader' && act.head.code === 'leader')),
    say: ({ what }, { say }) => say(LAPSES[what]),
    rule: 'M-361',
  },
}

/** Who comes by the steward. */
export function guests({ act, say }: MyTale, sentence: Sentence = STEWARD): Parts {
  const come = among(act, 'customer')
  const nobody = come.length === 0 && among(act, 'lapse').length > 0
  return say(sentence, { guests: faces(come.map(({ customer }) => customer)), nobody })
}

function tradeSaid({ act, say }: MyTale): Parts {
  const come = among(act, 'customer')
  const some = (free: boolean): Token[] =>
    faces(come.filter((entry) => entry.free === free).map(({ customer }) => customer))
  return say(TRADE, { shown: faces(shownIn(act)), free: some(true), guests: some(false) })
}

function shownIn(act: Told): string[] {
  return among(act, 'customer-shown').map(({ customer }: Entry<'customer-shown'>) => customer)
}

function faces(customers: readonly string[]): Token[] {
  return customers.map((piece) => ({ piece }))
}
