import { weddingStep } from '@chronik/village'
import { readMove } from '../../../../table/wording.ts'
import * as m from '../../../../words/messages.js'
import type { Filling } from '../filling.ts'
import { acts, actsAt, faces, facesAt } from './faces.ts'
import { hints, questions } from './questions.ts'
import { askable, names, needs, refused, spaceOf, texts } from './spots.ts'
import { flights, place, targets } from './told.ts'

/** Marriage: the wedding quarter with its ceremony, houses and smuggler; bread and tools. */
export const filling: Filling = {
  id: 'marriage',
  chapter: 'marriage',
  questions,
  hints,
  narrowed: ({ language }, id) =>
    id.startsWith('bread:') ? m.wed_ask_bread({}, { locale: language }) : null,
  faces,
  facesAt,
  acts,
  actsAt,
  refused,
  askable,
  texts,
  needs,
  names,
  spaceOf,
  from: { wedding: m.wed_from_wedding, smuggler: m.wed_from_smuggler },
  about: {
    rank: 'the-wedding-action',
    house: 'the-wedding',
    smuggler: 'the-smuggler',
    bread: 'bread-and-tools',
    tools: 'bread-and-tools',
    pinks: 'the-wedding',
    die: 'the-wedding',
  },
  aboutSpaces: { wedding: 'the-wedding-action', smuggler: 'the-smuggler' },
  gifts: {
    // VM-403: one of the cubes shown.
    'd-rank-cube': ({ game }, moves) =>
      moves.map((move, at) => ({
        piece: readMove(game, move).words.mix.replace(/^\d+ /, ''),
        amount: 1,
        ...(at > 0 && { or: true as const }),
      })),
    'd-smuggler-cubes': ({ state }) => [
      { piece: 'influence-any', amount: state.box.figures.marriage.smuggler.cubes },
    ],
  },
  // VM-403: the swap of a rank may be left out, so it is no price and no yield.
  note: ({ decision, language }, { next }) =>
    decision === 'd-wedding-rank' && next === 'd-rank-bonus'
      ? m.wed_note_swap({}, { locale: language })
      : undefined,
  flights,
  targets,
  place,
  deeds: ['wed'],
  lessons: [{ id: 'wedding', begins: ['wedding-phase'], ends: ['round'], passage: 'the-wedding' }],
  phase: (view) => (weddingStep(view) === null ? null : m.wed_phase()),
  look: async () => (await import('./look.ts')).look,
}
