import { inLanguages, type Name, type Names, namedAlike } from '@chronik/kernel'
import {
  BASE_CUSTOMERS,
  CASTLES,
  FIGURES,
  GRAVES,
  INN_CUSTOMERS,
  MARRIAGE_CUSTOMERS,
  MOST_STALLS,
  QUEUE,
  ROADS,
  STEPS,
} from '../box/vocabulary.ts'
import { goalNames } from '../goals/names.ts'
import { innNames } from '../inn/names.ts'
import { marriageNames } from '../marriage/names.ts'
import { portNames } from '../port/names.ts'

/** Words that end in a number from 1 up. */
function numbered(prefix: string, count: number, name: Name): Names {
  return namedAlike(
    Array.from({ length: count }, (_, at) => `${prefix}-${at + 1}`),
    name,
  )
}

const COLOURS: Names = {
  skill: ['Können', 'skill', 'vaardigheid'],
  persuasion: ['Überzeugungskraft', 'persuasion', 'overtuigingskracht'],
  faith: ['Glaube', 'faith', 'geloof'],
  knowledge: ['Wissen', 'knowledge', 'kennis'],
  plague: ['Peststein', 'plague', 'peststeen'],
  red: ['Rot', 'red', 'rood'],
  yellow: ['Gelb', 'yellow', 'geel'],
  blue: ['Blau', 'blue', 'blauw'],
  white: ['Weiß', 'white', 'wit'],
  purple: ['Violett', 'purple', 'paars'],
}

const STOCK: Names = {
  coin: ['Münze', 'coin', 'munt'],
  grain: ['Getreide', 'grain', 'graan'],
  prestige: ['Ruhmespunkte', 'prestige', 'prestigepunten'],
  scroll: ['Schriftrolle', 'scroll', 'perkamentrol'],
  horse: ['Pferd', 'horse', 'paard'],
  plow: ['Pflug', 'plow', 'ploeg'],
  ox: ['Ochse', 'ox', 'os'],
  wagon: ['Planwagen', 'wagon', 'wagen'],
  plain: ['ohne Gespann', 'no team', 'zonder span'],
}

const SPACES: Names = {
  harvest: ['Getreideernte', 'harvest', 'graanoogst'],
  family: ['Familie', 'family', 'familie'],
  crafts: ['Handwerk', 'crafts', 'ambacht'],
  market: ['Markt', 'market', 'markt'],
  travel: ['Reise', 'travel', 'reis'],
  council: ['Ratsstube', 'council chamber', 'raadszaal'],
  church: ['Kirche', 'church', 'kerk'],
}

const PLACES: Names = {
  village: ['Dorf', 'village', 'dorp'],
  supply: ['Vorrat', 'supply', 'voorraad'],
  setup: ['Aufbau', 'setup', 'voorbereiding'],
  roof: ['Dach der Ratsstube', 'roof of the council chamber', 'dak van de raadszaal'],
  unborn: ['noch nicht geboren', 'unborn', 'ongeboren'],
  farm: ['Hof', 'farm', 'boerderij'],
  wainwright: ['Wagnerei', 'wainwright', 'wagenmakerij'],
  stables: ['Ställe', 'stables', 'stal'],
  scriptorium: ['Schreibstube', 'scriptorium', 'schrijfkamer'],
  smithy: ['Schmiede', 'smithy', 'smederij'],
  mill: ['Mühle', 'mill', 'molen'],
  ...namedAlike(CASTLES.list, ['Burg', 'castle', 'burcht'], (castle) => castle.slice(-1).toUpperCase()),
  ...namedAlike(ROADS.list, ['Weg', 'road', 'weg']),
  ...numbered('council', STEPS, ['Ratsstube, Stufe', 'council, step', 'raadszaal, trede']),
  ...numbered('church', STEPS, ['Kirche, Stufe', 'church, step', 'kerk, trede']),
  'black-bag': ['schwarzer Beutel', 'black bag', 'zwarte zak'],
  'chronicle-farm': ['Dorfchronik, Hof', 'chronicle, farm', 'dorpskroniek, boerderij'],
  'chronicle-crafts': ['Dorfchronik, Handwerk', 'chronicle, crafts', 'dorpskroniek, ambacht'],
  'chronicle-travel': ['Dorfchronik, Reise', 'chronicle, travel', 'dorpskroniek, reis'],
  'chronicle-council': ['Dorfchronik, Ratsstube', 'chronicle, council', 'dorpskroniek, raadszaal'],
  'chronicle-church': ['Dorfchronik, Kirche', 'chronicle, church', 'dorpskroniek, kerk'],
  'chronicle-extra': ['neben der Dorfchronik', 'beside the chronicle', 'naast de dorpskroniek'],
  chronicle: ['Dorfchronik', 'village chronicle', 'dorpskroniek'],
  ...numbered('chr-farm', 8, ['Dorfchronik, Hof', 'chronicle, farm', 'dorpskroniek, boerderij']),
  ...numbered('chr-crafts', 5, ['Dorfchronik, Handwerk', 'chronicle, crafts', 'dorpskroniek, ambacht']),
  ...numbered('chr-travel', 2, ['Dorfchronik, Reise', 'chronicle, travel', 'dorpskroniek, reis']),
  ...numbered('chr-council', 4, ['Dorfchronik, Ratsstube', 'chronicle, council', 'dorpskroniek, raadszaal']),
  ...numbered('chr-church', 4, ['Dorfchronik, Kirche', 'chronicle, church', 'dorpskroniek, kerk']),
  graves: ['Friedhof', 'graveyard', 'begraafplaats'],
  graveyard: ['Friedhof', 'graveyard', 'begraafplaats'],
  choose: ['Auswahl', 'choosing', 'keuze'],
  promote: ['Aufstieg', 'promotion', 'trede omhoog'],
  grave: ['Grab', 'grave', 'graf'],
  ...namedAlike(GRAVES.list, ['Grab', 'grave', 'graf']),
  gone: ['aus dem Spiel', 'out of the game', 'uit het spel'],
  ...numbered('stall', MOST_STALLS, ['Stand', 'stall', 'kraam']),
  ...numbered('queue', QUEUE, ['Warteschlange', 'queue', 'wachtrij']),
}

/** With how many players a place of the chronicle or a grave is open. */
const OPENINGS: Names = {
  always: ['immer', 'always', 'altijd'],
  'ring-3-5': ['Ring, 3-5', 'ring, 3-5', 'ring, 3-5'],
  'ring-4-5': ['Ring, 4-5', 'ring, 4-5', 'ring, 4-5'],
}

const SOLO: Names = {
  'beside-tray': ['neben Connys Ablage', "beside Conny's tray", 'naast Conny’s tableau'],
  'on-church': ['auf der Kirche', 'on the church', 'op de kerk'],
  upper: ['obere', 'upper', 'bovenste'],
  lower: ['untere', 'lower', 'onderste'],
  'fate-u1': ['oberes Schicksalsplättchen 1', 'upper fate tile 1', 'bovenste noodlotstegel 1'],
  'fate-u2': ['oberes Schicksalsplättchen 2', 'upper fate tile 2', 'bovenste noodlotstegel 2'],
  'fate-u3': ['oberes Schicksalsplättchen 3', 'upper fate tile 3', 'bovenste noodlotstegel 3'],
  'fate-l1': ['unteres Schicksalsplättchen 1', 'lower fate tile 1', 'onderste noodlotstegel 1'],
  'fate-l2': ['unteres Schicksalsplättchen 2', 'lower fate tile 2', 'onderste noodlotstegel 2'],
  'fate-l3': ['unteres Schicksalsplättchen 3', 'lower fate tile 3', 'onderste noodlotstegel 3'],
  quill: ['Federkiel', 'quill', 'ganzenveer'],
  blank: ['leer', 'blank', 'leeg'],
}

const FIGURE_NAMES = namedAlike(
  FIGURES.list,
  ['Familienmitglied', 'family member', 'familielid'],
  (figure) => figure[0],
)

const CUSTOMER_NAMES: Names = {
  ...namedAlike(BASE_CUSTOMERS, ['Kunde', 'customer', 'klant'], (one) => `${Number(one.slice(-2))}`),
  ...namedAlike(INN_CUSTOMERS, ['Wirtshauskunde', 'inn customer', 'herbergklant']),
  ...namedAlike(MARRIAGE_CUSTOMERS, ['Heiratskunde', 'marriage customer', 'huwelijksklant']),
}

/** What everything in Village is called; the German names are those of the rulebooks. */
export const names = inLanguages({
  ...COLOURS,
  ...STOCK,
  ...SPACES,
  ...PLACES,
  ...OPENINGS,
  ...SOLO,
  ...FIGURE_NAMES,
  ...CUSTOMER_NAMES,
  ...innNames,
  ...portNames,
  ...marriageNames,
  ...goalNames,
})
