import { LANGUAGES } from '@chronik/kernel'
import { slotsOf } from '@chronik/kernel/slots'
import { expect, test } from 'vitest'
import { games } from '#games'
import { cardsOf, Titles } from './titles.ts'

const told = await Promise.all(
  games.map(async (manifest) => ({ game: await manifest.rules(), guide: await manifest.edition?.() })),
)

test.each(told)(
  'every figure of $game.id stands on one component and has a name in every language',
  ({ game, guide }) => {
    if (guide === undefined) throw new Error('no guide')
    const slots = slotsOf(game.editions)
    for (const language of LANGUAGES) {
      const titles = new Titles(game, guide, language)
      const shown = guide.components.flatMap((component) => cardsOf(slots, component, titles))
      expect(shown.flatMap((card) => card.slots.map(({ path }) => path)).toSorted()).toEqual(
        slots.map(({ path }) => path).toSorted(),
      )
      // A word that was forgotten shows itself as the code writes it.
      const names = slots.map(({ path }) => titles.whole(path))
      expect(names.filter((name) => /[a-z][A-Z]|\{n\}|#/.test(name))).toEqual([])
      // Two figures of one thing are told apart.
      const cards = shown.flatMap(({ path, slots: own }) =>
        own.map((slot) => `${path} ${titles.label(slot.path)}`),
      )
      expect(cards.filter((one, at) => cards.indexOf(one) !== at)).toEqual([])
    }
  },
)

test('figures are called as people would', () => {
  const [{ game, guide }] = told
  if (guide === undefined) throw new Error('no guide')
  const titles = new Titles(game, guide, 'de')
  expect(
    ['customers.customer-17.points', 'scoring.castles.2', 'church.grain.3', 'marriage.ranks.a.3.grain'].map(
      (path) => titles.whole(path),
    ),
  ).toEqual([
    'Kunde 17: Ruhm',
    'Burgen: 2 Burgen besucht',
    'Kirche: Getreide, für Stufe 3',
    'Seite A, Rang 3: Getreide',
  ])
  expect(titles.value({ horse: 1, plow: 1 }, 'ja', 'nein')).toBe('1 × Pferd, 1 × Pflug')
})
