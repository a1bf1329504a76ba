import { rankChoosing } from '@chronik/village'
import * as m from '../../../../words/messages.js'
import type { VillageContext } from '../../acting/figures.ts'
import type { Word } from '../filling.ts'

/** What the decisions of the wedding board ask. */
export const questions: { readonly [decision: string]: Word } = {
  'd-wedding': m.wed_ask_wedding,
  'd-wedding-rank': m.wed_ask_rank,
  'd-rank-cube': m.wed_ask_rank_cube,
  'd-rank-bonus': m.wed_ask_swap,
  'd-smuggler': m.wed_ask_smuggler,
  'd-smuggler-number': m.wed_ask_number,
  'd-smuggler-customer': m.wed_ask_customer,
  'd-smuggler-cubes': m.wed_ask_cubes,
  'd-building': m.wed_ask_building,
  'd-wed-buy': m.wed_ask_buy,
  'd-favour': m.wed_ask_favour,
  'd-promote-pay': m.wed_ask_promote_pay,
  'd-tool': m.wed_ask_tool,
}

type Hint = (context: VillageContext) => string | undefined
type Inputs = (context: VillageContext) => object

const hint =
  (word: Word, inputs: Inputs = () => ({})): Hint =>
  (context) =>
    word(inputs(context), { locale: context.language })

const price: Inputs = ({ state }) => state.box.figures.marriage.wedding

/** VM-505: whose rank is higher decides for both. */
function chooser({ state, language }: VillageContext): string | undefined {
  const rank = rankChoosing(state)
  return rank === null ? undefined : m.wed_hint_building({ rank }, { locale: language })
}

/** VM-603, VM-R13: bread can still change who dies. */
const beforeDeath: Hint = ({ state, seat, language }) =>
  state.marriage.families[seat].bread > 0 ? m.wed_hint_bread({}, { locale: language }) : undefined

export const hints: { readonly [decision: string]: Hint } = {
  'd-wedding': hint(m.wed_hint_wedding as Word, price),
  'd-wedding-rank': hint(m.wed_hint_rank),
  'd-rank-bonus': hint(m.wed_hint_swap),
  'd-smuggler': hint(m.wed_hint_smuggler),
  'd-smuggler-number': hint(m.wed_hint_number as Word, ({ state }) => {
    const { prestige, persuasion, sellTime } = state.box.figures.marriage.smuggler
    return { prestige, persuasion, time: sellTime }
  }),
  'd-smuggler-customer': hint(m.wed_hint_customer),
  'd-building': chooser,
  'd-wed-buy': hint(m.wed_hint_buy),
  'd-favour': hint(m.wed_hint_favour as Word, ({ state }) => ({ limit: state.box.grainLimit })),
  'd-promote-pay': hint(m.wed_hint_promote_pay),
  'd-tool': hint(m.wed_hint_tool),
  'd-death': beforeDeath,
  // VM-601: the council gives none of them.
  'd-goods': hint(m.wed_hint_goods),
}
