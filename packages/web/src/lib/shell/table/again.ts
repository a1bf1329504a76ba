import { goto } from '$app/navigation'
import { save } from '../../library/library.ts'
import { newMatch } from '../../library/new-match.ts'
import type { TableSession } from '../../session/session.svelte.ts'
import { notify } from '../notices.svelte.ts'
import { href } from '../places.ts'

/** Another match at the same table: the same seats, options and edition, other luck. */
export async function playAgain({ house, sitting, seats }: TableSession): Promise<void> {
  if (house !== null) {
    const next = await house.rematch()
    if (next.ok) await goto(href.online(next.table))
    else notify(next.refused.words)
    return
  }
  const { card } = sitting
  const { players: _players, rules: _rules, ...agreed } = card.setup
  const again = newMatch({ game: card.game, seats, ...agreed })
  await save(again)
  await goto(href.table(again.id), { state: { match: again } })
}
