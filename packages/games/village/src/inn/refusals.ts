import type { Translated } from '@chronik/kernel'

/** Why something cannot be done at the inn, in words. */
export const innRefusals: Translated = {
  en: {
    'no-persons': 'No person is left at the inn.',
    'any-cube-missing': 'A cube of any colour (or a coin for it) is missing.',
    'person-stack-empty': 'This stack is empty.',
    'person-not-on-top': 'Only the top card of a stack can be bought.',
    'person-not-held': 'You do not hold this card.',
    'person-without-effect': 'This card cannot be played now, or would change nothing.',
    'not-with-this-member': 'The card cannot be used with this member ({number}, {place}).',
    'no-animal': 'Only a horse or an ox can be taken.',
    'no-marker-there': 'You have no marker on this castle.',
    'card-needed': 'Without this card the step cannot be paid.',
  },
  de: {
    'no-persons': 'Im Wirtshaus ist keine Person mehr.',
    'any-cube-missing': 'Es fehlt ein Einflussstein beliebiger Farbe (oder eine Münze dafür).',
    'person-stack-empty': 'Dieser Stapel ist leer.',
    'person-not-on-top': 'Nur die oberste Karte eines Stapels kann gekauft werden.',
    'person-not-held': 'Diese Karte hast du nicht.',
    'person-without-effect': 'Diese Karte kann jetzt nicht gespielt werden oder würde nichts ändern.',
    'not-with-this-member': 'Mit diesem Familienmitglied ({number}, {place}) geht das nicht.',
    'no-animal': 'Wählbar sind nur Pferd oder Ochse.',
    'no-marker-there': 'Auf dieser Burg liegt kein Marker von dir.',
    'card-needed': 'Ohne diese Karte kannst du den Weg nicht bezahlen.',
  },
  nl: {
    'no-persons': 'In de herberg is niemand meer.',
    'any-cube-missing': 'Er ontbreekt een invloedssteen van een willekeurige kleur (of een munt daarvoor).',
    'person-stack-empty': 'Deze stapel is leeg.',
    'person-not-on-top': 'Alleen de bovenste kaart van een stapel is te koop.',
    'person-not-held': 'Deze kaart heb je niet.',
    'person-without-effect': 'Deze kaart kan nu niet gespeeld worden of zou niets veranderen.',
    'not-with-this-member': 'Met dit familielid ({number}, {place}) kan dat niet.',
    'no-animal': 'Alleen paard of os is te kiezen.',
    'no-marker-there': 'Op deze burcht ligt geen steen van jou.',
    'card-needed': 'Zonder deze kaart kun je de weg niet betalen.',
  },
}
