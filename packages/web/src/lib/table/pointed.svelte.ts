import type { OptionCard, OptionGroup, TargetId } from './contract.ts'

/** What somebody who teaches points at: a table that shows one area at a time opens the one where it lies. */
class Pointed {
  #id = $state.raw<TargetId | null>(null)
  #times = $state(0)
  #leads = $state.raw<(card: OptionCard) => boolean>(() => false)
  #means = $state.raw<(card: OptionCard) => boolean>(() => false)
  /** Whether it is in sight: people look around, and then do not find back. */
  seen = $state(true)

  get id(): TargetId | null {
    // Whoever follows looks there once more each time it is shown.
    void this.#times
    return this.#id
  }

  /** Points at a thing, and lights the options that lead on; one of them is what the words are about. */
  at(
    id: TargetId | null,
    leads: (card: OptionCard) => boolean = () => false,
    means: (card: OptionCard) => boolean = leads,
  ): void {
    this.#id = id
    this.#leads = leads
    this.#means = means
    this.seen = true
  }

  /** Whether an option, or one of a group, is what is taught now. */
  leads(one: OptionCard | OptionGroup): boolean {
    return 'options' in one ? one.options.some(this.#leads) : this.#leads(one)
  }

  /** Whether the words are about this option: others may lead on as well. */
  means(one: OptionCard): boolean {
    return this.#means(one)
  }

  /** Leads there again. */
  show(): void {
    this.#times++
  }
}

export const pointed = new Pointed()
