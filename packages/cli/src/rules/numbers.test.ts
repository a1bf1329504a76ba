import { expect, test } from 'vitest'
import { definedIn, namedIn } from './numbers.ts'

test('a number is defined where it stands in bold, once', () => {
  const text = '**V-401** Take. See V-402. **V-R3** ruling **VSX-E12** **V-401** **V-I2** **bold** V-**403**'
  expect(definedIn(text)).toEqual(['V-401', 'V-R3', 'VSX-E12'])
})

const defined = ['V-401', 'V-402', 'V-404', 'V-405', 'V-406', 'V-R1', 'V-R2', 'V-E1', 'VS-402']

test.each([
  ['V-401: takes a cube', ['V-401']],
  ['V-401, V-R1 and V-E1 together', ['V-401', 'V-R1', 'V-E1']],
  ['V-401 to V-405', ['V-401', 'V-402', 'V-404', 'V-405']],
  ['V-R1 to V-R2, V-406', ['V-406', 'V-R1', 'V-R2']],
  ['V-401 to VS-402 is no range', ['V-401', 'VS-402']],
  ['V-4010 and XV-401 and V-999 are other numbers', []],
  ['nothing', []],
])('"%s" names %j', (title, numbers) => {
  expect(namedIn(title, defined)).toEqual(numbers)
})
