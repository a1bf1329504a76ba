import { counted, type Parts, type Sentence } from '@chronik/kernel/story'
import { AT_PROJECTS, OF_PERSONS, PROJECTS } from '../phrases.ts'
import { among, type Entry, rentOf, type TellersOf, type Told, takes, type WorldTale } from './telling.ts'

const ENTERS: Sentence = [
  '{thing} kommt ins Spiel{covered:, ist aber abgedeckt|}.',
  '{thing} comes into play{covered:, but is covered|}.',
  '{thing} komt in het spel{covered:, maar is afgedekt|}.',
]
const COVERED: Sentence = ['{thing} wird abgedeckt.', '{thing} is covered.', '{thing} wordt afgedekt.']
const UNCOVERED: Sentence = [
  '{thing} ist nicht mehr abgedeckt.',
  '{thing} is no longer covered.',
  '{thing} is niet meer afgedekt.',
]
const CLOTH_SPACE: Sentence = [
  'das Tuchfeld des Marktes',
  'the cloth space of the market',
  'het lakenveld van de markt',
]
const FAVOUR_SPACE: Sentence = [
  'das Gunstfeld {whose}',
  'the favour space of {whose}',
  'het gunstveld van {whose}',
]
const PROGRESS: Sentence = [
  'Baufortschritt: Aus dem Vorrat wird {material} {at} verbaut.',
  'Building progress: {material} from the stock is built {at}.',
  'Bouwvoortgang: uit de voorraad wordt {material} {at} verwerkt.',
]
/** An event brings what is still missing. */
const FILLED: Sentence = [
  'Aus dem Vorrat {count:wird|werden} {materials} {at} verbaut.',
  '{materials} from the stock {count:is|is} built {at}.',
  'Uit de voorraad {count:wordt|worden} {materials} {at} verwerkt.',
]
const SUBSTITUTE: Sentence = [
  'Im Vorrat fehlt Baumaterial; {at} wird Ersatz verbaut.',
  'Material is missing in stock; a substitute is built {at}.',
  'In de voorraad ontbreekt bouwmateriaal; {at} wordt vervanging verwerkt.',
]
const METAL: Sentence = [
  '{who} {who:hast|hat|haben|habt} die meiste Loyalität; das Metall des Königs krönt den Turm.',
  '{who} {who:have|has|have} the most loyalty; the king’s metal crowns the tower.',
  '{who} {who:hebt|heeft|hebben} de meeste loyaliteit; het metaal van de koning bekroont de toren.',
]
const HOUSE_BACK: Sentence = [
  '{who} {who:nimmst|nimmt} das Haus zurück, das {rent} brachte.',
  '{who} {who:take|takes} back the house that yielded {rent}.',
  '{who} neemt het huis terug dat {rent} opleverde.',
]
const SEAL: Sentence = [
  '{who} {who:bekommst|bekommt} ein Spendensiegel zurück.',
  '{who} {who:get|gets} a donation seal back.',
  '{who} krijgt een donatiefiche terug.',
]

/** Projects, houses that fall, and the plague. */
export const townTellers: TellersOf<
  | 'project-enters'
  | 'cover'
  | 'uncover'
  | 'progress'
  | 'finished'
  | 'metal'
  | 'seal-back'
  | 'house-back'
  | 'tiles-laid'
  | 'sick'
  | 'no-new-case'
  | 'treated'
  | 'tiles-removed'
> = {
  'project-enters': {
    say: ({ project, covered }, { say }) =>
      say(ENTERS, { thing: say(PROJECTS[project]), covered: covered === 1 }),
    rule: 'W-602',
  },
  cover: { say: (entry, tale) => tale.say(COVERED, { thing: coverable(entry, tale) }), rule: 'W-216' },
  uncover: { say: (entry, tale) => tale.say(UNCOVERED, { thing: coverable(entry, tale) }), rule: 'W-905' },
  progress: {
    joins: isFilledOn,
    say: progressSaid,
    rule: 'W-902',
  },
  finished: {
    say: ({ project }, { say }) => say(FINISHED, { thing: say(PROJECTS[project]) }),
    rule: 'W-605',
  },
  metal: { say: ({ seats }, { say, people }) => say(METAL, { who: people(...seats) }), rule: 'W-622' },
  'seal-back': { say: SEAL, rule: 'W-613' },
  'house-back': {
    say: (entry, { say }) => say(HOUSE_BACK, { rent: rentOf(entry) }),
    rule: 'W-841',
  },
  'tiles-laid': {
    say: [
      'Die Pest kommt nach Kingsbridge: Die Pestplättchen werden verdeckt verteilt.',
      'The plague comes to Kingsbridge: the plague tiles are laid face down.',
      'De pest komt naar Kingsbridge: de pestfiches worden gedekt verdeeld.',
    ],
    rule: 'W-701',
  },
  sick: {
    say: [
      'An Ort {place} erkrankt jemand; die Pflege verlangt {value} medizinisches Wissen.',
      'Somebody falls ill at place {place}; care takes {value} medical knowledge.',
      'Op plaats {place} wordt iemand ziek; de zorg vraagt {value} medische kennis.',
    ],
    rule: 'W-702',
  },
  'no-new-case': {
    say: [
      'An Ort {place} gibt es keinen neuen Krankheitsfall.',
      'There is no new case at place {place}.',
      'Op plaats {place} is er geen nieuw ziektegeval.',
    ],
    rule: 'W-703',
  },
  treated: {
    takes: takes('treatment'),
    say: [
      '{who} {who:versorgst|versorgt} die kranke Person an Ort {place}{gain: und {who:bekommst|bekommt} {gain}|}.',
      '{who} {who:treat|treats} the sick person at place {place}{gain: and {who:get|gets} {gain}|}.',
      '{who} verzorgt de zieke op plaats {place}{gain: en krijgt {gain}|}.',
    ],
    rule: 'W-706',
  },
  'tiles-removed': {
    say: [
      'Die Pest ist vorbei: Alle Pestplättchen kommen aus dem Spiel.',
      'The plague is over: all plague tiles leave the game.',
      'De pest is voorbij: alle pestfiches gaan uit het spel.',
    ],
    rule: 'W-862',
  },
}

const FINISHED: Sentence = ['{thing} ist fertiggestellt.', '{thing} is finished.', '{thing} is voltooid.']

/** What an event adds to the same project is told in one line; at the chapter end each gets one material. */
function isFilledOn({ project, substitute }: Entry<'progress'>, { head }: Told): boolean {
  return head.code === 'progress' && head.project === project && head.substitute === 0 && substitute === 0
}

function progressSaid(entry: Entry<'progress'>, { act, say, memory }: WorldTale): Parts {
  const at = say(AT_PROJECTS[entry.project])
  if (entry.substitute === 1) return say(SUBSTITUTE, { at })
  if (memory.ending) return say(PROGRESS, { at })
  const built = [entry, ...among(act, 'progress')]
  return say(FILLED, { at, materials: counted(built.map(({ material }) => material)), count: built.length })
}

function coverable(entry: Entry<'cover' | 'uncover'>, { say }: WorldTale): Parts {
  if (entry.what === 'favour') return say(FAVOUR_SPACE, { whose: say(OF_PERSONS[entry.person]) })
  return say(entry.what === 'market' ? CLOTH_SPACE : PROJECTS[entry.which])
}
