import type { Names } from '@chronik/kernel'
import type { Sentence, Token, Values } from '@chronik/kernel/story'
import { innReasons } from '../../inn/reasons.ts'
import { marriageReasons } from '../../marriage/reasons.ts'
import { portReasons } from '../../port/reasons.ts'
import type { VillageLog } from '../log.ts'
import type { VillageTellers } from './memory.ts'

const LOST: Sentence = [
  '{who} {who:kannst|kann} die Aktion „{action}“ nicht ausführen{why:; {why}|}.',
  '{who} cannot take the action “{action}”{why:; {why}|}.',
  '{who} {who:kunt|kan} de actie “{action}” niet uitvoeren{why:; {why}|}.',
]

/** Why an action has no use, said of whoever it is. */
const REASONS: Names = {
  'nobody-on-farm': [
    'auf {who:deinem|dem} Hof ist kein Familienmitglied',
    'no family member is on {who:your|the} farm',
    'er staat geen familielid op {who:jouw|de} boerderij',
  ],
  'store-full': [
    'der Hof hat nur Platz für {limit} Getreidesäcke',
    'the farm only has room for {limit} sacks of grain',
    'op de boerderij is maar plaats voor {limit} graanzakken',
  ],
  'no-family-use': [
    'niemand kann mehr geboren werden, und niemand kann heimkehren',
    'nobody is left to be born, and nobody can come home',
    'niemand kan nog geboren worden en niemand kan naar huis komen',
  ],
  'no-crafts-use': [
    'niemand ist ausgebildet oder auf dem Hof, und bezahlbar ist auch nichts',
    'nobody is trained or on the farm, and nothing can be paid for',
    'niemand is opgeleid of op de boerderij, en betaalbaar is er ook niets',
  ],
  'nobody-to-travel': [
    'kein Familienmitglied ist auf dem Hof oder auf einer Burg',
    'no family member is on the farm or at a castle',
    'er is geen familielid op de boerderij of op een burcht',
  ],
  'nobody-for-council': [
    'kein Familienmitglied ist auf dem Hof, und keines kann in der Ratsstube aufsteigen',
    'no family member is on the farm, and none can move up in the council chamber',
    'er is geen familielid op de boerderij en geen enkel kan in de raadszaal doorschuiven',
  ],
  'council-price-missing': [
    'es bräuchte noch {missing} oder eine Schriftrolle',
    'it would still take {missing} or a scroll',
    'dat zou nog {missing} of een perkamentrol vergen',
  ],
  // A coin would do as well, and another way may ask for another colour.
  'cubes-missing': [
    'es bräuchte zum Beispiel noch {missing}',
    'it would still take, for example, {missing}',
    'dat zou bijvoorbeeld nog {missing} vergen',
  ],
  ...Object.fromEntries(
    ['any-cubes-missing', 'any-cube-missing', 'goods-missing', 'coins-missing'].map((code) => [
      code,
      ['es bräuchte noch {missing}', 'it would still take {missing}', 'dat zou nog {missing} vergen'],
    ]),
  ),
  ...innReasons,
  ...marriageReasons,
  ...portReasons,
}

/** An action without any use is lost. */
export const lostTellers: VillageTellers<'lost'> = {
  lost: {
    say: (entry, { say }) => {
      const why = Object.hasOwn(REASONS, entry.why)
        ? say(REASONS[entry.why], { ...entry.params, ...missingIn(entry) })
        : ''
      return say(LOST, { why })
    },
    rule: 'V-210',
  },
}

/** What is missing, as pieces. */
function missingIn({ why, params = {} }: Extract<VillageLog, { readonly code: 'lost' }>): Values {
  const { missing = 1, goods, colour } = params
  const piece = why === 'coins-missing' ? 'coin' : (goods ?? colour ?? 'influence-any')
  const token: Token = { piece: `${piece}`, amount: Number(missing) }
  return { missing: [token] }
}
