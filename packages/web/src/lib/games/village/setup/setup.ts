import { isSolo, type Plan } from '#lib/library/plan.ts'
import type { AskedOption, GameSetup } from '#lib/table/game.ts'
import { m } from '#lib/words/messages.js'
import { tableSheet } from '../pieces/sheet.ts'
import Expansions from './Expansions.svelte'
import { moduleSymbols } from './pieces.ts'
import TablePreview from './TablePreview.svelte'

/** How a match of Village is agreed on. */
export const villageSetup: GameSetup = {
  asked(plan) {
    // VP-101: with the Port there are no castles.
    const castles = expansionsOf(plan).includes('port')
      ? []
      : [
          {
            id: 'repeat-castle-reward',
            title: m.new_repeat_castle(),
            detail: m.new_repeat_castle_detail(),
          },
        ]
    const limit = { id: 'round-limit', title: m.new_round_limit(), detail: m.new_round_limit_detail() }
    if (isSolo(plan)) return [...castles, limit]
    return [
      { id: 'start-compensation', title: m.new_compensation(), detail: compensation(plan.players) },
      { id: 'open-customers', title: m.new_open_customers(), detail: m.new_open_customers_detail() },
      ...castles,
      { id: 'start-seat', title: m.new_start_player(), choices: starters(plan) },
      limit,
    ]
  },
  solo: { piece: 'conny', hint: () => m.new_solo_hint() },
  contents: () => m.new_edition_contents(),
  // Figures that only lie on the table with an expansion.
  isCounted: (path) => !/^(moduleCards|inn|port|marriage|goals)\./.test(path),
  Preview: TablePreview,
  More: Expansions,
  agrees: (plan) => {
    const chosen = expansionsOf(plan)
    return [
      ...(chosen.length > 0 ? ['expansions'] : []),
      ...(plan.options.goals === true ? ['goals'] : []),
      ...(chosen.includes('inn') ? ['inn-side'] : []),
      ...(chosen.includes('marriage') ? ['marriage-side'] : []),
    ]
  },
  sheet: () => tableSheet() + moduleSymbols(),
}

const expansionsOf = ({ options: { expansions } }: Plan): readonly string[] =>
  typeof expansions === 'object' ? expansions : []

function compensation(players: number): string {
  const said = [m.new_compensation_2, m.new_compensation_3, m.new_compensation_4, m.new_compensation_5]
  return said[Math.max(0, players - 2)]()
}

function starters({ players, seats }: Plan): NonNullable<AskedOption['choices']> {
  const persons = seats.slice(0, players).map(({ colour }, seat) => {
    const value = String(seat + 1)
    return { value, label: value, piece: `marker-${colour}` }
  })
  return [{ value: 'random', label: m.new_start_by_lot() }, ...persons]
}
