import type { Target, TargetId } from '../contract.ts'

class Cell {
  #target = $state.raw<Target | undefined>()
  /** Whether something on the board stands for it. */
  #drawn = false

  read(): Target | undefined {
    this.#drawn = true
    return this.#target
  }

  follow(before: Target | undefined, target: Target | undefined): void {
    if (!this.#drawn || !isSame(before, target)) this.#target = target
  }
}

/** What a target does is found out when somebody acts: where it looks and reads the same, it may stay. */
function isSame(one: Target | undefined, other: Target | undefined): boolean {
  return one === other || (one?.state === other?.state && one?.label === other?.label)
}

/** Targets that change one by one: a spot is drawn anew only when its own looks or reads differently. */
export class LiveTargets implements ReadonlyMap<TargetId, Target> {
  readonly #cells = new Map<TargetId, Cell>()
  /** How many there are: more when something becomes a target for the first time. */
  #known = $state(0)
  #all = $state.raw<ReadonlyMap<TargetId, Target>>(new Map())
  #latest: ReadonlyMap<TargetId, Target> | null = null

  show(shown: ReadonlyMap<TargetId, Target>): void {
    const targets = shown instanceof LiveTargets ? shown.#all : shown
    if (targets === this.#latest) return
    const before = this.#latest
    this.#latest = targets
    const known = this.#cells.size
    for (const id of targets.keys()) if (!this.#cells.has(id)) this.#cells.set(id, new Cell())
    for (const [id, cell] of this.#cells) cell.follow(before?.get(id), targets.get(id))
    this.#all = targets
    if (this.#cells.size !== known) this.#known = this.#cells.size
  }

  get(id: TargetId): Target | undefined {
    const cell = this.#cells.get(id)
    // What has never been a target looks again when there are more of them.
    return cell === undefined && this.#known >= 0 ? undefined : cell?.read()
  }

  has(id: TargetId): boolean {
    return this.get(id) !== undefined
  }

  get size(): number {
    return this.#all.size
  }

  forEach(see: (target: Target, id: TargetId, all: ReadonlyMap<TargetId, Target>) => void): void {
    for (const [id, target] of this.#all) see(target, id, this)
  }

  entries(): MapIterator<[TargetId, Target]> {
    return this.#all.entries()
  }

  keys(): MapIterator<TargetId> {
    return this.#all.keys()
  }

  values(): MapIterator<Target> {
    return this.#all.values()
  }

  [Symbol.iterator](): MapIterator<[TargetId, Target]> {
    return this.#all.entries()
  }
}
