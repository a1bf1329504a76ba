import { moveKind, number } from '@chronik/kernel'
import { CARDS, EVENTS, GOODS, MATERIALS, PLACES, PROJECTS, SITES } from './vocabulary.ts'

/** The notation of all moves. */

// Cards that are laid.
export const play = moveKind('play:<card>', { card: CARDS })
export const discard = moveKind('discard:<card>', { card: CARDS })
export const courtOpen = moveKind('court-open:<card>', { card: CARDS })
export const courtDiscard = moveKind('court-discard:<card>', { card: CARDS })
export const warOpen = moveKind('war-open:<card>', { card: CARDS })
export const warDiscard = moveKind('war-discard:<card>', { card: CARDS })
export const eventDiscard = moveKind('event-discard:<card>', { card: CARDS })

// Event cards.
export const orient = moveKind('orient:<rotation>', { rotation: number(0, 3) })
export const swap = moveKind('swap', {})
export const ltSwap = moveKind('lt-swap:<event>', { event: EVENTS })
export const giveUp = moveKind('give:<good>', { good: GOODS })
export const removeHouse = moveKind('remove-house:<site>', { site: SITES })

// Actions.
export const use = moveKind('use', {})
export const forgo = moveKind('forgo', {})
export const take = moveKind('take:<material>', { material: MATERIALS })
export const project = moveKind('project:<project>', { project: PROJECTS })
export const build = moveKind('build:<material>', { material: MATERIALS })
export const sellWool = moveKind('sell-wool:<amount>', { amount: number(0, 99) })
export const sellCloth = moveKind('sell-cloth:<amount>', { amount: number(0, 99) })
export const makeCloth = moveKind('make-cloth:<amount>', { amount: number(1, 15) })
export const house = moveKind('house:<site>', { site: SITES })
export const rent = moveKind('rent:<site>', { site: SITES })
export const donate = moveKind('donate:<project>', { project: PROJECTS })
export const service = moveKind('service', {})
export const treatSick = moveKind('treat', {})
export const treat = moveKind('treat:<place>', { place: PLACES })

// Penalties.
export const protect = moveKind('protect', {})
export const accept = moveKind('accept', {})

// Leaving it at that.
export const pass = moveKind('pass', {})
export const stop = moveKind('stop', {})

export const moves = [
  play,
  discard,
  courtOpen,
  courtDiscard,
  warOpen,
  warDiscard,
  eventDiscard,
  orient,
  swap,
  ltSwap,
  giveUp,
  removeHouse,
  use,
  forgo,
  take,
  project,
  build,
  sellWool,
  sellCloth,
  makeCloth,
  house,
  rent,
  donate,
  service,
  treatSick,
  treat,
  protect,
  accept,
  pass,
  stop,
]
