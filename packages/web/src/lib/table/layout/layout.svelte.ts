import { getContext, setContext } from 'svelte'
import {
  coveredBy,
  type Form,
  type FramePlan,
  type Free,
  formOf,
  freeRoom,
  isTight,
  isUpright,
  type Panels,
  panelsOf,
  type Room,
  risenBy,
} from './size.ts'

const EDGE = Symbol('edge')

/** On a tablet so much of the board is covered from below by what hangs on the edge of the bar, at all tables in here. */
export function provideEdge(height: number): void {
  setContext(EDGE, height)
}

/** How a table lies in its window: what form it has, how high its panels are, what they leave to the board. */
export class TableLayout {
  readonly plan: FramePlan | undefined
  /** So much of the board is covered from above by what lies over its edge. */
  readonly #above: () => number
  readonly #edge = getContext<number | undefined>(EDGE) ?? 0
  width = $state(innerWidth)
  height = $state(innerHeight)
  /** How high the bar is drawn, in the measure of the panels; 0 before it was seen. */
  bar = $state(0)

  constructor(plan?: FramePlan, above = () => 0) {
    this.plan = plan
    this.#above = above
  }

  readonly room: Room = $derived({ width: this.width, height: this.height })

  readonly form: Form = $derived(formOf(this.room))

  readonly tight: boolean = $derived(isTight(this.room))

  readonly upright: boolean = $derived(isUpright(this.room))

  readonly panels: Panels = $derived.by(() => panelsOf(this.room, this.plan))

  readonly risen: number = $derived(risenBy(this.bar, this.panels.bar))

  /** How far the bar reaches over the lower edge of the board. */
  readonly lapped: number = $derived(coveredBy(this.bar, this.panels.bar) * this.panels.grow)

  readonly free: Free = $derived.by(() => {
    const free = freeRoom(this.room, this.plan, this.risen)
    const above = this.#above() * this.panels.grow
    const below = this.form === 'tablet' ? this.#edge : 0
    return { ...free, top: free.top + above, height: free.height - above - below }
  })
}
