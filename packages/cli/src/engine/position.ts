import { type AnyState, fromJson, type Game, HIDDEN } from '@chronik/kernel'
import { misfit, within } from './problem.ts'

/** Reads a position from outside: complete, of this box and with nothing that can never be. */
export function readPosition<S extends AnyState>(game: Game<S>, box: S['box'], json: unknown): S {
  const state = within('bad-state', 'state', () => fromJson(game, box, json))
  refuseHidden(game, state, json)
  refuseStrangers(game, state, json)
  const [broken] = game.invariants(state)
  if (broken !== undefined) throw misfit('bad-state', 'state', 'a position that can be', broken)
  return state
}

/** A view is not a position: what its viewer may not know is missing. */
function refuseHidden<S extends AnyState>(game: Game<S>, state: S, json: unknown): void {
  const hidden = game.secrets.some(({ start, end }) => state.mem.subarray(start, end).includes(HIDDEN))
  if (hidden) throw misfit('bad-state', placeOfHidden(json, 'state') ?? 'state', 'something known', '"?"')
}

function placeOfHidden(json: unknown, path: string): string | null {
  if (json === '?') return path
  if (typeof json !== 'object' || json === null) return null
  for (const [key, inner] of Object.entries(json)) {
    const found = placeOfHidden(inner, Array.isArray(json) ? `${path}[${key}]` : `${path}.${key}`)
    if (found !== null) return found
  }
  return null
}

/** A step that waits belongs to somebody at the table; only a decision needs somebody. */
function refuseStrangers<S extends AnyState>(game: Game<S>, state: S, json: unknown): void {
  const { steps } = json as { steps: readonly { step: string; seat: number }[] }
  const { players } = state.box
  steps.forEach(({ step, seat }, index) => {
    const decision = game.steps.some(({ id, kind }) => id === step && kind === 'choice')
    const least = decision ? 0 : -1
    if (seat >= least && seat < players) return
    const expected = `a seat from ${least} to ${players - 1}`
    throw misfit('bad-state', `state.steps[${index}].seat`, expected, String(seat))
  })
}
