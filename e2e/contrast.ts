// Whether words over a picture can be read: where axe cannot decide, the pixels behind the letters do.
import type { Page } from 'playwright-core'
import { findingsOf } from './axe.ts'

/** Words of which at most this share stands on a background that is too similar. */
const TOLERATED = 0.05

/** What axe finds on the page, and the words of which it cannot decide whether they can be read, and that cannot. */
export async function allTroubles(page: Page): Promise<string[]> {
  const { troubles, undecided } = await findingsOf(page)
  return [...troubles, ...(await unreadable(page, undecided))]
}

/** Those of the elements whose words stand out too little from what is painted behind them, with how much they do. */
async function unreadable(page: Page, selectors: readonly string[]): Promise<string[]> {
  if (selectors.length === 0) return []
  const words = await page.evaluate(hideWords, selectors)
  const picture = await page.screenshot({ animations: 'disabled' })
  const troubles = await page.evaluate(judge, {
    words,
    tolerated: TOLERATED,
    picture: picture.toString('base64'),
  })
  await page.evaluate(() => void document.adoptedStyleSheets.pop())
  return troubles
}

interface Words {
  readonly selector: string
  /** What is painted: red, green, blue. */
  readonly ink: readonly number[]
  /** The contrast that letters of this size need. */
  readonly needs: number
  readonly lines: readonly (readonly [x: number, y: number, width: number, height: number])[]
}

/** Runs in the page: takes the letters away, so that only what lies behind them is left, and says where they were. */
function hideWords(selectors: readonly string[]): Words[] {
  const probe = document.createElement('canvas').getContext('2d', { willReadFrequently: true })
  const inkOf = (colour: string): number[] => {
    if (probe === null) throw new Error('a canvas without a context')
    probe.clearRect(0, 0, 1, 1)
    probe.fillStyle = colour
    probe.fillRect(0, 0, 1, 1)
    return Array.from(probe.getImageData(0, 0, 1, 1).data.slice(0, 3))
  }
  const found = selectors.flatMap((selector): Words[] => {
    const element = document.querySelector(selector)
    if (element === null) return []
    const style = getComputedStyle(element)
    const size = Number.parseFloat(style.fontSize)
    const large = size >= 24 || (size >= 18.66 && Number(style.fontWeight) >= 700)
    const range = document.createRange()
    const letters = Array.from(element.childNodes).filter(({ nodeType }) => nodeType === Node.TEXT_NODE)
    const rects = letters.flatMap((text) => {
      range.selectNodeContents(text)
      return Array.from(range.getClientRects())
    })
    // What a list has scrolled away is not in the picture.
    const seen = { left: 0, top: 0, right: innerWidth, bottom: innerHeight }
    for (let at: Element | null = element; at !== null; at = at.parentElement) {
      if (getComputedStyle(at).overflowY === 'visible') continue
      const edge = at.getBoundingClientRect()
      seen.left = Math.max(seen.left, edge.left)
      seen.top = Math.max(seen.top, edge.top)
      seen.right = Math.min(seen.right, edge.right)
      seen.bottom = Math.min(seen.bottom, edge.bottom)
    }
    const lines = rects.map((rect) => {
      const left = Math.max(seen.left, rect.left)
      const top = Math.max(seen.top, rect.top)
      const right = Math.min(seen.right, rect.right)
      const bottom = Math.min(seen.bottom, rect.bottom)
      return [left, top, right - left, bottom - top] as const
    })
    return [
      {
        selector,
        ink: inkOf(element instanceof SVGElement ? style.fill : style.color),
        needs: large ? 3 : 4.5,
        lines: lines.filter(([, , width, height]) => width >= 1 && height >= 1),
      },
    ]
  })
  // A sheet made by a script is no inline style: the page's own policy allows it.
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(
    `* { -webkit-text-fill-color: transparent !important; text-shadow: none !important; outline-color: transparent !important; transition: none !important }
     text, tspan { fill: transparent !important; stroke: transparent !important }`,
  )
  document.adoptedStyleSheets.push(sheet)
  return found
}

/** Runs in the page: compares the ink of the words with every pixel behind them. */
async function judge({
  words,
  picture,
  tolerated,
}: {
  readonly words: readonly Words[]
  readonly picture: string
  readonly tolerated: number
}): Promise<string[]> {
  const bytes = Uint8Array.from(atob(picture), (letter) => letter.charCodeAt(0))
  const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }))
  const canvas = new OffscreenCanvas(bitmap.width, bitmap.height)
  const context = canvas.getContext('2d')
  if (context === null) throw new Error('a canvas without a context')
  context.drawImage(bitmap, 0, 0)
  const ratio = bitmap.width / innerWidth
  const channel = (value: number): number =>
    value <= 10.31475 ? value / 3294.6 : ((value / 255 + 0.055) / 1.055) ** 2.4
  const light = (red: number, green: number, blue: number): number =>
    0.2126 * channel(red) + 0.7152 * channel(green) + 0.0722 * channel(blue)
  return words.flatMap(({ selector, ink, needs, lines }) => {
    const own = light(ink[0], ink[1], ink[2])
    const contrasts: number[] = []
    for (const [x, y, width, height] of lines) {
      const { data } = context.getImageData(
        x * ratio,
        y * ratio,
        Math.ceil(width * ratio),
        Math.ceil(height * ratio),
      )
      for (let at = 0; at < data.length; at += 4) {
        const behind = light(data[at], data[at + 1], data[at + 2])
        contrasts.push((Math.max(own, behind) + 0.05) / (Math.min(own, behind) + 0.05))
      }
    }
    const least = contrasts.toSorted((a, b) => a - b)[Math.floor(contrasts.length * tolerated)] ?? needs
    return least < needs - 0.05 ? [`${selector}: contrast ${least.toFixed(2)} of ${needs}`] : []
  })
}
