// Whether words over a picture can be read: where axe cannot decide, the pixels behind the letters do.
import type { Page } from 'playwright-core'
import { findingsOf } from './axe.ts'
import { type Box, lettersIn, type Reach } from './letters.ts'

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
  const hidden = await page.evaluate(hideWords, selectors)
  const words = hidden.map(({ lines, seen, ...word }) => ({
    ...word,
    boxes: lines.flatMap(({ line, reach }) => lettersIn(line, reach, seen) ?? []),
  }))
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
}

/** Words that were taken away, with where they stood. */
interface Hidden extends Words {
  readonly lines: readonly { readonly line: Box; readonly reach: Reach }[]
  /** What a list has scrolled away is not in the picture. */
  readonly seen: Box
}

/** Runs in the page: takes the letters away, so that only what lies behind them is left, and says where they were. */
function hideWords(selectors: readonly string[]): Hidden[] {
  const probe = document.createElement('canvas').getContext('2d', { willReadFrequently: true })
  if (probe === null) throw new Error('a canvas without a context')
  const inkOf = (colour: string): number[] => {
    probe.clearRect(0, 0, 1, 1)
    probe.fillStyle = colour
    probe.fillRect(0, 0, 1, 1)
    return Array.from(probe.getImageData(0, 0, 1, 1).data.slice(0, 3))
  }
  const reachOf = (text: string, style: CSSStyleDeclaration): Reach => {
    probe.font = `${style.fontStyle} ${style.fontWeight} ${style.fontSize} ${style.fontFamily}`
    const measured = probe.measureText(text)
    const { fontBoundingBoxAscent: ascent, fontBoundingBoxDescent: descent } = measured
    // Turned by a quarter, or written in capitals: the whole line counts.
    const whole = style.writingMode !== 'horizontal-tb' || style.textTransform !== 'none'
    return {
      ascent,
      descent,
      above: whole ? ascent : measured.actualBoundingBoxAscent,
      below: whole ? descent : measured.actualBoundingBoxDescent,
    }
  }
  const found = selectors.flatMap((selector): Hidden[] => {
    const element = document.querySelector(selector)
    if (element === null) return []
    const style = getComputedStyle(element)
    const size = Number.parseFloat(style.fontSize)
    const large = size >= 24 || (size >= 18.66 && Number(style.fontWeight) >= 700)
    const range = document.createRange()
    const letters = Array.from(element.childNodes).filter(({ nodeType }) => nodeType === Node.TEXT_NODE)
    const lines = letters.flatMap((text) => {
      range.selectNodeContents(text)
      const reach = reachOf(text.textContent ?? '', style)
      return Array.from(range.getClientRects(), ({ left, top, right, bottom }) => ({
        line: { left, top, right, bottom },
        reach,
      }))
    })
    const seen = { left: 0, top: 0, right: innerWidth, bottom: innerHeight }
    for (let at: Element | null = element; at !== null; at = at.parentElement) {
      if (getComputedStyle(at).overflowY === 'visible') continue
      const edge = at.getBoundingClientRect()
      seen.left = Math.max(seen.left, edge.left)
      seen.top = Math.max(seen.top, edge.top)
      seen.right = Math.min(seen.right, edge.right)
      seen.bottom = Math.min(seen.bottom, edge.bottom)
    }
    return [
      {
        selector,
        ink: inkOf(element instanceof SVGElement ? style.fill : style.color),
        needs: large ? 3 : 4.5,
        lines,
        seen,
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
  readonly words: readonly (Words & { readonly boxes: readonly Box[] })[]
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
  return words.flatMap(({ selector, ink, needs, boxes }) => {
    const own = light(ink[0], ink[1], ink[2])
    const contrasts: number[] = []
    for (const { left, top, right, bottom } of boxes) {
      const { data } = context.getImageData(
        left * ratio,
        top * ratio,
        Math.ceil((right - left) * ratio),
        Math.ceil((bottom - top) * ratio),
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
