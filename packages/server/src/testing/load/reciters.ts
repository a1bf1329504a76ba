// People who know their moves by heart: `reciters.ts <addresses> <tables> <moves per second or 0> <seconds> <seed>`.
// Every match at the server has this seed, so what they play was found out before they sat down: they read no more of
// a frame than its first words, and nearly all the work is the server's. Says a line when everybody sits, waits for a
// line, plays, and says what came of it.
import type { Game } from '@chronik/kernel'
import { village } from '@chronik/village'
import type { WebSocket } from 'ws'
import { Latencies } from './latencies.ts'
import { Pace } from './pace.ts'
import { playFor } from './playing.ts'
import { type ScriptLine, scriptOf } from './script.ts'
import { connect, inParallel, newMatch, newPerson, peopleFor } from './visitors.ts'

const PLAYERS = 2
/** Different matches that are played. */
const SCRIPTS = 24
const game = village as unknown as Game

const UPDATE = '{"type":"update"'
const PLAYED = '{"type":"played"'
const REFUSED = '{"type":"refused"'
/** As far as the number of the deed in an update. */
const HEAD = 120
const SEQ = /"seq":(\d+)/

const acknowledged = new Latencies()
const broadcast = new Latencies()
let refused = 0
let running = false
let requests = 0
/** Matches that are still to end until it is enough: with few left, nobody keeps the server busy. */
let open = 0
const enough = Promise.withResolvers<void>()

/** A table at which everybody recites the same match. */
class Recital {
  readonly #table: string
  readonly #script: readonly ScriptLine[]
  readonly #sockets: WebSocket[] = []
  readonly #pace: Pace
  readonly #seated = Promise.withResolvers<void>()
  /** How many have seen the last deed. */
  #seen = 0
  #seq = 0
  #sentAt = 0

  constructor(table: string, script: readonly ScriptLine[], pace: Pace) {
    this.#table = table
    this.#script = script
    this.#pace = pace
  }

  async sit(socket: WebSocket): Promise<void> {
    this.#sockets.push(socket)
    socket.on('message', (data: Buffer) => this.#hear(data))
    socket.send(JSON.stringify({ type: 'watch', table: this.#table, seen: null }))
    if (this.#sockets.length === PLAYERS) await this.#seated.promise
  }

  play(): void {
    this.#pace.go(() => this.#move())
  }

  #move(): void {
    const line = this.#script[this.#seq]
    if (!running || line === undefined) return
    this.#seen = 0
    this.#sentAt = performance.now()
    const { moves } = line
    const request = `by-heart-${requests++}`
    this.#sockets[line.seat].send(
      JSON.stringify({ type: 'submit', table: this.#table, seq: this.#seq, request, moves }),
    )
  }

  #hear(data: Buffer): void {
    const head = data.toString('latin1', 0, HEAD)
    if (head.startsWith(PLAYED)) acknowledged.add(performance.now() - this.#sentAt)
    else if (head.startsWith(REFUSED)) {
      refused++
      console.error(data.toString())
    }
    if (!head.startsWith(UPDATE)) return
    this.#seq = Number(SEQ.exec(head)?.[1])
    if (++this.#seen < PLAYERS) return
    this.#seated.resolve()
    if (!running) return
    broadcast.add(performance.now() - this.#sentAt)
    if (this.#seq === this.#script.length && --open === 0) enough.resolve()
    this.play()
  }
}

const [list, tables, rate, seconds, seed] = process.argv.slice(2)
const addresses = list.split(',')
const at = (index: number) => addresses[index % addresses.length]
const count = Number(tables)
open = Math.ceil(count / 2)
const pace = new Pace(Number(rate) === 0 ? null : Number(rate))
const scripts = Array.from({ length: SCRIPTS }, (_, choices) => scriptOf(game, PLAYERS, seed, choices))
const people = await inParallel(peopleFor(count, PLAYERS), 8, (index) =>
  newPerson(at(index), `Player ${index}`),
)
const recitals = await inParallel(count, 8, async (index) => {
  const seated = Array.from(
    { length: PLAYERS },
    (_, seat) => people[(index * PLAYERS + seat) % people.length],
  )
  const table = await newMatch(at(index), game.id, seated)
  const recital = new Recital(table, scripts[index % SCRIPTS], pace)
  for (const [seat, person] of seated.entries()) await recital.sit(await connect(at(index + seat), person))
  return recital
})
await playFor(
  Number(seconds),
  enough.promise,
  () => {
    running = true
    for (const recital of recitals) recital.play()
  },
  () => {
    running = false
    return { acknowledged, broadcast, refused }
  },
)
