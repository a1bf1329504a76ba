/** How far an action at the inn has come: 0 before it, then its three steps. */
export function stepOf(decision: string, atTheInn: boolean): number {
  switch (decision) {
    // VI-304: on the back side the first step is paid with a cube.
    case 'd-pay':
      return atTheInn ? 1 : 0
    case 'd-inn':
    case 'd-inn-member':
      return 1
    case 'd-inn-cycle':
      return 2
    case 'd-inn-buy':
      return 3
    default:
      return 0
  }
}
