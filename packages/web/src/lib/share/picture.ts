import figtree from '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2?url'
import fraunces from '@fontsource-variable/fraunces/files/fraunces-latin-soft-normal.woff2?url'
import type { TargetId } from '../table/contract.ts'
import { boardPicture } from './board.ts'
import { BOARD, HEIGHT, momentCard, type ShareCard, shareCard, WIDTH } from './card.ts'

/** The letters of the app as part of the picture: an image loads nothing by itself. */
async function fontRules(): Promise<string> {
  const rules = await Promise.all([
    fontRule('Fraunces Variable', fraunces),
    fontRule('Figtree Variable', figtree),
  ])
  return rules.join('')
}

async function fontRule(family: string, address: string): Promise<string> {
  try {
    const bytes = new Uint8Array(await (await fetch(address)).arrayBuffer())
    const text = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('')
    return `@font-face{font-family:"${family}";font-weight:100 900;src:url(data:font/woff2;base64,${btoa(text)}) format("woff2")}`
  } catch {
    // Without them the picture has the letters of the system.
    return ''
  }
}

/** The picture of a match as a PNG. */
export async function sharePicture(card: ShareCard): Promise<Blob> {
  const fonts = await fontRules()
  const board = card.about === undefined ? null : await boardImage(card.about, fonts)
  const image = await loaded(board === null ? shareCard(card, fonts) : momentCard(card, fonts))
  const canvas = document.createElement('canvas')
  canvas.width = WIDTH
  canvas.height = HEIGHT
  const pen = canvas.getContext('2d')
  pen?.drawImage(image, 0, 0, WIDTH, HEIGHT)
  if (board !== null) pen?.drawImage(board, BOARD.x, BOARD.y, BOARD.width, BOARD.height)
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob === null ? reject(new Error('no picture')) : resolve(blob)), 'image/png')
  })
}

/** A browser that cannot draw a part of a page shows the moment without it. */
async function boardImage(about: readonly TargetId[], fonts: string): Promise<HTMLImageElement | null> {
  try {
    const svg = boardPicture(BOARD, about, fonts)
    return svg === null ? null : await loaded(svg)
  } catch {
    return null
  }
}

async function loaded(svg: string): Promise<HTMLImageElement> {
  const image = new Image()
  image.src = `data:image/svg+xml,${encodeURIComponent(svg)}`
  await image.decode()
  return image
}
