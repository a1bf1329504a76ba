import { type Language, type Move, nameOf } from '@chronik/kernel'
import { CUSTOMERS, PLACES } from '@chronik/village'
import { priced } from '../../../acting/priced.ts'
import type { OptionCard, TargetId } from '../../../table/contract.ts'
import { capital, type Reading, readMove } from '../../../table/wording.ts'
import * as m from '../../../words/messages.js'
import type { Drawing, Face } from '../modules/filling.ts'
import { fillingsIn, firstOf } from '../modules/modules.ts'
import { breakable } from '../naming.ts'
import { type Effect, effectOf } from './effects.ts'
import { figureTarget, kindName, meeple, type VillageContext } from './figures.ts'
import { connysAnswerTo, costsLife, warningOf } from './notes.ts'

type Words = Reading['words']
type Title = (inputs: object, options: { locale: Language }) => string

const titled = (word: string, { game, language }: VillageContext): string =>
  capital(nameOf(word, language, game.names))
const quiet =
  (title: Title): Drawing =>
  ({ language }) => ({ title: title({}, { locale: language }), quiet: true, targets: [] })
const plain =
  (title: Title, targets: readonly TargetId[] = [], piece?: string): Drawing =>
  ({ language }) => ({ title: title({}, { locale: language }), targets, ...(piece && { piece }) })
/** A member of one's own farm or elsewhere, by its number. */
const member =
  (place: (words: Words) => string): Drawing =>
  (context, words) => ({
    title: kindName(words.number, context.language),
    piece: meeple(context, context.seat, words.number),
    targets: figureTarget(context.state, context.seat, words.number, place(words)),
  })
const onFarm = member(() => 'farm')

/** Something that is called by its own name and lies somewhere. */
const thing =
  (blank: string, target: (word: string, context: VillageContext) => TargetId): Drawing =>
  (context, words) => ({
    title: titled(words[blank], context),
    piece: words[blank],
    targets: [target(words[blank], context)],
  })

const climbing =
  (area: 'council' | 'church'): Drawing =>
  (context, { number, step }) => {
    const to = Number(step) + 1
    return {
      title: m.act_climb({ number: number.charAt(0), from: step, to }, { locale: context.language }),
      piece: meeple(context, context.seat, number),
      targets: [`${area}:${to}`, ...figureTarget(context.state, context.seat, number, `${area}-${step}`)],
    }
  }

const building =
  (title: Title): Drawing =>
  ({ language }, words) => ({
    title: title({}, { locale: language }),
    targets: [`building:${words.building}`],
  })

const PRIVILEGES: readonly Title[] = [
  m.act_privilege_1,
  m.act_privilege_2,
  m.act_privilege_3,
  m.act_privilege_4,
]
const PRIVILEGE_PIECES = ['next-start', 'influence-any', 'goods-any', 'prestige']

const FACES: { readonly [kind: string]: Drawing } = {
  'setup-cube <colour>': thing('colour', (colour, { seat }) => `influence:${seat}:${colour}`),
  'take <space> <cube>': (context, { space, cube }) => ({
    title: titled(cube, context),
    piece: cube,
    targets: [`cube:${space}:${cube}`, `space:${space}`],
  }),
  well: plain(m.act_well, ['well'], 'well'),
  'well free': plain(m.act_well_free, ['well'], 'well'),
  'well <action>': thing('action', (space) => `space:${space}`),
  decline: quiet(m.act_decline),
  'pay <mix>': (context, { mix }) => ({
    title: mixTitle(context, mix),
    targets: mixTargets(mix, context.seat),
  }),
  'gain <mix>': (context, { mix }) => ({
    title: mixNames(context, mix),
    // What it brings says it all.
    spoken: '',
    targets: mixTargets(mix, context.seat),
  }),
  skip: quiet(m.act_skip),
  harvest: plain(m.act_harvest, ['space:harvest'], 'harvest'),
  newborn: (context) => ({
    title: m.act_newborn({}, { locale: context.language }),
    targets: [`farm:${context.seat}`],
  }),
  'home <number> <place>': (context, { number, place }) => ({
    title: m.act_home({ place: titled(place, context) }, { locale: context.language }),
    spoken: m.act_spoken_home(spokenMember(context, number, place), { locale: context.language }),
    piece: meeple(context, context.seat, number),
    targets: figureTarget(context.state, context.seat, number, place),
  }),
  'train <building>': building(m.act_train),
  'produce <building>': building(m.act_produce),
  'buy <building>': (context, words) => {
    const grain = grainOf(context, words.building)
    return building(grain > 0 ? m.act_buy_grain : m.act_buy)(context, words)
  },
  mill: plain(m.act_mill, ['mill']),
  'member <number>': onFarm,
  produce: plain(m.act_produce_now),
  stop: quiet(m.act_stop),
  'make <goods>': thing('goods', (goods, { seat }) => `good:${seat}:${goods}`),
  'serve <customer>': (context, { customer }) => ({
    title: m.act_serve({ stall: stallOf(context, customer) }, { locale: context.language }),
    piece: customer,
    targets: [`customer:${customer}`],
  }),
  pass: quiet(m.act_pass),
  'travel <number> <from>-><to>': travel,
  'enter <number>': (context, words) => {
    const face = onFarm(context, words)
    const title = m.act_enter({ number: words.number.charAt(0) }, { locale: context.language })
    return { ...face, title, targets: ['council:1', ...face.targets] }
  },
  'advance <number> <step>': climbing('council'),
  use: plain(m.act_use),
  'pay scroll': (context) => ({
    title: m.act_pay_scroll({}, { locale: context.language }),
    targets: [`good:${context.seat}:scroll`],
  }),
  'privilege <step>': ({ language }, { step }) => ({
    title: PRIVILEGES[Number(step) - 1]({}, { locale: language }),
    piece: PRIVILEGE_PIECES[Number(step) - 1],
    targets: [`council:${step}`],
  }),
  none: quiet(m.act_none),
  'goods <goods>': thing('goods', (goods, { seat }) => `good:${seat}:${goods}`),
  'church <number>': (context, words) => {
    const face = onFarm(context, words)
    return { ...face, targets: ['bag', ...face.targets] }
  },
  'pay time': plain(m.act_pay_time),
  'die <number> <place>': (context, { number, place }) => ({
    title: titled(place, context),
    spoken: m.act_spoken_dies(spokenMember(context, number, place), { locale: context.language }),
    piece: meeple(context, context.seat, number),
    targets: figureTarget(context.state, context.seat, number, place),
  }),
  'choose <number>': member(() => 'black-bag'),
  'promote <number> <step>': climbing('church'),
  done: (context) =>
    quiet(context.decision === 'd-promote' ? m.act_done_promote : m.act_done_choose)(context, {}),
  'conny <cube>': (context, { cube }) => ({ title: titled(cube, context), piece: cube, targets: [] }),
  'conny-colour <colour>': (context, { colour }) => ({
    title: titled(colour, context),
    piece: `meeple-${colour}`,
    targets: [],
  }),
}

/** The option card of a move: its face, and its price by playing it. */
export function cardOf(context: VillageContext, move: Move): OptionCard {
  const reading = readMove(context.game, move)
  const {
    title,
    spoken,
    piece,
    quiet: silent,
    finishes,
    targets,
    onTable,
    ...drawn
  } = faceOf(context, reading)
  const { about, later } = drawn
  const face = {
    move,
    title: breakable(title),
    ...(spoken !== undefined && { spoken }),
    ...(piece !== undefined && { piece }),
    ...(silent === true && { quiet: true }),
    ...(finishes === true && { finishes }),
    ...(later !== undefined && { later }),
    ...(onTable !== undefined && { onTable }),
    targets,
  }
  return priced(face, () => {
    const effect = effectOf(context, move)
    return {
      about,
      cost: effect.cost,
      gain: effect.gain.filter((token) => token.piece !== piece || (token.amount ?? 1) !== 1),
      ...notesOf(context, move, reading, effect, drawn),
      // The quill stands for deaths alone.
      sign: costsLife(context, effect) ? undefined : '',
    }
  })
}

/** Warnings as a note; Conny's answer stands beside them, and alone it warns of nothing. */
function notesOf(
  context: VillageContext,
  move: Move,
  { kind }: Reading,
  effect: Effect,
  { remark }: Pick<Face, 'remark'>,
): Pick<OptionCard, 'note' | 'remark'> {
  const warning = warningOf(context, effect)
  const answer = kind === 'take <space> <cube>' ? connysAnswerTo(context, move) : undefined
  if (warning === undefined) return { remark: answer ?? remark }
  return { note: answer === undefined ? warning : `${warning} ${answer}` }
}

/** How a move is called and what it points at; a kind without words of its own shows its notation in names. */
export function faceOf(context: VillageContext, { kind, words }: Reading): Face {
  const { game, language } = context
  const drawing = drawingOf(context, kind)
  if (drawing !== null) return drawing(context, words)
  const said = Object.values(words).map((word) => nameOf(word, language, game.names))
  return {
    title: capital([nameOf(kind.split(' ')[0], language, game.names), ...said].join(' ')),
    targets: [],
  }
}

/** How the modules in play draw a move at this decision, or the base game, or the modules anywhere. */
function drawingOf({ state, decision }: VillageContext, kind: string): Drawing | null {
  const all = fillingsIn(state.box)
  return (
    firstOf(all, ({ facesAt }) => facesAt?.[decision]?.[kind]) ??
    FACES[kind] ??
    firstOf(all, ({ faces }) => faces?.[kind])
  )
}

/** Whether a kind of move has words of its own. */
export function hasFace(context: VillageContext, kind: string): boolean {
  return drawingOf(context, kind) !== null
}

/** Whom it is about and where, in words. */
function spokenMember({ game, language }: VillageContext, kind: string, place: string) {
  return { who: kindName(kind, language), place: nameOf(place, language, game.names) }
}

function travel(context: VillageContext, { number, from, to }: Words): Face {
  const locale = { locale: context.language }
  const stands = from === 'village' ? 'farm' : from
  const goal = to.slice(-1).toUpperCase()
  return {
    title:
      from === 'village'
        ? m.act_travel_first({ to: goal }, locale)
        : m.act_travel({ from: from.slice(-1).toUpperCase(), to: goal }, locale),
    spoken: m.act_spoken_travels(
      { ...spokenMember(context, number, to), from: nameOf(stands, context.language, context.game.names) },
      locale,
    ),
    piece: meeple(context, context.seat, number),
    targets: [`castle:${to}`, ...figureTarget(context.state, context.seat, number, stands)],
  }
}

const COINS = /(^| )\d coin$/

/** Influence, coins or both; where there are colours to choose from, which ones. */
function mixTitle(context: VillageContext, mix: string): string {
  const { game, moves, language } = context
  const locale = { locale: language }
  if (COINS.test(mix))
    return /^\d coin$/.test(mix) ? m.act_pay_coins({}, locale) : m.act_pay_mixed({}, locale)
  const colours = moves.filter((move) => {
    const { kind, words } = readMove(game, move)
    return kind === 'pay <mix>' && !COINS.test(words.mix)
  })
  return colours.length > 1 ? mixNames(context, mix) : m.act_pay_influence({}, locale)
}

/** `1 skill 2 faith` by names: a single cube needs no number. */
function mixNames({ game, language }: VillageContext, mix: string): string {
  const names = [...mix.matchAll(/(\d) (\S+)/g)].map(([, amount, word]) => {
    const name = nameOf(word, language, game.names)
    return amount === '1' ? name : `${amount} ${name}`
  })
  return capital(names.join(' + '))
}

function mixTargets(mix: string, seat: number): TargetId[] {
  return [...mix.matchAll(/\d (\S+)/g)].map(([, word]) =>
    word === 'coin' ? `coins:${seat}` : `influence:${seat}:${word}`,
  )
}

/** At which stall a customer stands, counted from 1; 0 for one who waits. */
export function stallOf({ state }: VillageContext, customer: string): number {
  return state.stalls.indexOf((CUSTOMERS.list as readonly string[]).indexOf(customer)) + 1
}

/** What a building asks in grain instead of cubes. */
function grainOf({ state }: VillageContext, building: string): number {
  return state.box.buildings.find(({ place }) => PLACES.list[place] === building)?.grain ?? 0
}
