import type { Sentence } from '@chronik/kernel/story'
import { CHAPTERS, DUTIES, DUTY_PIECES, ESCAPED, PENALTIES } from '../phrases.ts'
import { among, type Entry, some, type TellersOf, takes, type WorldTale } from './telling.ts'

const ROUND: Sentence = [
  'Kapitel {numeral}, Runde {round}: {who:Du bist|{who} ist} aktiver Spieler.',
  'Chapter {numeral}, round {round}: {who} {who:are|is} the active player.',
  'Hoofdstuk {numeral}, ronde {round}: {who} {who:bent|is} de actieve speler.',
]
const CHAPTER_ENDS: Sentence = [
  'Kapitel {numeral} geht zu Ende.',
  'Chapter {numeral} comes to an end.',
  'Hoofdstuk {numeral} loopt ten einde.',
]
const PAID: Sentence = [
  'Pflichtabgabe {name}: {who:Du gibst|{who} gibt} {cost}.',
  '{name} due: {who} {who:give|gives} {cost}.',
  'Afdracht {name}: {who} geeft {cost}.',
]
const MISSED: Sentence = [
  'Pflichtabgabe {name}: {who:Du gibst|{who} gibt} {cost:{cost}|nichts}, es {missing:fehlt|fehlen} {short}, und das kostet {lost}{over:|; ein weiterer verfällt, denn niemand verliert mehr, als er hat|; {over} weitere verfallen, denn niemand verliert mehr, als er hat}.',
  '{name} due: {who} {who:give|gives} {cost:{cost}|nothing}, {short} {missing:is|is} missing, and that costs {lost}{over:|; one more is void, for nobody loses more than they have|; {over} more are void, for nobody loses more than they have}.',
  'Afdracht {name}: {who} geeft {cost:{cost}|niets}, er {missing:ontbreekt|ontbreekt} {short}, en dat kost {lost}{over:|; nog één vervalt, want niemand verliest meer dan hij heeft|; nog {over} vervallen, want niemand verliest meer dan hij heeft}.',
]
/** Before it is known what that costs. */
const LACKS: Sentence = [
  'Pflichtabgabe {name}: {who:Du gibst|{who} gibt} {cost:{cost}|nichts}, es {missing:fehlt|fehlen} {short}.',
  '{name} due: {who} {who:give|gives} {cost:{cost}|nothing}, {short} {missing:is|is} missing.',
  'Afdracht {name}: {who} geeft {cost:{cost}|niets}, er {missing:ontbreekt|ontbreekt} {short}.',
]
/** W-213: who has no points loses none. */
const MISSED_AT_NOTHING: Sentence = [
  'Pflichtabgabe {name}: {who:Du gibst|{who} gibt} {cost:{cost}|nichts}, es {missing:fehlt|fehlen} {short}. Das kostet keine Siegpunkte, denn niemand verliert mehr, als er hat.',
  '{name} due: {who} {who:give|gives} {cost:{cost}|nothing}, {short} {missing:is|is} missing. That costs no victory points, for nobody loses more than they have.',
  'Afdracht {name}: {who} geeft {cost:{cost}|niets}, er {missing:ontbreekt|ontbreekt} {short}. Dat kost geen overwinningspunten, want niemand verliest meer dan hij heeft.',
]
const PROTECTED: Sentence = [
  '{who} {who:gibst|gibt} {cost} ab und {who:entgehst|entgeht} {penalty}.',
  '{who} {who:give|gives} up {cost} and {who:escape|escapes} {penalty}.',
  '{who} levert {cost} in en ontkomt aan {penalty}.',
]
const NOT_DOUBLED: Sentence = [
  '{who} {who:gibst|gibt} {cost} ab und {who:schützt dich|schützt sich} vor dem doppelten Verlust bei der Pflichtabgabe {name}.',
  '{who} {who:give|gives} up {cost} and {who:are|is} spared the double loss for the duty of {name}.',
  '{who} levert {cost} in en ontkomt aan het dubbele verlies bij de afdracht {name}.',
]
const MUST: Sentence = [
  '{who} {who:musst|muss} im nächsten Kapitel {penalty}.',
  '{who} will have to {penalty} in the next chapter.',
  '{who} moet in het volgende hoofdstuk {penalty}.',
]
const FINAL: Sentence = [
  'Was bei {who:dir|{who}} noch zählt: {left:{left}|nichts}.',
  'What still counts for {who:you|{who}}: {left:{left}|nothing}.',
  'Wat bij {who:jou|{who}} nog telt: {left:{left}|niets}.',
]

/** Which duty a penalty stands for. */
const DUTY_OF: { readonly [penalty: string]: string } = {
  penance: 'piety',
  begging: 'grain',
  'royal-court': 'tax',
}
/** By which rule a penalty is suffered. */
const PENALTY_RULES: { readonly [penalty: string]: string } = {
  penance: 'W-921',
  begging: 'W-922',
  'royal-court': 'W-923',
}
const numeral = (chapter: number) => [CHAPTERS[chapter - 1] ?? `${chapter}`]

/** Rounds, chapters, duties, penalties and the end. */
export const courseTellers: TellersOf<
  | 'start-player'
  | 'round'
  | 'shield'
  | 'chapter-end'
  | 'events-leave'
  | 'new-hands'
  | 'duty'
  | 'tax-die'
  | 'protected'
  | 'penalty'
  | 'final'
> = {
  'start-player': {
    say: [
      'Das Los macht {who:dich|{who}} zum Startspieler.',
      'The draw makes {who} start player.',
      'Door loting {who:ben jij|is {who}} startspeler.',
    ],
    rule: 'W-109',
  },
  round: { say: ({ chapter }, { say }) => say(ROUND, { numeral: numeral(chapter) }), rule: 'W-202' },
  shield: {
    // The line of the next round says who is active.
    silent: () => true,
    say: [
      'Das Startspielerwappen geht an {@to:dich|{@to}}.',
      'The start-player shield passes to {@to}.',
      'Het startspelerschild gaat naar {@to:jou|{@to}}.',
    ],
    rule: 'W-212',
  },
  'chapter-end': {
    say: ({ chapter }, { say }) => say(CHAPTER_ENDS, { numeral: numeral(chapter) }),
    rule: 'W-901',
  },
  'events-leave': {
    say: [
      'Die Ereigniskarten dieses Kapitels gelten nicht mehr.',
      'The event cards of this chapter no longer apply.',
      'De gebeurteniskaarten van dit hoofdstuk gelden niet meer.',
    ],
    rule: 'W-906',
  },
  'new-hands': {
    say: [
      'Alle nehmen ihre {cards} Aktionskarten auf die Hand.',
      'Everybody takes up {cards} action cards.',
      'Iedereen neemt {cards} actiekaarten in de hand.',
    ],
    rule: 'W-205',
  },
  duty: {
    takes: takes('duty'),
    say: (entry, tale) => dutySaid(entry, tale),
    rule: 'W-911',
  },
  'tax-die': {
    say: [
      'Der Steuerwürfel zeigt eine {roll}: So viel Geld ist fällig.',
      'The tax die shows a {roll}: that much money is due.',
      'De belastingdobbelsteen toont een {roll}: zoveel geld is verschuldigd.',
    ],
    rule: 'W-914',
  },
  protected: {
    paid: true,
    say: ({ penalty }, { say, memory }) =>
      memory.chapter === CHAPTERS.length
        ? say(NOT_DOUBLED, { name: say(DUTIES[DUTY_OF[penalty]]) })
        : say(PROTECTED, { penalty: say(ESCAPED[penalty]) }),
    rule: 'W-931',
  },
  penalty: {
    say: ({ penalty }, { say }) => say(MUST, { penalty: say(PENALTIES[penalty]) }),
    rule: ({ penalty }) => PENALTY_RULES[penalty],
  },
  final: {
    say: ({ stone, wood, money }, { say }) =>
      say(FINAL, { left: [...some('stone', stone), ...some('wood', wood), ...some('money', money)] }),
    rule: 'W-954',
  },
}

function dutySaid({ duty, due, given }: Entry<'duty'>, { act, say }: WorldTale) {
  const name = say(DUTIES[duty])
  const cost = some(DUTY_PIECES[duty], given)
  if (given === due) return say(PAID, { name, cost })
  const lost = among(act, 'vp').reduce((sum, { amount }) => sum - amount, 0)
  const over = among(act, 'loss-void').reduce((sum, { amount }) => sum + amount, 0)
  const missing = due - given
  const short = some(DUTY_PIECES[duty], missing)
  if (lost > 0) return say(MISSED, { name, cost, missing, short, lost: some('vp', lost), over })
  // What it costs is told next.
  return say(over > 0 ? MISSED_AT_NOTHING : LACKS, { name, cost, missing, short })
}
