import type { VillageState } from '../box/state.ts'
import type { TimePayment } from '../box/vocabulary.ts'

/**
 * What follows a payment of time is pushed before it: someone may have a say in the payment itself.
 * V-301, V-302, V-304: time is paid by moving the lifetime marker; it can always be paid. V-303: every
 * crossing of the quill obliges to one death, at the end of the turn or at once in a market day.
 */
export function payTime(state: VillageState, seat: number, amount: number, what: TimePayment): void {
  if (amount === 0 || state.box.takeovers.time?.(state, seat, amount, what) === true) return
  moveMarker(state, seat, amount, what)
}

/** Moves the lifetime marker by an amount that is due beyond doubt. */
export function moveMarker(state: VillageState, seat: number, amount: number, what: TimePayment): void {
  const farm = state.farms[seat]
  const { trackLength } = state.box
  const from = farm.lifetime
  let position = from + amount
  let crossings = 0
  while (position >= trackLength) {
    position -= trackLength
    crossings++
  }
  farm.lifetime = position
  state.log?.add({ code: 'time', seat, amount, from, to: position, crossings })
  if (crossings === 0) return
  farm.crossings += crossings
  if (what === 'sale') farm.dyingNow += crossings
  else farm.dying += crossings
}
