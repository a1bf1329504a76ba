import { clone, Match, placeOf, SeededChance, type Setup } from '@chronik/kernel'
import {
  COLOURS,
  CUBES,
  CUSTOMERS,
  GOODS,
  PLACES,
  SPACES,
  type VillageState,
  village,
} from '@chronik/village'

export interface FarmSketch {
  readonly coins?: number
  readonly grain?: number
  readonly lifetime?: number
  readonly goods?: Readonly<Record<string, number>>
  readonly cubes?: Readonly<Record<string, number>>
  /** Numbers of the members by place; whoever is not named is gone. */
  readonly members?: Readonly<Record<string, readonly number[]>>
}

interface Sketch {
  readonly players?: number
  /** What is agreed on beside who begins. */
  readonly options?: Setup['options']
  readonly farms?: readonly FarmSketch[]
  readonly spaces?: Readonly<Record<string, readonly string[]>>
  readonly stalls?: readonly string[]
  readonly queue?: readonly string[]
  readonly also?: (state: VillageState) => void
}

/** A table with a sketched position: the first seat is to take a cube. */
export class SketchedTable {
  readonly match: Match<VillageState>

  constructor({ players = 3, options, farms = [], spaces, stalls, queue, also }: Sketch = {}) {
    const agreed = { 'start-seat': '1', 'start-compensation': false, ...options }
    this.match = new Match(village, { players, options: agreed }, new SeededChance(1))
    while (this.decision !== 'd-source') this.match.play([this.moves[0]])
    const state = clone(village, this.match.state)
    for (const [seat, farm] of farms.entries()) layFarm(state, seat, farm)
    if (spaces !== undefined) laySpaces(state, spaces)
    stalls?.forEach((customer, at) => {
      state.stalls[at] = placeOf(CUSTOMERS, customer)
    })
    queue?.forEach((customer, at) => {
      state.queue[at] = placeOf(CUSTOMERS, customer)
    })
    also?.(state)
    this.match.set(state)
  }

  get state(): VillageState {
    return this.match.state
  }

  get decision(): string {
    const { turn } = this.match
    return turn.over ? 'over' : turn.decision
  }

  private get moves() {
    const { turn } = this.match
    return turn.over ? [] : turn.moves
  }

  play(...texts: readonly string[]): void {
    for (const text of texts) {
      const move = village.notation.parse(text)
      const played = typeof move === 'number' && this.match.play([move]).ok
      if (!played) throw new Error(`${text} is not possible at ${this.decision}`)
    }
  }
}

function layFarm(state: VillageState, seat: number, sketch: FarmSketch): void {
  const farm = state.farms[seat]
  farm.coins = sketch.coins ?? 0
  farm.grain = sketch.grain ?? 0
  farm.lifetime = sketch.lifetime ?? 0
  farm.goods.set(GOODS.list.map((good) => sketch.goods?.[good] ?? 0))
  farm.cubes.set(COLOURS.list.map((colour) => sketch.cubes?.[colour] ?? 0))
  farm.figures.fill(PLACES.at.gone)
  for (const [place, numbers] of Object.entries(sketch.members ?? {})) {
    for (const number of numbers) {
      const free = state.box.numbers.findIndex(
        (one, at) => one === number && farm.figures[at] === PLACES.at.gone,
      )
      farm.figures[free] = placeOf(PLACES, place)
    }
  }
}

function laySpaces(state: VillageState, spaces: NonNullable<Sketch['spaces']>): void {
  state.cubesLeft = 0
  for (const space of state.box.spaces) {
    const lying = spaces[SPACES.list[space]] ?? []
    state.spaces[space].cubes.set(CUBES.list.map((cube) => lying.filter((one) => one === cube).length))
    state.cubesLeft += lying.length
  }
}
