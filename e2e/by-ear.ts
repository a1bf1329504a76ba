// `npm run by-ear`: plays a whole match of Village by keys alone and writes down what a screen reader says, in docs/by-ear.md.
//   npm run by-ear -- my-village               another game, in docs/by-ear-my-village.md
//   npm run by-ear -- world-without-end nl     in another language than English, in shots/ (not committed)
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Page } from 'playwright-core'
import { root } from '../scripts/tools.ts'
import { fixDraws } from './draws.ts'
import { Ear } from './ear.ts'
import { Listener } from './listener.ts'
import { openApp } from './opened-app.ts'

/** What the games are called where they are chosen; the quickest way to Village is a button of its own. */
const GAMES = {
  village: 'Village',
  'my-village': 'My Village',
  'world-without-end': /World Without End|Die Tore der Welt|Brug naar de hemel/,
} as const

const TITLES: Readonly<Record<keyof typeof GAMES, string>> = {
  village: 'Village',
  'my-village': 'My Village',
  'world-without-end': 'World Without End',
}

const asked = process.argv.slice(2)
const game = asked.find((arg): arg is keyof typeof GAMES => Object.hasOwn(GAMES, arg)) ?? 'village'
const ENGLISH = 'en-GB'
const language = asked.find((arg) => !Object.hasOwn(GAMES, arg)) ?? ENGLISH
const name = game === 'village' ? 'by-ear.md' : `by-ear-${game}.md`
const file = join(root, language === ENGLISH ? 'docs' : 'shots', name)

const INTRODUCTION = `# A match by ear

What somebody hears who plays ${TITLES[game]} with a screen reader and the keyboard alone: one whole match against two bots, from the start page to the score. Written by \`npm run by-ear${game === 'village' ? '' : ` -- ${game}`}\`, which looks at nothing but the accessibility tree and the live regions, in the order in which they speak.

- **Key**: what was pressed.
- Plain lines: what has the focus now, with its role, state and description.
- > Quoted lines: what the table says by itself.
- Blocks: what is read when one reads on from there.
`

const app = await openApp()
const context = await app.browser.newContext({
  baseURL: app.origin,
  viewport: { width: 1440, height: 900 },
  locale: language,
  reducedMotion: 'reduce',
  serviceWorkers: 'block',
})
context.setDefaultTimeout(90_000)
await fixDraws(context, game === 'village' ? 'by ear' : `by ear ${game}`)
const page: Page = await context.newPage()
await page.goto('/')
await page.locator('html[data-ready]').waitFor({ state: 'attached' })
const listener = new Listener(page, await Ear.to(page))
try {
  await listener.playAMatch(game === 'village' ? null : GAMES[game])
} finally {
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, `${INTRODUCTION}\n${listener.transcript}\n`)
  await app.close()
}
