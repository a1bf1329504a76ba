import { counted, type Parts, type Sentence, type Tale, type Token } from '@chronik/kernel/story'
import type { VillageLog } from '../log.ts'
import { meeple } from '../pieces.ts'
import { lastOf } from '../places.ts'
import type { VillageMemory, VillageTellers } from './memory.ts'

const CHURCH: Sentence = [
  '{who} {who:wirfst|wirft} {figure}{cost: für {cost}|} in den schwarzen Beutel.',
  '{who} {who:put|puts} {figure} into the black bag{cost: for {cost}|}.',
  '{who} doet {figure}{cost: voor {cost}|} in de zwarte zak.',
]
const MASS: Sentence = [
  'Die Messe wird gelesen; {who} {who:beginnst|beginnt}.',
  'Mass is held; {who} {who:begin|begins}.',
  'De mis wordt opgedragen; {who} begint.',
]
const LAST_MASS: Sentence = [
  'Die letzte Messe wird gelesen; {who} {who:beginnst|beginnt}.',
  'The last mass is held; {who} {who:begin|begins}.',
  'De laatste mis wordt opgedragen; {who} begint.',
]
const CHOSEN: Sentence = [
  '{who} {who:suchst|sucht} {figure}{cost: für {cost}|} aus dem Beutel heraus.',
  '{who} {who:pick|picks} {figure} out of the bag{cost: for {cost}|}.',
  '{who} haalt {figure}{cost: voor {cost}|} uit de zak.',
]
const NOBODY_CHOSEN: Sentence = [
  '{who:Du suchst niemanden aus dem Beutel heraus|{who} sucht niemanden aus dem Beutel heraus|{who} suchen niemanden aus dem Beutel heraus|{who} sucht niemanden aus dem Beutel heraus}.',
  '{who:You pick nobody out of the bag|{who} picks nobody out of the bag|{who} pick nobody out of the bag}.',
  '{who:Jij haalt niemand uit de zak|{who} haalt niemand uit de zak|{who} halen niemand uit de zak}.',
]
const NOBODY_PROMOTED: Sentence = [
  '{who:Du lässt niemanden aufsteigen|{who} lässt niemanden aufsteigen|{who} lassen niemanden aufsteigen|{who} lasst niemanden aufsteigen}.',
  '{who:You promote nobody|{who} promotes nobody|{who} promote nobody}.',
  '{who:Jij schuift niemand door|{who} schuift niemand door|{who} schuiven niemand door}.',
]
const DRAWN: Sentence = [
  'Aus dem schwarzen Beutel zieht man {found}.',
  'Drawn from the black bag: {found}.',
  'Uit de zwarte zak getrokken: {found}.',
]
const MONKS_BACK: Sentence = [
  '{amount:Der Mönch wird|Die {amount} Mönche werden} zurück in den Beutel geworfen.',
  '{amount:The monk goes|The {amount} monks go} back into the bag.',
  '{amount:De monnik gaat|De {amount} monniken gaan} terug in de zak.',
]
const PROMOTED: Sentence = [
  '{who} lässt {figure}{cost: für {cost}|} in der Kirche auf Stufe {step} aufsteigen.',
  '{who} {who:promote|promotes} {figure} to step {step} of the church{cost: for {cost}|}.',
  '{who} schuift {figure}{cost: voor {cost}|} in de kerk door naar trede {step}.',
]
/** VI-507, VI-514: with them nothing is paid; what follows is the price of something else. */
const FREE: ReadonlySet<string> = new Set(['person-friar', 'person-priest'])
/** VI-514: the priest takes somebody from the farm. */
const PLACED: Sentence = [
  '{who} {who:stellst|stellt} {figure} vom Hof auf Stufe {step} der Kirche.',
  '{who} {who:place|places} {figure} from the farm on step {step} of the church.',
  '{who} zet {figure} van de boerderij op trede {step} van de kerk.',
]
const MAJORITY: Sentence = [
  '{who} {who:hast|hat|haben gemeinsam|habt gemeinsam} die Mehrheit in der Kirche{gain: und {who:erhältst|erhält|erhalten jeweils|erhaltet jeweils} {gain}|}.',
  '{who} {who:have|has|share} the majority in the church{gain: and {who:get|gets|each get} {gain}|}.',
  '{who} {who:hebt|heeft|hebben samen} de meerderheid in de kerk{gain: en {who:krijgt|krijgt|krijgen elk} {gain}|}.',
]

/** The church and the mass. */
export const massTellers: VillageTellers<
  | 'church'
  | 'mass'
  | 'choose'
  | 'mass-done'
  | 'draw'
  | 'monk'
  | 'conny-church'
  | 'monks-back'
  | 'promote'
  | 'majority'
> = {
  church: {
    say: ({ seat, figure }, { say, colour }) =>
      say(CHURCH, { figure: [{ piece: meeple(colour(seat), figure) }] }),
    takes: (entry, { head }) => entry.code !== 'gain' && entry.seat === head.seat,
    rule: 'V-490',
  },
  mass: {
    say: ({ last }, { say }) => say(last ? LAST_MASS : MASS),
    rule: 'V-501',
  },
  choose: {
    say: ({ seat, figure }, { say, colour }) =>
      say(CHOSEN, { figure: [{ piece: meeple(colour(seat), figure) }] }),
    paid: true,
    rule: 'V-502',
  },
  'mass-done': {
    // Whoever has picked or promoted somebody is simply done; the others are told together.
    joins: ({ seat, with: step }, { head }) =>
      (head.code === 'mass-done' && head.with === step) ||
      (head.seat === seat && head.code === (step === 'choose' ? 'choose' : 'promote')),
    say: ({ seat, with: step }, { act, say, people }) => {
      const others = act.more.flatMap((entry) => (entry.code === 'mass-done' ? [entry.seat] : []))
      return say(step === 'choose' ? NOBODY_CHOSEN : NOBODY_PROMOTED, { who: people(seat, ...others) })
    },
    rule: 'V-502',
  },
  draw: { say: drawn, joins: ['draw', 'monk', 'conny-church'], rule: 'V-504' },
  monk: { say: drawn, joins: ['draw', 'monk', 'conny-church'], rule: 'V-504' },
  'conny-church': { say: drawn, joins: ['draw', 'monk', 'conny-church'], rule: 'VS-502' },
  'monks-back': { say: MONKS_BACK, rule: 'V-505' },
  promote: {
    say: ({ seat, figure, from, to }, { say, colour }) =>
      say(from === 'farm' ? PLACED : PROMOTED, {
        figure: [{ piece: meeple(colour(seat), figure) }],
        step: lastOf(to),
      }),
    takes: (entry, { head, memory }) =>
      entry.code === 'pay' && entry.seat === head.seat && !FREE.has(memory.person),
    rule: 'V-507',
  },
  majority: {
    // V-512: whoever shares it is told together.
    joins: ['majority'],
    say: ({ seat, amount }, { act, say, people }) => {
      const others = act.more.flatMap((entry) => (entry.code === 'majority' ? [entry.seat] : []))
      const gain = amount === 0 ? [] : [{ piece: 'prestige', amount }]
      return say(MAJORITY, { who: people(seat, ...others), gain })
    },
    takes: (entry, { head, more }) =>
      entry.code === 'gain' &&
      entry.from === 'church' &&
      [head, ...more].some(({ seat }) => seat === entry.seat),
    rule: 'V-510',
  },
}

/** Everybody whom the hand found in the bag, in one line. */
function drawn(_entry: VillageLog, { act, say, colour }: Tale<VillageLog, VillageMemory>): Parts {
  const found = [act.head, ...act.more].flatMap((entry): Token[] => {
    if (entry.code === 'monk') return [{ piece: 'monk' }]
    if (entry.code !== 'draw' && entry.code !== 'conny-church') return []
    return [{ piece: meeple(colour(entry.seat), entry.figure), seat: entry.seat }]
  })
  return say(DRAWN, { found: counted(found) })
}
