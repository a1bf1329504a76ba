import { CAPTAINS, CARGO, PLACES } from '@chronik/village'
import { readMove } from '#lib/table/wording.ts'
import * as m from '#lib/words/messages.js'
import type { VillageContext } from '../../acting/figures.ts'
import type { Word } from '../filling.ts'
import { routes } from './reading.ts'
import { symbolWords } from './telling.ts'

export const questions: { readonly [decision: string]: Word } = {
  'd-voyage': m.port_ask_voyage,
  'd-captain-price': m.port_ask_price,
  'd-captain': m.port_ask_captain,
  'd-load': m.port_ask_load,
  'd-load-member': m.port_ask_load_member,
  'd-sail': m.port_ask_sail,
  'd-island': m.port_ask_island,
  'd-sea': m.port_ask_sea,
  'd-chest': m.port_ask_chest,
}

type Hint = (context: VillageContext) => string | undefined

const always =
  (word: Word): Hint =>
  ({ language }) =>
    word({}, { locale: language })

export const hints: { readonly [decision: string]: Hint } = {
  'd-voyage': ({ moves, game, language }) =>
    (moves.some((move) => readMove(game, move).kind === 'continue') ? m.port_hint_at_sea : m.port_hint_leave)(
      {},
      { locale: language },
    ),
  'd-captain-price': always(m.port_hint_captain),
  'd-captain': always(m.port_hint_captain),
  'd-load': loadHint,
  'd-load-member': always(m.act_hint_number),
  'd-sail': sailHint,
  'd-island': always(m.port_hint_island),
  'd-sea': always(m.port_hint_sea),
  'd-family': homeHint,
  'd-chest': always(m.port_hint_chest),
}

/** VP-205: so many holds are empty. */
function loadHint({ state, seat, language }: VillageContext): string {
  const aboard = CARGO.list.filter((_, kind) => state.port.ships[seat].cargo[kind] === 1).length
  return m.port_hint_load({ free: state.box.figures.port.holds - aboard }, { locale: language })
}

/** VX-303: who is at sea stays there. */
function homeHint({ state, seat, language }: VillageContext): string | undefined {
  const { figures } = state.farms[seat]
  const atSea = Array.from(figures.subarray(0, state.box.figureCount), (place) => PLACES.list[place]).some(
    (place) => place === 'ship' || place.startsWith('lighthouse-'),
  )
  return atSea ? m.port_hint_family({}, { locale: language }) : undefined
}

/** VP-302, VP-303: what the next step costs. */
function sailHint({ state, seat, language }: VillageContext): string | undefined {
  const locale = { locale: language }
  const captain = CAPTAINS.list[state.port.ships[seat].captain]
  const [first] = [...routes(state).values()].map(({ legs }) => legs[0].by)
  const symbol = symbolWords(state, captain, language)
  if (first === 'free') return m.port_hint_sail({ symbol }, locale)
  if (first === 'paid' || first === 'granted') return m.port_hint_sail_paid({}, locale)
  return m.port_hint_sail_next({ symbol }, locale)
}
