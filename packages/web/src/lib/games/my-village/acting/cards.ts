import type { Move } from '@chronik/kernel'
import { wantsOf } from '@chronik/my-village'
import { priced } from '#lib/acting/priced.ts'
import type { OptionCard, Token } from '#lib/table/contract.ts'
import { type Reading, readMove } from '#lib/table/wording.ts'
import * as m from '#lib/words/messages.js'
import { breakable, named } from '../naming.ts'
import { aboutOf } from './about.ts'
import type { MyVillageContext } from './context.ts'
import { type Effect, effectOf } from './effects.ts'
import { faceOf } from './faces.ts'

/** An option of one move, or of several that are made at once: the last of them gives it its face. */
export function cardOf(
  context: MyVillageContext,
  moves: readonly Move[],
  more: Partial<Omit<OptionCard, 'cost' | 'gain' | 'note'>> = {},
): OptionCard {
  const [move, ...next] = moves
  const last = readMove(context.game, moves[moves.length - 1])
  const { title, spoken, piece, targets, quiet } = faceOf(context, last)
  const face = {
    move,
    ...(next.length > 0 && { next }),
    title: breakable(title),
    ...(spoken !== undefined && { spoken }),
    ...(piece !== undefined && { piece }),
    ...(quiet === true && { quiet: true }),
    targets,
    ...shortOf(context, moves[moves.length - 1]),
    ...laterOf(context, last),
    ...more,
  }
  return priced(face, () => {
    const effect = effectOf(context, moves)
    return {
      cost: effect.cost,
      gain: effect.gain.filter((token) => !isItself(token, piece, last)),
      note: noteOf(context, effect),
      remark: remarkOf(context, last, effect),
      about: aboutOf(context, last),
    }
  })
}

/**
 * A pupil who comes, the hand that is taken, a customer are the option themselves, and the good of a craft building
 * that is taken stands before it as its sign; what a white banner makes is what comes of it.
 */
const isItself = (token: Token, piece: string | undefined, { kind, words }: Reading): boolean =>
  token.amount === 1 &&
  (token.piece === 'customer'
    ? words.customer !== undefined
    : token.piece === piece && kind !== 'white <banner>')

/** What tells a craft building from its like: its values. */
function shortOf({ game, state }: MyVillageContext, move: Move): Pick<OptionCard, 'short'> {
  const { banner } = readMove(game, move).words
  const values = banner === undefined ? undefined : state.box.figures.craft.values[banner]
  return values === undefined ? {} : { short: values }
}

/** Who comes from the market is told by what they want and bring. */
function laterOf({ state }: MyVillageContext, { words }: Reading): Pick<OptionCard, 'later'> {
  if (words.customer === undefined) return {}
  const { prestige } = state.box.figures.customer[words.customer]
  return {
    later: {
      cost: wantsOf(state, words.customer).map((piece) => ({ piece })),
      gain: [{ piece: 'prestige', amount: prestige }],
    },
  }
}

/** An option that is chosen on the table and stands in no bar: it needs a name and its places only. */
export function onTable(context: MyVillageContext, move: Move): OptionCard {
  const { title, piece, targets } = faceOf(context, readMove(context.game, move))
  return {
    move,
    title,
    ...(piece !== undefined && { piece }),
    cost: [],
    gain: [],
    targets,
    onTable: 'always',
  }
}

/** What an option lets lapse, and what it costs in lives. */
function noteOf(context: MyVillageContext, { entries }: Effect): string | undefined {
  const own = entries.filter((entry) => entry.seat === context.seat)
  const lapses = own.some((entry) => entry.code === 'forfeit')
  const notes = [
    lapses ? m.my_note_forfeit({}, { locale: context.language }) : undefined,
    livesOf(context, own),
  ].filter((note) => note !== undefined)
  return notes.length === 0 ? undefined : notes.join(' ')
}

/** M-159, M-553: the bridge is passed, or somebody dies at once. */
function livesOf(
  { state, seat, decision, language }: MyVillageContext,
  own: Effect['entries'],
): string | undefined {
  const locale = { locale: language }
  const rides = own.some((entry) => entry.code === 'reaper' && entry.to === 'time-marker')
  if (rides && state.villages[seat].reaper === 0) return m.my_note_bridge({}, locale)
  const death = own.find((entry) => entry.code === 'death')
  if (death?.code !== 'death') return undefined
  // The option that is somebody's death has their name already.
  if (decision === 'victim')
    return death.coffin === 'grave'
      ? `${m.my_grave_number({ number: death.number }, locale)}, ${m.my_no_reward({}, locale)}`
      : undefined
  const name = named(death.profession, language)
  return death.coffin === 'grave'
    ? m.my_note_grave({ name, number: death.number }, locale)
    : m.my_note_chronicle({ name }, locale)
}

/** Who comes into the chronicle loses nothing by it; a pupil who moves on is worth more later (M-474). */
function remarkOf(
  { decision, state, language }: MyVillageContext,
  { kind }: Reading,
  { entries }: Effect,
): string | undefined {
  const locale = { locale: language }
  if (kind === 'shift-right')
    return m.my_pupil_right_later({ stories: state.box.figures.school.stories }, locale)
  if (decision !== 'victim') return undefined
  const honoured = entries.some((entry) => entry.code === 'death' && entry.coffin === 'chronicle')
  return honoured ? m.my_chronicle({}, locale) : undefined
}
