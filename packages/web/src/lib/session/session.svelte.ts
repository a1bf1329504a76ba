import type { AnyState, Game, LogEntry } from '@chronik/kernel'
import type { GameStory } from '@chronik/kernel/story'
import { tick } from 'svelte'
import { TableActing } from '../acting/acting.svelte.ts'
import { WorkerThinker } from '../mind/worker-thinker.ts'
import { frameDone } from '../motion/frame.ts'
import { paceOf } from '../motion/pace.ts'
import { Player, type Playing } from '../motion/player.ts'
import { PageStage } from '../motion/stage.ts'
import { DeviceDrafts } from '../port/drafts.ts'
import type { House } from '../port/house.ts'
import { DevicePlans, type PlannedTurn } from '../port/plans.ts'
import type { OpenedTable, TablePort } from '../port/port.ts'
import { settings } from '../settings/settings.svelte.ts'
import { doerOf, lastDoer } from '../story/doer.ts'
import { forcedLines } from '../story/forced.ts'
import { Story } from '../story/story.ts'
import type { Stretch } from '../story/voice.ts'
import type { BoardProps, Seat, StoryLine } from '../table/contract.ts'
import type { GameTable } from '../table/game.ts'
import { spokenSeats } from '../table/wording.ts'
import { startThread } from '../threads/start.ts'
import { Adviser } from './adviser.ts'
import { Drawn } from './drawn.svelte.ts'
import { Sitting } from './sitting.ts'
import type { Situation, Turn } from './situation.ts'

/** A table on the screen: the sitting, what is drawn of it now, and what can be done. */
export class TableSession {
  readonly game: Game
  readonly table: GameTable
  /** The story of the game in words. */
  readonly words: GameStory
  /** What only a table with others has. */
  readonly house: House | null
  readonly sitting: Sitting
  readonly acting: TableActing
  /** The board as it is on the page. */
  readonly drawn: Drawn
  /** The part of the story that lies open on a sheet of its own: whoever listens reads it there. */
  recited = $state.raw<Stretch | null>(null)
  readonly #player: Player
  readonly #teller: Story
  #situation = $state.raw<Situation>() as Situation
  /** Through whose eyes it was seen when that began: the device is passed when everything is shown. */
  #eyes = $state.raw(0)
  /** The moment that is being shown on the way to the present. */
  #playing = $state.raw<Playing | null>(null)

  constructor(game: Game, words: GameStory, table: GameTable, opened: OpenedTable, port: TablePort) {
    this.game = game
    this.table = table
    this.words = words
    this.house = port.house
    this.drawn = new Drawn(game, frameDone)
    this.#teller = new Story(words, table)
    this.#player = new Player({
      stage: new PageStage(),
      flights: ({ entry, state }) => table.flights(entry, state, this.seats),
      holds: ({ entry }) => table.holds?.(entry) ?? 0,
      pace: (own) => paceOf(settings.speed, own, matchMedia('(prefers-reduced-motion: reduce)').matches),
      draw: (playing) => {
        this.#playing = playing
      },
      drawn: async () => {
        await tick()
        await this.drawn.caughtUp()
        await tick()
      },
      wait,
      free: async () => {
        while (document.querySelector('dialog[data-reading]:modal') !== null) await wait(LOOK)
      },
    })
    let began = false
    this.sitting = new Sitting(game, opened, port, {
      drafts: new DeviceDrafts(),
      ...(port.house !== null && { plans: new DevicePlans() }),
      adviser: new Adviser(new WorkerThinker(() => startThread('mind'))),
      confirms: () => settings.confirm,
      changed: (situation) => {
        this.#situation = situation
        // What was still to be shown was seen through other eyes: behind the curtain nothing of it may lie.
        if (situation.curtain !== null) this.#player.skip()
      },
      happened: (beats, own) => {
        // What others did while the screen was loaded is seen with the first position.
        const before = began ? this.view : null
        if (before === null) return
        if (this.#playing === null) this.#eyes = this.#situation.viewer
        this.#player.play(beats, own, before)
      },
    })
    this.#situation = this.sitting.situation
    began = true
    this.acting = new TableActing(this)
  }

  get situation(): Situation {
    return this.#situation
  }

  /** The same while nobody changes places: what speaks of them is not worded again at every move. */
  readonly #seated = $derived(this.#situation.seats)
  /** Who sits there; whoever has no name of one's own is called "you" in the language of the screen. */
  readonly seats: readonly Seat[] = $derived(spokenSeats(this.#seated, settings.language))

  /** What others do is being shown, or about to be; whoever does not want to wait skips it. */
  get watching(): boolean {
    return this.#playing !== null && (!this.#playing.own || this.#playing.left > 0)
  }

  /** What has just happened on the board, while it is shown. */
  get happening(): LogEntry | null {
    return this.#playing?.entry ?? null
  }

  /** The position that is drawn; null before the first. */
  get view(): AnyState | null {
    const { visit, turn, position } = this.#situation
    if (visit !== null) return visit.position
    if (this.#playing !== null) return this.#playing.state
    if (turn !== null) return turn.sent ? turn.state : turn.moment.state
    return position
  }

  /** The story as it is on the page, oldest line first. */
  get story(): readonly StoryLine[] {
    return this.drawn.story
  }

  /** A line of it for those who listen. */
  spoken(line: StoryLine): string {
    return this.#teller.spoken(line, { seats: this.seats, language: settings.language })
  }

  /** What a prepared turn would bring, in words. */
  foretold({ told }: PlannedTurn): readonly StoryLine[] {
    return new Story(this.words, this.table).tell([], told, {
      seats: this.seats,
      language: settings.language,
    })
  }

  /** The story so far; what is still to be shown is not yet told. */
  readonly #story: readonly StoryLine[] = $derived.by(() => {
    const { told, turn } = this.#situation
    const left = this.#playing?.left ?? 0
    const seen = left === 0 ? told : told.slice(0, told.length - left)
    return this.#teller.tell(seen, left === 0 ? (turn?.told ?? []) : [], {
      seats: this.seats,
      language: settings.language,
    })
  })

  /** Whose doing is being shown. */
  get #doer(): number | null {
    return this.happening === null ? null : doerOf(this.#story, this.happening)
  }

  /** What a person here has just done without any choice, in words; '' if nothing. */
  readonly forced: string = $derived.by(() => {
    const { forced, mine } = this.#situation
    const { isDeed } = this.table
    if (forced === null || isDeed === undefined || this.watching) return ''
    return forcedLines(this.#story, forced, mine, isDeed)
      .map((line) => this.spoken(line))
      .join(' ')
  })

  /** Everything the board is to draw; null before the first position. */
  readonly #board: BoardProps | null = $derived.by(() => {
    const { view } = this
    if (view === null) return null
    const { due, decision, viewer, told, visit, turn } = this.#situation
    const idle = visit !== null || this.watching
    const left = this.#playing?.left ?? 0
    return {
      view,
      preview: idle || this.#playing !== null ? null : this.acting.preview,
      seat: Math.max(0, this.#playing === null ? viewer : this.#eyes),
      seats: this.seats,
      due: this.watching
        ? (this.#doer ?? lastDoer(this.#story) ?? due)
        : turn?.planned === true
          ? turn.seat
          : due,
      decision: turn?.moment.decision ?? decision,
      targets: idle ? NO_TARGETS : this.acting.targets,
      log: happened(told, turn, left),
      language: settings.language,
    }
  })

  /** Lets the page follow what happens; called where the table is set up. */
  follow(): void {
    const board = this.#board
    if (board !== null) this.drawn.follow({ board, story: this.#story })
  }

  /** Somebody acts: the bar answers first. */
  answer(): void {
    this.drawn.wait()
    for (const part of this.table.later ?? []) void part.load()
  }

  /** Shows the present at once. */
  skip(): void {
    this.#player.skip()
  }

  close(): void {
    this.#player.skip()
    this.sitting.close()
  }
}

/** What has happened in the position that is drawn, with what the turn under way has done so far. */
function happened(told: readonly LogEntry[], turn: Turn | null, left: number): readonly LogEntry[] {
  if (left > 0) return told.slice(0, told.length - left)
  return turn === null || turn.seen === 0 ? told : told.concat(turn.told.slice(0, turn.seen))
}

/** How often it is looked whether somebody still reads. */
const LOOK = 150

function wait(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds))
}

const NO_TARGETS: BoardProps['targets'] = new Map()
