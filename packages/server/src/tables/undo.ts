import { refused as no, type Outcome, done as yes } from './outcome.ts'
import { mayDecide, voted } from './playing.ts'
import { deciders, personAt, type Who } from './seats.ts'
import type { Proposal, Table } from './table.ts'

export type UndoProposal = Extract<Proposal, { kind: 'undo' }>

/** Where a match stands, and to which deed it would go back; null if it can't. */
export interface WayBack {
  readonly seq: number
  readonly to: number | null
}

/**
 * Asks to take one's own last turn back, agrees to that of another, or takes that back; it is done when all who still
 * play agree, and void as soon as somebody moves.
 */
export function undo(
  table: Table,
  who: Who,
  { seat, agree }: { readonly seat: number; readonly agree: boolean },
  way: WayBack | null,
): Outcome {
  const decides = mayDecide(table, who)
  if (!decides.ok) return decides
  const about = (one: Proposal) => one.kind === 'undo' && one.seat === seat
  const standing = table.proposals.find((one): one is UndoProposal => about(one))
  if (!agree)
    return yes(standing === undefined ? table : voted(table, who.id, false, about, { ...standing, by: [] }))
  if (way === null || way.to === null) return no('no-undo')
  const { seq, to } = way
  if (standing?.seq === seq) return yes(voted(table, who.id, true, about, standing))
  if (personAt(table, who.id) !== seat) return no('no-undo')
  // What was asked about an earlier position is void.
  const rest = withoutUndos(table)
  return yes({ ...rest, proposals: [...rest.proposals, { kind: 'undo', seat, to, seq, by: [who.id] }] })
}

/** What everybody who has a say agrees to take back. */
export function agreedUndo(table: Table): UndoProposal | null {
  const voters = deciders(table)
  const agreed = (one: Proposal): one is UndoProposal =>
    one.kind === 'undo' && voters.every(({ user }) => one.by.includes(user))
  return table.status === 'playing' ? (table.proposals.find(agreed) ?? null) : null
}

/** Somebody has moved, or the turn is taken back: there is nothing to agree on any more. */
export function withoutUndos(table: Table): Table {
  const left = table.proposals.filter(({ kind }) => kind !== 'undo')
  return left.length === table.proposals.length ? table : { ...table, proposals: left }
}
