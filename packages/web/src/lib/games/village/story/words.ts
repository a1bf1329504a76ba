import { type Language, nameOf } from '@chronik/kernel'
import { type VillageLog, village } from '@chronik/village'
import { Weave } from '../../../story/weave.ts'
import type { Seat, StoryLine, Token } from '../../../table/contract.ts'
import { isYou, refusalWords, spokenName } from '../../../table/wording.ts'
import * as m from '../../../words/messages.js'
import { atPlace, fromSpace, inBuilding } from '../acting/places.ts'
import type { Act } from './act.ts'
import { targetsOf } from './targets.ts'

/** Who sits where, and in which colour Conny plays. */
export interface Cast {
  readonly seats: readonly Seat[]
  readonly conny: string
  readonly language: Language
}

/** What tellers of one line need. */
interface Telling {
  readonly act: Act
  readonly weave: Weave
  readonly locale: { readonly locale: Language }
  readonly who: string
  /** `yes` where whoever did it is the person at the device and has no other name. */
  readonly you: 'yes' | 'no'
  name(word: string): string
  figure(seat: number, figure: string): string
  nameOfSeat(seat: number): string
  /** Pieces of the costs or gifts, taken out of what is told at the end of the line. */
  cost(): string
  gain(): string
}

type Teller<C extends VillageLog['code']> = (
  entry: Extract<VillageLog, { code: C }>,
  telling: Telling,
) => string

/** An act as a line of the story. */
export function lineOf(act: Act, cast: Cast): StoryLine {
  const { head } = act
  const weave = new Weave()
  const told = { cost: false, gain: false }
  const seat = 'seat' in head && head.seat !== undefined ? head.seat : null
  const colour = (of: number) => cast.seats[of]?.colour ?? cast.conny
  const nameOfSeat = (of: number) =>
    spokenName(cast.seats[of]?.name, cast.language) ?? m.story_conny({}, { locale: cast.language })
  const telling: Telling = {
    act,
    weave,
    locale: { locale: cast.language },
    who: seat === null ? '' : nameOfSeat(seat),
    you: seat !== null && isYou(cast.seats[seat]?.name) ? 'yes' : 'no',
    nameOfSeat,
    name: (word) => nameOf(word, cast.language, village.names),
    figure: (of, figure) => weave.put({ piece: `meeple-${colour(of)}-${figure.charAt(0)}` }),
    cost: () => {
      told.cost = true
      return weave.put(...act.cost)
    },
    gain: () => {
      told.gain = true
      return weave.put(...act.gain)
    },
  }
  const sentence = sentenceOf(head, telling)
  const costs = told.cost || act.cost.length === 0 ? '' : `, ${weave.put(...act.cost)}`
  const gains = told.gain || act.gain.length === 0 ? '' : `: ${weave.put(...act.gain)}`
  const end = /[.!?]$/.test(sentence) ? '' : '.'
  return {
    seat,
    parts: weave.parts(`${sentence}${costs}${gains}${end}`),
    targets: targetsOf(act),
    told: act.told,
  }
}

function sentenceOf(entry: VillageLog, telling: Telling): string {
  const teller = (TELLERS as { readonly [code: string]: Teller<never> | undefined })[entry.code]
  return teller === undefined ? plainly(entry, telling) : teller(entry as never, telling)
}

/** What has no words of its own is told by the names of what it is about. */
function plainly(entry: VillageLog, { who, name }: Telling): string {
  const { code, seat: _seat, secret: _secret, ...rest } = entry
  const said = Object.values(rest as { readonly [key: string]: unknown }).flatMap((value) =>
    typeof value === 'string' || typeof value === 'number' ? [name(`${value}`)] : [],
  )
  const about = [name(code).replaceAll('-', ' '), ...said].join(', ')
  return who === '' ? about : `${who}: ${about}`
}

/** Whether an entry has a sentence of its own. */
export function hasSentence(code: string): boolean {
  return Object.hasOwn(TELLERS, code)
}

const count = (pieces: readonly string[]): Token[] => {
  const counted = new Map<string, number>()
  for (const piece of pieces) counted.set(piece, (counted.get(piece) ?? 0) + 1)
  return Array.from(counted, ([piece, amount]) => ({ piece, amount }))
}

const letterOf = (castle: string): string => castle.slice(-1).toUpperCase()
const stepOf = (place: string): string => place.slice(-1)

const PRIVILEGES = [m.story_privilege_1, m.story_privilege_2, m.story_privilege_3, m.story_privilege_4]

const TELLERS: { readonly [C in VillageLog['code']]?: Teller<C> } = {
  'start-player': (_entry, { who, you, locale }) => m.story_start_player({ who, you }, locale),
  deal: (_entry, { act, locale }) => m.story_deal({ count: act.more.length + 1 }, locale),
  round: ({ round }, { who, you, locale }) => m.story_round({ who, you, round }, locale),
  fill: ({ cube }, { act, weave, locale }) => {
    const cubes = [cube, ...act.more.flatMap((entry) => (entry.code === 'fill' ? [entry.cube] : []))]
    return m.story_fill({ cubes: weave.put(...count(cubes)) }, locale)
  },
  take: ({ space, cube }, { who, you, weave, locale }) =>
    m.story_take(
      { who, you, cube: weave.put({ piece: cube }), from: fromSpace(space, locale.locale) },
      locale,
    ),
  time: (_entry, { who, you, locale }) => m.story_pays({ who, you }, locale),
  pay: (_entry, { who, you, cost, locale }) => `${m.story_pays({ who, you }, locale)} ${cost()}`,
  lost: ({ action, why, rule, params }, { who, you, name, locale }) => {
    const refusal = { code: why, rule, ...(params && { params }) }
    const reason = refusalWords(village, refusal, locale.locale)
    return m.story_lost({ who, you, action: name(action), why: reason }, locale)
  },
  skip: (_entry, { who, you, locale }) => m.story_skip({ who, you }, locale),
  well: ({ free }, { who, you, act, cost, name, locale }) => {
    const chosen = act.more.find((entry) => entry.code === 'well-action')
    const action = chosen?.code === 'well-action' ? name(chosen.action) : ''
    if (free)
      return action === ''
        ? m.story_well_free({ who, you }, locale)
        : m.story_well_free_for({ who, you, action }, locale)
    const paid = cost()
    return action === ''
      ? m.story_well({ who, you, cost: paid }, locale)
      : m.story_well_for({ who, you, cost: paid, action }, locale)
  },
  'well-action': ({ action }, { who, you, name, locale }) =>
    m.story_well_action({ who, you, action: name(action) }, locale),
  gain: ({ from, what, amount }, { who, you, weave, name, locale }) => {
    const gift = weave.put({ piece: what, amount })
    if (from === 'setup') return m.story_gain_setup({ who, you, gift }, locale)
    if (from === 'mill') return m.story_mill({ who, you, gift }, locale)
    return from === 'supply'
      ? m.story_gain({ who, you, gift }, locale)
      : m.story_gain_from({ who, you, gift, from: name(from) }, locale)
  },
  overflow: ({ amount }, { who, you, weave, locale }) =>
    m.story_overflow({ who, you, grain: weave.put({ piece: 'grain', amount }) }, locale),
  harvest: ({ with: team }, { who, you, gain, weave, locale }) => {
    const grain = gain()
    if (team === 'plain') return m.story_harvest({ who, you, grain }, locale)
    return m.story_harvest_with(
      { who, you, grain, team: weave.put({ piece: team }, { piece: 'plow' }) },
      locale,
    )
  },
  newborn: ({ seat, figure }, { who, you, figure: piece, locale }) =>
    m.story_newborn({ who, you, figure: piece(seat, figure) }, locale),
  home: ({ seat, figure, from }, { who, you, figure: piece, locale }) =>
    m.story_home({ who, you, figure: piece(seat, figure), at: atPlace(from, locale.locale) }, locale),
  train: ({ seat, figure, to }, { who, you, figure: piece, locale }) =>
    m.story_train({ who, you, figure: piece(seat, figure), at: inBuilding(to, locale.locale) }, locale),
  product: ({ building, what, amount }, { act, who, you, weave, locale }) => {
    const made = {
      who,
      you,
      at: inBuilding(building, locale.locale),
      what: weave.put({ piece: what, amount }),
    }
    const bought = !act.cost.some(({ piece }) => piece === 'time')
    return bought ? m.story_buy(made, locale) : m.story_produce(made, locale)
  },
  travel: ({ seat, figure, to }, { who, you, figure: piece, locale }) =>
    m.story_travel({ who, you, figure: piece(seat, figure), letter: letterOf(to) }, locale),
  marker: ({ castle }, { who, you, locale }) =>
    m.story_marker({ who, you, letter: letterOf(castle) }, locale),
  council: ({ seat, figure, from, to }, { who, you, figure: piece, locale }) => {
    const said = { who, you, figure: piece(seat, figure), step: stepOf(to) }
    return from === 'farm' ? m.story_council_enter(said, locale) : m.story_council(said, locale)
  },
  privilege: ({ step }, { who, you, locale }) => PRIVILEGES[step - 1]({ who, you }, locale),
  ring: ({ to }, { who, you, weave, locale }) => {
    const ring = weave.put({ piece: 'next-start' })
    return to === 'farm'
      ? m.story_ring({ who, you, ring }, locale)
      : m.story_ring_back({ who, you, ring }, locale)
  },
  church: ({ seat, figure }, { who, you, figure: piece, locale }) =>
    m.story_church({ who, you, figure: piece(seat, figure) }, locale),
  'market-day': (_entry, { who, you, locale }) => m.story_market_day({ who, you }, locale),
  serve: ({ stall, points }, { who, you, act, cost, weave, locale }) => {
    const worth = weave.put({ piece: 'prestige', amount: points })
    const said = { who, you, stall: stall.slice(-1), points: worth }
    return act.cost.length === 0
      ? m.story_serve_free(said, locale)
      : m.story_serve({ ...said, cost: cost() }, locale)
  },
  pass: (_entry, { who, you, locale }) => m.story_pass({ who, you }, locale),
  'market-end': (_entry, { locale }) => m.story_market_end({}, locale),
  'move-up': (_entry, { locale }) => m.story_move_up({}, locale),
  mass: ({ last }, { who, you, locale }) =>
    last ? m.story_mass_last({ who, you }, locale) : m.story_mass({ who, you }, locale),
  choose: ({ seat, figure }, { who, you, figure: piece, cost, locale }) =>
    m.story_choose({ who, you, figure: piece(seat, figure), cost: cost() }, locale),
  'mass-done': ({ seat, with: step }, { act, you, nameOfSeat, locale }) => {
    const others = act.more.flatMap((entry) => (entry.code === 'mass-done' ? [entry.seat] : []))
    const names = [seat, ...others].map(nameOfSeat)
    const who = new Intl.ListFormat(locale.locale).format(names)
    if (step === 'choose')
      return names.length > 1
        ? m.story_nobody_called_by({ who }, locale)
        : m.story_nobody_called({ who, you }, locale)
    return names.length > 1
      ? m.story_nobody_climbs_by({ who }, locale)
      : m.story_nobody_climbs({ who, you }, locale)
  },
  draw: drawn,
  monk: drawn,
  'conny-church': drawn,
  'monks-back': ({ amount }, { locale }) => m.story_monks_back({ amount }, locale),
  promote: ({ seat, figure, to }, { who, you, figure: piece, locale }) =>
    m.story_promote({ who, you, figure: piece(seat, figure), step: stepOf(to) }, locale),
  majority: (_entry, { who, you, locale }) => m.story_majority({ who, you }, locale),
  death: ({ seat, figure, from, to }, { who, you, figure: piece, locale }) => {
    const said = { who, you, figure: piece(seat, figure), at: atPlace(from, locale.locale) }
    if (to.startsWith('chr-')) return m.story_death({ ...said }, locale)
    return to === 'gone' ? m.story_death_gone({ ...said }, locale) : m.story_death_grave({ ...said }, locale)
  },
  'nobody-dies': (_entry, { who, you, locale }) => m.story_nobody_dies({ who, you }, locale),
  'end-rung': ({ by }, { who, you, locale }) =>
    by === 'graves' ? m.story_end_graves({ who, you }, locale) : m.story_end_chronicle({ who, you }, locale),
  'final-turn': (_entry, { who, you, locale }) => m.story_final_turn({ who, you }, locale),
  'round-limit': (_entry, { locale }) => m.story_round_limit({}, locale),
  'conny-colour': ({ colour }, { name, locale }) => m.story_conny_colour({ colour: name(colour) }, locale),
  'conny-take': ({ space, cube, slot }, { weave, locale }) =>
    m.story_conny_take(
      { cube: weave.put({ piece: cube }), from: fromSpace(space, locale.locale), slot },
      locale,
    ),
  'conny-no-cube': (_entry, { locale }) => m.story_conny_no_cube({}, locale),
  'conny-bag': ({ seat, figure }, { figure: piece, locale }) =>
    m.story_conny_bag({ figure: piece(seat, figure) }, locale),
  fate: ({ face }, { weave, locale }) =>
    face === 'quill'
      ? m.story_fate_quill({ tile: weave.put({ piece: 'fate-tile-quill' }) }, locale)
      : m.story_fate_blank({ tile: weave.put({ piece: 'fate-tile-blank' }) }, locale),
  'fate-mixed': (_entry, { locale }) => m.story_fate_mixed({}, locale),
  'tray-cleared': (_entry, { locale }) => m.story_tray_cleared({}, locale),
}

/** Everybody whom the hand found in the bag, in one line. */
function drawn(_entry: VillageLog, { act, weave, figure, locale }: Telling): string {
  const found = [act.head, ...act.more].flatMap((entry) => {
    if (entry.code === 'monk') return [weave.put({ piece: 'monk' })]
    return entry.code === 'draw' || entry.code === 'conny-church' ? [figure(entry.seat, entry.figure)] : []
  })
  return m.story_drawn({ who: found.join(' ') }, locale)
}
