import { globSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { web } from './prepare.ts'

const LANGUAGES = ['de', 'en', 'nl'] as const

type Message = string | readonly unknown[]
type Messages = { readonly [key: string]: Message }

const areas = readdirSync(join(web, 'messages')).sort()

function read(area: string, language: string): Messages {
  return JSON.parse(readFileSync(join(web, 'messages', area, `${language}.json`), 'utf8')) as Messages
}

const all = Object.fromEntries(
  LANGUAGES.map((language) => [language, Object.assign({}, ...areas.map((area) => read(area, language)))]),
) as { readonly [language: string]: Messages }
const keys = [...new Set(LANGUAGES.flatMap((language) => Object.keys(all[language])))].sort()

const sources = globSync('src/**/*.{ts,svelte}', {
  cwd: web,
  exclude: (file) => file.endsWith(join('lib', 'words')),
})
  .filter((file) => !file.endsWith('.test.ts'))
  .map((file) => readFileSync(join(web, file), 'utf8'))
  .join('\n')

describe('every message', () => {
  test('stands in one area only, and every area is compiled', () => {
    const found = areas.flatMap((area) => Object.keys(read(area, 'en')))
    expect(found.filter((key, index) => found.indexOf(key) !== index)).toEqual([])
    const settings = readFileSync(join(web, 'project.inlang', 'settings.json'), 'utf8')
    expect(areas.filter((area) => !settings.includes(`"./messages/${area}/{locale}.json"`))).toEqual([])
  })

  test.each(LANGUAGES)('exists in %s', (language) => {
    expect(keys.filter((key) => !(key in all[language]))).toEqual([])
  })

  test('is said somewhere', () => {
    const said = new Set([...sources.matchAll(/\bm\.([a-z0-9_]+)/g)].map(([, key]) => key))
    expect(keys.filter((key) => !said.has(key))).toEqual([])
  })

  test('says something, without spaces around it', () => {
    const odd = LANGUAGES.flatMap((language) =>
      keys.filter((key) => {
        const message = all[language][key]
        return typeof message === 'string' && (message.trim() === '' || message !== message.trim())
      }),
    )
    expect(odd).toEqual([])
  })

  test('has words for one where a number comes before words for several', () => {
    const odd = LANGUAGES.flatMap((language) =>
      keys.filter((key) => {
        const message = all[language][key]
        return typeof message === 'string' && SEVERAL[language].test(message) && !NEVER_ONE.includes(key)
      }),
    )
    expect(odd).toEqual([])
  })

  test('has the same parameters in every language', () => {
    const odd = keys.filter((key) => {
      const [first, ...others] = LANGUAGES.map((language) => parametersOf(all[language][key]))
      return others.some((other) => other !== first)
    })
    expect(odd).toEqual([])
  })
})

/** Cubes of one colour, or each of another: there are several, whatever the edition says. */
const NEVER_ONE = [
  'board_well_for',
  'goal_text_patron',
  'inn_person_juggler',
  'port_any_several',
  'wed_way_fetch',
]

/** A blank of which there may be one, before what comes in numbers; `end`, `all` and `other` are never one. */
const several = (...words: readonly string[]) =>
  new RegExp(`\\{(?!end|all|other)\\w+\\} ([a-z]+ )?(${words.join('|')})\\b`)
const SEVERAL = {
  de: several('Ruhmespunkte', 'Steine', 'Plätze', 'Gräber', 'Mönche', 'Karten', 'Runden', 'Felder', 'Tage'),
  en: several('points', 'cubes', 'places', 'graves', 'monks', 'cards', 'rounds', 'spaces', 'days'),
  nl: several('prestigepunten', 'stenen', 'plaatsen', 'graven', 'monniken', 'kaarten', 'rondes', 'dagen'),
}

function parametersOf(message: Message | undefined): string {
  const text = typeof message === 'string' ? message : JSON.stringify(message ?? '')
  const names = [...text.matchAll(/(?<!\\)\{([a-zA-Z0-9_]+)\}/g)].map(([, name]) => name)
  return [...new Set(names)].sort().join(' ')
}
