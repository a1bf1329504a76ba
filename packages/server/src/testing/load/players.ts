// People who play at many tables over real sockets: `players.ts <addresses> <tables> <moves per second or 0> <seconds>`.
// Says a line when everybody sits, waits for a line, plays, and says what came of it.
import { type AnyState, FastRandom, type Game, TentativeTurn } from '@chronik/kernel'
import { Position, type ServerFrame } from '@chronik/protocol'
import { village } from '@chronik/village'
import type { WebSocket } from 'ws'
import { Latencies } from './latencies.ts'
import { Pace } from './pace.ts'
import { playFor } from './playing.ts'
import { connect, inParallel, newMatch, newPerson, type Person, peopleFor } from './visitors.ts'

const PLAYERS = 2
const game = village as unknown as Game
const box = game.open({ players: PLAYERS })

/** When a move was sent: by table and deed. */
const sent = new Map<string, number>()
const acknowledged = new Latencies()
const broadcast = new Latencies()
let refused = 0
let running = false
/** Matches that are not over. */
let open = 0
const allOver = Promise.withResolvers<void>()

class Player {
  readonly #socket: WebSocket
  readonly #table: string
  readonly #seat: number
  readonly #pace: Pace
  readonly #random: FastRandom
  readonly #view: AnyState = game.blank(box)
  readonly #position = new Position()
  readonly #seated = Promise.withResolvers<void>()
  #seq = -1
  #sentAt = 0
  #due = false

  constructor(socket: WebSocket, table: string, seat: number, pace: Pace, seed: number) {
    this.#socket = socket
    this.#table = table
    this.#seat = seat
    this.#pace = pace
    this.#random = new FastRandom(seed)
    socket.on('message', (data: Buffer) => this.#hear(JSON.parse(data.toString()) as ServerFrame))
  }

  async sit(): Promise<void> {
    this.#socket.send(JSON.stringify({ type: 'watch', table: this.#table, seen: null }))
    await this.#seated.promise
  }

  play(): void {
    if (this.#due && running) this.#pace.go(() => this.#move())
  }

  #move(): void {
    if (!running) return
    const turn = new TentativeTurn(game, this.#view, this.#seat)
    do {
      const { moves } = turn
      turn.play(moves[this.#random.below(moves.length)])
    } while (turn.stop === 'choice' && turn.series.length < 90)
    const moves = turn.series.map((move) => game.notation.format(move))
    const request = crypto.randomUUID()
    this.#due = false
    this.#sentAt = performance.now()
    sent.set(`${this.#table} ${this.#seq + 1}`, this.#sentAt)
    this.#socket.send(JSON.stringify({ type: 'submit', table: this.#table, seq: this.#seq, request, moves }))
  }

  #hear(frame: ServerFrame): void {
    if (frame.type === 'played') acknowledged.add(performance.now() - this.#sentAt)
    if (frame.type === 'refused') refused++
    if (frame.type !== 'update') return
    this.#position.take(frame)
    this.#view.mem.set(this.#position.memory)
    this.#seq = frame.seq
    this.#seated.resolve()
    this.#due = !frame.turn.over && frame.turn.seat === this.#seat
    this.#arrived(frame.seq)
    if (frame.turn.over && this.#seat === 0 && --open === 0) allOver.resolve()
    this.play()
  }

  /** A move is told when it has come to the last of the table. */
  #arrived(seq: number): void {
    const key = `${this.#table} ${seq}`
    const at = sent.get(key)
    if (at === undefined) return
    if (at < 0) {
      broadcast.add(performance.now() + at)
      sent.delete(key)
    } else sent.set(key, -at)
  }
}

const [list, tables, rate, seconds] = process.argv.slice(2)
/** Of several servers each gets its share of people, and those at one table are connected to different ones. */
const addresses = list.split(',')
const at = (index: number) => addresses[index % addresses.length]
const count = Number(tables)
open = count
const pace = new Pace(Number(rate) === 0 ? null : Number(rate))
const people: Person[] = await inParallel(peopleFor(count, PLAYERS), 8, (index) =>
  newPerson(at(index), `Player ${index}`),
)
const players = await inParallel(count, 8, async (index) => {
  const seated = Array.from(
    { length: PLAYERS },
    (_, seat) => people[(index * PLAYERS + seat) % people.length],
  )
  const table = await newMatch(at(index), game.id, seated)
  const sitting: Player[] = []
  for (const [seat, person] of seated.entries()) {
    const player = new Player(
      await connect(at(index + seat), person),
      table,
      seat,
      pace,
      index * PLAYERS + seat,
    )
    await player.sit()
    sitting.push(player)
  }
  return sitting
})
await playFor(
  Number(seconds),
  allOver.promise,
  () => {
    running = true
    for (const player of players.flat()) player.play()
  },
  () => {
    running = false
    return { acknowledged, broadcast, refused }
  },
)
