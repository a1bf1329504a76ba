import type { Language } from '@chronik/kernel'
import { counted } from '@chronik/kernel/story'
import { type CASTLES, COLOURS, type ROADS, type VillageState } from '@chronik/village'
import { story } from '@chronik/village/story'
import type { Seat } from '#lib/table/contract.ts'
import { spokenTokens } from '#lib/table/wording.ts'
import { m } from '#lib/words/messages.js'
import type { Craft } from './board/crafts.ts'
import { rewardOf } from './map.ts'
import { memberName, named, titled } from './naming.ts'
import { demandOf, type Figure, figuresAt } from './reading.ts'

/** What somebody hears who does not see the board: what a thing asks and brings, and who is there. */
interface Heard {
  readonly view: VillageState
  readonly seats: readonly Seat[]
  readonly language: Language
}

export function customerTells(
  { view, language }: Pick<Heard, 'view' | 'language'>,
  customer: number,
): string {
  const wants = spokenTokens(
    story,
    demandOf(view, customer).map(({ ware, amount }) => ({ piece: ware, amount })),
    language,
  )
  return m.board_customer_wants({ wants, points: view.box.customers[customer].points }, { locale: language })
}

/** A road: from where to where it leads, and what it asks besides time and wagon. */
export function roadTells({ view, language }: Heard, road: (typeof ROADS.list)[number]): string {
  const { from, to, influence } = view.box.figures.roads[road]
  const price = COLOURS.list.flatMap((piece) => {
    const amount = influence[piece] ?? 0
    return amount > 0 ? [{ piece, amount }] : []
  })
  const ends = `${named(from, language)} – ${named(to, language)}`
  const asks = m.act_spoken_costs({ what: spokenTokens(story, price, language) }, { locale: language })
  return `${titled(road, language)}, ${ends}: ${asks}`
}

/** A workshop: what it makes, both ways to it, who works there. */
export function craftTells(heard: Heard, craft: Craft): string {
  const { language } = heard
  const { building, training, production, price, grain, products, amount = 1 } = craft
  const cubes = counted(price)
  const or = new Intl.ListFormat(language, { type: 'disjunction' })
  return [
    m.board_craft_for({
      name: titled(building, language),
      products: or.format(
        products.map((piece) => spokenTokens(story, [amount > 1 ? { piece, amount } : { piece }], language)),
      ),
      training,
      production,
      price: spokenTokens(story, grain > 0 ? [...cubes, { piece: 'grain', amount: grain }] : cubes, language),
    }),
    ...whoStands(heard, building),
  ].join('; ')
}

/** A castle: what it gives, who has been there and who is there. */
export function castleTells(heard: Heard, castle: (typeof CASTLES.list)[number], been: string): string {
  const { view, language } = heard
  const what = spokenTokens(story, [rewardOf(view, castle)], language)
  return [
    `${titled(castle, language)}: ${m.act_spoken_brings({ what }, { locale: language })}`,
    ...(been === '' ? [] : [m.board_been_here({ names: been })]),
    ...whoStands(heard, castle),
  ].join('; ')
}

const PRIVILEGES = [m.act_privilege_1, m.act_privilege_2, m.act_privilege_3, m.act_privilege_4]

/** A step of the council chamber: its worth, its privilege, who stands there. */
export function councilTells(heard: Heard, step: 1 | 2 | 3 | 4): string {
  const { council } = heard.view.box.figures
  const place = `council-${step}`
  return [
    titled(place, heard.language),
    m.board_step_time({ time: council.time[step] }),
    m.board_step_worth({ points: council.points[step] }),
    PRIVILEGES[step - 1](),
    ...whoStands(heard, place),
  ].join('; ')
}

/** A step of the church: what it asks, its worth, who stands there. */
export function churchTells(heard: Heard, step: 1 | 2 | 3 | 4): string {
  const { church } = heard.view.box.figures
  const place = `church-${step}`
  return [
    titled(place, heard.language),
    ...(step === 1 ? [] : [m.board_step_grain({ grain: church.grain[step] })]),
    m.board_step_worth({ points: church.points[step] }),
    ...whoStands(heard, place),
  ].join('; ')
}

/** A place of the chronicle or a grave: who lies there, or that nobody does. */
export function restTells(
  { seats, language }: Pick<Heard, 'seats' | 'language'>,
  place: string,
  { lies, taken }: { readonly lies: Figure | null; readonly taken: boolean },
): string {
  const told = titled(place, language)
  if (lies !== null) return `${told}: ${memberName(lies, seats)}`
  return taken ? told : `${told}: ${m.board_free()}`
}

function whoStands({ view, seats, language }: Heard, place: string): string[] {
  const all = figuresAt(view, seats, place).map((figure) => memberName(figure, seats))
  const names = Array.from(
    Map.groupBy(all, (name) => name),
    ([name, equal]) => (equal.length > 1 ? `${equal.length}× ${name}` : name),
  )
  return names.length === 0 ? [] : [m.board_step_here({ names: new Intl.ListFormat(language).format(names) })]
}
