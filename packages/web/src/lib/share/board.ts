import type { TargetId } from '../table/contract.ts'
import { standingFor } from '../table/sight.ts'
import { CLOSER, cutAround, type Part } from './cut.ts'

/** Nothing moves in a picture, and it begins where movements end. */
const STILL = '*,*::before,*::after{animation:none!important;transition:none!important}'
const NOTHING_BUT_ITS_CHILDREN =
  'position:absolute;inset:0;display:block;margin:0;padding:0;transform:none;overflow:visible;background:none'

/**
 * The board of this page as a picture, whole in itself: the part of it around these things. Null where there is no
 * board in sight.
 */
export function boardPicture(
  size: Pick<Part, 'width' | 'height'>,
  about: readonly TargetId[],
  fonts: string,
): string | null {
  const world = document.querySelector<HTMLElement>('[data-region="board"] .world, .area-stage .world')
  if (world === null) return null
  const { width, height } = world.getBoundingClientRect()
  if (width === 0 || height === 0) return null
  const copy = world.cloneNode(true) as HTMLElement
  takeAlong(copy, world)
  const part = cutAround({ width, height }, size, middleOf(world, about))
  const shown = `<foreignObject x="0" y="0" width="${width}" height="${height}">${written(inItsPlace(copy, world))}</foreignObject>`
  const root = Array.from(document.documentElement.attributes, ({ name, value }) =>
    name.startsWith('data-') ? ` ${name}="${value}"` : '',
  ).join('')
  return `<svg xmlns="http://www.w3.org/2000/svg"${root} width="${size.width}" height="${size.height}" viewBox="${part.x} ${part.y} ${part.width} ${part.height}"><style><![CDATA[${fonts}${rules()}${STILL}]]></style>${sheets()}${shown}</svg>`
}

/** The middle of what it is about; of what can be seen of the board where nothing of it lies there. */
function middleOf(world: HTMLElement, about: readonly TargetId[]): Pick<Part, 'x' | 'y'> {
  const { left, top, width, height } = world.getBoundingClientRect()
  const boxes = about.flatMap((id) => {
    const thing = document.querySelector(standingFor(id))
    return thing !== null && world.contains(thing) ? [thing.getBoundingClientRect()] : []
  })
  const [first] = boxes
  if (first === undefined) return { x: width / 2, y: height / 2 }
  return { x: first.left + first.width / 2 - left, y: first.top + first.height / 2 - top }
}

/** Within the same elements as on the page, so that the same rules hold for it. */
function inItsPlace(copy: HTMLElement, world: HTMLElement): HTMLElement {
  let inner = copy
  for (let around = world.parentElement; around !== null; around = around.parentElement) {
    if (around === document.documentElement) break
    const outer = document.createElement('div')
    outer.className = around.className
    outer.setAttribute('style', NOTHING_BUT_ITS_CHILDREN)
    outer.append(inner)
    inner = outer
  }
  return inner
}

/** An image loads nothing by itself: pictures in it become part of it, as they are painted on the page. */
function takeAlong(copy: HTMLElement, world: HTMLElement): void {
  const painted = world.querySelectorAll('img')
  copy.querySelectorAll('img').forEach((image, at) => {
    image.src = paintedAs(painted[at])
  })
}

function paintedAs(image: HTMLImageElement): string {
  const { width, height } = image.getBoundingClientRect()
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(width * CLOSER))
  canvas.height = Math.max(1, Math.round(height * CLOSER))
  canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height)
  return canvas.toDataURL('image/png')
}

/** The pieces that the board refers to. */
const sheets = (): string => Array.from(document.querySelectorAll('svg.sheet'), written).join('')

/** The rules of the page but for its letters, which come along by themselves. */
function rules(): string {
  return Array.from(document.styleSheets)
    .flatMap((sheet) => Array.from(sheet.cssRules))
    .filter((rule) => !(rule instanceof CSSFontFaceRule))
    .map(({ cssText }) => cssText)
    .join('')
}

const written = (element: Element): string => new XMLSerializer().serializeToString(element)
