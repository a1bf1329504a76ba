import type { LogEntry } from '@chronik/kernel'
import type { TableSession } from '../../session/session.svelte.ts'
import { play, type Sound } from '../../settings/sounds.ts'

const HEARD: { readonly [code: string]: Sound } = {
  death: 'death',
  'market-day': 'bell',
  mass: 'bell',
  'end-rung': 'bell',
}

/** Coins ring; everything else that has no sound of its own is a piece that is put down. */
function soundOf(entry: LogEntry): Sound {
  if ('what' in entry && String(entry.what).startsWith('coin')) return 'coin'
  return HEARD[entry.code] ?? 'piece'
}

/** Lets a table be heard: what happens, that it is a person's turn, the end. Called once while it is set up. */
export function listen(session: () => TableSession): void {
  $effect(() => {
    const entry = session().happening
    if (entry !== null) play(soundOf(entry))
  })

  const asked = $derived(session().situation.turn?.planned === false && !session().watching)
  $effect(() => {
    if (asked) play('turn')
  })

  const over = $derived(session().situation.phase === 'over' && !session().watching)
  $effect(() => {
    if (over) play('end')
  })
}
