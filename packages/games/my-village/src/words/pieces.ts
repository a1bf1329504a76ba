import type { Language, Name, Names } from '@chronik/kernel'
import { CUSTOMERS, DICE } from '../box/vocabulary.ts'
import { customer } from '../edition/customers.ts'
import { names } from './names.ts'

/** The piece that shows a die of the pool: a white four for `w4`. */
export function dieOf(die: string): string {
  return `${die.startsWith('w') ? 'white' : 'black'}-die-${die.slice(1)}`
}

function dieNoun(die: string): Name {
  const face = die.slice(1)
  return die.startsWith('w')
    ? [
        `eine weiße ${face}|weiße ${face}er`,
        `a white ${face}|white ${face}s`,
        `een witte ${face}|witte ${face}’s`,
      ]
    : [
        `eine schwarze ${face}|schwarze ${face}er`,
        `a black ${face}|black ${face}s`,
        `een zwarte ${face}|zwarte ${face}’s`,
      ]
}

const DICE_NOUNS: Names = Object.fromEntries(DICE.list.map((die) => [dieOf(die), dieNoun(die)]))

/** Customers are told apart by their numbers; what they want says more to whoever only hears of them. */
const CUSTOMER_NOUNS: Names = Object.fromEntries(
  CUSTOMERS.list.map((one): [string, Name] => {
    const number = Number(one.slice(-2))
    const goods = customer[one].extra.match(/[a-z]+/g) ?? []
    const wants = (language: Language): string => goods.map((good) => names[language][good]).join(', ')
    return [
      one,
      [
        `Kunde ${number} (${wants('de')})`,
        `customer ${number} (${wants('en')})`,
        `klant ${number} (${wants('nl')})`,
      ],
    ]
  }),
)

/** What pieces are called in a sentence: one of them, and several. */
export const pieces: Names = {
  coin: ['eine Münze|Münzen', 'a coin|coins', 'een munt|munten'],
  time: ['1 Zeit|Zeit', '1 time|time', '1 tijd|tijd'],
  'story-point': [
    'einen Geschichten-Punkt|Geschichten-Punkte',
    'a story point|story points',
    'een verhaalpunt|verhaalpunten',
  ],
  prestige: [
    'einen Ruhmespunkt|Ruhmespunkte',
    'a prestige point|prestige points',
    'een prestigepunt|prestigepunten',
  ],
  horse: ['ein Pferd|Pferde', 'a horse|horses', 'een paard|paarden'],
  beer: ['ein Bier|Bier', 'a beer|beers', 'een bier|bier'],
  plow: ['einen Pflug|Pflüge', 'a plow|plows', 'een ploeg|ploegen'],
  scroll: ['eine Schriftrolle|Schriftrollen', 'a scroll|scrolls', 'een perkamentrol|perkamentrollen'],
  wagon: ['einen Planwagen|Planwagen', 'a wagon|wagons', 'een wagen|wagens'],
  joker: ['ein Joker-Gut|Joker-Güter', 'a joker good|joker goods', 'een goed naar keuze|goederen naar keuze'],
  'die-marker': [
    'einen Holzmarker|Holzmarker',
    'a marker for dice|markers for dice',
    'een markeersteen|markeerstenen',
  ],
  ...DICE_NOUNS,
  ...CUSTOMER_NOUNS,
}
