import type { Language, Name, Names } from '@chronik/kernel'
import { counted } from '@chronik/kernel/story'
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

/** A question mark that ends no sentence stands in the quotation marks of its language. */
const quoted = (values: string, quotation: string): string => (values === '?' ? quotation : values)

/** A customer is told by what is printed on the card, the values and what is wanted: no card shows its number. */
const CUSTOMER_NOUNS: Names = Object.fromEntries(
  CUSTOMERS.list.map((one): [string, Name] => {
    const { values, extra } = customer[one]
    const goods = extra.match(/[a-z]+/g) ?? []
    const wants = (language: Language): string =>
      counted(goods)
        .map(({ piece, amount = 1 }) => `${amount > 1 ? `${amount} × ` : ''}${names[language][piece]}`)
        .join(', ')
    return [
      one,
      [
        `Kunde ${quoted(values, '„?“')} (${wants('de')})`,
        `customer ${quoted(values, '“?”')} (${wants('en')})`,
        `klant ${quoted(values, '“?”')} (${wants('nl')})`,
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
  'banner-white': [
    'ein weißes Banner|weiße Banner',
    'a white banner|white banners',
    'een wit vaandel|witte vaandels',
  ],
  'banner-black': [
    'ein schwarzes Banner|schwarze Banner',
    'a black banner|black banners',
    'een blauw vaandel|blauwe vaandels',
  ],
  pupil: ['einen Nachkommen|Nachkommen', 'a pupil|pupils', 'een nakomeling|nakomelingen'],
  customer: ['einen Kunden|Kunden', 'a customer|customers', 'een klant|klanten'],
  ...DICE_NOUNS,
  ...CUSTOMER_NOUNS,
}
