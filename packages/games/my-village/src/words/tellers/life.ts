import type { Sentence } from '@chronik/kernel/story'
import { AS, VILLAGERS } from '../phrases.ts'
import { sameSeat, some, type TellersOf } from './telling.ts'

const CHRONICLE: Sentence = [
  '{villager} stirbt und kommt in die Dorfchronik{gain:; dafür gibt es {gain}|}.',
  '{villager} dies and enters the village chronicle{gain:, which brings {gain}|}.',
  '{villager} overlijdt en komt in de dorpskroniek{gain:; dat levert {gain} op|}.',
]
const GRAVE: Sentence = [
  '{villager} stirbt und bekommt das anonyme Grab {number}.',
  '{villager} dies and is laid in anonymous grave {number}.',
  '{villager} overlijdt en krijgt anoniem graf {number}.',
]
const LABOURER: Sentence = [
  '{who} {who:hast|hat} keinen Dorfbewohner mehr und {who:stellst|stellt} einen Tagelöhner {role} ein.',
  '{who} {who:have|has} no villager left and {who:hire|hires} a day labourer {role}.',
  '{who} {who:hebt|heeft} geen dorpsbewoner meer en neemt een dagloner {role} in dienst.',
]
const RAT: Sentence = [
  'Der Rattenwürfel zeigt eine {roll}; bis zur Rattenplage {to:ist es noch 1 Feld|sind es noch {to} Felder}.',
  'The rat die shows a {roll}; {to:1 space is|{to} spaces are} left to the plague of rats.',
  'De ratdobbelsteen toont een {roll}; tot de rattenplaag {to:is het nog 1 veld|zijn het nog {to} velden}.',
]
const RAT_ARRIVES: Sentence = [
  'Der Rattenwürfel zeigt eine {roll}, und die Ratte erreicht das Rattenplage-Feld.',
  'The rat die shows a {roll}, and the rat reaches the plague space.',
  'De ratdobbelsteen toont een {roll} en de rat bereikt het rattenplaagveld.',
]
const LOSS: Sentence = [
  '{who} {who:verlierst|verliert} {points} vom Geschichten-Baum und {who:behältst|behält} {left}.',
  '{who} {who:lose|loses} {points} from the story tree and {who:keep|keeps} {left}.',
  '{who} verliest {points} van de verhalenboom en houdt er {left}.',
]

/** Deaths, labourers, the rat and the plague. */
export const lifeTellers: TellersOf<
  'death' | 'labourer' | 'rat' | 'plague' | 'block' | 'plague-loss' | 'rat-home'
> = {
  death: {
    takes: sameSeat,
    say: ({ profession, coffin }, { say }) =>
      say(coffin === 'grave' ? GRAVE : CHRONICLE, { villager: say(VILLAGERS[profession]) }),
    rule: 'M-553',
  },
  labourer: { say: ({ profession }, { say }) => say(LABOURER, { role: say(AS[profession]) }), rule: 'M-556' },
  rat: { say: ({ to }, { say }) => say(to === 0 ? RAT_ARRIVES : RAT), rule: 'M-558' },
  plague: {
    say: [
      'Eine Rattenplage bricht aus: Alle verlieren die abgerundete Hälfte der Geschichten-Punkte auf ihrem Geschichten-Baum.',
      'A plague of rats breaks out: everybody loses half of the story points on the story tree, rounded down.',
      'Er breekt een rattenplaag uit: iedereen verliest de helft van de verhaalpunten op zijn verhalenboom, naar beneden afgerond.',
    ],
    rule: 'M-559',
  },
  block: {
    say: [
      '{who} {who:wendest|wendet} die Rattenplage mit der Heilskirche vom Dorf ab.',
      '{who} {who:ward|wards} the plague off with the Salvation Church.',
      '{who} houdt de rattenplaag met de ontsmettingskerk buiten het dorp.',
    ],
    rule: 'M-704',
  },
  'plague-loss': {
    say: ({ lost }, { say }) => say(LOSS, { points: some('story-point', lost) }),
    rule: 'M-560',
  },
  'rat-home': {
    say: [
      'Die Ratte kehrt auf ihr Startfeld zurück.',
      'The rat returns to its start space.',
      'De rat gaat terug naar het startveld.',
    ],
    rule: 'M-561',
  },
}
