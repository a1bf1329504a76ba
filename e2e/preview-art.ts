// Draws what the server makes pictures of matches from: `node e2e/preview-art.ts`. The evening, the letters and the
// signs of the seats are those of the app's own picture; the server has no browser and puts them together itself.
import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { type Browser, chromium } from 'playwright-core'
import { type Bitmap, readPng, writePng } from '../packages/server/src/picture/png.ts'
import { shellSheet } from '../packages/web/src/lib/pieces/shell-sheet.ts'
import { HEIGHT, shareCard, WIDTH } from '../packages/web/src/lib/share/card.ts'
import { CHROMIUM_ARGUMENTS, findChromium } from './chromium.ts'

const ART = new URL('../packages/server/src/picture/art/', import.meta.url)
const COLOURS = ['red', 'yellow', 'blue', 'white', 'purple', 'green']
const FRAUNCES = '640 {size}px "Fraunces Variable"'
const FIGTREE = '640 {size}px "Figtree Variable"'
/** What is written, and how large. */
const STYLES = {
  title: { font: FRAUNCES, size: 60 },
  total: { font: FRAUNCES, size: 34 },
  detail: { font: FIGTREE, size: 27 },
  name: { font: FIGTREE, size: 26 },
}
const ROOM = 3
const SHEET = 1400
const MARKER = 34

const require = createRequire(new URL('../packages/web/package.json', import.meta.url))

/** Everything between two letters of Unicode. */
const between = (from: number, to: number): string[] =>
  Array.from({ length: to - from + 1 }, (_, at) => String.fromCodePoint(from + at))
const LETTERS = [...between(0x20, 0x7e), ...between(0xa1, 0x17f), ...Array.from('‚„“”‘’–—…€')]

function fontRule(family: string, file: string, range = ''): string {
  const bytes = readFileSync(require.resolve(`@fontsource-variable/${file}`)).toString('base64')
  return `@font-face{font-family:"${family}";font-weight:100 900;${range}src:url(data:font/woff2;base64,${bytes}) format("woff2")}`
}

const LATER = 'unicode-range:U+0100-024F;'
const FONTS = [
  fontRule('Fraunces Variable', 'fraunces/files/fraunces-latin-soft-normal.woff2'),
  fontRule('Figtree Variable', 'figtree/files/figtree-latin-wght-normal.woff2'),
]
const MORE = [
  fontRule('Fraunces Variable', 'fraunces/files/fraunces-latin-ext-soft-normal.woff2', LATER),
  fontRule('Figtree Variable', 'figtree/files/figtree-latin-ext-wght-normal.woff2', LATER),
]

async function drawn(browser: Browser, html: string, width: number, height: number): Promise<Bitmap> {
  const page = await browser.newPage({ viewport: { width, height } })
  page.setDefaultTimeout(0)
  await page.setContent(`<!doctype html><body style="margin:0">${html}`)
  await page.evaluate(() => document.fonts.ready.then(() => {}))
  const picture = readPng(await page.screenshot({ omitBackground: false }))
  await page.close()
  return picture
}

/** The letters of all styles in white on black, one field each, and where they are. */
async function letters(browser: Browser) {
  const page = await browser.newPage()
  page.setDefaultTimeout(0)
  await page.setContent(`<!doctype html><style>${FONTS.join('')}${MORE.join('')}</style><body>`)
  const fonts: Record<string, object> = {}
  let top = 0
  let html = ''
  for (const [name, { font, size }] of Object.entries(STYLES)) {
    const css = `font:${font.replace('{size}', `${size}`)};font-variation-settings:"SOFT" 100;white-space:pre`
    const widths = await page.evaluate(
      async ([all, style]) => {
        const line = document.createElement('div')
        document.body.append(line)
        line.innerHTML = all.map(() => `<span style='${style}'></span>`).join('')
        const spans = [...line.children]
        spans.forEach((span, at) => {
          span.textContent = all[at]
        })
        await document.fonts.ready
        return spans.map((span) => span.getBoundingClientRect().width)
      },
      [LETTERS, css] as const,
    )
    const height = Math.ceil(size * 1.35)
    const base = Math.round(size)
    const found: Record<string, readonly number[]> = {}
    let left = 0
    LETTERS.forEach((letter, at) => {
      const width = Math.ceil(widths[at]) + 2 * ROOM
      if (left + width > SHEET) {
        left = 0
        top += height
      }
      found[letter] = [left, top, width, Math.round(widths[at] * 100) / 100]
      html += `<svg style="position:absolute;left:${left}px;top:${top}px" width="${width}" height="${height}"><text xml:space="preserve" x="${ROOM}" y="${base}" fill="#fff" style='${css}'>&#${letter.codePointAt(0)};</text></svg>`
      left += width
    })
    top += height
    fonts[name] = { base, height, room: ROOM, letters: found }
  }
  await page.close()
  const black = `<style>${FONTS.join('')}${MORE.join('')}body{background:#000}</style>${html}`
  const { data, ...size } = await drawn(browser, black, SHEET, top)
  const shades = Uint8Array.from({ length: size.width * size.height }, (_, at) => data[at * 3])
  return { fonts, sheet: { ...size, channels: 1 as const, data: shades } }
}

const browser = await chromium.launch({ executablePath: findChromium(), args: CHROMIUM_ARGUMENTS })
const evening = shareCard({ title: '', detail: '', rows: [], address: '' }, FONTS.join(''))
writeFileSync(new URL('evening.png', ART), writePng(await drawn(browser, evening, WIDTH, HEIGHT)))
const signs = COLOURS.map(
  (colour, at) =>
    `<svg x="${at * MARKER}" width="${MARKER}" height="${MARKER}" viewBox="0 0 32 32"><use href="#marker-${colour}"/></svg>`,
).join('')
const markers = `<svg width="${COLOURS.length * MARKER}" height="${MARKER}" style="background:#fffaf0;display:block"><g display="none">${shellSheet()}</g>${signs}</svg>`
writeFileSync(
  new URL('markers.png', ART),
  writePng(await drawn(browser, markers, COLOURS.length * MARKER, MARKER)),
)
const { fonts, sheet } = await letters(browser)
writeFileSync(new URL('letters.png', ART), writePng(sheet))
writeFileSync(
  new URL('letters.json', ART),
  `${JSON.stringify({ colours: COLOURS, marker: MARKER, fonts })}\n`,
)
await browser.close()
