import type { Refusal } from '@chronik/kernel'
import {
  CASTLES,
  COLOURS,
  CUBES,
  FIGURES,
  PLACES,
  ROADS,
  SPACES,
  STEPS,
  type VillageState,
} from '@chronik/village'
import { whyNot } from '../../../acting/why.ts'
import type { TargetId } from '../../../table/contract.ts'
import { fillingsIn } from '../modules/modules.ts'
import { hasCastles } from '../reading.ts'
import { type VillageContext, whereIs } from './figures.ts'

/** Why something on the board cannot be had now. */
export function explainTarget(context: VillageContext, id: TargetId): Refusal | null {
  const [kind, word = '', more = ''] = id.split(':')
  const others = fillingsIn(context.state.box).flatMap(
    ({ texts }) => texts?.[kind]?.(context, word, more) ?? [],
  )
  return whyNot(context, [...(TEXTS[kind]?.(context, word, more) ?? []), ...others])
}

/** Moves that pointing at something may mean, the likeliest first. */
type Texts = (context: VillageContext, word: string, more: string) => readonly string[]

const TEXTS: { readonly [kind: string]: Texts } = {
  cube: (_context, space, cube) => [`take ${space} ${cube}`],
  space: ({ decision }, space) =>
    decision === 'd-well-action'
      ? [`well ${space}`]
      : COLOURS.list.map((colour) => `take ${space} ${colour}`),
  well: ({ decision }) => (decision === 'd-free-well' ? ['well'] : ['well', 'well free']),
  building: ({ state }, building) => {
    const trained = (PLACES.list as readonly string[]).indexOf(building)
    const known = state.box.buildings.some(({ place }) => place === trained)
    return known ? [`buy ${building}`, `train ${building}`, `produce ${building}`] : []
  },
  mill: () => ['mill'],
  customer: (_context, customer) => [`serve ${customer}`],
  castle: (context, castle) => journeys(context).filter((text) => text.endsWith(`->${castle}`)),
  road: (context, road) => journeysAlong(context, road),
  council: ({ decision }, step) => {
    if (decision === 'd-privilege') return [`privilege ${step}`]
    return step === '1' ? numbers('enter') : numbers('advance', `${Number(step) - 1}`)
  },
  church: ({ decision }, step) =>
    decision === 'd-promote' ? numbers('promote', `${Math.max(1, Number(step) - 1)}`) : numbers('church'),
  bag: ({ decision }) => (decision === 'd-mass-choose' ? numbers('choose') : numbers('church')),
  figure: (context, seat, figure) => (Number(seat) === context.seat ? deedsOf(context, figure) : []),
  farm: ({ decision, seat }, own) =>
    Number(own) !== seat ? [] : decision === 'd-family' ? ['newborn'] : ['harvest'],
  good: (_context, _seat, goods) => [`make ${goods}`, `goods ${goods}`],
  influence: (_context, _seat, colour) => [`pay 1 ${colour}`],
  coins: () => ['pay 1 coin'],
}

function numbers(verb: string, more = ''): string[] {
  return ['1', '2', '3', '4'].map((number) => `${verb} ${number}${more === '' ? '' : ` ${more}`}`)
}

/** What a member might be wanted to do, by the question that is asked. */
function deedsOf({ state, seat, decision }: VillageContext, figure: string): readonly string[] {
  const found = whereIs(state, seat, figure)
  if (found === null) return []
  const { kind, place } = found
  const step = place.slice(-1)
  switch (decision) {
    case 'd-death':
      return [`die ${kind} ${place}`]
    case 'd-family':
      return [`home ${kind} ${place}`]
    case 'd-church':
      return [`church ${kind}`]
    case 'd-train-member':
      return [`member ${kind}`]
    case 'd-mass-choose':
      return [`choose ${kind}`]
    case 'd-promote':
      return place.startsWith('church-') ? [`promote ${kind} ${step}`] : [`promote ${kind} 1`]
    case 'd-council':
      return place.startsWith('council-') ? [`advance ${kind} ${step}`] : [`enter ${kind}`]
    case 'd-travel':
      return CASTLES.list.map((castle) => `travel ${kind} ${place === 'farm' ? 'village' : place}->${castle}`)
    default:
      return [`home ${kind} ${place}`]
  }
}

/** Every journey that a member could wish for, those along a road first. */
function journeys(context: VillageContext): string[] {
  const along = ROADS.list.flatMap((road) => journeysAlong(context, road))
  const anywhere = stages(context.state, context.seat).flatMap(({ kind, stage }) =>
    CASTLES.list.map((castle) => `travel ${kind} ${stage}->${castle}`),
  )
  return [...along, ...anywhere, ...CASTLES.list.map((castle) => `travel 1 village->${castle}`)]
}

function journeysAlong({ state, seat }: VillageContext, road: string): string[] {
  const printed = state.box.figures.roads[road as (typeof ROADS.list)[number]]
  if (printed === undefined) return []
  return stages(state, seat).flatMap(({ kind, stage }) => {
    if (stage === printed.from) return [`travel ${kind} ${stage}->${printed.to}`]
    return stage === printed.to && printed.from !== 'village'
      ? [`travel ${kind} ${stage}->${printed.from}`]
      : []
  })
}

/** Where own members can set out from. */
function stages(state: VillageState, seat: number): { readonly kind: string; readonly stage: string }[] {
  const found = new Map<string, { kind: string; stage: string }>()
  const { figures } = state.farms[seat]
  for (let figure = 0; figure < state.box.figureCount; figure++) {
    const place = PLACES.list[figures[figure]]
    const stage = place === 'farm' ? 'village' : place
    if (stage !== 'village' && !stage.startsWith('castle-')) continue
    const kind = `${state.box.numbers[figure]}`
    found.set(`${kind} ${stage}`, { kind, stage })
  }
  return [...found.values()]
}

/** All things on the board that may be pointed at and then explain themselves. */
export function askable(context: VillageContext): TargetId[] {
  const { state, seat } = context
  const { box } = state
  const steps = Array.from({ length: STEPS }, (_, at) => at + 1)
  return [
    ...box.buildings.map(({ place }) => `building:${PLACES.list[place]}`),
    'mill',
    'well',
    'bag',
    ...(hasCastles(box) ? CASTLES.list.map((castle) => `castle:${castle}`) : []),
    ...(hasCastles(box) ? ROADS.list.map((road) => `road:${road}`) : []),
    ...steps.map((step) => `council:${step}`),
    ...steps.map((step) => `church:${step}`),
    ...cubesLying(state),
    ...ownFigures(state, seat),
    ...fillingsIn(box).flatMap((filling) => filling.askable?.(context) ?? []),
  ]
}

function cubesLying({ box, spaces }: VillageState): TargetId[] {
  return box.spaces.flatMap((space) =>
    CUBES.list.flatMap((cube, at) =>
      spaces[space].cubes[at] > 0 ? [`cube:${SPACES.list[space]}:${cube}`] : [],
    ),
  )
}

function ownFigures(state: VillageState, seat: number): TargetId[] {
  const { figures } = state.farms[seat]
  return FIGURES.list
    .slice(0, state.box.figureCount)
    .flatMap((word, figure) =>
      state.box.places[figures[figure]].visible || PLACES.list[figures[figure]] === 'black-bag'
        ? [`figure:${seat}:${word}`]
        : [],
    )
}
