// Words that do not fit: cut off, out of the box they stand in, or printed over each other; and targets one cannot hit.
import type { Page } from 'playwright-core'

/**
 * What is wrong with the places of words and buttons on the page as it is now, one line each. Words that are pulled
 * apart may end in dots where a tip tells all of them.
 */
export function boxTroubles(page: Page, pulledApart = false): Promise<string[]> {
  return page.evaluate((tipsTell) => {
    interface Box {
      readonly left: number
      readonly right: number
      readonly top: number
      readonly bottom: number
    }
    interface Words {
      readonly element: Element
      readonly text: string
      readonly box: Box
    }
    /** Letters may lean over the edge of their box by so much; a line of text has some air above and below. */
    const SLACK_X = 2
    const SLACK_Y = 3
    /** More is no help. */
    const MOST = 40

    const top = topLayer()
    const words = allWords()
    return [...new Set([...words.flatMap(troublesOf), ...printedOver(words), ...covered()])].slice(0, MOST)

    /** What lies below an open dialog is out of reach. */
    function topLayer(): Element {
      const dialogs = Array.from(document.querySelectorAll('dialog[open]')).filter((one) =>
        one.matches(':modal'),
      )
      return dialogs.at(-1) ?? document.body
    }

    function isShown(element: Element): boolean {
      return (
        element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
        element.closest('.spoken, [inert], option, datalist, noscript') === null &&
        !isClippedAway(element)
      )
    }

    /** Drawn for nobody until it has the focus: the ways to skip ahead, names where there is no room for them. */
    function isClippedAway(element: Element): boolean {
      for (let at: Element | null = element; at !== null; at = at.parentElement)
        if (getComputedStyle(at).clipPath === 'inset(50%)') return true
      return false
    }

    function allWords(): Words[] {
      const found: Words[] = []
      const walker = document.createTreeWalker(top, NodeFilter.SHOW_TEXT)
      while (walker.nextNode()) {
        const node = walker.currentNode
        const element = node.parentElement
        const text = (node.textContent ?? '').trim()
        if (element === null || text === '' || !isShown(element)) continue
        if (element instanceof HTMLScriptElement || element instanceof HTMLStyleElement) continue
        const range = document.createRange()
        range.selectNodeContents(node)
        for (const { left, right, top, bottom, width, height } of range.getClientRects())
          if (width > 1 && height > 1) found.push({ element, text, box: { left, right, top, bottom } })
      }
      return found
    }

    function nameOf(element: Element): string {
      const classes = Array.from(element.classList).filter(
        (name) => !name.startsWith('svelte-') && !name.startsWith('s-'),
      )
      return [element.tagName.toLowerCase(), ...classes].join('.')
    }

    function pathOf(element: Element): string {
      const path: string[] = []
      for (let at: Element | null = element; at !== null && path.length < 3; at = at.parentElement)
        path.unshift(nameOf(at))
      return path.join(' > ')
    }

    /** Whether the words are cut off by something around them, leave their box or the window. */
    function troublesOf({ element, text, box }: Words): string[] {
      const told = `"${text.slice(0, 40)}" in ${pathOf(element)}`
      let boxed = false
      let fixed = false
      for (
        let at: Element | null = element;
        at !== null && at !== document.documentElement;
        at = at.parentElement
      ) {
        const style = getComputedStyle(at)
        if (style.display === 'contents' || (style.display === 'inline' && !(at instanceof SVGElement)))
          continue
        const edge = at.getBoundingClientRect()
        const scrolls = /auto|scroll/
        const across = scrolls.test(style.overflowX) && at.scrollWidth > at.clientWidth
        const down = scrolls.test(style.overflowY) && at.scrollHeight > at.clientHeight
        const cuts = style.overflowX !== 'visible' || style.overflowY !== 'visible'
        const outX = Math.max(edge.left - box.left, box.right - edge.right)
        const outY = Math.max(edge.top - box.top, box.bottom - edge.bottom)
        const painted =
          style.backgroundColor !== 'rgba(0, 0, 0, 0)' ||
          style.backgroundImage !== 'none' ||
          (Number.parseFloat(style.borderTopWidth) > 0 && style.borderTopStyle !== 'none')
        if (cuts || (painted && !boxed)) {
          // A paper with a place of its own on the board is no box around what hangs from it.
          const verb = cuts ? 'is cut off by' : 'leaves'
          // A part of a larger picture is shown on purpose.
          if (at.matches('[data-cut]')) return []
          if (tipsTell && style.textOverflow === 'ellipsis' && at.closest('[data-tip], button') !== null)
            return []
          if (!across && outX > SLACK_X) return [`${told} ${verb} ${nameOf(at)} by ${Math.round(outX)} px`]
          if (!down && outY > SLACK_Y) return [`${told} ${verb} ${nameOf(at)} by ${Math.round(outY)} px`]
          boxed ||= painted
        }
        if (across || down) return []
        if (style.position === 'fixed') fixed = true
      }
      const page = document.scrollingElement ?? document.documentElement
      const right = fixed ? innerWidth : Math.max(innerWidth, page.scrollWidth)
      if (box.left < -SLACK_X || box.right > right + SLACK_X || box.right > innerWidth + SLACK_X)
        return [`${told} leaves the window sideways`]
      return []
    }

    function overlap(a: Box, b: Box): { readonly x: number; readonly y: number } {
      return {
        x: Math.min(a.right, b.right) - Math.max(a.left, b.left),
        y: Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top),
      }
    }

    /** The part of the words that is really in sight. */
    function partInSight({ element, text, box }: Words): Words {
      let { left, right, top, bottom } = box
      for (let at: Element | null = element; at !== null; at = at.parentElement) {
        const { overflowX, overflowY } = getComputedStyle(at)
        if (overflowX === 'visible' && overflowY === 'visible') continue
        const edge = at.getBoundingClientRect()
        left = Math.max(left, edge.left)
        right = Math.min(right, edge.right)
        top = Math.max(top, edge.top)
        bottom = Math.min(bottom, edge.bottom)
      }
      return { element, text, box: { left, right, top, bottom } }
    }

    function inSight(words: Words): boolean {
      const { left, right, top, bottom } = partInSight(words).box
      return right - left >= 2 && bottom - top >= 2
    }

    /** Two lines of words at the same place. */
    function printedOver(all: readonly Words[]): string[] {
      const seen = all
        .filter(({ box }) => box.bottom > 0 && box.top < innerHeight)
        .map(partInSight)
        .filter(({ box }) => box.right - box.left >= 2 && box.bottom - box.top >= 2)
        .filter(isOnTop)
      const found: string[] = []
      for (let at = 0; at < seen.length; at++)
        for (let other = at + 1; other < seen.length; other++) {
          const a = seen[at]
          const b = seen[other]
          const { x, y } = overlap(a.box, b.box)
          if (x <= 3 || y <= Math.min(a.box.bottom - a.box.top, b.box.bottom - b.box.top) * 0.4) continue
          if (a.element.contains(b.element) || b.element.contains(a.element)) continue
          found.push(
            `"${a.text.slice(0, 30)}" in ${pathOf(a.element)} and "${b.text.slice(0, 30)}" in ${pathOf(b.element)} lie on each other`,
          )
        }
      return found
    }

    /** Words below a panel that opened over them are not read at all. */
    function isOnTop({ element, box }: Words): boolean {
      const hit = document.elementFromPoint((box.left + box.right) / 2, (box.top + box.bottom) / 2)
      return hit === null || hit.contains(element) || element.contains(hit) || shareParent(hit, element)
    }

    function shareParent(a: Element, b: Element): boolean {
      const home = b.closest('button, a, section, article, li, div')
      return home?.contains(a) ?? false
    }

    function isSticky(element: Element): boolean {
      return getComputedStyle(element).position === 'sticky'
    }

    /** A button whose middle belongs to something else cannot be pressed there. */
    function covered(): string[] {
      const found: string[] = []
      for (const element of top.querySelectorAll('button, a[href], input, select, textarea, summary')) {
        if (!isShown(element) || element.closest('[inert], .spoken') !== null) continue
        const { left, right, top, bottom, width, height } = element.getBoundingClientRect()
        const x = (left + right) / 2
        const y = (top + bottom) / 2
        if (width < 2 || height < 2 || x < 0 || y < 0 || x > innerWidth || y > innerHeight) continue
        // What is cut off in its middle by the edge of a list is scrolled to.
        if (!inSight({ element, text: '', box: { left: x - 1, right: x + 1, top: y - 1, bottom: y + 1 } }))
          continue
        if (getComputedStyle(element).pointerEvents === 'none' || element.ariaDisabled === 'true') continue
        const hit = document.elementFromPoint(x, y)
        if (hit === null || element.contains(hit) || hit.contains(element)) continue
        // A card that is a button as a whole: what is drawn on it belongs to it.
        if (
          element.childElementCount === 0 &&
          element.textContent === '' &&
          element.parentElement?.contains(hit) === true
        )
          continue
        // What is pushed below a neighbour that stays is pushed out again.
        const stays = hit.closest('button, a')
        if (stays !== null && isSticky(stays) && stays.parentElement === element.parentElement) continue
        const labels = element instanceof HTMLInputElement ? Array.from(element.labels ?? []) : []
        if (labels.some((label) => label.contains(hit))) continue
        found.push(
          `${pathOf(element)} "${(element.textContent ?? '').trim().slice(0, 30)}" lies below ${pathOf(hit)}`,
        )
      }
      return found
    }
  }, pulledApart)
}

/** Buttons and fields that are too small for a mouse (24 px) or a finger (44 px). */
export function smallTargets(page: Page, least: 24 | 44): Promise<string[]> {
  return page.evaluate((asked) => {
    const found = new Set<string>()
    /** What is drawn small may be hit around it: by its label, or by room that belongs to it. */
    function reachesOut(element: Element, far: number): boolean {
      const { left, top, width, height } = element.getBoundingClientRect()
      const labels = element instanceof HTMLInputElement ? Array.from(element.labels ?? []) : []
      const x = left + width / 2
      const y = top + height / 2
      return [
        [x - far, y],
        [x + far, y],
        [x, y - far],
        [x, y + far],
      ].every(([a, b]) => {
        const hit = document.elementFromPoint(a, b)
        return hit !== null && [element, ...labels].some((one) => one.contains(hit))
      })
    }
    /** What lies beyond the edge of an area that scrolls is brought to its middle, and everything put back. */
    function reachesOutInView(element: Element, far: number): boolean {
      const frames: { readonly at: Element; readonly top: number; readonly left: number }[] = []
      for (let at = element.parentElement; at !== null; at = at.parentElement)
        frames.push({ at, top: at.scrollTop, left: at.scrollLeft })
      element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' })
      const reaches = reachesOut(element, far)
      for (const { at, top, left } of frames) at.scrollTo({ top, left, behavior: 'instant' })
      return reaches
    }
    const dialog = Array.from(document.querySelectorAll('dialog[open]'))
      .filter((one) => one.matches(':modal'))
      .at(-1)
    for (const element of (dialog ?? document.body).querySelectorAll(
      'button, a[href], input, select, summary, [role="button"]',
    )) {
      if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue
      if (getComputedStyle(element.parentElement ?? element).clipPath === 'inset(50%)') continue
      // A thing on the board is an option in the bar, too, in full size: a finger may need some care there.
      const pixels = element.matches('.spot') ? 24 : asked
      if (
        element.closest('[inert], .spoken, p, dd, li > span') !== null ||
        element.getAttribute('aria-hidden') === 'true'
      )
        continue
      const target = element instanceof HTMLInputElement ? (element.closest('label') ?? element) : element
      if (reachesOut(element, pixels / 2 - 1) || reachesOutInView(element, pixels / 2 - 1)) continue
      const { width, height } = target.getBoundingClientRect()
      if (width < 2 || height < 2) continue
      if (width >= pixels - 0.5 && height >= pixels - 0.5) continue
      const classes = Array.from(element.classList).filter((name) => !name.startsWith('svelte-'))
      const parent = element.parentElement?.className.toString().replaceAll(/ ?svelte-\w+/g, '') ?? ''
      found.add(
        `${parent} > ${[element.tagName.toLowerCase(), ...classes].join('.')} ${element.getAttribute('data-at') ?? ''} is ${Math.round(width)} x ${Math.round(height)}`,
      )
    }
    return [...found]
  }, least)
}
