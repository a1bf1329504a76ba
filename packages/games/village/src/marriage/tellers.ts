import type { Names } from '@chronik/kernel'
import { counted, type Parts, type Sentence, type Tale, type Token } from '@chronik/kernel/story'
import type { VillageLog } from '../words/log.ts'
import { meeple } from '../words/pieces.ts'
import { atPlace } from '../words/places.ts'
import type { VillageMemory, VillageTellers } from '../words/tellers/memory.ts'

type Telling = Tale<VillageLog, VillageMemory>

/** What the houses of the wedding board bring. */
export const marriageGains: Names = {
  bakery: [
    'Die Bäckerei bringt {who:dir|{who}} {gain}.',
    'The bakery brings {who} {gain}.',
    'De bakkerij levert {who:jou|{who}} {gain} op.',
  ],
  store: [
    'Der Dorfladen bringt {who:dir|{who}} {gain}.',
    'The village store brings {who} {gain}.',
    'De dorpswinkel levert {who:jou|{who}} {gain} op.',
  ],
}
/** By which rule the places of the Marriage bring something. */
export const marriageGainRules: { readonly [from: string]: string } = {
  bakery: 'VM-512',
  store: 'VM-512',
  ceremony: 'VM-403',
  smuggler: 'VM-301',
}

const SMUGGLED: Sentence = [
  '{who} {who:verkaufst|verkauft} dem Schmuggler {goods}{price:, {who:gibst|gibt} dafür {price} ab|} und {who:erhältst|erhält} {gain}.',
  '{who} {who:sell|sells} {goods} to the smuggler{price:, {who:give|gives} {price} for it|} and {who:get|gets} {gain}.',
  '{who} verkoopt {goods} aan de smokkelaar{price:, geeft daarvoor {price}|} en krijgt {gain}.',
]

/** VM-302: bread or tools are sold, the rest is what the smuggler asks for it. */
export function smuggled({ act, say }: Telling): Parts {
  const isSold = ({ piece }: Token) => piece === 'bread' || piece === 'tool'
  const { cost } = act
  const goods = cost.filter(isSold)
  return say(SMUGGLED, { goods, price: cost.filter((token) => !isSold(token)), cost: [] })
}

/** VM-605: a tool brings the same product again. */
export const MADE_AGAIN: Sentence = [
  '{who} setzt {cost} ein und {who:stellst|stellt} {at} noch einmal {what*amount} her.',
  '{who} {who:use|uses} {cost} and {who:make|makes} {what*amount} {at} once more.',
  '{who} gebruikt {cost} en maakt {at} nog een keer {what*amount}.',
]

/** VM-605: animals are bred rather than made. */
export const BRED_AGAIN: Sentence = [
  '{who} setzt {cost} ein und {who:züchtest|züchtet} {at} noch einmal {what*amount}.',
  '{who} {who:use|uses} {cost} and {who:breed|breeds} {what*amount} {at} once more.',
  '{who} gebruikt {cost} en fokt {at} nog een keer {what*amount}.',
]

/** VM-605: a tool brings the coins of the mill again. */
export const MILLED_AGAIN: Sentence = [
  '{who} setzt {cost} ein und {who:erhältst|erhält} in der Mühle noch einmal {gain}.',
  '{who} {who:use|uses} {cost} and {who:get|gets} {gain} at the mill once more.',
  '{who} gebruikt {cost} en krijgt in de molen nog een keer {gain}.',
]

/** VM-403: a rank may let a cube be swapped. */
export const SWAPPED: Sentence = [
  '{who} {who:tauschst|tauscht} {cost} gegen {gain}.',
  '{who} {who:swap|swaps} {cost} for {gain}.',
  '{who} ruilt {cost} tegen {gain}.',
]

const SERVED: Sentence = [
  '{who} {who:bedienst|bedient} mit Hilfe des Schmugglers den Kunden auf Platz {place} der Warteschlange{cost: für {cost}|}; er zählt am Ende {points}.',
  '{who} {who:serve|serves} the customer in place {place} of the queue through the smuggler{cost: for {cost}|}, worth {points} at the end.',
  '{who} bedient via de smokkelaar de klant op plaats {place} van de wachtrij{cost: voor {cost}|}; die is aan het einde {points} waard.',
]

/** VM-303: a customer of the queue. */
export function servedInQueue(
  { stall, points }: { readonly stall: string; readonly points: number },
  { say }: Telling,
): Parts {
  return say(SERVED, { place: stall.slice(-1), points: [{ piece: 'prestige', amount: points }] })
}

const WED: Sentence = [
  '{who} {who:stellst|stellt} {figure}{cost: für {cost}|} auf Rang {rank} des Zeremonienbereichs{gain: und {who:erhältst|erhält} {gain}|}.',
  '{who} {who:place|places} {figure} on rank {rank} of the ceremony area{cost: for {cost}|}{gain: and {who:get|gets} {gain}|}.',
  '{who} zet {figure}{cost: voor {cost}|} op rang {rank} van het ceremoniegebied{gain: en krijgt {gain}|}.',
]
const BREAD: Sentence = [
  '{who} {who:legst|legt} unter {figure} ein Brot; die Zahl steigt um 1.',
  '{who} {who:lay|lays} bread under {figure}; the number rises by 1.',
  '{who} legt een brood onder {figure}; het getal stijgt met 1.',
]
const BREAD_BACK: Sentence = [
  'Das Brot unter {who:deinem {figure!}|dem {figure!} von {who}} kommt zurück in den Vorrat.',
  'The bread under {who:your {figure!}|{who}’s {figure!}} goes back to the supply.',
  'Het brood onder {who:jouw {figure!}|een {figure!} van {who}} gaat terug naar de voorraad.',
]
const RANK_ROLLED: Sentence = [
  'Der Würfel zeigt Rang {rank}: {placed:Dort nimmt ein pinkes Familienmitglied Platz|Niemand kommt hinzu}.',
  'The die shows rank {rank}: {placed:a pink member takes it|nobody joins}.',
  'De dobbelsteen toont rang {rank}: {placed:daar neemt een roze familielid plaats|er komt niemand bij}.',
]
const HOUSES: Names = {
  bakery: [
    'Der Würfel schickt das Paar in die Bäckerei.',
    'The die sends the couple to the bakery.',
    'De dobbelsteen stuurt het paar naar de bakkerij.',
  ],
  store: [
    'Der Würfel schickt das Paar in den Dorfladen.',
    'The die sends the couple to the village store.',
    'De dobbelsteen stuurt het paar naar de dorpswinkel.',
  ],
}
const COUPLE: Sentence = [
  'Die Hochzeit verbindet {couple}.',
  'The wedding joins {couple}.',
  'De bruiloft verbindt {couple}.',
]
const MOVED: Names = {
  bakery: [
    '{who:dein {figure!}|ein {figure!} von {who}} zieht in die Bäckerei.',
    '{who:your {figure!}|{who}’s {figure!}} moves to the bakery.',
    '{who:jouw {figure!}|een {figure!} van {who}} verhuist naar de bakkerij.',
  ],
  store: [
    '{who:dein {figure!}|ein {figure!} von {who}} zieht in den Dorfladen.',
    '{who:your {figure!}|{who}’s {figure!}} moves to the village store.',
    '{who:jouw {figure!}|een {figure!} van {who}} verhuist naar de dorpswinkel.',
  ],
  parents: [
    '{who:dein {figure!}|ein {figure!} von {who}} zieht in den Elternglückbereich.',
    '{who:your {figure!}|{who}’s {figure!}} moves to the parents’ area.',
    '{who:jouw {figure!}|een {figure!} van {who}} verhuist naar het ouderschapsgebied.',
  ],
  farm: [
    '{who:dein {figure!}|ein {figure!} von {who}} kehrt auf den Hof zurück.',
    '{who:your {figure!}|{who}’s {figure!}} goes home to the farm.',
    '{who:jouw {figure!}|een {figure!} van {who}} keert terug naar de boerderij.',
  ],
}
const PINK_MOVED: Names = {
  bakery: [
    'Ein pinkes Familienmitglied zieht in die Bäckerei.',
    'A pink member moves to the bakery.',
    'Een roze familielid verhuist naar de bakkerij.',
  ],
  store: [
    'Ein pinkes Familienmitglied zieht in den Dorfladen.',
    'A pink member moves to the village store.',
    'Een roze familielid verhuist naar de dorpswinkel.',
  ],
  parents: [
    'Ein pinkes Familienmitglied zieht in den Elternglückbereich.',
    'A pink member moves to the parents’ area.',
    'Een roze familielid verhuist naar het ouderschapsgebied.',
  ],
  supply: [
    'Ein pinkes Familienmitglied geht zurück in den Vorrat.',
    'A pink member goes back to the supply.',
    'Een roze familielid gaat terug naar de voorraad.',
  ],
}
/** VM-702: whose partner died or went home. */
const PINK_LEFT: Sentence = [
  'Ein pinkes Familienmitglied bleibt allein und geht zurück in den Vorrat.',
  'A pink member is left alone and goes back to the supply.',
  'Een roze familielid blijft alleen achter en gaat terug naar de voorraad.',
]
const PINK_PLACED: Sentence = [
  'Ein pinkes Familienmitglied nimmt {at} Platz.',
  'A pink member takes its place {at}.',
  'Een roze familielid neemt {at} plaats.',
]

/** One of a couple; the pink ones belong to nobody. */
function spouse(figure: string, seat: number, { colour }: Telling): Token {
  return seat < 0 ? { piece: 'meeple-pink' } : { piece: meeple(colour(seat), figure), seat }
}

/** The wedding board. */
export const marriageTellers: VillageTellers<
  'wed' | 'wedding-move' | 'bread' | 'bread-back' | 'wedding-phase' | 'wedding-die' | 'pink' | 'couple'
> = {
  wed: {
    say: ({ seat, figure, to }, { say, colour }) =>
      say(WED, { figure: [{ piece: meeple(colour(seat), figure) }], rank: to.slice(-1) }),
    takes: (entry, { head, cost, memory }) => {
      if (entry.seat !== head.seat) return false
      if (entry.code === 'gain') return entry.from === 'ceremony' || entry.from === 'supply'
      // The price is time and one cube, and nothing for the matchmaker; a second cube is swapped.
      return memory.person !== 'person-matchmaker' && cost.every(({ piece }) => piece === 'time')
    },
    rule: 'VM-401',
  },
  bread: {
    say: ({ seat, figure }, { say, colour }) =>
      say(BREAD, { figure: [{ piece: meeple(colour(seat), figure) }] }),
    aside: true,
    rule: 'VM-603',
  },
  'bread-back': {
    say: ({ seat, figure }, { say, colour }) =>
      say(BREAD_BACK, { figure: [{ piece: meeple(colour(seat), figure) }] }),
    rule: 'VM-604',
  },
  'wedding-phase': {
    say: ['Nun wird Hochzeit gefeiert.', 'Now the weddings are held.', 'Nu wordt er bruiloft gevierd.'],
    rule: 'VM-501',
  },
  'wedding-die': {
    say: ({ shows }, { act, say }) =>
      Object.hasOwn(HOUSES, shows)
        ? say(HOUSES[shows])
        : say(RANK_ROLLED, { rank: shows.slice(-1), placed: act.more.length > 0 }),
    rule: 'VM-502',
  },
  pink: {
    joins: ({ to }, { head }) =>
      head.code === 'wedding-die' && head.shows === to && to.startsWith('ceremony'),
    say: ({ to }, tale) => {
      if (to === 'supply' && !tale.memory.wedding) return tale.say(PINK_LEFT)
      return Object.hasOwn(PINK_MOVED, to)
        ? tale.say(PINK_MOVED[to])
        : tale.say(PINK_PLACED, { at: atPlace(tale, to) })
    },
    rule: 'VM-502',
  },
  couple: {
    say: ({ higher, higherSeat, lower, lowerSeat }, tale) =>
      tale.say(COUPLE, {
        couple: counted([spouse(higher, higherSeat, tale), spouse(lower, lowerSeat, tale)]),
      }),
    rule: 'VM-504',
  },
  'wedding-move': {
    say: ({ seat, figure, to }, { say, colour }) =>
      say(MOVED[to], { figure: [{ piece: meeple(colour(seat), figure) }] }),
    rule: 'VM-507',
  },
}
