import { parseArgs } from 'node:util'
import type { Game } from '@chronik/kernel'
import type { GameStory } from '@chronik/kernel/story'
import type { Offer } from './games.ts'

/** Where a command runs: the games on offer and the folder of the repository. */
export interface House {
  readonly games: readonly Offer[]
  readonly root: string
}

/** One option of a command; without `value` it is a switch. */
export interface CommandOption {
  readonly value?: string
  readonly help: string
}

export interface Command {
  readonly name: string
  /** What stands behind the name, e.g. `<record> [options]`. */
  readonly usage: string
  readonly about: string
  /** What each positional argument is, all of them required. */
  readonly positionals: readonly string[]
  readonly options: { readonly [name: string]: CommandOption }
  /** Resolves to the exit code. */
  run(args: Arguments, house: House): Promise<number>
}

/** The command was called wrongly: told in a sentence, exit code 2. */
export class UsageError extends Error {
  constructor(message: string) {
    super(message)
    this.name = 'UsageError'
  }
}

/** Something outside is not as it should be: told in a sentence, exit code 1. */
export class Failure extends Error {
  constructor(message: string) {
    super(message)
    this.name = 'Failure'
  }
}

/** The arguments of a command, read and checked on demand. */
export class Arguments {
  readonly positionals: readonly string[]
  readonly #values: { readonly [name: string]: unknown }

  constructor(command: Command, args: readonly string[]) {
    const options = Object.fromEntries(
      Object.entries({ ...command.options, ...EVERYWHERE }).map(([name, { value }]) => [
        name,
        { type: value === undefined ? ('boolean' as const) : ('string' as const) },
      ]),
    )
    try {
      const parsed = parseArgs({ args: [...args], options, allowPositionals: true })
      this.#values = parsed.values
      this.positionals = parsed.positionals
    } catch (error) {
      throw new UsageError(
        error instanceof Error ? error.message.replace(/ To specify a pos[\s\S]*$/, '') : '',
      )
    }
    if (!this.flag('help') && this.positionals.length !== command.positionals.length) {
      const expected = command.positionals.map((name) => `<${name}>`).join(' ') || 'no argument'
      throw new UsageError(`Expected ${expected}, found ${this.positionals.join(' ') || 'nothing'}.`)
    }
  }

  flag(name: string): boolean {
    return this.#values[name] === true
  }

  text(name: string): string | undefined {
    const value = this.#values[name]
    return typeof value === 'string' ? value : undefined
  }

  required(name: string): string {
    const value = this.text(name)
    if (value === undefined) throw new UsageError(`--${name} is missing.`)
    return value
  }

  number(name: string, min: number, max: number): number | undefined {
    const value = this.text(name)
    if (value === undefined) return undefined
    if (/^-?\d{1,15}$/.test(value) && Number(value) >= min && Number(value) <= max) return Number(value)
    throw new UsageError(`--${name} expects a whole number from ${min} to ${max}, found "${value}".`)
  }
}

const EVERYWHERE: { readonly [name: string]: CommandOption } = {
  json: { help: 'print JSON, for machines' },
  help: { help: 'show this help' },
}

export function helpOf(command: Command): string {
  const options = Object.entries({ ...command.options, ...EVERYWHERE }).map(
    ([name, { value, help }]) => [`--${name}${value === undefined ? '' : ` ${value}`}`, help] as const,
  )
  return `Usage: chronik ${command.name}${command.usage === '' ? '' : ` ${command.usage}`}\n\n${command.about}\n\nOptions:\n${table(options)}`
}

/** Two columns, the first as wide as it must be. */
export function table(lines: readonly (readonly [string, string])[]): string {
  const width = Math.max(...lines.map(([left]) => left.length))
  return lines.map(([left, right]) => `  ${left.padEnd(width)}  ${right}\n`).join('')
}

export function print(text: string): void {
  process.stdout.write(text.endsWith('\n') ? text : `${text}\n`)
}

export function printJson(value: unknown): void {
  print(JSON.stringify(value))
}

/** The game of this name, or what is on offer instead. */
export function gameNamed(house: House, id: string): Promise<Game> {
  return offerNamed(house, id).load()
}

/** The story of the game of this name. */
export function storyNamed(house: House, id: string): Promise<GameStory> {
  return offerNamed(house, id).story()
}

function offerNamed(house: House, id: string): Offer {
  const offer = house.games.find((one) => one.id === id)
  if (offer !== undefined) return offer
  const offered = house.games.map((one) => one.id).join(', ') || 'none yet'
  throw new UsageError(`There is no game "${id}". Games: ${offered}.`)
}
