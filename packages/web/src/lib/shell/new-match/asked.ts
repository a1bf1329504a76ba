import type { AnyState, Game, Language } from '@chronik/kernel'
import type { Plan } from '../../library/plan.ts'
import type { AskedOption } from '../../table/game.ts'
import { titled } from '../../table/naming.ts'

/** The options of a game that words none of them itself, in the names it has. */
export function askedOptions<S extends AnyState>(game: Game<S>, language: Language): AskedOption[] {
  return game.options.map((option) => {
    const title = titled(option.id, { game, language })
    if (option.kind === 'flag' || option.kind === 'number') return { id: option.id, title }
    const choices = option.words.list.map((value) => ({ value, label: titled(value, { game, language }) }))
    return { id: option.id, title, choices }
  })
}

/** A choice that is no longer offered falls back to the usual one. */
export function fitted<S extends AnyState>(game: Game<S>, plan: Plan, asked: readonly AskedOption[]): Plan {
  const options = Object.fromEntries(
    game.options.map(({ id, kind, default: usual }) => {
      const value = plan.options[id]
      const choices = asked.find((one) => one.id === id)?.choices
      const offered = kind !== 'choice' || choices === undefined || choices.some((one) => one.value === value)
      return [id, offered ? value : usual]
    }),
  )
  return { ...plan, options }
}
