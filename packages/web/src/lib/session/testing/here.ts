import type { SavedMatch } from '../../library/saved.ts'
import type { Seat } from '../../table/contract.ts'
import type { Connect } from '../connection.ts'
import { MatchHost } from '../host.ts'
import { Mind } from '../mind.ts'
import type { Thinker } from '../thinker.ts'

const SEED = '5d'.repeat(32)

export const person = (name: string, colour = 'red'): Seat => ({ kind: 'person', name, colour })
export const bot = (level: string, colour = 'blue'): Seat => ({ kind: 'bot', name: level, colour, level })

/** A match nobody has sat down to. */
export function freshMatch(
  seats: readonly Seat[],
  options: { readonly [id: string]: unknown } = {},
): SavedMatch {
  return {
    id: 'm-1',
    game: 'village',
    setup: { players: seats.length, options },
    seats,
    seed: SEED,
    record: null,
    round: 0,
    due: -1,
    startedAt: 0,
    updatedAt: 0,
    over: false,
  }
}

/** Questions that wait for their answer. */
let underWay = 0

function awaited<T>(answer: Promise<T>): Promise<T> {
  underWay++
  return answer.finally(() => {
    underWay--
  })
}

/** Thinks in the same thread, with a clock that stands still. */
export function sameThread(): Thinker {
  const mind = new Mind(() => 0)
  return {
    choose: (question) => awaited(mind.choose(question)),
    advise: (question) => awaited(mind.advise(question)),
    stop: () => {},
  }
}

/** The host in the same thread, over a wire that copies what is sent. */
export const connectHere: Connect = (listener) => {
  let open = true
  const host = new MatchHost((tell) => {
    if (open) listener.tell(structuredClone(tell))
  }, sameThread())
  return {
    ask: (ask) => void awaited(host.receive(structuredClone(ask))),
    close: () => {
      open = false
    },
  }
}

/** Waits until everything that was asked is answered, and what follows from the answers too. */
export async function settled(): Promise<void> {
  do await new Promise((resolve) => setTimeout(resolve))
  while (underWay > 0)
}
