// What somebody hears who plays with a screen reader: what has the focus, and what live regions say, in order.
import type { CDPSession, Locator, Page } from 'playwright-core'

/** A line of what is heard. */
export interface Heard {
  /** The focus moved here, or the page spoke by itself. */
  readonly from: 'focus' | 'live'
  readonly text: string
}

/** A property of a node of the accessibility tree, as far as it is read out. */
interface AxNode {
  readonly nodeId?: string
  readonly childIds?: readonly string[]
  readonly backendDOMNodeId?: number
  readonly ignored?: boolean
  readonly role?: { readonly value?: unknown }
  readonly name?: { readonly value?: unknown }
  readonly description?: { readonly value?: unknown }
  readonly properties?: readonly { readonly name: string; readonly value: { readonly value?: unknown } }[]
}

export class Ear {
  /** Everything that was heard so far. */
  readonly heard: Heard[] = []
  readonly #page: Page
  readonly #session: CDPSession
  #focus = ''
  /** What lies open over the page and has the focus inside. */
  #dialog = ''

  private constructor(page: Page, session: CDPSession) {
    this.#page = page
    this.#session = session
  }

  /** Listens from now on, also on pages that are loaded later. */
  static async to(page: Page): Promise<Ear> {
    await page.addInitScript(listen)
    await page.evaluate(listen)
    const session = await page.context().newCDPSession(page)
    await session.send('Accessibility.enable')
    return new Ear(page, session)
  }

  /** What was heard since the last time: first what the page said by itself, then what has the focus now. */
  async listen(): Promise<readonly Heard[]> {
    const from = this.heard.length
    const spoken = await this.#page.evaluate(() => globalThis.heardLive?.splice(0) ?? [])
    for (const text of spoken) this.heard.push({ from: 'live', text })
    const dialog = await this.#page.evaluate(() => {
      const open = document.activeElement?.closest('dialog')
      const title = document.getElementById(open?.getAttribute('aria-labelledby') ?? '')
      return open?.getAttribute('aria-label') ?? title?.textContent ?? ''
    })
    if (dialog !== this.#dialog && dialog !== '')
      this.heard.push({ from: 'focus', text: `${dialog.trim()}, dialog` })
    this.#dialog = dialog
    const focus = await this.#focused()
    if (focus !== this.#focus && focus !== '') this.heard.push({ from: 'focus', text: focus })
    this.#focus = focus
    return this.heard.slice(from)
  }

  /** Nothing has the focus: the next key is pressed into the void. */
  async isLost(): Promise<boolean> {
    return this.#page.evaluate(
      () => document.activeElement === null || document.activeElement === document.body,
    )
  }

  /** Everything that is read from here on, one line each, as deep as it lies. */
  async read(from: Locator): Promise<readonly string[]> {
    await from.evaluate((element) => element.setAttribute('data-read', ''))
    const found = { expression: 'document.querySelector("[data-read]")' }
    const { result } = await this.#session.send('Runtime.evaluate', found)
    const { node } = await this.#session.send('DOM.describeNode', { objectId: result.objectId ?? '' })
    const { nodes } = await this.#session.send('Accessibility.getFullAXTree')
    await from.evaluate((element) => element.removeAttribute('data-read'))
    const tree = new Map((nodes as AxNode[]).map((one) => [one.nodeId ?? '', one]))
    const root = [...tree.values()].find(({ backendDOMNodeId }) => backendDOMNodeId === node.backendNodeId)
    return root === undefined ? [] : branch(tree, root, '')
  }

  async #focused(): Promise<string> {
    const { result } = await this.#session.send('Runtime.evaluate', { expression: 'document.activeElement' })
    if (result.objectId === undefined) return ''
    const { nodes } = await this.#session.send('Accessibility.getPartialAXTree', {
      objectId: result.objectId,
      fetchRelatives: false,
    })
    await this.#session.send('Runtime.releaseObject', { objectId: result.objectId })
    return nodes[0] === undefined ? '' : readOut(nodes[0] as AxNode)
  }
}

/** These only hold others together. */
const FRAMES = new Set(['none', 'generic', 'GenericContainer', 'InlineTextBox', 'ListMarker', 'LineBreak'])
/** Their words are those of what lies in them. */
const WHOLE = new Set(['button', 'link', 'heading', 'image', 'StaticText'])

/** A node and what lies in it. */
function branch(tree: ReadonlyMap<string, AxNode>, node: AxNode, depth: string): string[] {
  const kind = String(node.role?.value ?? '')
  const inner = (deeper: string) =>
    (node.childIds ?? []).flatMap((id) => {
      const child = tree.get(id)
      return child === undefined ? [] : branch(tree, child, deeper)
    })
  if (node.ignored === true || FRAMES.has(kind)) return inner(depth)
  const said = kind === 'StaticText' ? String(node.name?.value ?? '').trim() : readOut(node)
  if (WHOLE.has(kind)) return said === '' ? [] : [`${depth}- ${said}`]
  const lines = inner(`${depth}  `)
  return lines.length === 0 && said === kind ? [] : [`${depth}- ${said}`, ...lines]
}

/**
 * Runs in the page: notes what live regions say. Words that come together with their region are heard by nobody, nor
 * is what lies below an open dialog.
 */
function listen(): void {
  if (globalThis.heardLive !== undefined) return
  const heard: string[] = []
  globalThis.heardLive = heard
  new MutationObserver((changes) => {
    const regions = new Set<Element>()
    for (const { target } of changes) {
      const element = target instanceof Element ? target : target.parentElement
      const region = element?.closest(
        '[role="status"], [role="alert"], [aria-live="polite"], [aria-live="assertive"]',
      )
      if (region !== null && region !== undefined) regions.add(region)
    }
    const dialog = Array.from(document.querySelectorAll('dialog:modal')).at(-1)
    for (const region of regions) {
      if (dialog?.contains(region) === false) continue
      const text = (region.textContent ?? '').replaceAll(/\s+/g, ' ').trim()
      if (text !== '') heard.push(text)
    }
  }).observe(document, { subtree: true, childList: true, characterData: true })
}

/** A node as a screen reader says it: name, what it is, its state, what is said about it. */
function readOut({ role, name, description, properties = [] }: AxNode): string {
  const kind = String(role?.value ?? '')
  if (kind === 'RootWebArea' || kind === 'none') return ''
  const state = properties.flatMap(({ name: property, value }) => STATES[property]?.(value.value) ?? [])
  const about = String(description?.value ?? '')
  return [[String(name?.value ?? ''), kind, ...state].filter((part) => part !== '').join(', '), about]
    .filter((part) => part !== '')
    .join('. ')
}

const STATES: { readonly [property: string]: (value: unknown) => readonly string[] } = {
  pressed: (value) => (value === 'true' ? ['pressed'] : []),
  disabled: (value) => (value === true ? ['unavailable'] : []),
  expanded: (value) => [value === true ? 'expanded' : 'collapsed'],
  checked: (value) => [value === 'true' ? 'checked' : 'not checked'],
  level: (value) => [`level ${String(value)}`],
  keyshortcuts: (value) => [`key ${String(value)}`],
}

declare global {
  var heardLive: string[] | undefined
}
