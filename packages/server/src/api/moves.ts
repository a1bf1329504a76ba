import type { Submission } from '@chronik/protocol'
import { seatToPlay } from '../tables/seats.ts'
import { inWords } from '../words/refusals.ts'
import { type Asking, type House, signedIn } from './context.ts'
import { refusing } from './refusing.ts'

/** Plays a series of moves for the seat of who asks; the live connection does the same faster. */
export async function submit(
  { tables, matches, games }: House,
  submission: Submission,
  asking: Asking,
): Promise<{ seq: number }> {
  const { id } = signedIn(asking)
  const table = await tables.find(submission.table)
  if (table === null) throw refusing(inWords({ code: 'no-table' }, asking.language))
  const seat = seatToPlay(table, id)
  if (typeof seat !== 'number') throw refusing(inWords({ code: seat }, asking.language))
  tables.presence.seen(table.id, id)
  const answer = await matches.submit({ ...submission, seat })
  if (answer.kind === 'played') return { seq: answer.seq }
  const game = games.find(table.game, table.rules)
  const refused = inWords(answer.refusal, asking.language, { index: answer.index, game })
  throw refusing(refused, answer.refusal.code === 'stale' ? 'CONFLICT' : 'UNPROCESSABLE_CONTENT')
}
