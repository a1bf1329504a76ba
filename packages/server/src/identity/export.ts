import { createAuthEndpoint } from 'better-auth/api'
import type { Table, UserId } from '../tables/table.ts'
import { accountOf, mustBeSignedIn } from './account.ts'
import type { Belongings } from './belongings.ts'

/** Everything we know of somebody, as one JSON document. `record` writes a match down. */
export function exportAccount(belongings: Belongings, record: (table: string) => Promise<string | null>) {
  return createAuthEndpoint('/export', { method: 'GET' }, async (ctx) => {
    const { user } = await mustBeSignedIn(ctx)
    const { internalAdapter, adapter } = ctx.context
    const passkeys = await adapter.findMany<{ name: string | null; createdAt: Date | null }>({
      model: 'passkey',
      where: [{ field: 'userId', value: user.id }],
    })
    const sessions = await internalAdapter.listSessions(user.id)
    const tables = []
    for (const table of await belongings.tables(user.id)) {
      // A match under way still has secrets of others.
      const written = table.endedAt === null ? null : await record(table.id)
      tables.push({ ...tableFor(user.id, table), record: written })
    }
    const chat = await belongings.chat(user.id)
    ctx.setHeader('Content-Disposition', 'attachment; filename="chronik.json"')
    return ctx.json({
      exportedAt: new Date(),
      account: { ...(await accountOf(ctx, user)), createdAt: user.createdAt },
      passkeys: passkeys.map(({ name, createdAt }) => ({ name, createdAt })),
      sessions: sessions.map(({ createdAt, expiresAt }) => ({ createdAt, expiresAt })),
      tables,
      matches: (await belongings.kept(user.id)).map(({ game, record, at }) => ({
        game,
        keptAt: new Date(at),
        record,
      })),
      ...(await belongings.social(user.id)),
      ...(await belongings.standing(user.id)),
      notices: await belongings.notices(user.id),
      chat: chat.map(({ table, room, text, at }) => ({ table, room, text, at: new Date(at) })),
    })
  })
}

/** A table as one of its people may keep it: names of the others, but no secrets of the table. */
function tableFor(user: UserId, table: Table) {
  const { id, game, rules, setup, status, result } = table
  const at = (time: number | null) => (time === null ? null : new Date(time))
  return {
    id,
    game,
    rules,
    setup,
    status,
    result,
    host: table.host === user,
    seats: table.seats.map((seat) => ({
      colour: seat.colour,
      kind: seat.kind,
      name: seat.kind === 'person' ? seat.name : null,
      mine:
        (seat.kind === 'person' && seat.user === user) ||
        (seat.kind === 'bot' && seat.instead?.user === user),
    })),
    createdAt: at(table.createdAt),
    startedAt: at(table.startedAt),
    endedAt: at(table.endedAt),
  }
}
