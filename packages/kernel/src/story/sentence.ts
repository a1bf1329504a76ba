import { LANGUAGES, type Language, type Name } from '../language.ts'

/**
 * What is said in German, English and Dutch. A blank in braces takes a value of the log entry or of the
 * teller, a choice takes one of its alternatives by that value:
 *
 * - `{who}`: whoever did it; `{who:nimmst|nimmt}`: you | somebody else [| several [| several with you]];
 * - `{@from}`: the seat in `from` by name; `{@from:dir|{@from}}` as above;
 * - `{cube}`: a word of the game, as a piece where it is one, else by its name; a number as it is;
 * - `{cube!}`: the same piece, spoken without an article; `{what*amount}`: so many of a piece;
 * - `{cards:Karte|Karten}`: one | other, or none | one | other, by number;
 * - `{cost: für {cost}|}`: if there is any | if there is none; also for texts, and for what is hidden.
 */
export type Sentence = Name

/** A blank: the name of its value and how it is shown. */
export interface Blank {
  readonly name: string
  readonly person: boolean
  readonly bare: boolean
  /** The value that counts it. */
  readonly amount: string | null
}

export type Node = string | { readonly blank: Blank; readonly choices: readonly (readonly Node[])[] | null }

const BLANK = /^(@?)([a-z][A-Za-z]*)(?:\*([a-z][A-Za-z]*))?(!?)$/

const read = new WeakMap<Sentence, readonly (readonly Node[])[]>()

/** A sentence taken apart, in a language. Each is read once, and asks for the same values in all of them. */
export function nodesOf(sentence: Sentence, language: Language): readonly Node[] {
  let nodes = read.get(sentence)
  if (nodes === undefined) {
    nodes = sentence.map((text) => new Reader(text).all())
    const [de, en, nl] = nodes.map(blanksIn)
    if (de !== en || de !== nl)
      throw new Error(`the sentence "${inLanguage(sentence, 'en')}" asks for ${[de, en, nl].join(' / ')}`)
    read.set(sentence, nodes)
  }
  return nodes[LANGUAGES.indexOf(language)]
}

/** What is said in a language. */
export function inLanguage(sentence: Sentence, language: Language): string {
  return sentence[LANGUAGES.indexOf(language)]
}

/** A phrase of text alone, outside a story. */
export function phraseIn(
  sentence: Sentence,
  language: Language,
  values: { readonly [blank: string]: string } = {},
): string {
  return inLanguage(sentence, language).replaceAll(
    /\{(\w+)\}/g,
    (blank, name: string) => values[name] ?? blank,
  )
}

/** The names of the values that are asked for, each once. */
function blanksIn(nodes: readonly Node[]): string {
  return [...new Set(nodes.flatMap(namesIn))].sort().join(', ')
}

function namesIn(node: Node): readonly string[] {
  if (typeof node === 'string') return []
  const { blank, choices } = node
  const own = blank.amount === null ? [blank.name] : [blank.name, blank.amount]
  return [...own, ...(choices ?? []).flatMap((nodes) => nodes.flatMap(namesIn))]
}

class Reader {
  readonly #text: string
  #at = 0

  constructor(text: string) {
    this.#text = text
  }

  all(): readonly Node[] {
    const nodes = this.#until('')
    if (this.#at < this.#text.length) throw this.#broken('a brace too many')
    return nodes
  }

  /** Text and blanks up to one of these characters, which stays unread. */
  #until(ends: string): Node[] {
    const nodes: Node[] = []
    let from = this.#at
    const keepText = () => {
      if (this.#at > from) nodes.push(this.#text.slice(from, this.#at))
    }
    for (; this.#at < this.#text.length; this.#at++) {
      const here = this.#text[this.#at]
      if (here === '}' || ends.includes(here)) break
      if (here !== '{') continue
      keepText()
      this.#at++
      nodes.push(this.#blank())
      from = this.#at + 1
    }
    keepText()
    return nodes
  }

  #blank(): Node {
    const from = this.#at
    while (this.#at < this.#text.length && !':}'.includes(this.#text[this.#at])) this.#at++
    const blank = this.#blankOf(this.#text.slice(from, this.#at))
    if (this.#text[this.#at] !== ':') return this.#closed({ blank, choices: null })
    const choices: Node[][] = []
    do {
      this.#at++
      choices.push(this.#until('|'))
    } while (this.#text[this.#at] === '|')
    if (choices.length < 2) throw this.#broken('a choice with one alternative')
    return this.#closed({ blank, choices })
  }

  #closed(node: Node): Node {
    if (this.#text[this.#at] !== '}') throw this.#broken('a brace that is not closed')
    return node
  }

  #blankOf(text: string): Blank {
    const found = BLANK.exec(text)
    if (found === null) throw this.#broken(`"${text}" is no blank`)
    const [, person, name, amount = null, bare] = found
    return { name, person: person !== '' || name === 'who', bare: bare !== '', amount }
  }

  #broken(why: string): Error {
    return new Error(`the sentence "${this.#text}" has ${why}`)
  }
}
