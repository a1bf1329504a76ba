import type { TableSession } from '../session/session.svelte.ts'
import type { Moment } from './moment.ts'

/** What is to be decided at a table now: the rule that asks for it, and passages about what can be done. */
export function momentAt({ acting, game, sitting, table }: TableSession): Moment {
  const step = game.steps.find(({ id }) => id === acting.context?.decision)
  const possible = [...acting.targets].filter(([, { state }]) => state === 'possible' || state === 'chosen')
  return {
    game: sitting.card.game,
    rule: (step?.kind === 'choice' ? step.rule : null) ?? null,
    passages: [...new Set(possible.flatMap(([id]) => table.about?.(id) ?? []))],
  }
}
