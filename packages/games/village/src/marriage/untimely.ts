import { type Choice, type MoveKind, type Refusal, refusal, waits } from '@chronik/kernel'
import { serve } from '../board/market.ts'
import type { VillageState } from '../box/state.ts'
import { gain } from '../goods/payment.ts'
import type { Attempt } from '../module.ts'
import { payBreadMove, payGrainMove } from './bread.ts'
import { breadBread, breadGrain, favours, toolCubes, toolTool } from './favours.ts'
import { bakery, store } from './phase.ts'
import { bread, tool } from './returns.ts'
import {
  differentCubes,
  howMany,
  numberChoice,
  queueChoice,
  sellBread,
  sellTool,
  serveQueue,
  smugglerChoice,
  takeCubes,
} from './smuggler.ts'
import { rank, swap, weddingChoice } from './wedding.ts'

type Due = Choice<VillageState>
const SMUGGLING: readonly Due[] = [smugglerChoice, numberChoice, queueChoice, differentCubes]
const SMUGGLERS_WAYS: readonly MoveKind[] = [sellBread, sellTool, serveQueue, takeCubes, howMany, serve, gain]

/** Moves of the wedding at the end of a round, with their rules. */
const AT_WEDDING = new Map<MoveKind, string>([
  [bakery, 'VM-505'],
  [store, 'VM-505'],
  [bread, 'VM-509'],
  [breadGrain, 'VM-512'],
  [breadBread, 'VM-512'],
  [toolCubes, 'VM-512'],
  [toolTool, 'VM-512'],
])

/** Which rule of the wedding board keeps a move from the decision that is due. */
export function marriageUntimely({ state, kind, due }: Attempt): Refusal | null {
  if (SMUGGLING.includes(due) && SMUGGLERS_WAYS.includes(kind)) return refusal('smuggler-one-way', 'VM-301')
  if (waits(state, favours)) return refusal('wedding-first', AT_WEDDING.get(kind) ?? 'VM-501')
  const rule = AT_WEDDING.get(kind)
  if (rule !== undefined) return refusal('only-at-wedding', rule)
  switch (kind) {
    case tool:
      return refusal('tool-after-product', 'VM-605')
    case swap:
      return refusal('swap-at-rank', 'VM-403')
    case rank:
      return due === weddingChoice ? refusal('member-first', 'VM-401') : null
    case payGrainMove:
    case payBreadMove:
      return refusal('bread-for-promotion', 'VM-602')
  }
  return null
}
