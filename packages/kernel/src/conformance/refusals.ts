import { decision, explain } from '../engine.ts'
import { type AnyState, copyInto } from '../game.ts'
import { blanksOf, hasWords, LANGUAGES, tell } from '../language.ts'
import type { Move, MoveKind } from '../move.ts'
import type { Refusal } from '../refusal.ts'
import { difference } from './cells.ts'
import { fail, guard } from './finding.ts'
import type { Trial } from './trial.ts'

/** Every listed move and every well-formed one is read again from its own notation. */
export function checkNotation<S extends AnyState>(trial: Trial<S>, moves: readonly Move[]): void {
  const { notation } = trial.game
  for (const move of moves) {
    const text = notation.format(move)
    const read = notation.parse(text)
    if (read === move) continue
    const found = typeof read === 'number' ? `"${notation.format(read)}"` : `expected ${read.expected}`
    fail('notation', `"${text}" is not read as the move it stands for: ${found}`)
  }
}

/** What is not listed is refused by a rule, in words of every language, and nothing changes. */
export function checkRefusals<S extends AnyState>(trial: Trial<S>, moves: readonly Move[]): void {
  const { game, state, spare, cells, seat, coverage } = trial
  copyInto(spare, state)
  for (const move of trial.moves.toArray()) {
    const refused = explain(game, state, seat, move, trial.moves)
    if (refused !== null) fail('legal', `"${trial.format(move)}" is listed and refused: ${refused.code}`)
  }
  for (const move of moves) {
    const text = trial.format(move)
    const refused = guard('refusal', `refusing "${text}"`, () =>
      explain(game, state, seat, move, trial.moves),
    )
    if (refused === null) fail('refusal', `"${text}" is not listed and not refused`)
    const changed = difference(cells, spare.mem, state.mem)
    if (changed !== null) fail('refusal', `refusing "${text}" changes the position: ${changed}`)
    coverage.refusals.add(refused.code)
    if (refused.rule === undefined) fail('refusal', `"${text}" is refused as ${refused.code} by no rule`)
    checkWords(trial, refused, text)
  }
  const other = explain(game, state, (seat + 1) % (trial.box.players + 1), trial.moves.at(0), trial.moves)
  if (other === null) fail('refusal', `another seat may make the move of seat ${seat}`)
}

function checkWords<S extends AnyState>(trial: Trial<S>, refused: Refusal, text: string): void {
  const { refusals, names } = trial.game
  if (!hasWords(refused.code, refusals))
    fail('refusal', `"${text}" is refused as ${refused.code}, which lacks words in some language`)
  for (const language of LANGUAGES) {
    const blank = /\{\w+[:}]/.exec(tell(refused, language, refusals))
    if (blank !== null)
      fail('refusal', `"${text}" is refused as ${refused.code}, whose ${language} words miss ${blank[0]}`)
    const told = blanksOf(refusals[language][refused.code] ?? '')
    for (const [parameter, word] of Object.entries(refused.params ?? {})) {
      if (typeof word !== 'string' || names[language][word] !== undefined) continue
      if (trial.vocabulary.has(word) || (told.includes(parameter) && CODE_WORD.test(word)))
        fail('refusal', `"${text}" is refused as ${refused.code}, and "${word}" has no name in ${language}`)
    }
  }
  for (const [parameter, amount] of Object.entries(refused.params ?? {})) {
    if (typeof amount === 'number' && (amount < 0 || (amount === 0 && parameter === 'missing')))
      fail('refusal', `"${text}" is refused as ${refused.code}, and ${parameter} is ${amount}`)
  }
}

/** A word of the code, such as `own-turn`, that nobody should read at the table. */
const CODE_WORD = /^[a-z]+(-[a-z0-9]+)+$/

/** Moves one might try and cannot make now: legal earlier, or well-formed and made up. */
export function unlistedMoves<S extends AnyState>(trial: Trial<S>): Move[] {
  const { game, moves, random, earlier, state } = trial
  const found = new Set<Move>()
  const near = [...(decision(game, state)?.kinds ?? []), ...(game.beside?.kinds ?? [])]
  const tries = trial.full ? 60 : 12
  for (let count = 0; count < tries; count++) {
    const kinds = count % 2 === 0 ? near : game.notation.kinds
    const made = madeUp(trial, kinds[random.below(kinds.length)])
    if (made !== null && !moves.has(made)) found.add(made)
  }
  for (const move of trial.some(earlier, 4)) if (!moves.has(move)) found.add(move)
  return [...found]
}

/** A random move of this kind, if its blanks can hold what was drawn. */
function madeUp<S extends AnyState>(trial: Trial<S>, kind: MoveKind): Move | null {
  let bits = kind.code
  for (const { blank, shift } of kind.blanks) {
    const value = trial.random.below(blank.size)
    if (!holds(blank, value)) return null
    bits |= value << shift
  }
  return bits as Move
}

/** Whether a value of a blank is one a person could write; values without words are none. */
function holds(blank: MoveKind['blanks'][number]['blank'], value: number): boolean {
  try {
    return blank.parse(blank.format(value)) === value
  } catch {
    return false
  }
}
