import type { Language } from '@chronik/kernel'
import { expect, test } from 'vitest'
import * as m from '../words/messages.js'
import { actOf as actInMyVillage } from './my-village/acting/acts.ts'
import { actOf as actInWorld } from './world-without-end/acting/acts.ts'

/** What sounds like the end of a turn. */
const ENDS = /\b(turn|Zug|beurt)\b/i

type Word = (inputs: object, options: { readonly locale: Language }) => string

const catalogue: Readonly<Record<string, unknown>> = m
const isWord = (message: unknown): message is Word => typeof message === 'function'

/** The words of all buttons that do something, by their keys. */
function buttons(language: Language): readonly (readonly [string, string])[] {
  return Object.entries(catalogue).flatMap(([key, word]) =>
    /^[a-z]+_do_/.test(key) && isWord(word) ? [[key, word({}, { locale: language })] as const] : [],
  )
}

test.each(['de', 'en', 'nl'] as const)(
  'a turn is ended under one name: on the button in every game, and in the list of keys (%s)',
  (language) => {
    const name = m.act_do_end({}, { locale: language })
    expect(buttons(language).filter(([, word]) => ENDS.test(word))).toEqual([['act_do_end', name]])
    expect(actInMyVillage('stop', language)).toBe(name)
    expect(actInWorld('what has no word of its own', language)).toBe(name)
    expect(m.act_key_confirm({}, { locale: language }).toLowerCase()).toContain(name.toLowerCase())
  },
)
