import { correct } from '@chronik/kernel'
import { editions } from '../edition/standard.ts'

/** A sea on which random play finds chests, keepers and burials: everything near, cheap and deadly. */
export const livelySea = correct(editions, 'lively-sea', [
  {
    path: 'port.lines',
    value: [
      ['harbour', 'i3'],
      ['harbour', 'i1'],
      ['i3', 'i1'],
      ['i1', 't1'],
      ['t1', 'i2'],
      ['i2', 'i5'],
    ],
    mark: 'R',
  },
  { path: 'stock.coins', value: 6, mark: 'R' },
  { path: 'track.length', value: 6, mark: 'R' },
  { path: 'chronicle.travel', value: ['5', '5'], mark: 'R' },
])
