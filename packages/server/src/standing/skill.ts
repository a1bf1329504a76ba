/** How strong somebody is believed to be, and how far off that may be. */
export interface Skill {
  readonly mu: number
  readonly sigma: number
}

/** Nothing is known of somebody yet. */
export const NEWCOMER: Skill = { mu: 25, sigma: 25 / 3 }

/** How much luck a match holds, and how much people change between two matches. */
const LUCK = (25 / 6) ** 2
const CHANGE = (25 / 300) ** 2
const LEAST = 1e-4

/**
 * What a match tells about those who played it, whatever their number: the model of Plackett and Luce as Weng and Lin
 * turn it into updates (JMLR 12, 2011, algorithm 4), with the constants of openskill. Equal ranks are a tie.
 */
export function judged(before: readonly Skill[], ranks: readonly number[]): Skill[] {
  const skills = before.map(({ mu, sigma }) => ({ mu, variance: sigma ** 2 + CHANGE }))
  const spread = Math.sqrt(skills.reduce((sum, { variance }) => sum + variance + LUCK, 0))
  const strengths = skills.map(({ mu }) => Math.exp(mu / spread))
  /** Everybody who had not come in when this one did. */
  const field = ranks.map((rank) =>
    strengths.reduce((sum, strength, seat) => (ranks[seat] >= rank ? sum + strength : sum), 0),
  )
  const ties = ranks.map((rank) => ranks.filter((other) => other === rank).length)
  return skills.map(({ mu, variance }, seat) => {
    let surprise = 0
    let certainty = 0
    for (const [other, rank] of ranks.entries()) {
      if (rank > ranks[seat]) continue
      const chance = strengths[seat] / field[other]
      surprise += (seat === other ? 1 - chance : -chance) / ties[other]
      certainty += (chance * (1 - chance)) / ties[other]
    }
    const learned = certainty * (variance / spread ** 2) * (Math.sqrt(variance) / spread)
    return {
      mu: mu + surprise * (variance / spread),
      sigma: Math.sqrt(variance) * Math.sqrt(Math.max(1 - learned, LEAST)),
    }
  })
}

/** The rating that is shown: what somebody has surely shown to be worth. It begins at 1000. */
export function pointsOf({ mu, sigma }: Skill): number {
  return Math.round(1000 + 40 * (mu - 3 * sigma))
}
