import { type ChildProcess, spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import type { Bot } from '@chronik/bots'
import {
  type AnyState,
  advance,
  clone,
  decider,
  type Game,
  type Move,
  MoveList,
  toJson,
} from '@chronik/kernel'
import { Failure } from '../command.ts'

const running = new Map<string, ProgramLine>()

/** A program that reads a position per line and answers with a move: see docs/protocol.md. */
export class ProgramBot implements Bot<AnyState> {
  readonly #game: Game
  readonly #line: ProgramLine
  readonly #moves = new MoveList()

  constructor(game: Game, command: string) {
    this.#game = game
    const known = running.get(command) ?? new ProgramLine(command)
    running.set(command, known)
    this.#line = known
  }

  async choose(view: AnyState): Promise<Move> {
    const seat = decider(view)
    const position = clone(this.#game, view)
    advance(this.#game, position, null, this.#moves, seat)
    const moves = this.#moves.toArray().map((move) => this.#game.notation.format(move))
    const answer = await this.#line.ask({
      op: 'move',
      game: this.#game.id,
      seat,
      view: toJson(this.#game, view),
      moves,
    })
    const move = this.#game.notation.parse(answer)
    if (typeof move !== 'number' || !this.#moves.has(move)) {
      throw new Failure(
        `The program answered "${answer.slice(0, 80)}", which is not possible. Possible: ${moves.join(', ')}`,
      )
    }
    return move
  }
}

/** One program at the other end of a pair of pipes; questions are answered in order. */
class ProgramLine {
  readonly #child: ChildProcess
  readonly #waiting: { answer(text: string): void; fail(error: Error): void }[] = []

  constructor(command: string) {
    this.#child = spawn(command, { shell: true, stdio: ['pipe', 'pipe', 'inherit'] })
    this.#child.unref()
    if (this.#child.stdout === null) throw new Failure(`"${command}" cannot be started.`)
    createInterface({ input: this.#child.stdout }).on('line', (line) => this.#waiting.shift()?.answer(line))
    const gone = () => {
      for (const { fail } of this.#waiting.splice(0))
        fail(new Failure(`"${command}" ended without an answer.`))
    }
    this.#child.on('exit', gone)
    this.#child.on('error', gone)
  }

  async ask(question: object): Promise<string> {
    const line = await new Promise<string>((answer, fail) => {
      this.#waiting.push({ answer, fail })
      this.#child.stdin?.write(`${JSON.stringify(question)}\n`, (error) => {
        if (error) fail(new Failure('The program no longer listens.'))
      })
    })
    const reply: unknown = JSON.parse(line)
    if (typeof reply === 'object' && reply !== null && 'move' in reply && typeof reply.move === 'string')
      return reply.move
    throw new Failure(`The program answered ${line.slice(0, 80)}; expected {"move": "..."}.`)
  }
}
