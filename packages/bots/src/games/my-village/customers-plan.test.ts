import { correct } from '@chronik/kernel'
import { CUSTOMER_CARDS, myVillage, servedBy } from '@chronik/my-village'
import { expect, test } from 'vitest'
import { opponents } from '../../all.ts'
import { playMatch } from '../../arena/match.ts'
import { seatBot } from '../../bot.ts'
import { plan } from './plan.ts'

/** How many customers were served in a few matches by who plays for them. */
async function servedWith(whiteTime: number): Promise<number> {
  const { ways = {} } = plan
  const own = opponents['my-village']
  const edition = correct(myVillage.editions, 'trial', [
    { path: 'craft.whiteTime', value: whiteTime, mark: 'R' },
  ])
  let served = 0
  for (const seed of [1, 2, 3]) {
    const { state } = await playMatch(own.game, { players: 2, edition }, seed, (box) =>
      [0, 1].map((seat) =>
        seatBot({ ...own, appraiser: ways.customers }, box, { kind: 'plan', learned: true }, seed + seat),
      ),
    )
    const { cards } = state as unknown as { readonly cards: Int16Array }
    for (let card = CUSTOMER_CARDS.first; card < CUSTOMER_CARDS.end; card++)
      if (cards[card] === servedBy(0) || cards[card] === servedBy(1)) served++
  }
  return served
}

// Two who wait for each other come to an end, too: M-R32, bots must not stall.
test('who plays for customers serves some, far more where workshops cost no time, and does not stall', async () => {
  const [dear, free] = await Promise.all([servedWith(1), servedWith(0)])
  expect(dear).toBeGreaterThan(12)
  expect(free).toBeGreaterThan(1.5 * dear)
})
