import { type AnyState, correct, type Game, type Move } from '@chronik/kernel'
import type { MatchCard, News, OpenedTable, Policy, TablePort, Told } from '../port/port.ts'
import { stateOf } from '../port/position.ts'
import { Advised } from './advised.ts'
import { OwnTurn } from './own-turn.ts'
import { Planning } from './planning.ts'
import { Present } from './present.ts'
import { OPENING, type Situation } from './situation.ts'
import type { Surroundings } from './surroundings.ts'

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
  readonly #present: Present
  readonly #planning: Planning
  readonly #advised: Advised
  readonly #turn: OwnTurn

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
    const planning = new Planning(game, match.id, around.plans ?? null)
    const opening = { ...OPENING, seats, mine, plan: planning.plan }
    const present = new Present(opening, (situation) => around.changed(situation))
    const advised = new Advised(around.adviser, present)
    this.#planning = planning
    this.#present = present
    this.#advised = advised
    this.#turn = new OwnTurn({ game, match: match.id, port, around, planning, present, advised })
    port.listen((told) => this.#heard(told))
  }

  get situation(): Situation {
    return this.#present.now
  }

  /** Plays a move of the list on one's own view, at once. */
  play(move: Move): void {
    this.#turn.play(move)
  }

  /** One step back; false if there is none. */
  back(): boolean {
    return this.#turn.back()
  }

  restart(): void {
    while (this.back());
  }

  /** Hands the turn over. */
  confirm(): void {
    this.#turn.confirm()
  }

  /** Whether a turn can be prepared now: somebody else is due, and one's own turn is near. */
  get canPlan(): boolean {
    return this.#turn.canPlan
  }

  /** Begins to prepare a turn, on the table as it lies now. */
  plan(): void {
    this.#turn.plan()
  }

  /** What is being prepared is left; what was noted before stays. */
  stopPlanning(): void {
    this.#turn.stopPlanning()
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
    const { recall } = this.#present.now
    if (recall === null) return
    this.#around.drafts.keep(this.card.id, { seat: recall.seat, seq: null, moves: recall.moves })
    this.#port.recall()
  }

  /** Gives the match up. */
  concede(): void {
    const { mine, due } = this.#present.now
    const seat = mine.includes(due) ? due : mine[0]
    if (seat !== undefined) this.#port.concede(seat)
  }

  /** The person for whom the curtain is down has taken the device. */
  liftCurtain(): void {
    const { curtain } = this.#present.now
    if (curtain !== null) this.#port.look(curtain)
  }

  /** Shows the table as it was after so many entries of the log; null comes back to the present. */
  async visit(told: number | null): Promise<void> {
    const memory = told === null ? null : await this.#port.visit(told)
    if (told !== null && this.#present.now.curtain !== null) return
    const visit = told === null || memory === null ? null : { told, position: this.#state(memory) }
    this.#present.change({ visit })
  }

  /** Asks a bot what it would do. */
  async askAdvice(): Promise<void> {
    const { choosing } = this.#turn
    if (!this.policy.hints || choosing === null) return
    const { id, game, setup } = this.card
    await this.#advised.ask({ match: id, game, setup, position: choosing.state.mem.slice() })
  }

  dismissAdvice(): void {
    this.#advised.drop()
  }

  dismissRefusal(): void {
    this.#present.change({ refused: null })
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
    if (record !== null) this.#present.change({ verification: prove(record, this.game, this.card) })
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
        this.#present.change({ viewer: told.viewer, position: this.#state(told.position), curtain: null })
        this.#turn.begin()
        return
      case 'seats':
        this.#seated(told)
        return
      case 'link':
        this.#present.change({
          link: told.link,
          said: told.message,
          ...(isLost(told.link) && { phase: 'broken' }),
        })
        if (told.link === 'elsewhere') this.#turn.drop()
        return
      case 'stopped':
        this.#present.change({ due: -1, decision: '', thinking: null, recall: null })
        this.#turn.drop()
        return
      case 'kept':
        if (told.stored.ok !== this.#present.now.kept?.ok) this.#present.change({ kept: told.stored })
    }
  }

  #news(news: News): void {
    const anew = this.#present.now.position !== null && news.told < this.#present.now.told.length
    const told = this.#present.now.told.slice(0, news.told).concat(news.beats.map(({ entry }) => entry))
    const { due } = news
    if (!anew) this.#show(news)
    const forced = anew || this.#present.now.position === null ? null : this.#forcedIn(news)
    const { prepared } = this.#turn
    this.#turn.passOver(news.seq)
    const seat = due.over ? -1 : due.seat
    this.#present.change({
      phase: due.over ? 'over' : 'playing',
      viewer: news.viewer,
      curtain: news.curtain,
      // Whoever takes the device is in the present, not in what somebody else looked back on.
      ...(news.curtain !== null && { visit: null }),
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
    } else if (prepared === null || seat === news.viewer) this.#turn.begin(prepared ?? [])
    else this.#turn.plan(prepared)
  }

  /** What happened since one's own last series, however many news told it: a turn with a single option plays itself. */
  #forcedIn({ told, beats, mine, elsewhere }: News): Situation['forced'] {
    // Which of it was chosen at the other device cannot be told apart: none of it is called forced.
    if (elsewhere) return null
    const from = mine ? told + this.#turn.shown : (this.#present.now.forced?.from ?? told)
    const to = told + beats.length
    return from < to ? { from, to } : null
  }

  /** Passes on what was not already seen while one's own turn was made. */
  #show({ beats, mine }: News): void {
    const unseen = mine ? beats.slice(this.#turn.shown) : beats
    const shown = unseen.flatMap(({ entry, position }) =>
      position === null ? [] : [{ entry, state: this.#state(position) }],
    )
    if (shown.length > 0) this.#around.happened(shown, false)
  }

  #seated({ seats, mine }: Extract<Told, { type: 'seats' }>): void {
    this.#present.change({ seats, mine })
    this.#present.change({ thinking: this.#thinkingIn(this.#present.now.due) })
    const { turn, due } = this.#present.now
    if (turn !== null && !mine.includes(turn.seat)) this.#turn.drop()
    else if ((turn === null || turn.planned) && mine.includes(due)) this.#turn.begin()
  }

  #thinkingIn(seat: number): number | null {
    return this.#present.now.seats[seat]?.kind === 'bot' ? seat : null
  }

  #changePlan(change: () => void): void {
    change()
    this.#present.change({ plan: this.#planning.plan, planned: null })
  }

  async #reckonCourse(): Promise<void> {
    this.#around.drafts.keep(this.card.id, null)
    const [record, { courseOf }] = await Promise.all([this.#port.record(), import('./proof.ts')])
    const { result } = this.#present.now
    if (record === null || result === null) return
    this.#present.change({ result: { ...result, course: courseOf(record, this.game) } })
  }

  #state(memory: Int16Array): AnyState {
    return stateOf(this.game, this.box, memory)
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
