import { type AnyState, type Move, mixSeed } from '@chronik/kernel'
import type { Bot } from './bot.ts'
import type { Considered, Found } from './search/search.ts'

/** A bot that thinks long enough for several of its kind to share the work. */
export interface Ponderer<S extends AnyState = AnyState> extends Bot<S> {
  /** The move it has decided on before, if nothing came between. */
  planned(view: S): Move | null
  /** What it finds out about the decision that is due. */
  ponder(view: S): Found
  /** Keeps to what was found out, also by others, and makes the best move. */
  follow(view: S, found: Found): Move
}

export function isPonderer<S extends AnyState>(bot: Bot<S>): bot is Ponderer<S> {
  return 'ponder' in bot
}

/** Somebody else who looks at the same decision, with draws of their own. */
export type Helper<S extends AnyState = AnyState> = (view: S) => Found | Promise<Found>

/** The seed of a lane: the first one thinks as it would alone. */
export function laneSeed(seed: number, lane: number): number {
  return lane === 0 ? seed : mixSeed(seed, lane)
}

/**
 * Thinks with the help of others: everybody looks at the decision on their own, and what all have found out is
 * taken together. A helper who fails is done without.
 */
export class Several<S extends AnyState> implements Bot<S> {
  readonly #own: Ponderer<S>
  readonly #helpers: () => readonly Helper<S>[] | Promise<readonly Helper<S>[]>

  constructor(own: Ponderer<S>, helpers: () => readonly Helper<S>[] | Promise<readonly Helper<S>[]>) {
    this.#own = own
    this.#helpers = helpers
  }

  async choose(view: S): Promise<Move> {
    const own = this.#own
    const planned = own.planned(view)
    if (planned !== null) return planned
    const helpers = await this.#helpers()
    const asked = Promise.allSettled(helpers.map(async (help) => help(view)))
    const found = [own.ponder(view)]
    for (const one of await asked) if (one.status === 'fulfilled') found.push(one.value)
    return own.follow(view, together(found))
  }
}

/** What several found out about the same decision, as if one had: visits are counted together. */
export function together(found: readonly Found[]): Found {
  const sums = new Map<string, Considered>()
  for (const { considered } of found)
    for (const one of considered) {
      const key = [one.move, ...(one.plan ?? [])].join()
      const known = sums.get(key)
      sums.set(key, known === undefined ? one : mixed(known, one))
    }
  const considered = [...sums.values()].sort(
    (one, other) => other.visits - one.visits || other.reward - one.reward || one.move - other.move,
  )
  const [{ move: best, plan }] = considered
  const iterations = found.reduce((sum, one) => sum + one.iterations, 0)
  return { best, considered, line: plan ?? longest(found, best), iterations }
}

function mixed(one: Considered, other: Considered): Considered {
  const visits = one.visits + other.visits
  const mean = (its: number, others: number): number =>
    (its * one.visits + others * other.visits) / Math.max(1, visits)
  return {
    ...one,
    visits,
    reward: mean(one.reward, other.reward),
    score: mean(one.score, other.score),
    ...(one.outlook !== undefined && {
      outlook: one.outlook.map((score, seat) => mean(score, other.outlook?.[seat] ?? score)),
    }),
  }
}

/** The line that was looked at most of those that begin with the best move. */
function longest(found: readonly Found[], best: Move): readonly Move[] {
  let line: readonly Move[] = [best]
  let most = 0
  for (const one of found) {
    const visits = one.considered.find(({ move }) => move === best)?.visits ?? 0
    if (one.line[0] !== best || visits <= most) continue
    most = visits
    line = one.line
  }
  return line
}
