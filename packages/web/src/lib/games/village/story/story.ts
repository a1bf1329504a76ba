import type { LogEntry } from '@chronik/kernel'
import type { VillageLog } from '@chronik/village'
import type { StoryLine } from '../../../table/contract.ts'
import { Fold } from './fold.ts'
import { type Cast, lineOf } from './words.ts'

/** Tells the log of Village in lines; what was told once is kept and only carried on. */
export class VillageStory {
  #fold = new Fold()
  #lines: StoryLine[] = []
  #told = 0
  #last: LogEntry | undefined
  #cast: Cast | null = null

  /** The lines of a log, oldest first; `tentative` follows it and may be another one next time. */
  tell(
    told: readonly LogEntry[],
    tentative: readonly LogEntry[],
    cast: Omit<Cast, 'conny'>,
  ): readonly StoryLine[] {
    const conny = connysColour(told) ?? connysColour(tentative) ?? 'purple'
    const changed = cast.language !== this.#cast?.language || conny !== this.#cast.conny
    if (changed || told.length < this.#told || (this.#told > 0 && told[this.#told - 1] !== this.#last))
      this.#forget()
    this.#cast = { ...cast, conny }
    for (const entry of told.slice(this.#told)) this.#fold.add(entry as VillageLog)
    this.#told = told.length
    this.#last = told.at(-1)
    const fork = this.#fold.fork()
    for (const entry of tentative) fork.add(entry as VillageLog)
    return this.#render(fork, this.#cast)
  }

  /** All acts but the last one told stay as they are; their lines are kept. */
  #render(fork: Fold, cast: Cast): StoryLine[] {
    const settled = Math.max(0, this.#fold.acts.length - 1)
    while (this.#lines.length < settled) this.#lines.push(lineOf(this.#fold.acts[this.#lines.length], cast))
    return [
      ...this.#lines,
      ...fork
        .end()
        .slice(settled)
        .map((act) => lineOf(act, cast)),
    ]
  }

  #forget(): void {
    this.#fold = new Fold()
    this.#lines = []
    this.#told = 0
  }
}

/** Conny's colour is chosen in the first move of a match, if she takes part. */
function connysColour(entries: readonly LogEntry[]): string | undefined {
  const chosen = (entries as readonly VillageLog[]).find(({ code }) => code === 'conny-colour')
  return chosen?.code === 'conny-colour' ? chosen.colour : undefined
}
