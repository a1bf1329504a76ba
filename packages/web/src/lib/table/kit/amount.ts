/** An amount now, and what the chosen option makes of it. */
export interface Amount {
  readonly piece: string
  readonly now: number
  readonly change: number
}

export function amount(piece: string, now: number, then: number | undefined): Amount {
  return { piece, now, change: (then ?? now) - now }
}

/** `2 − 1`: what there is, and what the chosen option adds to it or takes away. */
export function reckoned({ now, change }: Pick<Amount, 'now' | 'change'>): string {
  return change === 0 ? `${now}` : `${now} ${change > 0 ? '+' : '−'} ${Math.abs(change)}`
}
