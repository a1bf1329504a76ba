import { CUSTOMERS } from '../box/vocabulary.ts'
import type { Figures } from './schema.ts'

/** Each line: banner, prestige, then the goods of the customers in the order of their numbers. */
const LINES: readonly (readonly [values: string, prestige: number, ...wanted: string[]])[] = [
  ['6/8', 2, 'horse', 'beer', 'plow', 'scroll', 'wagon'],
  ['5/9', 4, 'horse beer', 'beer plow', 'plow scroll', 'scroll wagon', 'wagon horse'],
  ['7', 4, 'horse plow', 'beer scroll', 'plow wagon', 'scroll horse', 'wagon beer'],
  [
    '4/10',
    6,
    'horse beer plow',
    'beer plow scroll',
    'plow scroll wagon',
    'scroll wagon horse',
    'wagon horse beer',
  ],
  ['3/11', 3, 'horse', 'beer', 'plow', 'scroll', 'wagon'],
  ['2/12', 5, 'horse scroll', 'beer wagon', 'plow plow'],
  ['?', 3, 'horse horse', 'beer beer', 'plow plow', 'scroll scroll', 'wagon wagon'],
]

const customers = LINES.flatMap(([values, prestige, ...wanted]) =>
  wanted.map((goods) => ({
    values,
    extra: goods.replace(/\w+/g, '1 $&').replaceAll(' 1', ' & 1'),
    prestige,
  })),
)

export const customer: Figures['customer'] = Object.fromEntries(
  customers.map((figures, index) => [CUSTOMERS.list[index], figures]),
)
