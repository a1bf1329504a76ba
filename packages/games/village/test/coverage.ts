import { PERSONS } from '../src/inn/vocabulary.ts'
import { CAPTAINS } from '../src/port/vocabulary.ts'

/** What the recorded matches with modules must show together: the rule and the deed (deeds.ts). */
export const coverage: readonly (readonly [rule: string, deed: string])[] = [
  ...PERSONS.list.map((person, at): [string, string] => [ruleOf(at), person]),
  ...CAPTAINS.list.map((captain): [string, string] => ['VP-203', captain]),

  ['VI-202', 'produce brewery'],
  ['VI-203', 'buy brewery'],
  ['VI-550', 'chronicle-extra'],

  ['VP-402', 'horse on an island'],
  ['VP-402', 'wagon on an island'],
  ['VP-402', 'ox on an island'],
  ['VP-402', 'plow on an island'],
  ['VP-402', 'scroll on an island'],
  ['VP-402', 'grain on an island'],
  ['VP-405', 'lighthouse-i1'],
  ['VP-405', 'lighthouse-i2'],
  ['VP-405', 'lighthouse-i3'],
  ['VP-405', 'lighthouse-i5'],
  ['VP-405', 'lighthouse-i6'],
  ['VP-501', 'return'],
  ['VP-503', 'open-chest 1'],
  ['VP-503', 'chest of coins'],
  ['VP-503', 'chest of tools'],
  ['VP-603', 'cocoa at the stand'],
  ['VP-603', 'tea at the stand'],
  ['VP-701', 'sea-1'],
  ['VP-701', 'sea-2'],
  ['VP-701', 'sea-3'],
  ['VP-701', 'sea-4'],

  ['VM-302', 'sell-bread'],
  ['VM-302', 'sell-tool'],
  ['VM-303', 'serve'],
  ['VM-305', 'cubes'],
  ['VM-403', 'ceremony-1'],
  ['VM-403', 'ceremony-2'],
  ['VM-403', 'ceremony-3'],
  ['VM-403', 'ceremony-4'],
  ['VM-403', 'ceremony-5'],
  ['VM-403', 'ceremony-6'],
  ['VM-503', 'pink figure from parents'],
  ['VM-504', 'one couple'],
  ['VM-504', 'two couples'],
  ['VM-505', 'house by the die'],
  ['VM-509', 'bread bought on return'],
  ['VM-509', 'tool bought on return'],
  ['VM-511', 'newborn of parents'],
  ['VM-512', 'bread-grain'],
  ['VM-512', 'bread-bread'],
  ['VM-512', 'tool-cubes'],
  ['VM-512', 'tool-tool'],
  ['VM-602', 'pay bread'],
  ['VM-603', 'bread laid'],
  ['VM-604', 'bread back from the dead'],
  ['VM-605', 'goods doubled by a tool'],
  ['VM-605', 'coins doubled by a tool'],
  ['VSX-303', 'pink couple'],

  ['VL-201', 'silver goal'],
  ['VL-201', 'golden goal'],

  ['VX-401', 'end by chronicle'],
  ['VX-401', 'end by graves'],
  ['VP-703', 'end by sea'],
  ['VP-R13', 'end by sea in a market day'],
]

/** The Inn's persons are VI-501 to VI-530, those of the Port VX-531 to VX-534, those of Marriage VX-541 on. */
function ruleOf(person: number): string {
  if (person < 30) return `VI-${501 + person}`
  return person < 34 ? `VX-${501 + person}` : `VX-${507 + person}`
}
