import { type Language, type Move, nameOf, type Refusal } from '@chronik/kernel'
import { phraseIn } from '@chronik/kernel/story'
import { CARDS, PENALTIES, pathOf, SITES, stepsIn, TREASURES, whyUseless } from '@chronik/world-without-end'
import { TO_PERSONS } from '@chronik/world-without-end/story'
import { priced } from '#lib/acting/priced.ts'
import type { OptionCard, TargetId } from '#lib/table/contract.ts'
import { capital, type Reading, readMove } from '#lib/table/wording.ts'
import * as m from '#lib/words/messages.js'
import { colourOf } from '../reading.ts'
import { spot } from '../spots.ts'
import { breakable } from '../words.ts'
import { builtProject, hasManySites, isLastChapter, laidCard, penaltyAsked } from './asked.ts'
import type { WorldContext } from './context.ts'
import { effectOf } from './effects.ts'
import { noteOf, remarkOf } from './notes.ts'
import { promiseOf } from './outlook.ts'
import { uselessInBrief } from './useless.ts'

/** How an option is shown, beside its price. */
interface Face {
  readonly title: string
  /** Where the title is too short to be understood by ear. */
  readonly spoken?: string
  readonly piece?: string
  readonly quiet?: boolean
  /** Its place on the table shows it: the bar of a wide table leaves it out until it is chosen. */
  readonly onTable?: 'wide'
  readonly targets: readonly TargetId[]
}

type Words = Reading['words']
type Drawing = (context: WorldContext, words: Words) => Face
type Title = (inputs: object, options: { locale: Language }) => string

const titled = (word: string, { game, language }: WorldContext): string =>
  capital(nameOf(word, language, game.names))

const quiet =
  (title: Title, target?: (context: WorldContext) => TargetId): Drawing =>
  (context) => ({
    title: title({}, { locale: context.language }),
    quiet: true,
    targets: target === undefined ? [] : [target(context)],
  })

const plain =
  (title: Title, piece: string, target?: (context: WorldContext) => TargetId): Drawing =>
  (context) => ({
    title: title({}, { locale: context.language }),
    piece,
    targets: target === undefined ? [] : [target(context)],
  })

/** Something that is called by its own name and lies somewhere. */
const thing =
  (blank: string, target: (word: string, context: WorldContext) => TargetId): Drawing =>
  (context, words) => ({
    title: titled(words[blank], context),
    piece: words[blank],
    targets: [target(words[blank], context)],
  })

/** A card of one's own hand. */
const card: Drawing = (context, words) => ({
  title: breakable(titled(words.card, context)),
  piece: words.card,
  onTable: 'wide',
  targets: [spot.card(context.seat, words.card)],
})

const siteAt = ({ state }: WorldContext, site: string) =>
  state.box.sites[SITES.at[site as keyof typeof SITES.at]]

function yieldTitle(context: WorldContext, site: string): string {
  const { treasure, amount } = siteAt(context, site).yield
  return `${amount} ${nameOf(TREASURES.list[treasure], context.language, context.game.names)}`
}

/** A building site by what it yields and what it is built of: no number is printed on it. */
export function siteTitle(context: WorldContext, site: string): string {
  const { material } = siteAt(context, site)
  const yields = yieldTitle(context, site)
  const name = nameOf(material === 0 ? 'stone' : 'wood', context.language, context.game.names)
  return m.world_site({ yields, material: name }, { locale: context.language })
}

/** How far the favour stone goes in a rotation, and to whom. */
export function rotationSaid({ state, language }: WorldContext, rotation: number): string {
  const steps = stepsIn(state, rotation)
  const space = pathOf(state, steps).at(-1)
  if (space === undefined) return m.world_rotation_stays({}, { locale: language })
  const to = phraseIn(TO_PERSONS[state.box.figures.favour.arc[space - 1]], language)
  return m.world_rotation_said({ steps, to }, { locale: language })
}

/** The site of a house of one's own: nobody has two of the same yield. */
const ownHouse: Drawing = (context, { site }) => ({
  title: breakable(yieldTitle(context, site)),
  spoken: siteTitle(context, site),
  piece: `house-${colourOf(context.seats, context.seat)}`,
  targets: [spot.site(site)],
})

/** A site to build on: its price says of what, unless the house is free. */
const newHouse: Drawing = (context, { site }) => ({
  title: breakable(context.decision === 'free-house' ? siteTitle(context, site) : yieldTitle(context, site)),
  spoken: siteTitle(context, site),
  piece: TREASURES.list[siteAt(context, site).yield.treasure],
  ...(hasManySites(context) && { onTable: 'wide' }),
  targets: [spot.site(site)],
})

const amount =
  (title: (inputs: { amount: number }, options: { locale: Language }) => string, piece: string): Drawing =>
  (context, words) => ({
    title: title({ amount: Number(words.amount) }, { locale: context.language }),
    piece,
    targets: Number(words.amount) === 0 ? [] : [spot.stock(piece)],
  })

/** How each kind of move is shown. */
export const FACES: { readonly [kind: string]: Drawing } = {
  'play:<card>': card,
  'discard:<card>': card,
  'court-open:<card>': card,
  'court-discard:<card>': card,
  'war-open:<card>': card,
  'war-discard:<card>': card,
  'event-discard:<card>': card,
  'orient:<rotation>': (context, { rotation }) => {
    const { language, state } = context
    const steps = stepsIn(state, Number(rotation))
    const space = pathOf(state, steps).at(-1)
    const person =
      space === undefined
        ? m.world_note_stays({}, { locale: language })
        : titled(state.box.figures.favour.arc[space - 1], context)
    return {
      title: m.world_rotation_to({ steps, person }, { locale: language }),
      spoken: rotationSaid(context, Number(rotation)),
      onTable: 'wide',
      targets: [spot.rotation(Number(rotation))],
    }
  },
  swap: plain(m.world_do_swap, 'event-card', () => spot.council),
  'lt-swap:<event>': (context, { event }) => ({
    title: titled(event, context),
    piece: 'long-term',
    targets: [spot.event(event)],
  }),
  'give:<good>': thing('good', (good, { seat }) => spot.good(seat, good)),
  'remove-house:<site>': ownHouse,
  use: (context) => ({
    title: m.world_do_use({}, { locale: context.language }),
    piece: laidCard(context),
    targets: [spot.pile(context.seat)],
  }),
  forgo: quiet(m.world_do_forgo),
  'take:<material>': thing('material', (material) => spot.stock(material)),
  'project:<project>': thing('project', (project) => spot.project(project)),
  'build:<material>': (context, { material }) => ({
    title: titled(material, context),
    piece: material,
    targets: [spot.good(context.seat, material), spot.project(builtProject(context))],
  }),
  'sell-wool:<amount>': amount(m.world_sell_wool, 'wool'),
  'sell-cloth:<amount>': amount(m.world_sell_cloth, 'cloth'),
  'make-cloth:<amount>': amount(m.world_make_cloth, 'cloth'),
  'house:<site>': newHouse,
  'rent:<site>': ownHouse,
  'donate:<project>': thing('project', (project) => spot.project(project)),
  service: plain(m.world_service, 'act-medicine'),
  treat: plain(m.world_treat, 'medical-knowledge'),
  'treat:<place>': ({ language, state }, { place }) => ({
    title: m.world_place({ place }, { locale: language }),
    piece: `plague-tile-${state.values[Number(place) - 1]}`,
    targets: [spot.place(place)],
  }),
  protect: (context) => ({
    title: isLastChapter(context)
      ? m.world_protect_last({}, { locale: context.language })
      : m.world_do_protect({}, { locale: context.language }),
    piece: 'protection',
    targets: [penaltySpot(context)],
  }),
  accept: (context) => ({
    title: m.world_do_accept({}, { locale: context.language }),
    piece: isLastChapter(context) ? 'vp' : PENALTIES.list[penaltyAsked(context)],
    targets: [],
  }),
  pass: quiet(m.world_do_pass),
  stop: quiet(m.world_do_stop),
}

function penaltySpot(context: WorldContext): TargetId {
  return spot.penalty(context.seat, PENALTIES.list[penaltyAsked(context)])
}

/** An option with its price, what it brings and what else is to be known. */
export function cardOf(context: WorldContext, move: Move): OptionCard {
  const reading = readMove(context.game, move)
  const why = uselessness(context, reading)
  const brief = why === null ? {} : { brief: uselessInBrief(context, why) }
  return priced({ move, ...faceOf(context, reading), ...brief }, () => {
    const { cost, gain, entries } =
      reading.kind === 'play:<card>'
        ? promiseOf(context, reading.words.card)
        : effectOf(context, move, reading)
    return { cost, gain, note: noteOf(context, reading), remark: remarkOf(context, reading, entries) }
  })
}

/** Why a card that is offered could do nothing. */
const uselessness = ({ state, seat }: WorldContext, { kind, words }: Reading): Refusal | null =>
  kind === 'play:<card>' ? whyUseless(state, seat, CARDS.at[words.card as keyof typeof CARDS.at]) : null

export function faceOf(context: WorldContext, { kind, words }: Reading): Face {
  const draw = FACES[kind]
  return draw === undefined ? { title: kind, targets: [] } : draw(context, words)
}
