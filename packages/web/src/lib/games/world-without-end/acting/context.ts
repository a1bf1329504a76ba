import type { WorldState } from '@chronik/world-without-end'
import type { Context } from '#lib/acting/offer.ts'

/** A decision of World Without End with everything that words for it need. */
export type WorldContext = Context<WorldState>
