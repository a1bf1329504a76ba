import { type AnyState, correct, type Game, type Move, readMoves } from '@chronik/kernel'
import type { Drafts } from '../port/drafts.ts'
import type { Plans } from '../port/plans.ts'
import type { MatchCard, News, OpenedTable, Policy, TablePort, TableRefusal, Told } from '../port/port.ts'
import { stateOf } from '../port/position.ts'
import type { Adviser } from './adviser.ts'
import { Draft, type DraftBeat } from './draft.ts'
import { Planning } from './planning.ts'
import { OPENING, type Situation, type Turn } from './situation.ts'

/** What a sitting needs from outside. */
export interface Surroundings {
  readonly drafts: Drafts
  /** Where turns are prepared while others think; without it nobody is waited for that long. */
  readonly plans?: Plans
  readonly adviser: Adviser
  /** Whether a finished turn waits for a confirmation. */
  confirms(): boolean
  changed(situation: Situation): void
  /** Something happened that nobody here has seen yet, in order. `own`: a person here has just done it. */
  happened(beats: readonly DraftBeat[], own: boolean): void
}

/**
 * A match as it is played at one screen: it holds what may be seen here, lets persons make their turns and hands
 * those over. It knows no screen and not who answers; every change gives a new situation.
 */
export class Sitting {
  readonly game: Game
  readonly box: AnyState['box']
  readonly card: MatchCard
  readonly policy: Policy
  readonly #port: TablePort
  readonly #around: Surroundings
  #situation: Situation
  readonly #planning: Planning
  #draft: Draft | null = null
  #seq = 0
  /** Entries of the log that were shown while the series was made that is under way. */
  #shown = 0

  constructor(
    game: Game,
    { match, seats, mine, policy }: OpenedTable,
    port: TablePort,
    around: Surroundings,
  ) {
    this.game = game
    this.card = withEdition(game, match)
    this.box = game.open(this.card.setup)
    this.policy = policy
    this.#port = port
    this.#around = around
    this.#planning = new Planning(game, match.id, around.plans ?? null)
    this.#situation = { ...OPENING, seats, mine, plan: this.#planning.plan }
    port.listen((told) => this.#heard(told))
  }

  get situation(): Situation {
    return this.#situation
  }

  /** Plays a move of the list on one's own view, at once. */
  play(move: Move): void {
    const draft = this.#draft
    if (draft === null || this.#situation.turn?.sent === true) return
    // Another option of a choice that is made, but not confirmed, takes its place.
    if (draft.stop !== 'choice') draft.back()
    const played = draft.play(move)
    if ('refusal' in played) {
      this.#change({ refused: played.refusal })
      return
    }
    this.#dropAdvice()
    // What awaits confirmation is shown as a preview; its pieces move when it is confirmed.
    if (draft.stop === 'choice' && this.#situation.turn?.planned !== true)
      this.#around.happened(played.beats, true)
    this.#showDraft()
    this.#keepDraft()
    const asks = this.#around.confirms() || this.#situation.turn?.planned === true
    if (draft.stop !== 'choice' && !asks) this.confirm()
  }

  /** One step back; false if there is none. */
  back(): boolean {
    const draft = this.#draft
    if (draft === null || this.#situation.turn?.sent === true || !draft.back()) return false
    this.#dropAdvice()
    this.#showDraft()
    this.#keepDraft()
    return true
  }

  restart(): void {
    while (this.back());
  }

  /** Hands the turn over. */
  confirm(): void {
    const draft = this.#draft
    const turn = this.#situation.turn
    if (draft === null || turn === null || turn.sent || draft.stop === 'choice') return
    if (turn.planned) {
      this.#noteTurn(draft)
      return
    }
    this.#shown = draft.told.length
    this.#around.happened(draft.lastTold, true)
    this.#change({ turn: { ...turn, sent: true, seen: turn.told.length } })
    const moves = this.#notated(draft)
    void this.#port.play({ seat: draft.seat, seq: this.#seq, moves }).then((played) => {
      if (!played.ok) this.#refused(moves, played.index, played.refusal)
    })
  }

  /** Whether a turn can be prepared now: somebody else is due, and one's own turn is near. */
  get canPlan(): boolean {
    const { position, phase, due, viewer, mine, visit, link } = this.#situation
    if (position === null || phase !== 'playing' || visit !== null || link === 'elsewhere') return false
    if (due === viewer || !mine.includes(viewer)) return false
    return this.#planning.ahead(position, viewer) !== null
  }

  /** Begins to prepare a turn, on the table as it lies now. */
  plan(): void {
    this.#planOn([])
  }

  /** What is being prepared is left; what was noted before stays. */
  stopPlanning(): void {
    if (this.#situation.turn?.planned === true) this.#dropTurn()
  }

  /** Takes a prepared turn out of the plan, or all of them. */
  unplan(at: number | 'all'): void {
    const { plan } = this.#planning
    if (plan === null) return
    const turns = at === 'all' ? [] : plan.turns.filter((_, index) => index !== at)
    this.#changePlan(() => this.#planning.keep({ ...plan, turns }))
  }

  /** Whether what is prepared is handed over at once, or lies there to be confirmed. */
  playAtOnce(atOnce: boolean): void {
    const { plan } = this.#planning
    if (plan !== null) this.#changePlan(() => this.#planning.keep({ ...plan, atOnce }))
  }

  /** Another window of this device has changed the plan. */
  rereadPlan(): void {
    this.#changePlan(() => this.#planning.reread())
  }

  /** Takes the last turn back although it is binding; it lies there again as it was made. */
  recall(): void {
    const { recall } = this.#situation
    if (recall === null) return
    this.#around.drafts.keep(this.card.id, { seat: recall.seat, seq: null, moves: recall.moves })
    this.#port.recall()
  }

  /** Gives the match up. */
  concede(): void {
    const { mine, due } = this.#situation
    const seat = mine.includes(due) ? due : mine[0]
    if (seat !== undefined) this.#port.concede(seat)
  }

  /** The person for whom the curtain is down has taken the device. */
  liftCurtain(): void {
    const { curtain } = this.#situation
    if (curtain !== null) this.#port.look(curtain)
  }

  /** Shows the table as it was after so many entries of the log; null comes back to the present. */
  async visit(told: number | null): Promise<void> {
    const memory = told === null ? null : await this.#port.visit(told)
    const visit = told === null || memory === null ? null : { told, position: this.#state(memory) }
    this.#change({ visit })
  }

  /** Asks a bot what it would do. */
  async askAdvice(): Promise<void> {
    const draft = this.#draft
    if (!this.policy.hints || draft === null || draft.stop !== 'choice') return
    if (this.#situation.turn?.planned === true) return
    if (this.#awaitsAdvice()) return
    this.#change({ advice: 'thinking' })
    const { id, game, setup } = this.card
    const position = draft.moment.state.mem.slice()
    const advice = await this.#around.adviser.ask({ match: id, game, setup, position })
    if (this.#awaitsAdvice()) this.#change({ advice })
  }

  dismissAdvice(): void {
    this.#dropAdvice()
  }

  dismissRefusal(): void {
    this.#change({ refused: null })
  }

  /** The match goes on in this window. */
  takeOver(): void {
    this.#port.takeOver()
  }

  /** The match as a record; null where it may not be had. */
  record(): Promise<string | null> {
    return this.#port.record()
  }

  /** Checks on this device that the match was drawn as promised. */
  async verify(): Promise<void> {
    const [record, { prove }] = await Promise.all([this.#port.record(), import('./proof.ts')])
    if (record !== null) this.#change({ verification: prove(record, this.game, this.card) })
  }

  close(): void {
    this.#around.adviser.dismiss()
    this.#port.close()
  }

  #heard(told: Told): void {
    switch (told.type) {
      case 'news':
        this.#news(told)
        return
      case 'eyes':
        this.#change({ viewer: told.viewer, position: this.#state(told.position), curtain: null })
        this.#beginTurn()
        return
      case 'seats':
        this.#seated(told)
        return
      case 'link':
        this.#change({ link: told.link, said: told.message, ...(isLost(told.link) && { phase: 'broken' }) })
        if (told.link === 'elsewhere') this.#dropTurn()
        return
      case 'kept':
        if (told.stored.ok !== this.#situation.kept?.ok) this.#change({ kept: told.stored })
    }
  }

  #news(news: News): void {
    const anew = this.#situation.position !== null && news.told < this.#situation.told.length
    const told = this.#situation.told.slice(0, news.told).concat(news.beats.map(({ entry }) => entry))
    const { due } = news
    if (!anew) this.#show(news)
    const forced = anew || this.#situation.position === null ? null : this.#forcedIn(news)
    const prepared = this.#situation.turn?.planned === true ? this.#prepared() : null
    this.#seq = news.seq
    this.#shown = 0
    this.#draft = null
    const seat = due.over ? -1 : due.seat
    this.#change({
      phase: due.over ? 'over' : 'playing',
      viewer: news.viewer,
      curtain: news.curtain,
      position: this.#state(news.position),
      due: seat,
      decision: due.over ? '' : due.decision,
      turn: null,
      told,
      thinking: this.#thinkingIn(seat),
      forced,
      recall: news.recall,
      given: due.over ? (due.given ?? null) : null,
      result: due.over ? { score: due.score, course: null } : null,
    })
    if (due.over) {
      this.unplan('all')
      void this.#reckonCourse()
    } else if (prepared === null || seat === news.viewer) this.#beginTurn(prepared ?? [])
    else this.#planOn(prepared)
  }

  /** What happened beyond one's own series: a turn with a single option plays itself. */
  #forcedIn({ told, beats, mine }: News): Situation['forced'] {
    const from = told + (mine ? this.#shown : 0)
    const to = told + beats.length
    return from < to ? { from, to } : null
  }

  /** Passes on what was not already seen while one's own turn was made. */
  #show({ beats, mine }: News): void {
    const unseen = mine ? beats.slice(this.#shown) : beats
    const shown = unseen.flatMap(({ entry, position }) =>
      position === null ? [] : [{ entry, state: this.#state(position) }],
    )
    if (shown.length > 0) this.#around.happened(shown, false)
  }

  #seated({ seats, mine }: Extract<Told, { type: 'seats' }>): void {
    this.#change({ seats, mine })
    this.#change({ thinking: this.#thinkingIn(this.#situation.due) })
    const { turn, due } = this.#situation
    if (turn !== null && !mine.includes(turn.seat)) this.#dropTurn()
    else if ((turn === null || turn.planned) && mine.includes(due)) this.#beginTurn()
  }

  #thinkingIn(seat: number): number | null {
    return this.#situation.seats[seat]?.kind === 'bot' ? seat : null
  }

  /** If a person here is due and has the device, the turn begins, where it was left if it was begun before. */
  #beginTurn(prepared: readonly string[] = []): void {
    const { position, due, viewer, mine, curtain, phase, link } = this.#situation
    if (position === null || phase !== 'playing' || link === 'elsewhere') return
    if (due !== viewer || !mine.includes(due) || curtain !== null) return
    this.#draft = new Draft(this.game, position, due)
    const kept = this.#around.drafts.read(this.card.id)
    if (kept !== null && kept.seat === due && (kept.seq === null || kept.seq === this.#seq))
      this.#takeUp(kept.moves)
    else if (prepared.length > 0) this.#takeUp(prepared)
    else if (this.#takePlan(position, due)) return
    this.#showDraft(false)
    this.#keepDraft()
  }

  /** What was prepared is taken up as far as it is still what it was; true if it was handed over. */
  #takePlan(position: AnyState, seat: number): boolean {
    const found = this.#planning.take(position, seat)
    if (found === null) return false
    const { plan, outcome } = found
    const turn = plan.turns[outcome.taken]
    if (turn !== undefined) this.#takeUp(turn.moves)
    this.#showDraft(false)
    this.#keepDraft()
    this.#change({ plan: null, planned: outcome })
    if (turn === undefined || !plan.atOnce) return true
    const { told = [], lastTold = [] } = this.#draft ?? {}
    this.#around.happened(told.slice(0, told.length - lastTold.length), true)
    this.confirm()
    return true
  }

  #planOn(moves: readonly string[]): void {
    const { position, viewer, turn } = this.#situation
    if (!this.canPlan || position === null || (turn !== null && !turn.planned)) return
    const ahead = this.#planning.ahead(position, viewer)
    if (ahead === null) return
    this.#draft = new Draft(this.game, ahead, viewer)
    this.#takeUp(moves)
    this.#showDraft(true)
  }

  /** The moves that are being prepared, in notation. */
  #prepared(): string[] {
    return this.#draft === null ? [] : this.#notated(this.#draft)
  }

  #noteTurn(draft: Draft): void {
    const told = draft.told.map(({ entry }) => entry)
    this.#draft = null
    this.#dropAdvice()
    this.#change({ turn: null })
    const turn = { moves: this.#notated(draft), told, answers: draft.asked }
    this.#changePlan(() => this.#planning.add(draft.seat, turn))
  }

  #changePlan(change: () => void): void {
    change()
    this.#change({ plan: this.#planning.plan, planned: null })
  }

  #takeUp(texts: readonly string[]): void {
    const read = readMoves(this.game, texts)
    if (!read.ok) return
    for (const move of read.moves) {
      const played = this.#draft?.play(move)
      if (played === undefined || 'refusal' in played) return
    }
  }

  /** The turn begins anew; what was possible of it up to there stays chosen. */
  #refused(moves: readonly string[], index: number, refused: TableRefusal): void {
    this.#shown = 0
    const { due, viewer } = this.#situation
    const possible = refused.code === 'stale' ? moves : moves.slice(0, index)
    this.#draft = null
    this.#change({ turn: null })
    if (due === viewer) {
      this.#around.drafts.keep(this.card.id, { seat: due, seq: this.#seq, moves: possible })
      this.#beginTurn()
    }
    this.#change({ refused })
  }

  #dropTurn(): void {
    this.#draft = null
    this.#dropAdvice()
    this.#change({ turn: null })
  }

  #showDraft(planned = this.#situation.turn?.planned ?? false): void {
    const draft = this.#draft
    if (draft === null) return
    const now = draft.moment
    const open = draft.stop === 'choice'
    const turn: Turn = {
      seat: draft.seat,
      series: [...draft.series],
      moment: open ? now : (draft.chosenIn ?? now),
      chosen: open ? null : (draft.series.at(-1) ?? null),
      state: now.state,
      told: draft.told.map(({ entry }) => entry),
      seen: draft.told.length - (open ? 0 : draft.lastTold.length),
      sent: false,
      planned,
    }
    this.#change({ turn, refused: null })
  }

  /** What is chosen so far outlives the page. */
  #keepDraft(): void {
    const draft = this.#draft
    if (draft === null || this.#situation.turn?.planned === true) return
    const moves = this.#notated(draft)
    const kept = moves.length === 0 ? null : { seat: draft.seat, seq: this.#seq, moves }
    this.#around.drafts.keep(this.card.id, kept)
  }

  #notated(draft: Draft): string[] {
    return draft.series.map((move) => this.game.notation.format(move))
  }

  async #reckonCourse(): Promise<void> {
    this.#around.drafts.keep(this.card.id, null)
    const [record, { courseOf }] = await Promise.all([this.#port.record(), import('./proof.ts')])
    const { result } = this.#situation
    if (record === null || result === null) return
    this.#change({ result: { ...result, course: courseOf(record, this.game) } })
  }

  #awaitsAdvice(): boolean {
    return this.#situation.advice === 'thinking'
  }

  #dropAdvice(): void {
    this.#around.adviser.dismiss()
    if (this.#situation.advice !== null) this.#change({ advice: null })
  }

  #state(memory: Int16Array): AnyState {
    return stateOf(this.game, this.box, memory)
  }

  #change(changes: Partial<Situation>): void {
    this.#situation = { ...this.#situation, ...changes }
    this.#around.changed(this.#situation)
  }
}

function isLost(link: Situation['link']): boolean {
  return link === 'lost' || link === 'unreadable' || link === 'outdated'
}

/** The figures that were agreed on are put into the setup. */
function withEdition(game: Game, card: MatchCard): MatchCard {
  if (card.edition === null) return card
  const { id, corrections } = card.edition
  return {
    ...card,
    setup: { ...card.setup, edition: correct(game.editions, id, corrections) },
    edition: null,
  }
}
