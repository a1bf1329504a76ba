import type { District, Filling, Look } from './filling.ts'
import type { Frame } from './frame/frame.ts'

type Options = { readonly [id: string]: unknown }

interface Module {
  readonly id: string
  isInPlay(options: Options): boolean
  load(): Promise<{ readonly filling: Filling }>
}

const expansion = (id: string) => (options: Options) =>
  Array.isArray(options.expansions) && options.expansions.includes(id)

/** What can be added to the table, in the order in which it fills it. */
const MODULES: readonly Module[] = [
  { id: 'inn', isInPlay: expansion('inn'), load: () => import('./inn/filling.ts') },
  { id: 'port', isInPlay: expansion('port'), load: () => import('./port/filling.ts') },
  { id: 'marriage', isInPlay: expansion('marriage'), load: () => import('./marriage/filling.ts') },
  { id: 'goals', isInPlay: ({ goals }) => goals === true, load: () => import('./goals/filling.ts') },
]

const fillings = new Map<string, Filling>()
const looks = new Map<string, Look>()
let frame: Frame | null = null

/** Sends for the words of what is in play. */
export async function loadFillings(options: Options): Promise<void> {
  const wanted = MODULES.filter((module) => module.isInPlay(options) && !fillings.has(module.id))
  await Promise.all(wanted.map(async ({ id, load }) => fillings.set(id, (await load()).filling)))
}

/** Sends for everything that is in play: no table is laid before it is there. */
export async function loadModules(options: Options): Promise<void> {
  await loadFillings(options)
  const wanted = fillingsIn({ options }).filter(({ id }) => !looks.has(id))
  await Promise.all(wanted.map(async ({ id, look }) => looks.set(id, await look())))
  if (districtsIn({ options }).length > 0) frame ??= (await import('./frame/frame.ts')).frame
}

interface Boxed {
  readonly options: Options
}

/** Which modules are in play does not change while a box is open. */
const inPlay = new WeakMap<Options, readonly Filling[]>()

/** What fills the seams of this table. */
export function fillingsIn({ options }: Boxed): readonly Filling[] {
  const known = inPlay.get(options)
  if (known !== undefined) return known
  const modules = MODULES.filter((module) => module.isInPlay(options))
  const found = modules.flatMap(({ id }) => fillings.get(id) ?? [])
  if (found.length === modules.length) inPlay.set(options, found)
  return found
}

/** What is drawn of it. */
export function looksIn(box: Boxed): readonly Look[] {
  return fillingsIn(box).flatMap(({ id }) => looks.get(id) ?? [])
}

export function districtsIn(box: Boxed): readonly District[] {
  return looksIn(box).flatMap(({ districts }) => districts ?? [])
}

/** What holds the districts of a table together; null where there are none. */
export function frameIn(box: Boxed): Frame | null {
  return districtsIn(box).length > 0 ? frame : null
}

/** Whatever was ever loaded, for words that are the same at every table. */
export function knownFillings(): readonly Filling[] {
  return [...fillings.values()]
}

/** The first answer that one of them has. */
export function firstOf<T>(
  all: readonly Filling[],
  ask: (filling: Filling) => T | null | undefined,
): T | null {
  for (const filling of all) {
    const answer = ask(filling)
    if (answer !== null && answer !== undefined) return answer
  }
  return null
}
