import { counted, type Sentence } from '@chronik/kernel/story'
import { portEnds } from '../../port/ends.ts'
import { fromSpace } from '../places.ts'
import type { VillageTellers } from './memory.ts'

const FILLED: Sentence = [
  'Die Aktionsfelder bekommen {cubes}.',
  'The action spaces receive {cubes}.',
  'De actievelden krijgen {cubes}.',
]
const TAKEN: Sentence = [
  '{who} {who:nimmst|nimmt} {cube} {from}{cost: und {who:verlierst|verliert} {cost}|}.',
  '{who} {who:take|takes} {cube} {from}{cost: and {who:lose|loses} {cost}|}.',
  '{who} pakt {cube} {from}{cost: en verliest {cost}|}.',
]
const WELL: Sentence = [
  '{who} nutzt den Brunnen{cost: für {cost}|}{action: und {who:führst|führt} die Aktion „{action}“ aus|}.',
  '{who} {who:use|uses} the well{cost: for {cost}|}{action: and {who:take|takes} the action “{action}”|}.',
  '{who} gebruikt de waterput{cost: voor {cost}|}{action: en voert de actie “{action}” uit|}.',
]
const WELL_FREE: Sentence = [
  '{who} nutzt den Brunnen, ohne zu bezahlen{action:, und {who:führst|führt} die Aktion „{action}“ aus|}.',
  '{who} {who:use|uses} the well without paying{action: and {who:take|takes} the action “{action}”|}.',
  '{who} gebruikt de waterput zonder te betalen{action: en voert de actie “{action}” uit|}.',
]
const ENDS: { readonly [by: string]: Sentence } = {
  graves: [
    'Das letzte Grab auf dem Friedhof ist belegt; {who} {who:läutest|läutet} das Spielende ein.',
    'The last grave of the graveyard is taken: {who} {who:ring|rings} in the end of the game.',
    'Het laatste graf op de begraafplaats is bezet: {who} luidt het einde van het spel in.',
  ],
  chronicle: [
    'Der letzte Platz in der Dorfchronik ist belegt; {who} {who:läutest|läutet} das Spielende ein.',
    'The last place of the village chronicle is taken: {who} {who:ring|rings} in the end of the game.',
    'De laatste plaats in de dorpskroniek is bezet: {who} luidt het einde van het spel in.',
  ],
  ...portEnds,
}

/** Rounds, cubes, turns and the end. */
export const courseTellers: VillageTellers<
  | 'start-player'
  | 'round'
  | 'fill'
  | 'take'
  | 'skip'
  | 'well'
  | 'well-action'
  | 'end-rung'
  | 'final-turn'
  | 'round-limit'
> = {
  'start-player': {
    say: [
      '{who} {who:erhältst|erhält} den Startspielermarker.',
      '{who} {who:get|gets} the start player marker.',
      '{who} krijgt de startspelersmarker.',
    ],
    rule: 'V-114',
  },
  round: {
    say: [
      '{who} {who:beginnst|beginnt} Runde {round}.',
      '{who} {who:begin|begins} round {round}.',
      '{who} begint ronde {round}.',
    ],
    rule: 'V-201',
  },
  fill: {
    joins: ['fill'],
    say: ({ cube }, { act, say }) => {
      const cubes = [cube, ...act.more.flatMap((entry) => (entry.code === 'fill' ? [entry.cube] : []))]
      return say(FILLED, { cubes: counted(cubes) })
    },
    rule: 'V-203',
  },
  take: {
    say: ({ space }, tale) => tale.say(TAKEN, { from: fromSpace(tale, space) }),
    // Only the plague costs time at once; what the action costs is told with the action.
    takes: (entry, { head, cost }) =>
      entry.code === 'time' && entry.seat === head.seat && head.cube === 'plague' && cost.length === 0,
    rule: 'V-206',
  },
  skip: {
    say: [
      '{who} {who:verzichtest|verzichtet} auf die Aktion.',
      '{who} {who:skip|skips} the action.',
      '{who} slaat de actie over.',
    ],
    rule: 'V-209',
  },
  well: {
    say: ({ free }, { act, say }) => {
      const chosen = act.more.find((entry) => entry.code === 'well-action')
      const action = chosen?.code === 'well-action' ? chosen.action : ''
      return say(free ? WELL_FREE : WELL, { action })
    },
    // The price of the well; what its action costs comes after the action was named.
    takes: (entry, { head, more }) => entry.code === 'pay' && entry.seat === head.seat && more.length === 0,
    rule: 'V-495',
  },
  'well-action': {
    joins: ['well'],
    say: [
      '{who} {who:führst|führt} am Brunnen die Aktion „{action}“ aus.',
      '{who} {who:take|takes} the action “{action}” at the well.',
      '{who} voert bij de waterput de actie “{action}” uit.',
    ],
    rule: 'V-495',
  },
  'end-rung': { say: ({ by }, { say }) => say(ENDS[by]), rule: 'V-701' },
  'final-turn': {
    say: [
      '{who} {who:bist|ist} noch einmal an der Reihe.',
      '{who} {who:have|has} one last turn.',
      '{who} {who:bent|is} nog één keer aan de beurt.',
    ],
    rule: 'V-703',
  },
  'round-limit': {
    say: [
      'Die vereinbarte letzte Runde ist vorbei.',
      'The last round that was agreed on is over.',
      'De afgesproken laatste ronde is voorbij.',
    ],
    rule: 'V-R33',
  },
}
