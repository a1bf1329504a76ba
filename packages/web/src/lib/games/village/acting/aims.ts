import { NONE, nameOf } from '@chronik/kernel'
import { CUSTOMERS, SPACES, type VillageState } from '@chronik/village'
import { story } from '@chronik/village/story'
import { aimLabel, askedAim, byTarget, possibleAim } from '../../../acting/aims.ts'
import type { Aim } from '../../../acting/offer.ts'
import type { OptionCard, OptionGroup, TargetId } from '../../../table/contract.ts'
import { capital, inSentences, pieceName } from '../../../table/wording.ts'
import * as m from '../../../words/messages.js'
import { fillingsIn, firstOf } from '../modules/modules.ts'
import { stallOf } from './cards.ts'
import { askable } from './explain.ts'
import { type VillageContext, whereIs } from './figures.ts'
import { spaceOf } from './prompts.ts'

/** Everything on the board that means something now: what can be done there, or that it explains itself. */
export function aimsOf(
  context: VillageContext,
  cards: readonly OptionCard[],
  groups: readonly OptionGroup[] | null,
): Map<TargetId, Aim> {
  const aims = new Map<TargetId, Aim>()
  for (const [id, own] of byTarget(cards)) {
    const label = (): string => aimLabel({ story, language: context.language }, targetName(context, id), own)
    const group = groups?.find((one) => one.id === id)
    const noted = () => group?.note
    // A single option says by itself what is wrong with it.
    const word = own.length > 1 ? () => inSentences([label(), noted() ?? '']) : label
    aims.set(id, possibleAim(own, word, noted))
  }
  for (const id of [...askable(context), ...customersToSee(context.state), ...spaces(context.state)]) {
    if (aims.has(id)) continue
    const own = context.decision === 'd-source' ? cardsOfSpace(context, cards, id) : []
    aims.set(
      id,
      askedAim(() => targetName(context, id), own),
    )
  }
  return aims
}

/** Before a cube is taken, a place stands for the space of its action. */
function cardsOfSpace(
  context: VillageContext,
  cards: readonly OptionCard[],
  id: TargetId,
): readonly OptionCard[] {
  const space = spaceOf(context, id.split(':')[0])
  if (space === null) return []
  return cards.filter(({ targets }) => targets.includes(`space:${space}`))
}

function customersToSee({ stalls, queue, box }: VillageState): TargetId[] {
  return [...stalls.subarray(0, box.stalls), ...queue].flatMap((customer) =>
    customer === NONE ? [] : [`customer:${CUSTOMERS.list[customer]}`],
  )
}

function spaces({ box }: VillageState): TargetId[] {
  return box.spaces.map((space) => `space:${SPACES.list[space]}`)
}

/** What something on the board is called. */
export function targetName(context: VillageContext, id: TargetId): string {
  const { game, language, state } = context
  const locale = { locale: language }
  const [kind, word = '', more = ''] = id.split(':')
  const name = (one: string) => nameOf(one, language, game.names)
  switch (kind) {
    case 'cube':
      return m.act_target_cube({ cube: name(more), space: name(word) }, locale)
    case 'council':
      return capital(name(`council-${word}`))
    case 'church':
      return capital(name(`church-${word}`))
    case 'figure': {
      const found = whereIs(state, Number(word), more)
      const number = more.charAt(0)
      return found === null
        ? m.act_member({ number }, locale)
        : m.act_target_figure({ number, place: name(found.place) }, locale)
    }
    case 'good':
    case 'influence':
      return capital(pieceName(story, more, language))
    case 'coins':
      return capital(name('coin'))
    case 'grain':
      return capital(name('grain'))
    case 'farm':
      return capital(name('farm'))
    case 'customer': {
      const stall = stallOf(context, word)
      return stall > 0 ? m.act_serve({ stall }, locale) : m.act_target_queue({}, locale)
    }
    case 'bag':
      return capital(name('black-bag'))
    case 'well':
      return m.act_well({}, locale)
    default:
      return (
        firstOf(fillingsIn(state.box), ({ names }) => names?.[kind]?.(context, word, more)) ??
        capital(name(word === '' ? kind : word))
      )
  }
}
