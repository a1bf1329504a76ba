import type { Parts, Sentence } from '@chronik/kernel/story'
import { MARKED, ON_HALL } from '../phrases.ts'
import { guests } from './market.ts'
import {
  among,
  andThen,
  type Entry,
  type Log,
  type MyTale,
  sameSeat,
  type TellersOf,
  type Told,
  thing,
} from './telling.ts'

/** What a card says beside its costs and gains. */
const DETAILS: Sentence = [
  '{tile:, {who:legst|legt} das „2/12er“-Plättchen neben {tile}|}{mark: und {who:markierst|markiert} {mark}|}{gain: und {who:bekommst|bekommt} {gain}|}{full:, {who:hast|hat} dort aber kein freies Feld mehr|}',
  '{tile:, {who:lay|lays} the 2/12 tile beside {tile}|}{mark: and {who:mark|marks} {mark}|}{gain: and {who:get|gets} {gain}|}{full:, but no space is free there|}',
  '{tile:, {who:legt|legt} de “2/12”-tegel naast {tile}|}{mark: en markeert {mark}|}{gain: en krijgt {gain}|}{full:, maar daar is geen veld meer vrij|}',
]
const BRINGS: Sentence = [
  '{who} {who:holst|holt} {thing}{cost: für {cost}|} ins Dorf{details}.',
  '{who} {who:bring|brings} {thing} into the village{cost: for {cost}|}{details}.',
  '{who} haalt {thing}{cost: voor {cost}|} naar het dorp{details}.',
]
const TRAVELS: Sentence = [
  '{who} {who:reist|reist} nach {letter}{cost: und {who:zahlst|zahlt} {cost}|}.',
  '{who} {who:travel|travels} to {letter}{cost: and {who:pay|pays} {cost}|}.',
  '{who} reist naar {letter}{cost: en betaalt {cost}|}.',
]
const USES: Sentence = [
  '{who} {who:aktivierst|aktiviert} {thing}{cost: für {cost}|}{details}.',
  '{who} {who:activate|activates} {thing}{cost: for {cost}|}{details}.',
  '{who} activeert {thing}{cost: voor {cost}|}{details}.',
]
const SERVES: Sentence = [
  '{who} {who:bedienst|bedient} {thing}{cost: und {who:gibst|gibt} dafür {cost}|}{worth:: {worth}|}.',
  '{who} {who:serve|serves} {thing}{cost: and {who:give|gives} {cost} for it|}{worth:: {worth}|}.',
  '{who} bedient {thing}{cost: en geeft er {cost} voor|}{worth:: {worth}|}.',
]
const TILE_BACK: Sentence = [
  'Das „2/12er“-Plättchen kommt auf den Versammlungsplatz.',
  'The 2/12 tile goes onto the meeting place.',
  'De “2/12”-tegel komt op de vergaderruimte.',
]
const TILE: Sentence = [
  '{who} {who:legst|legt} das „2/12er“-Plättchen neben {beside}.',
  '{who} {who:lay|lays} the 2/12 tile beside {beside}.',
  '{who} legt de “2/12”-tegel naast {beside}.',
]
const MARKS: Sentence = [
  '{who} {who:markierst|markiert} {what} {where}.',
  '{who} {who:mark|marks} {what} {where}.',
  '{who} markeert {what} {where}.',
]
const FULL: Sentence = [
  'Für {card} {who:hast du|hat {who}} kein freies Feld mehr.',
  'There is no free space left on {card} for {who}.',
  'Op {card} {who:heb jij|heeft {who}} geen vrij veld meer.',
]

const isBanner = ({ head }: Told): boolean => head.code === 'black' || head.code === 'white'
const ofBanner = (entry: Log, act: Told): boolean => isBanner(act) && sameSeat(entry, act)

/** Black and white banners, with all that their actions do at once. */
export const bannerTellers: TellersOf<'black' | 'white' | 'place' | 'mark' | 'forfeit' | 'tile' | 'serve'> = {
  black: {
    takes: sameSeat,
    silent: ({ banner }) => banner === 'hand',
    say: (entry, tale) => andThen(blackSaid(entry, tale), tale),
    rule: ({ banner }) => (banner === 'steward' ? 'M-421' : banner.startsWith('travel-') ? 'M-664' : 'M-403'),
  },
  white: {
    takes: sameSeat,
    // What happens at school is told by what happens there.
    silent: ({ banner }) => banner === 'school',
    say: (entry, tale) => andThen(whiteSaid(entry, tale), tale),
    rule: ({ banner }) => (banner.startsWith('customer-') ? 'M-652' : 'M-455'),
  },
  place: {
    // Whoever brings a card into the village places it there.
    silent: () => true,
    say: [
      '{who} {who:legst|legt} eine Karte an.',
      '{who} {who:place|places} a card.',
      '{who} legt een kaart neer.',
    ],
    rule: 'M-154',
  },
  mark: {
    joins: ofBanner,
    say: ({ card, octagon }, tale) =>
      tale.say(MARKS, { what: tale.say(MARKED[octagon]), where: tale.say(ON_HALL[card]) }),
    rule: 'M-806',
  },
  forfeit: {
    joins: ofBanner,
    say: ({ card }, tale) => tale.say(FULL, { card: thing(tale, card) }),
    rule: 'M-362',
  },
  tile: {
    joins: ofBanner,
    say: ({ to }, tale) => tale.say(TILE, { beside: thing(tale, to) }),
    rule: 'M-752',
  },
  serve: {
    joins: ofBanner,
    say: ({ customer }, tale) => tale.say(SERVES, { thing: thing(tale, customer), worth: [] }),
    rule: 'M-652',
  },
}

function blackSaid({ banner }: Entry<'black'>, tale: MyTale): Parts {
  if (banner === 'steward') return guests(tale)
  if (banner.startsWith('travel-')) return tale.say(TRAVELS, { letter: [banner.slice(-1).toUpperCase()] })
  return tale.say(BRINGS, { thing: thing(tale, banner), details: details(tale) })
}

function whiteSaid({ banner }: Entry<'white'>, tale: MyTale): Parts {
  if (!banner.startsWith('customer-'))
    return tale.say(USES, { thing: thing(tale, banner), details: details(tale) })
  const [served] = among(tale.act, 'serve')
  const worth = served === undefined ? [] : [{ piece: 'prestige', amount: served.prestige }]
  const said = tale.say(SERVES, { thing: thing(tale, banner), worth })
  return among(tale.act, 'tile').length === 0 ? said : [...said, ' ', ...tale.say(TILE_BACK)]
}

function details(tale: MyTale): Parts {
  const [tile] = among(tale.act, 'tile')
  const [marked] = among(tale.act, 'mark')
  return tale.say(DETAILS, {
    tile: tile === undefined ? [] : thing(tale, tile.to),
    mark: marked === undefined ? [] : tale.say(MARKED[marked.octagon]),
    full: among(tale.act, 'forfeit').length > 0,
  })
}
