import { type Language, nameOf } from '../language.ts'
import type { LogEntry } from '../log.ts'
import type { Act } from './act.ts'
import { type Cast, calledIn, listed, type People, type Person, personAt } from './cast.ts'
import { type Blank, type Node, nodesOf, type Sentence } from './sentence.ts'
import {
  type GameStory,
  ruleBehind,
  type StoryLine,
  type Tale,
  tellingOf,
  type Value,
  type Values,
} from './story.ts'
import type { Part, Parts } from './token.ts'

const FOR_COST: Sentence = [' für {cost}', ' for {cost}', ' voor {cost}']

/** An act as a line of the story. */
export function lineOf(story: GameStory, act: Act, cast: Cast): StoryLine {
  return new Line(story, act, cast).told()
}

class Line implements Tale {
  readonly act: Act
  readonly language: Language
  readonly #story: GameStory
  readonly #cast: Cast
  /** Costs and gains that no blank has asked for are told at the end. */
  readonly #untold = new Set(['cost', 'gain'])

  constructor(story: GameStory, act: Act, cast: Cast) {
    this.#story = story
    this.#cast = cast
    this.act = act
    this.language = cast.language
  }

  get memory(): unknown {
    return this.act.memory
  }

  told(): StoryLine {
    const { act } = this
    const { head, more, told } = act
    const telling = tellingOf(this.#story, head.code)
    if (telling === null) throw new Error(`nobody tells of "${head.code}"`)
    const said = typeof telling.say === 'function' ? telling.say(head, this) : this.say(telling.say)
    const rule = ruleBehind(this.#story, head)
    const line = { seat: head.seat ?? null, parts: this.#ended(said), about: [head, ...more], told }
    return rule === undefined ? line : { ...line, rule }
  }

  // Tellers take these apart, so they are bound.
  readonly say = (sentence: Sentence, values: Values = {}): Parts => {
    // A teller that has words of its own for them has told them.
    for (const name of this.#untold) if (Object.hasOwn(values, name)) this.#untold.delete(name)
    return joined(this.#fill(nodesOf(sentence, this.language), values))
  }

  readonly name = (word: string): string => nameOf(word, this.language, this.#story.names)

  readonly list = (texts: readonly string[]): string => listed(this.language, texts)

  readonly colour = (seat: number): string =>
    this.#cast.seats[seat]?.colour ?? this.#story.strangers?.colour(seat, this.memory) ?? ''

  readonly people = (...seats: readonly number[]): People => ({ people: seats })

  #person(seat: number): Person {
    return personAt(this.#story, this.#cast, seat)
  }

  #ended(said: Parts): Parts {
    const parts = [...said]
    const last = parts.at(-1)
    const stop = typeof last === 'string' ? (/[.!?]$/.exec(last)?.[0] ?? '') : ''
    if (typeof last === 'string' && stop !== '') parts[parts.length - 1] = last.slice(0, -1)
    if (this.#untold.has('cost') && this.act.cost.length > 0) parts.push(...this.say(FOR_COST))
    if (this.#untold.has('gain') && this.act.gain.length > 0) parts.push(': ', ...this.act.gain)
    return capital(joined([...parts, stop === '' ? '.' : stop]))
  }

  #fill(nodes: readonly Node[], values: Values): Part[] {
    return nodes.flatMap((node): readonly Part[] => {
      if (typeof node === 'string') return [node]
      const { blank, choices } = node
      const value = this.#value(blank, values)
      if (choices === null) return this.#show(blank, value)
      return this.#fill(choices[this.#chosen(value, choices.length)], values)
    })
  }

  /** Whether a value was hidden from whoever reads is no fault: it is undefined. */
  #value({ name, person, amount }: Blank, values: Values): Value {
    const value = this.#plain(name, values)
    if (person && typeof value === 'number') return { people: [value] }
    if (amount === null || typeof value !== 'string') return value
    return [{ piece: value, amount: Number(this.#plain(amount, values)) }]
  }

  #plain(name: string, values: Values): Value {
    if (Object.hasOwn(values, name)) return values[name]
    if (name === 'who') return this.act.head.seat
    if (name === 'cost' || name === 'gain') {
      this.#untold.delete(name)
      return this.act[name]
    }
    return (this.act.head as LogEntry & { readonly [name: string]: Value })[name]
  }

  #chosen(value: Value, choices: number): number {
    const last = choices - 1
    if (value === undefined || value === '' || value === false) return last
    if (typeof value === 'number') return value === 1 ? choices - 2 : value === 0 && choices === 3 ? 0 : last
    if (typeof value !== 'object') return 0
    if (!('people' in value)) return value.length === 0 ? last : 0
    if (value.people.length > 1) return choices === 4 && !this.#withYou(value) ? 2 : last
    return this.#person(value.people[0]).you === true ? 0 : 1
  }

  #withYou({ people }: People): boolean {
    return people.some((seat) => this.#person(seat).you === true)
  }

  #show({ name, bare }: Blank, value: Value): readonly Part[] {
    switch (typeof value) {
      case 'number':
        return [`${value}`]
      case 'string':
        return this.#word(value, bare)
      case 'object':
        if ('people' in value) return [this.#names(value)]
        return bare ? value.map(bared) : value
      default:
        throw new Error(`"${this.act.head.code}" is told with {${name}}, which is ${value}`)
    }
  }

  #word(word: string, bare: boolean): readonly Part[] {
    if (!Object.hasOwn(this.#story.pieces, word)) return [this.name(word)]
    return [bare ? { piece: word, bare: true } : { piece: word }]
  }

  #names({ people }: People): string {
    return listed(
      this.language,
      people.map((seat) => calledIn(this.language, this.#person(seat))),
    )
  }
}

function bared(part: Part): Part {
  return typeof part === 'string' ? part : { ...part, bare: true }
}

/** Neighbouring texts are one text. */
function joined(parts: Parts): Part[] {
  const joined: Part[] = []
  for (const part of parts) {
    const last = joined.at(-1)
    if (part === '') continue
    if (typeof part === 'string' && typeof last === 'string') joined[joined.length - 1] = last + part
    else joined.push(part)
  }
  return joined
}

/** A line begins with a capital letter, and so does a sentence within it. */
function capital(parts: Part[]): Parts {
  return parts.map((part, at) => {
    if (typeof part !== 'string') return part
    const inside = part.replaceAll(/(?<=[a-zäöüß]{2}[.!?] )\p{Ll}/gu, (letter) => letter.toUpperCase())
    return at === 0 ? `${inside.charAt(0).toUpperCase()}${inside.slice(1)}` : inside
  })
}
