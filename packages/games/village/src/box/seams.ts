import type { Module } from '../module.ts'
import type { Draft } from './box.ts'
import { BUILDINGS, PLACES, SPACES } from './vocabulary.ts'

/** What can be filled once: where two modules meant different things, one would be lost without a word. */
function* fillings(
  draft: Draft,
  base: ReadonlySet<string>,
): Generator<readonly [seam: string, filling: unknown]> {
  for (const [name, filling] of Object.entries(draft.takeovers)) yield [`takeovers.${name}`, filling]
  for (const [space, name] of SPACES.list.entries()) {
    yield [`actions.${name}`, draft.actions[space]]
    yield [`guestElsewhere.${name}`, draft.guestElsewhere[space]]
  }
  for (const [building, name] of BUILDINGS.list.entries())
    yield [`buildings.${name}`, draft.buildings[building]]
  for (const [place, name] of PLACES.list.entries()) yield [`places.${name}`, draft.places[place]]
  yield ['aboard', draft.aboard]
  for (const [name, filling] of Object.entries(draft)) if (!base.has(name)) yield [name, filling]
}

/** Lets each module fill the box; two that fill the same seam cannot be in one box. */
export function packModules(draft: Draft, modules: readonly Pick<Module, 'id' | 'pack'>[]): void {
  const base = new Set(Object.keys(draft))
  const filledBy = new Map<string, string>()
  for (const module of modules) {
    const before = new Map(fillings(draft, base))
    module.pack(draft)
    for (const [seam, filling] of fillings(draft, base)) {
      if (filling === before.get(seam)) continue
      const other = filledBy.get(seam)
      if (other !== undefined) throw new Error(`"${other}" and "${module.id}" both fill ${seam}`)
      filledBy.set(seam, module.id)
    }
  }
}
