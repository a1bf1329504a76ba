import type { Transaction } from 'kysely'
import { counted, type Part } from '../standing/counted.ts'
import { judged, NEWCOMER, pointsOf, type Skill } from '../standing/skill.ts'
import type { Table, UserId } from '../tables/table.ts'
import type { Schema } from './schema.ts'

interface Rated {
  readonly points: number
  readonly gained: number
}

/** Writes down what a match that has just ended means for its people. */
export async function count(tx: Transaction<Schema>, table: Table): Promise<void> {
  const found = counted(table)
  if (found === null) return
  const { parts, rated } = found
  const { id, game, seats, endedAt } = table
  const at = endedAt ?? 0
  const changes = rated ? await rate(tx, { game, players: seats.length }, parts, at) : null
  const kept = parts.filter(({ gone }) => !gone)
  if (kept.length === 0) return
  await tx
    .insertInto('results')
    .values(
      kept.map(({ seat, user, rank, score, left }) => ({
        table_id: id,
        seat,
        user_id: user,
        game,
        players: seats.length,
        rank,
        score,
        gone: left ? 1 : 0,
        rated: rated ? 1 : 0,
        points: changes?.get(user)?.points ?? null,
        gained: changes?.get(user)?.gained ?? null,
        ended_at: at,
      })),
    )
    .execute()
}

interface Field {
  readonly game: string
  readonly players: number
}

async function rate(
  tx: Transaction<Schema>,
  field: Field,
  parts: readonly Part[],
  at: number,
): Promise<ReadonlyMap<UserId, Rated>> {
  const before = new Map<UserId, Skill>()
  // In the same order everywhere: matches that end at once wait for each other and do not block.
  for (const part of parts.toSorted((one, other) => (one.user < other.user ? -1 : 1)))
    before.set(part.user, part.gone ? NEWCOMER : await takeUp(tx, field, part, at))
  const skills = parts.map(({ user }) => before.get(user) ?? NEWCOMER)
  const after = judged(
    skills,
    parts.map(({ rank }) => rank),
  )
  const changes = new Map<UserId, Rated>()
  for (const [index, { user, gone }] of parts.entries()) {
    const { mu, sigma } = after[index]
    const points = pointsOf(after[index])
    changes.set(user, { points, gained: points - pointsOf(skills[index]) })
    if (gone) continue
    await tx
      .updateTable('ratings')
      .set({ mu, sigma, points })
      .where('user_id', '=', user)
      .where('game', '=', field.game)
      .where('players', '=', field.players)
      .execute()
  }
  return changes
}

/** Counts the match for somebody and reads how strong they were; nobody else can until this is done. */
async function takeUp(
  tx: Transaction<Schema>,
  { game, players }: Field,
  { user, rank, left }: Part,
  at: number,
): Promise<Skill> {
  await tx
    .insertInto('ratings')
    .values({
      user_id: user,
      game,
      players,
      ...NEWCOMER,
      points: pointsOf(NEWCOMER),
      matches: 0,
      wins: 0,
      last_at: at,
    })
    .onConflict((conflict) => conflict.columns(['user_id', 'game', 'players']).doNothing())
    .execute()
  const won = rank === 1 && !left ? 1 : 0
  return tx
    .updateTable('ratings')
    .set((eb) => ({ matches: eb('matches', '+', 1), wins: eb('wins', '+', won), last_at: at }))
    .where('user_id', '=', user)
    .where('game', '=', game)
    .where('players', '=', players)
    .returning(['mu', 'sigma'])
    .executeTakeFirstOrThrow()
}
