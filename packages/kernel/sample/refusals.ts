import type { Translated } from '../src/index.ts'

export const refusals: Translated = {
  en: {
    'no-coin': 'Haggling costs a coin.',
    'no-point': 'There is no point to give away.',
    'must-act': 'Resting is for those who can do nothing else.',
    'bag-empty': 'The bag is empty.',
    'card-not-held': '{card} is not in your hand.',
    'no-cards-there': 'Seat {seat} cannot be robbed.',
  },
  de: {
    'no-coin': 'Feilschen kostet eine Münze.',
    'no-point': 'Du hast keinen Punkt zu verschenken.',
    'must-act': 'Ausruhen darf nur, wer nichts anderes tun kann.',
    'bag-empty': 'Der Beutel ist leer.',
    'card-not-held': '{card} ist nicht auf deiner Hand.',
    'no-cards-there': 'Platz {seat} kann nicht bestohlen werden.',
  },
  nl: {
    'no-coin': 'Afdingen kost een munt.',
    'no-point': 'Je hebt geen punt om weg te geven.',
    'must-act': 'Rusten mag alleen wie niets anders kan.',
    'bag-empty': 'De zak is leeg.',
    'card-not-held': '{card} zit niet in je hand.',
    'no-cards-there': 'Plaats {seat} kan niet bestolen worden.',
  },
}
