// `npm run shots`: a picture of every screen at eight sizes, light and dark, in shots/ (not committed).
//   npm run shots -- start new                 only screens whose name begins with one of these
//   npm run shots -- --size=360,1440           only these sizes; --theme=dark: only this one
//   npm run shots -- --language=en             in another language than German
//   npm run shots -- --measure                 says, too, which words leave their boxes or cannot be read, what is too small to hit, and what axe finds
import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { CARDS, EVENTS } from '@chronik/world-without-end'
import type { Browser, Page } from 'playwright-core'
import { root } from '../scripts/tools.ts'
import { boxTroubles, smallTargets } from './boxes.ts'
import { allTroubles } from './contrast.ts'
import {
  askedFor,
  EXPANSION_MOMENTS,
  type ExpansionMoment,
  expansionAt,
  VILLAGE_DECISIONS,
} from './expansion-moments.ts'
import { EXPANSION_SCENES, type ExpansionScene } from './expansion-scenes.ts'
import { LEARNING_SCREENS } from './learning-screens.ts'
import { MOMENTS, type MomentName, matchAt } from './moments.ts'
import { myVillageAt } from './my-village-moments.ts'
import { MY_VILLAGE_SCREENS } from './my-village-screens.ts'
import { knowTheGames } from './newcomers.ts'
import { ONLINE_SCREENS } from './online-screens.ts'
import { openApp } from './opened-app.ts'
import { atRest } from './rest.ts'
import { SCENES, type SceneName } from './scenes.ts'
import { sitDown } from './table.ts'
import { WORLD_MOMENTS, type WorldMoment, worldAt, worldUsing, worldWith } from './world-moments.ts'
import { WORLD_SCENES, type WorldScene } from './world-scenes.ts'

const folder = join(root, 'shots')
const SIZES = [
  ['320', 320, 640],
  ['360', 360, 640],
  ['390', 390, 844],
  ['844', 844, 390],
  ['1024', 1024, 768],
  ['1180', 1180, 820],
  ['1440', 1440, 900],
  ['2560', 2560, 1440],
] as const
/** These are held in a hand. */
const TOUCHED: readonly string[] = ['320', '360', '390', '844']
const THEMES = ['light', 'dark'] as const

/** A screen: where it is and how one gets there. */
interface Screen {
  readonly name: string
  readonly path: string
  /** Sits down for the first time: is told how the game goes. */
  readonly newcomer?: boolean
  reach?(page: Page): Promise<void>
}

const playNow = async (page: Page) => {
  await page.locator('.play .enter').click()
  await page.locator('[data-at^="space:"]').first().waitFor()
  // Until a person is due: nothing more moves by itself then.
  await page.waitForTimeout(6000)
}

const SCREENS: readonly Screen[] = [
  { name: 'start', path: '/' },
  {
    name: 'start-resume',
    path: '/',
    reach: async (page) => {
      await playNow(page)
      await page.goto('/')
      await page.locator('.resume').first().waitFor()
    },
  },
  { name: 'new-bots', path: '/new?way=bots' },
  { name: 'new-screen', path: '/new?way=screen' },
  { name: 'new-solo', path: '/new?way=solo' },
  { name: 'library-empty', path: '/library' },
  {
    name: 'library',
    path: '/',
    reach: async (page) => {
      await playNow(page)
      await page.goto('/library')
      await page.locator('.card').waitFor()
    },
  },
  { name: 'settings', path: '/settings' },
  { name: 'about', path: '/about' },
  { name: 'rules', path: '/rules/village' },
  { name: 'rules-one', path: '/rules/village/reference#V-412' },
  { name: 'bots', path: '/bots' },
  {
    name: 'analysis',
    path: '/about',
    reach: async (page) => {
      const match = matchAt('scored')
      await sitDown(page, match)
      await page.goto(`/analysis?id=${match.id}`)
      // A busy machine is slow, not wrong.
      await page.locator('[aria-labelledby="learn"]').waitFor({ timeout: 300_000 })
    },
  },
  {
    name: 'replay',
    path: '/about',
    reach: async (page) => {
      const match = matchAt('scored')
      await sitDown(page, match)
      await page.goto(`/replay?id=${match.id}&at=90`)
      await page.locator('.timeline').waitFor()
    },
  },
  { name: 'closed-table', path: '/table?id=nobody' },
  { name: 'table-bots', path: '/', reach: playNow },
  {
    name: 'table-menu',
    path: '/',
    reach: async (page) => {
      await playNow(page)
      await page.locator('.tool').last().click()
      await page.locator('dialog[open]').waitFor()
    },
  },
  ...Object.entries({
    village: () => matchAt('take-two'),
    'my-village': () => myVillageAt({ players: 3, decision: 'die-1' }),
    world: () => worldAt('card-first'),
  }).map(([game, match]) => ({
    name: `${game}-welcome`,
    path: '/about',
    newcomer: true,
    reach: async (page: Page) => {
      await sitDown(page, match())
      await page.locator('dialog[open]').waitFor()
    },
  })),
  ...MY_VILLAGE_SCREENS,
  ...ONLINE_SCREENS,
  ...LEARNING_SCREENS,
  ...(Object.keys(MOMENTS) as MomentName[]).map((name) => ({
    name: `village-${name}`,
    path: '/about',
    reach: async (page: Page) => {
      await sitDown(page, matchAt(name))
      await page.locator('.action .option, .scoring h1, .world-place.possible').first().waitFor()
      await page.waitForTimeout(1200)
    },
  })),
  ...(Object.keys(EXPANSION_MOMENTS) as ExpansionMoment[]).map((name) => ({
    name: `expansion-${name}`,
    path: '/about',
    reach: async (page: Page) => {
      await sitDown(page, expansionAt(EXPANSION_MOMENTS[name]))
      await page.locator('.action .option, .scoring h1, .world-place.possible').first().waitFor()
      await page.waitForTimeout(1200)
    },
  })),
  ...Object.entries<(typeof EXPANSION_SCENES)[ExpansionScene]>(EXPANSION_SCENES).map(
    ([name, { moment, reach }]) => ({
      name: `expansion-scene-${name}`,
      path: '/about',
      reach: async (page: Page) => {
        await sitDown(page, expansionAt(EXPANSION_MOMENTS[moment]))
        await page.locator('.action .option, .world-place.possible').first().waitFor()
        await reach(page)
        await page.waitForTimeout(1200)
      },
    }),
  ),
  // Every question that Village with its expansions can ask.
  ...VILLAGE_DECISIONS.map((decision) => ({
    name: `expansion-${decision}`,
    path: '/about',
    reach: async (page: Page) => {
      await sitDown(page, askedFor(decision))
      await page.locator('.action .option, .action .button, .world-place.possible').first().waitFor()
      await page.waitForTimeout(1200)
    },
  })),
  ...(Object.keys(WORLD_MOMENTS) as WorldMoment[]).map((name) => ({
    name: `world-${name}`,
    path: '/about',
    reach: async (page: Page) => {
      await sitDown(page, worldAt(name))
      await page.locator('.action h2, .scoring h1').first().waitFor()
      await page.waitForTimeout(1200)
    },
  })),
  // What every card asks when it is used, and what every event does.
  ...[
    ...CARDS.list.map((card) => ({
      name: `world-use-${card.slice('act-'.length)}`,
      match: () => worldUsing(card),
    })),
    ...EVENTS.list.map((event) => ({ name: `world-event-${event}`, match: () => worldWith(event) })),
  ].map(({ name, match }) => ({
    name,
    path: '/about',
    reach: async (page: Page) => {
      await sitDown(page, match())
      await page.locator('.action h2').waitFor()
      await page.waitForTimeout(1200)
    },
  })),
  ...Object.entries<(typeof WORLD_SCENES)[WorldScene]>(WORLD_SCENES).map(([name, { moment, reach }]) => ({
    name: `world-scene-${name}`,
    path: '/about',
    reach: async (page: Page) => {
      await sitDown(page, worldAt(moment))
      await page.locator('.action h2').waitFor()
      await reach(page)
      await page.waitForTimeout(1200)
    },
  })),
  ...Object.entries<(typeof SCENES)[SceneName]>(SCENES).map(([name, { moment, reach }]) => ({
    name: `scene-${name}`,
    path: '/about',
    reach: async (page: Page) => {
      await sitDown(page, matchAt(moment))
      await page.locator('.action .option, .scoring h1, .world-place.possible').first().waitFor()
      await reach(page)
      await page.waitForTimeout(1200)
    },
  })),
]

const asked = process.argv.slice(2)
const setting = (name: string) => asked.find((arg) => arg.startsWith(`--${name}=`))?.slice(name.length + 3)
const language = setting('language') ?? 'de'
const measures = asked.includes('--measure')
const sizes = SIZES.filter(([size]) => (setting('size') ?? size).split(',').includes(size))
const themes = THEMES.filter((theme) => (setting('theme') ?? theme) === theme)
const names = asked.filter((arg) => !arg.startsWith('--'))
const chosen = SCREENS.filter(({ name }) => names.length === 0 || names.some((part) => name.startsWith(part)))

const app = await openApp()
if (names.length === 0) rmSync(folder, { recursive: true, force: true })
mkdirSync(folder, { recursive: true })

const total = chosen.length * sizes.length * themes.length
let taken = 0
for (const screen of chosen) {
  // Each kind of device opens a screen once; then its window changes its size and its light.
  for (const inHand of [true, false]) {
    const looks = sizes
      .filter(([size]) => TOUCHED.includes(size) === inHand)
      .flatMap(([size, width, height]) => themes.map((theme) => ({ size, width, height, theme })))
    if (looks.length > 0) await take(app.browser, screen, looks, inHand)
  }
}
process.stdout.write(`\n${folder}\n`)
await app.close()

interface Look {
  readonly size: string
  readonly width: number
  readonly height: number
  readonly theme: (typeof THEMES)[number]
}

async function take(
  from: Browser,
  { name, path, newcomer = false, reach }: Screen,
  looks: readonly Look[],
  inHand: boolean,
) {
  const [{ width, height, theme }] = looks
  const context = await from.newContext({
    baseURL: app.origin,
    viewport: { width, height },
    locale: language,
    colorScheme: theme,
    hasTouch: inHand,
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  })
  if (!newcomer) await knowTheGames(context)
  const page = await context.newPage()
  let where = `${name} ${looks[0].size} ${theme}`
  try {
    await page.goto(path)
    await page.locator('html[data-ready]').waitFor({ state: 'attached' })
    await reach?.(page)
    for (const look of looks) {
      where = `${name} ${look.size} ${look.theme}`
      process.stdout.write(`\r${String(++taken).padStart(3)} of ${total}  ${where.padEnd(40)}`)
      await page.setViewportSize({ width: look.width, height: look.height })
      await page.emulateMedia({ colorScheme: look.theme })
      await atRest(page)
      await page.screenshot({ path: join(folder, `${name}-${look.size}-${look.theme}.png`) })
      if (measures) {
        const troubles = [
          ...(await boxTroubles(page)),
          ...(await smallTargets(page, inHand ? 44 : 24)),
          ...(await allTroubles(page)),
        ]
        for (const trouble of troubles) process.stdout.write(`\n${where}: ${trouble}\n`)
        if (troubles.length > 0) process.exitCode = 1
      }
    }
  } catch (error) {
    process.stdout.write(`\n${where}: ${error instanceof Error ? error.message : String(error)}\n`)
    process.exitCode = 1
  }
  await context.close()
}
