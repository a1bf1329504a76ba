import type { Source } from '../step.ts'
import type { Chance } from './chance.ts'

/** What shall be drawn, source by source: `{ customers: ['customer-09', 'customer-13'] }`. */
export type Script = { readonly [source: string]: readonly string[] }

/** A chance that follows a script; beyond it, another chance decides, or the test is wrong. */
export class ScriptedChance implements Chance {
  readonly #script: Map<string, string[]>
  readonly #beyond: Chance | null

  constructor(script: Script, beyond: Chance | null = null) {
    this.#script = new Map(Object.entries(script).map(([source, outcomes]) => [source, [...outcomes]]))
    this.#beyond = beyond
  }

  outcome(source: Source, index: number, unseen: ArrayLike<number>, total: number): number {
    const word = this.#script.get(source.id)?.shift()
    if (word === undefined) {
      if (this.#beyond !== null) return this.#beyond.outcome(source, index, unseen, total)
      throw new ScriptError(`the script has no outcome for draw ${index} of ${source.id}`)
    }
    const outcome = source.outcomes.indexOf(word)
    if (outcome < 0) throw new ScriptError(`${source.id} knows no "${word}"`)
    if (!(unseen[outcome] > 0)) throw new ScriptError(`"${word}" cannot come from ${source.id} now`)
    return outcome
  }
}

/** The script asks for what cannot happen. */
export class ScriptError extends Error {
  constructor(message: string) {
    super(message)
    this.name = 'ScriptError'
  }
}
