import { counted, type Parts, type Sentence, type Token } from '@chronik/kernel/story'
import { ROUNDS } from '../../box/vocabulary.ts'
import { LACKING, TO_PERSONS } from '../phrases.ts'
import { among, type Log, roll, sameSeat, some, type TellersOf, takes, type WorldTale } from './telling.ts'

const REVEAL: Sentence = [
  '{who} {who:deckst|deckt} das Ereignis „{event}“ auf{got:. Gewonnen: {got}|}{lost:. Verloren: {lost}|}{cut:. Niemand verliert mehr Siegpunkte, als er hat|}.',
  '{who} {who:reveal|reveals} the event “{event}”{got:. Gained: {got}|}{lost:. Lost: {lost}|}{cut:. Nobody loses more victory points than they have|}.',
  '{who} draait de gebeurtenis “{event}” om{got:. Gekregen: {got}|}{lost:. Verloren: {lost}|}{cut:. Niemand verliest meer overwinningspunten dan hij heeft|}.',
]
const ORIENT: Sentence = [
  '{who} {who:richtest|richtet} die Ereigniskarte aus; der Gunststein {steps:bleibt stehen|zieht 1 Feld weiter|zieht {steps} Felder weiter}{income:. Einkommen: {income}|}.',
  '{who} {who:turn|turns} the event card; the favour stone {steps:stays|moves 1 space|moves {steps} spaces}{income:. Income: {income}|}.',
  '{who} legt de gebeurteniskaart neer; de gunststeen {steps:blijft staan|gaat 1 veld verder|gaat {steps} velden verder}{income:. Inkomen: {income}|}.',
]
const FAVOUR: Sentence = [
  'Der Gunststein zieht {to}, und {who} {who:bekommst|bekommt} {gain}.',
  'The favour stone moves {to}, and {who} {who:get|gets} {gain}.',
  'De gunststeen gaat {to}, en {who} krijgt {gain}.',
]
const IN_VAIN: Sentence = [
  'Der Gunststein zieht {to}, und {who} {who:gehst|geht} {lacking:{lacking} |}leer aus.',
  'The favour stone moves {to}, and {who} {who:get|gets} nothing{lacking: {lacking}|}.',
  'De gunststeen gaat {to}, en {who} krijgt {lacking:{lacking} |}niets.',
]
const ARRIVES: Sentence = [
  'Der Gunststein zieht {to}.',
  'The favour stone moves {to}.',
  'De gunststeen gaat {to}.',
]
const NONE_IN_STOCK: Sentence = ['bei leerem Vorrat', 'as the stock is empty', 'door de lege voorraad']
const OUTLAWS: Sentence = [
  'Der Gunststein zieht {to}, und {who} {who:zahlst|zahlt} {cost}.',
  'The favour stone moves {to}, and {who} {who:pay|pays} {cost}.',
  'De gunststeen gaat {to}, en {who} betaalt {cost}.',
]
const SHOWS: Sentence = [
  '{who} {who:zeigst|zeigt} {what}.',
  '{who} {who:show|shows} {what}.',
  '{who} toont {what}.',
]
const COMPARED: Sentence = [
  'Alle zeigen, wie viel {name} sie haben: {shown}{got:. Gewonnen: {got}|}{lost:. Verloren: {lost}|}{cut:. Niemand verliert mehr Siegpunkte, als er hat|}.',
  'Everybody shows how much {name} they have: {shown}{got:. Gained: {got}|}{lost:. Lost: {lost}|}{cut:. Nobody loses more victory points than they have|}.',
  'Iedereen laat zien hoeveel {name} hij heeft: {shown}{got:. Gekregen: {got}|}{lost:. Verloren: {lost}|}{cut:. Niemand verliest meer overwinningspunten dan hij heeft|}.',
]
const SWAP: Sentence = [
  '{who} {who:tauschst|tauscht}{cost: {cost} gegen {gain}|}.',
  '{who} {who:swap|swaps}{cost: {cost} for {gain}|}.',
  '{who} ruilt{cost: {cost} voor {gain}|}.',
]

/** The event of the round, what it asks, and the favour stone. */
export const councilTellers: TellersOf<
  | 'reveal'
  | 'orient'
  | 'no-income'
  | 'favour-stone'
  | 'no-favour'
  | 'shown'
  | 'swap'
  | 'compared'
  | 'qualified'
  | 'slot'
> = {
  reveal: {
    say: (_entry, tale) => tale.say(REVEAL, movedIn(tale)),
    // The entry names the rule of the event itself.
    rule: 'W-301',
  },
  orient: {
    say: (_entry, tale) => tale.say(ORIENT, { income: rowsOf(tale, gainedIn) }),
    rule: 'W-311',
  },
  'no-income': {
    joins: ['orient'],
    say: [
      '{who} {who:musst|muss} betteln und {who:bekommst|bekommt} kein Einkommen.',
      '{who} {who:have|has} to beg and {who:get|gets} no income.',
      '{who} moet bedelen en krijgt geen inkomen.',
    ],
    rule: 'W-922',
  },
  'favour-stone': {
    takes: takes('favour'),
    say: ({ person }, { act, say }) => {
      const to = say(TO_PERSONS[person])
      if (act.cost.length > 0) return say(OUTLAWS, { to })
      if (act.gain.length > 0) return say(FAVOUR, { to })
      // Only then it is known that nothing comes: until then the stone has moved, and that is all.
      if (among(act, 'nothing-left').length > 0) return say(IN_VAIN, { to, lacking: say(NONE_IN_STOCK) })
      if (among(act, 'no-favour').length === 0) return say(ARRIVES, { to })
      const lacking = LACKING[person]
      return say(IN_VAIN, { to, lacking: lacking === undefined ? [] : say(lacking) })
    },
    rule: 'W-331',
  },
  'no-favour': {
    joins: (entry, act) => act.head.code === 'favour-stone' && sameSeat(entry, act),
    say: ['{who} {who:gehst|geht} leer aus.', '{who} {who:get|gets} nothing.', '{who} krijgt niets.'],
    rule: 'W-331',
  },
  shown: {
    joins: (entry, act) => act.head.code === 'favour-stone' && sameSeat(entry, act),
    silent: ({ amount }) => amount === 0,
    say: ({ good, amount }, { say }) =>
      say(SHOWS, { what: some(good, amount === 'at-least-1' ? 1 : amount) }),
    rule: 'W-344',
  },
  swap: { takes: takes('swap'), say: SWAP, rule: 'W-306' },
  compared: {
    say: ({ good, amounts }, tale) => {
      const shown = roll(
        tale,
        amounts.map((amount, seat) => ({ seat, what: some(good, amount) })),
      )
      return tale.say(COMPARED, { name: [tale.name(good)], shown, ...movedIn(tale) })
    },
    rule: 'W-831',
  },
  qualified: {
    takes: takes('event'),
    say: [
      '{who} {who:hast|hat} von allem, was gefragt ist{gain:, und {who:bekommst|bekommt} {gain}|}.',
      '{who} {who:have|has} some of everything that is asked for{gain: and {who:get|gets} {gain}|}.',
      '{who} {who:hebt|heeft} van alles wat gevraagd wordt{gain: en krijgt {gain}|}.',
    ],
    rule: 'W-871',
  },
  slot: {
    say: ({ replaced }, { say, memory }) => {
      if (memory.round === ROUNDS) return say(LAPSES)
      return say(replaced === null ? LASTS : REPLACES)
    },
    rule: 'W-209',
  },
}

const LASTS: Sentence = [
  'Das Ereignis „{event}“ bleibt in Kraft.',
  'The event “{event}” stays in force.',
  'De gebeurtenis “{event}” blijft van kracht.',
]
/** With the last round of a chapter its events end, too. */
const LAPSES: Sentence = [
  'Das Ereignis „{event}“ galt nur in dieser Runde.',
  'The event “{event}” applied in this round only.',
  'De gebeurtenis “{event}” gold alleen in deze ronde.',
]
const REPLACES: Sentence = [
  'Das Ereignis „{event}“ bleibt in Kraft und löst „{replaced}“ ab.',
  'The event “{event}” stays in force and replaces “{replaced}”.',
  'De gebeurtenis “{event}” blijft van kracht en vervangt “{replaced}”.',
]

/** What everybody got and lost. */
function movedIn(tale: WorldTale) {
  const cut: Parts = among(tale.act, 'loss-void').length > 0 ? ['0'] : []
  return { got: rowsOf(tale, gainedIn), lost: rowsOf(tale, lostIn), cut }
}

/** Who got or lost what, in the order in which it happened. */
function rowsOf(tale: WorldTale, tokensIn: (entry: Log) => Token[] | null): Parts {
  const rows = new Map<number, Token[]>()
  for (const entry of tale.act.more) {
    const moved = tokensIn(entry)
    if (moved === null || !('seat' in entry)) continue
    rows.set(entry.seat, counted([...(rows.get(entry.seat) ?? []), ...moved]))
  }
  return roll(
    tale,
    Array.from(rows, ([seat, what]) => ({ seat, what })),
  )
}

function gainedIn(entry: Log): Token[] | null {
  switch (entry.code) {
    case 'gain':
      return some(entry.good, entry.amount)
    case 'vp':
      return entry.amount > 0 ? some('vp', entry.amount) : null
    case 'no-income':
    case 'nothing-left':
      return []
    default:
      return null
  }
}

function lostIn(entry: Log): Token[] | null {
  if (entry.code === 'give') return some(entry.good, entry.amount)
  return entry.code === 'vp' && entry.amount < 0 ? some('vp', -entry.amount) : null
}
