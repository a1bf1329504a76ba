/** How far an action at the inn has come: 0 before it, then its three steps; -1 while nobody is there. */
export function stepOf(decision: string): number {
  switch (decision) {
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
