import type { Language, Move } from '@chronik/kernel'
import type { GameStory } from '@chronik/kernel/story'
import type { Moment } from '../session/draft.ts'
import type { Sitting } from '../session/sitting.ts'
import type { Situation } from '../session/situation.ts'
import { settings } from '../settings/settings.svelte.ts'
import type {
  OptionCard,
  OptionGroup,
  OptionSection,
  Prompt,
  Seat,
  Target,
  TargetId,
  TargetState,
} from '../table/contract.ts'
import { beginAlike, keyOf } from '../table/option-key.ts'
import { m } from '../words/messages.js'
import { connecting } from './drop.ts'
import type { Acting, Aim, Context, Explained, Offer } from './offer.ts'
import { outcomeOf } from './preview.ts'
import { quietBeside } from './quiet.ts'
import { foresee } from './sentence.ts'
import { explainedCard } from './why.ts'

/** What a bot would do, and why. */
export interface Hint {
  /** What is told, move by move: whoever follows makes all of them. */
  readonly moves: readonly Move[]
  readonly text: string
  readonly card: OptionCard
  /** How likely one wins after it, from 0 to 1, where that is known. */
  readonly chance: number | null
  readonly reasons: readonly { readonly name: string; readonly points: number }[]
}

/** The table as far as acting needs it. */
export interface ActedTable extends Pick<Sitting, 'game'> {
  readonly table: { readonly acting: Acting }
  /** The story of the game in words. */
  readonly words: GameStory
  readonly seats: readonly Seat[]
  readonly situation: Situation
  readonly sitting: Pick<Sitting, 'play' | 'back' | 'restart' | 'confirm' | 'recall'>
  /** Shows the present at once. */
  skip(): void
  /** Somebody acts: the bar answers first, the board follows. */
  answer(): void
}

/** How a person acts at a table: the decision in words, what is looked at, what was asked and refused. */
export class TableActing {
  readonly #session: ActedTable
  readonly #words: Acting
  /** A place that was chosen first; it holds for the moment it was chosen in. */
  #narrow = $state.raw<{
    readonly moment: Moment
    readonly id: TargetId
    readonly moves: readonly Move[]
    readonly keys?: readonly string[] | undefined
  } | null>(null)
  #asked = $state.raw<{
    readonly moment: Moment
    readonly id: TargetId | null
    /** The option that was asked for, where it was none of the board. */
    readonly card?: OptionCard
  } | null>(null)
  readonly #known = new Map<TargetId, { readonly aim: Aim; readonly target: Target }>()
  readonly #offers = new WeakMap<Moment, { readonly language: Language; readonly offer: Offer }>()
  /** The moves of the option under the pointer or the focus. */
  looked = $state.raw<readonly Move[] | null>(null)
  /** Where deeds of several moves began and ended: one step back takes back all of them. */
  #deeds: readonly { readonly from: number; readonly to: number }[] = []

  constructor(session: ActedTable) {
    this.#session = session
    this.#words = session.table.acting
  }

  readonly context: Context | null = $derived.by(() => {
    const { game, seats, situation } = this.#session
    const { turn } = situation
    if (turn === null || turn.sent) return null
    const { state, decision, moves } = turn.moment
    return { game, state, seat: turn.seat, decision, moves, seats, language: settings.language }
  })

  readonly offer: Offer | null = $derived.by(() => {
    const { turn } = this.#session.situation
    return this.context === null || turn === null ? null : this.#offerIn(turn.moment, this.context)
  })

  /** The move that awaits confirmation. */
  get chosen(): Move | null {
    return this.#session.situation.turn?.chosen ?? null
  }

  readonly narrowed: {
    readonly id: TargetId
    readonly moves: readonly Move[]
    readonly keys?: readonly string[] | undefined
  } | null = $derived.by(() => {
    const narrow = this.#narrow
    if (narrow !== null && narrow.moment === this.#session.situation.turn?.moment) return narrow
    const { chosen, offer } = this
    const group = offer?.groups?.find(({ options }) => options.some(({ move }) => move === chosen))
    return group === undefined ? null : { id: group.id, moves: group.options.map(({ move }) => move) }
  })

  /** Places to choose from first, or null. */
  readonly groups: readonly OptionGroup[] | null = $derived(
    this.narrowed === null ? (this.offer?.groups ?? null) : null,
  )

  /** Options to choose from, without the quiet ones. */
  readonly cards: readonly OptionCard[] = $derived.by(() => {
    const { offer, narrowed, groups } = this
    if (offer === null || groups !== null) return []
    const loud = offer.cards.filter(({ quiet, onTable }) => quiet !== true && onTable !== 'always')
    return narrowed === null
      ? loud.filter(({ onTable }) => onTable !== 'aside')
      : loud.filter((card) => narrowed.keys?.includes(keyOf(card)) ?? narrowed.moves.includes(card.move))
  })

  /** The parts of the bar; those that a chosen place has nothing in are left out. */
  readonly sections: readonly OptionSection[] = $derived.by(() => {
    const sections = this.offer?.sections ?? []
    if (this.narrowed?.keys === undefined) return sections
    return sections.filter(({ id }) => this.cards.some(({ section }) => section === id))
  })

  readonly quiet: readonly OptionCard[] = $derived(quietBeside(this.offer?.cards ?? [], this.chosen))

  readonly prompt: Prompt | null = $derived.by(() => {
    const { offer, narrowed, context, chosen } = this
    if (offer === null || context === null) return null
    const { question, hint, ...prompt } = offer.prompt
    const card = cardOf(offer.cards, this.looked ?? (chosen === null ? null : [chosen]))
    const warning = card?.note
    const sign = card?.sign
    // What the first question said beside it has been read when a place is chosen.
    const asked =
      narrowed === null
        ? { question, ...(hint !== undefined && { hint }) }
        : { question: this.#words.narrowed(context, narrowed.id) }
    return {
      ...prompt,
      ...asked,
      ...(warning !== undefined && { warning }),
      ...(sign !== undefined && { sign }),
    }
  })

  /** What the button says that hands the turn over. */
  readonly confirmWord: string | null = $derived.by(() => {
    if (this.context === null || this.chosen === null) return null
    return this.#session.situation.turn?.planned === true
      ? m.act_bar_note()
      : this.#words.act(this.context, this.chosen)
  })

  readonly preview = $derived.by(() => {
    const { turn } = this.#session.situation
    const { context, looked, chosen } = this
    if (turn === null || turn.sent || context === null) return null
    if (looked !== null && looked.at(-1) !== chosen && context.moves.includes(looked[0]))
      return afterAll(context, looked)
    return chosen === null ? null : turn.state
  })

  /** What was asked for and cannot be had, with the reason. */
  readonly explained: (Explained & { readonly id: TargetId | null }) | null = $derived.by(() => {
    const asked = this.#asked
    const { context } = this
    if (asked === null || context === null || asked.moment !== this.#session.situation.turn?.moment)
      return null
    const { id, card } = asked
    const explained = id === null ? null : this.#words.explain(context, id)
    // What the option is refused for counts, not what else the thing on the board could have meant.
    const own = card?.refusal === undefined || explained?.refusal.code === card.refusal.code ? null : card
    const told = own === null ? explained : explainedCard(context, own)
    return told === null ? null : { ...told, id }
  })

  readonly targets: ReadonlyMap<TargetId, Target> = $derived.by(() => {
    const { offer, narrowed, explained } = this
    const lit = this.#lit()
    const targets = new Map<TargetId, Target>()
    for (const [id, aim] of offer?.aims ?? []) {
      const within = narrowed === null || this.#isWithin(id, aim, narrowed)
      const state =
        explained?.id === id ? 'refused' : lit.includes(id) ? 'chosen' : within ? aim.state : 'asked'
      targets.set(id, this.#target(id, state, aim))
    }
    return targets
  })

  readonly hint: Hint | 'thinking' | null = $derived.by(() => {
    const { advice } = this.#session.situation
    const { context } = this
    if (advice === null || context === null) return null
    if (advice === 'thinking') return 'thinking'
    const [best] = advice.moves
    const move = best === undefined ? undefined : context.game.notation.parse(best.move)
    if (typeof move !== 'number') return null
    const line = advice.line.flatMap((text) => {
      const next = context.game.notation.parse(text)
      return typeof next === 'number' ? [next] : []
    })
    const course = line[0] === move ? line : [move]
    const card = cardAlong(this.offer?.cards ?? [], course)
    if (card === undefined) return null
    const told = foresee({ ...context, words: this.#session.words }, course)
    return {
      moves: told.text === '' ? [move] : told.moves,
      card,
      text: told.text === '' ? this.#words.tell(context, move) : told.text,
      chance: best.chance ?? null,
      reasons: advice.reasons.map(({ name, points }) => ({ name: name[context.language], points })),
    }
  })

  /** Plays an option, at once. */
  choose(move: Move): void {
    this.chooseAll([move])
  }

  /** Plays several moves as one deed; what the rules have done by themselves on the way is left out. */
  chooseAll(moves: readonly Move[]): void {
    const { situation, sitting } = this.#session
    const from = situation.turn?.series.length ?? 0
    this.#session.answer()
    this.#session.skip()
    this.#forget()
    for (const move of moves) {
      const turn = this.#session.situation.turn
      if (turn !== null && (moves.length === 1 || turn.moment.moves.includes(move))) sitting.play(move)
    }
    const to = this.#session.situation.turn?.series.length ?? 0
    if (to > from + 1) this.#deeds = [...this.#deeds.filter((deed) => deed.to <= from), { from, to }]
  }

  /** Chooses an option, or asks why it cannot be had. */
  take(card: OptionCard): void {
    const { move, next = [], refusal, targets } = card
    const moment = this.#session.situation.turn?.moment
    if (refusal === undefined) this.chooseAll([move, ...next])
    else if (moment !== undefined) this.#asked = { moment, id: targets[0] ?? null, card }
  }

  /** Enters a place: its only option is chosen at once, without any it explains itself. */
  enter({ id, options }: OptionGroup): void {
    if (options.length === 0) this.ask(id)
    else if (options.length === 1) this.take(options[0])
    else
      this.open(
        id,
        options.map(({ move }) => move),
        beginAlike(options) ? options.map(keyOf) : undefined,
      )
  }

  /** Opens what belongs to one place; options that begin alike are told apart by their keys. */
  open(id: TargetId, moves: readonly Move[], keys?: readonly string[]): void {
    const moment = this.#session.situation.turn?.moment
    this.#session.answer()
    this.#forget()
    if (moment !== undefined) this.#narrow = { moment, id, moves, keys }
  }

  /** Asks why something cannot be had. */
  ask(id: TargetId): void {
    const moment = this.#session.situation.turn?.moment
    if (moment !== undefined) this.#asked = { moment, id }
  }

  aim(id: TargetId, { moves, series, keys }: Aim): void {
    if (keys !== undefined) this.open(id, moves, keys)
    else if (series !== undefined) this.chooseAll(series)
    else if (moves.length === 0) this.ask(id)
    else if (moves.length === 1) this.choose(moves[0])
    else this.open(id, moves)
  }

  /** A piece was dragged: the only option it fits is chosen, several are open. */
  drop(from: TargetId, over: readonly TargetId[]): void {
    const fitting = connecting(this.offer?.cards ?? [], from, over)
    if (fitting.length === 1) this.take(fitting[0])
    else if (fitting.length > 1)
      this.open(
        from,
        fitting.map(({ move }) => move),
      )
  }

  dismiss(): void {
    this.#asked = null
  }

  /** One step back: first out of a place, then out of the last move. */
  back(): void {
    this.#session.answer()
    this.#session.skip()
    const explicit = this.#narrow !== null && this.#narrow.moment === this.#session.situation.turn?.moment
    this.#forget()
    if (explicit && this.chosen === null) return
    if (this.recalls) this.#session.sitting.recall()
    else this.#takeBack()
  }

  /** Takes the last move back, with those that were one deed with it. */
  #takeBack(): void {
    const made = this.#session.situation.turn?.series.length ?? 0
    const deed = this.#deeds.find(({ to }) => to === made)
    const back = deed === undefined ? 1 : deed.to - deed.from
    for (let step = 0; step < back; step++) this.#session.sitting.back()
    this.#deeds = this.#deeds.filter(({ to }) => to < made)
  }

  restart(): void {
    this.#session.answer()
    this.#session.skip()
    this.#forget()
    this.#session.sitting.restart()
  }

  /** Does what the hint tells that lies open, or else ends what was chosen. */
  goOn(): void {
    const { hint } = this
    if (this.chosen === null && hint !== null && hint !== 'thinking') this.chooseAll(hint.moves)
    else this.confirm()
  }

  confirm(): void {
    this.#session.answer()
    this.#forget()
    this.#session.sitting.confirm()
  }

  /** Whether there is something to choose: only then a hint says anything. */
  get canBeAdvised(): boolean {
    const { turn } = this.#session.situation
    return turn !== null && !turn.sent && turn.planned !== true && turn.chosen === null
  }

  /** Whether there is a step to take back in the turn under way. */
  get canRestart(): boolean {
    const { turn } = this.#session.situation
    return turn !== null && !turn.sent && (turn.series.length > 0 || this.#narrow?.moment === turn.moment)
  }

  /** Whether a step back takes back the last turn, although it is binding. */
  get recalls(): boolean {
    return !this.canRestart && this.#session.situation.recall !== null
  }

  /** Whether there is a step to take back. */
  get canGoBack(): boolean {
    return this.canRestart || this.recalls
  }

  /** Whether something on the board belongs to what is left to choose from. */
  #isWithin(
    id: TargetId,
    { moves }: Aim,
    narrowed: { readonly moves: readonly Move[]; readonly keys?: readonly string[] | undefined },
  ): boolean {
    return narrowed.keys === undefined
      ? moves.some((move) => narrowed.moves.includes(move))
      : this.cards.some(({ targets }) => targets.includes(id))
  }

  #forget(): void {
    this.#narrow = null
    this.#asked = null
    this.looked = null
  }

  /** A moment that somebody comes back to is not worded again. */
  #offerIn(moment: Moment, context: Context): Offer {
    const before = this.#offers.get(moment)
    if (before?.language === context.language) return before.offer
    const offer = this.#words.offer(context)
    this.#offers.set(moment, { language: context.language, offer })
    return offer
  }

  /** What stays as it was is the same target: nothing of it is drawn anew. */
  #target(id: TargetId, state: TargetState, aim: Aim): Target {
    const before = this.#known.get(id)
    if (before?.target.state === state && before.aim === aim) return before.target
    const target: Target = {
      state,
      // Worded when it is drawn: the bar answers first.
      get label() {
        return aim.label
      },
      get note() {
        return aim.note
      },
      act: () => this.#aimAt(id),
    }
    this.#known.set(id, { aim, target })
    return target
  }

  /** What it stands for now counts, not what it stood for when it was drawn. */
  #aimAt(id: TargetId): void {
    const aim = this.offer?.aims.get(id)
    if (aim !== undefined) this.aim(id, aim)
  }

  /** What belongs to the option that is chosen or looked at. */
  #lit(): readonly TargetId[] {
    const at = this.looked ?? (this.chosen === null ? null : [this.chosen])
    const card = cardOf(this.offer?.cards ?? [], at)
    return card?.refusal === undefined ? (card?.targets ?? []) : []
  }
}

/** The option that consists of exactly these moves; one that begins with them if there is none. */
function cardOf(cards: readonly OptionCard[], moves: readonly Move[] | null): OptionCard | undefined {
  if (moves === null) return undefined
  const made = moves.join(' ')
  return cards.find((card) => keyOf(card) === made) ?? cards.find(({ move }) => move === moves[0])
}

/** The option that a course of moves begins with, with all that it stands for; else one that begins alike. */
function cardAlong(cards: readonly OptionCard[], course: readonly Move[]): OptionCard | undefined {
  const isAlong = ({ move, next = [] }: OptionCard): boolean =>
    [move, ...next].every((one, at) => one === course[at])
  const along = cards.filter(isAlong)
  // Where an option with more moves begins alike, it is that one.
  const longest = along.find(({ next }) => next !== undefined) ?? along.at(0)
  return longest ?? cardOf(cards, course.slice(0, 1))
}

/** The position after several moves, as far as their seat can foresee it. */
function afterAll({ game, state, seat }: Context, moves: readonly Move[]): Context['state'] {
  let outcome = outcomeOf(game, state, seat, moves[0])
  for (const move of moves.slice(1))
    if (outcome.moves.includes(move)) outcome = outcomeOf(game, outcome.state, seat, move)
  return outcome.state
}
