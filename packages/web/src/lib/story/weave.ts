import type { StoryLine, Token } from '../table/contract.ts'

type Part = StoryLine['parts'][number]

/** Messages are text; pieces travel through them as marks and are woven in afterwards. */
const MARK = /\ue000(\d+)\ue000/

export class Weave {
  readonly #pieces: (readonly Token[])[] = []

  /** A mark that stands for these pieces in a message. */
  put(...tokens: readonly Token[]): string {
    this.#pieces.push(tokens)
    return `\ue000${this.#pieces.length - 1}\ue000`
  }

  /** The message with its pieces: text and tokens in turn. */
  parts(text: string): Part[] {
    return text
      .split(MARK)
      .flatMap((part, at): readonly Part[] => (at % 2 === 0 ? [part] : this.#pieces[Number(part)]))
      .filter((part) => part !== '')
  }
}
