import type { Sentence } from '@chronik/kernel/story'
import { among, bonusOf, some, type TellersOf } from './telling.ts'

const ROUND: Sentence = [
  'Runde {round}: {who:Du bist|{who} ist} Startspieler; auf der Startspieler-Hand {stories:liegt 1 Geschichten-Punkt|liegen {stories} Geschichten-Punkte}.',
  'Round {round}: {who} {who:are|is} start player; {stories:1 story point lies|{stories} story points lie} on the start hand.',
  'Ronde {round}: {who} {who:bent|is} startspeler; op de startspelerhand {stories:ligt 1 verhaalpunt|liggen {stories} verhaalpunten}.',
]
const ROUND_BEGINS: Sentence = [
  'Runde {round}: {who:Du bist|{who} ist} Startspieler.',
  'Round {round}: {who} {who:are|is} start player.',
  'Ronde {round}: {who} {who:bent|is} startspeler.',
]
const CAPITAL: Sentence = [
  '{who} {who:bekommst|bekommt} {capital} als Startkapital.',
  '{who} {who:start|starts} with {capital}.',
  '{who} krijgt {capital} als startkapitaal.',
]
const BOARD: Sentence = [
  '{who:dein Spielbanner|das Spielbanner von {who}} zeigt {values}.',
  '{who:your|{who}’s} game banner shows {values}.',
  '{who:jouw speelvaandel|het speelvaandel van {who}} toont {values}.',
]
const OPEN_MONK: Sentence = [
  'Oben auf seinem Stapel liegt {monk}; er bringt {bonus}.',
  'On top of its stack lies {monk}, who brings {bonus}.',
  'Boven op zijn stapel ligt {monk}; die levert {bonus} op.',
]
/** The monks as they lie there. */
const MONKS: { readonly [stack: string]: Sentence } = {
  quill: ['ein Mönch mit Feder', 'a monk with a quill', 'een monnik met pennenschacht'],
  jug: ['ein Mönch mit Krug', 'a monk with a jug', 'een monnik met kelk'],
  rosary: ['ein Mönch mit Rosenkranz', 'a monk with a rosary', 'een monnik met rozenkrans'],
}

/** Setup, rounds, the start hand and the end. */
export const courseTellers: TellersOf<
  | 'start-player'
  | 'start-coins'
  | 'board'
  | 'monk-top'
  | 'round'
  | 'hand-palm'
  | 'hand-story'
  | 'hand'
  | 'end'
> = {
  'start-player': {
    say: [
      'Das Los macht {who:dich|{who}} zum Startspieler.',
      'The draw makes {who} start player.',
      'Door loting {who:ben jij|is {who}} startspeler.',
    ],
    rule: 'M-117',
  },
  'start-coins': {
    say: ({ coins }, { say }) => say(CAPITAL, { capital: some('coin', coins) }),
    silent: ({ coins }) => coins === 0,
    rule: 'M-118',
  },
  board: { say: ({ values }, { say }) => say(BOARD, { values: [values.join('/')] }), rule: 'M-113' },
  'monk-top': {
    joins: (_entry, { head }) => head.code === 'black',
    say: ({ monk, bonus, count }, tale) =>
      tale.say(OPEN_MONK, { monk: tale.say(MONKS[monk.split('-')[1]]), bonus: bonusOf(tale, bonus, count) }),
    rule: 'M-108',
  },
  round: {
    say: (_entry, { act, say }) => {
      const [prepared] = among(act, 'hand-story')
      return prepared === undefined ? say(ROUND_BEGINS) : say(ROUND, { stories: prepared.stories })
    },
    rule: 'M-202',
  },
  'hand-palm': {
    joins: ['round'],
    say: [
      '{who} {who:drehst|dreht} die Startspieler-Hand um.',
      '{who} {who:turn|turns} the start hand over.',
      '{who} draait de startspelerhand om.',
    ],
    rule: 'M-202',
  },
  'hand-story': {
    joins: ['round'],
    say: [
      'Auf der Startspieler-Hand {stories:liegt 1 Geschichten-Punkt|liegen {stories} Geschichten-Punkte}.',
      '{stories:1 story point lies|{stories} story points lie} on the start hand.',
      'Op de startspelerhand {stories:ligt 1 verhaalpunt|liggen {stories} verhaalpunten}.',
    ],
    rule: 'M-202',
  },
  hand: {
    say: ({ stories }, { say }) => say(HAND, { points: some('story-point', stories) }),
    rule: 'M-412',
  },
  end: {
    say: [
      'Das Spiel endet nach Runde {round}: {coffins} Sargfelder sind belegt.',
      'The game ends after round {round}: {coffins} coffin spaces are filled.',
      'Het spel eindigt na ronde {round}: {coffins} grafkistvelden zijn bezet.',
    ],
    rule: 'M-901',
  },
}

const HAND: Sentence = [
  '{who} {who:nimmst|nimmt} die Startspieler-Hand{points:, {who:bekommst|bekommt} {points} davon|} und {who:beginnst|beginnt} die nächste Runde.',
  '{who} {who:take|takes} the start hand{points: with {points}|} and {who:start|starts} the next round.',
  '{who} neemt de startspelerhand{points: met {points}|} en begint de volgende ronde.',
]
