import type { Level } from '@chronik/bots'
import { refused as no, type Outcome, done as yes } from './outcome.ts'
import { concededResult } from './result.ts'
import { deciders, type PersonSeat, passHost, personAt, seatOf, type Who, withSeat } from './seats.ts'
import type { Proposal, Table, TableResult, UserId } from './table.ts'

/** Gives up. A bot plays on for the seat while at least two others go on; otherwise the match ends. */
export function concede(table: Table, who: Who, now: number): Outcome {
  const at = personAt(table, who.id)
  const seat = table.seats[at]
  if (seat?.kind !== 'person') return no('not-seated')
  if (seat.conceded) return yes(table)
  if (table.status !== 'playing') return no('not-playing')
  const given = withoutVotes(withSeat(table, at, { ...seat, conceded: true }), who.id)
  const contending = given.seats.filter((one) => one.kind !== 'person' || !one.conceded).length
  if (contending <= 1 || deciders(given).length === 0)
    return yes(ended(given, 'over', concededResult(given), now))
  return yes(settled(given.host === who.id ? passHost(given) : given, now))
}

/** Agrees to end the match, or takes that back; it ends when all who still play agree. */
export function abandon(table: Table, who: Who, agree: boolean, now: number): Outcome {
  if (table.status === 'abandoned' && seatOf(table, who.id) >= 0) return yes(table)
  const decides = mayDecide(table, who)
  if (!decides.ok) return decides
  return yes(
    settled(
      voted(table, who.id, agree, (one) => one.kind === 'abandon', { kind: 'abandon', by: [] }),
      now,
    ),
  )
}

/** Agrees to let a bot play for somebody who stays away, or takes that back; all others must agree. */
export function takeover(
  table: Table,
  who: Who,
  { seat: at, level, agree }: { readonly seat: number; readonly level: Level; readonly agree: boolean },
  now: number,
): Outcome {
  const decides = mayDecide(table, who)
  if (!decides.ok) return decides
  const seat = table.seats[at]
  if (seat === undefined) return no('no-seat')
  if (seat.kind === 'bot' && seat.instead !== undefined) return yes(table)
  if (seat.kind !== 'person' || seat.conceded) return no('no-seat')
  if (seat.user === who.id) return no('own-seat')
  const about = (one: Proposal) => one.kind === 'takeover' && one.seat === at
  return yes(settled(voted(table, who.id, agree, about, { kind: 'takeover', seat: at, level, by: [] }), now))
}

/** Who comes back takes the seat back from the bot; a vote against who is here again is void. */
export function takeBack(table: Table, who: Who): Outcome {
  const at = seatOf(table, who.id)
  const seat = table.seats[at]
  if (seat === undefined) return no('not-seated')
  if (seat.kind !== 'bot') return yes(heard(table, at))
  if (table.status !== 'playing') return no('not-playing')
  return yes(
    withSeat(table, at, {
      kind: 'person',
      colour: seat.colour,
      user: who.id,
      name: who.name,
      conceded: false,
    }),
  )
}

/** Takes the proposal about a seat from the table. */
function heard(table: Table, at: number): Table {
  const left = table.proposals.filter((one) => one.kind !== 'takeover' || one.seat !== at)
  return left.length === table.proposals.length ? table : { ...table, proposals: left }
}

/** The host closes the table; a match that others still play ends with their consent only. */
export function end(table: Table, who: Who, now: number): Outcome {
  if (table.host !== who.id) return no('not-host')
  if (table.status === 'gathering') return yes(ended(table, 'abandoned', null, now))
  if (table.status !== 'playing') return yes(table)
  if (deciders(table).some(({ user }) => user !== who.id)) return no('needs-consent')
  return yes(ended(table, 'abandoned', { scores: [], ranks: [], reason: 'host' }, now))
}

/** Agrees to stop all clocks, or takes that back; they stop when all who still play agree. */
export function pause(table: Table, who: Who, agree: boolean, now: number): Outcome {
  const decides = mayDecide(table, who)
  if (!decides.ok) return decides
  if (table.paused !== null) return yes(table)
  return yes(
    settled(
      voted(table, who.id, agree, (one) => one.kind === 'pause', { kind: 'pause', by: [] }),
      now,
    ),
  )
}

/** Everybody who plays may let the clocks go on. */
export function resume(table: Table, who: Who): Outcome {
  const decides = mayDecide(table, who)
  if (!decides.ok) return decides
  return table.paused === null ? no('not-paused') : yes({ ...table, paused: null })
}

export function mayDecide(table: Table, who: Who): Outcome {
  const at = personAt(table, who.id)
  const seat = table.seats[at]
  if (seat?.kind !== 'person') return no('not-seated')
  if (table.status !== 'playing') return no('not-playing')
  return seat.conceded ? no('conceded') : yes(table)
}

/** The table with a vote given or taken back; the same table if nothing changed. */
export function voted(
  table: Table,
  user: UserId,
  agree: boolean,
  about: (one: Proposal) => boolean,
  fresh: Proposal,
): Table {
  const standing = table.proposals.find(about) ?? fresh
  if (standing.by.includes(user) === agree) return table
  const by = agree ? [...standing.by, user] : standing.by.filter((one) => one !== user)
  const others = table.proposals.filter((one) => !about(one))
  return { ...table, proposals: by.length === 0 ? others : [...others, { ...standing, by }] }
}

function withoutVotes(table: Table, user: UserId): Table {
  const left = table.proposals
    .map((one) => ({ ...one, by: one.by.filter((voter) => voter !== user) }))
    .filter(({ by }) => by.length > 0)
  return { ...table, proposals: left }
}

/** Carries out what everybody who has a say has agreed on. */
function settled(table: Table, now: number): Table {
  const voters = deciders(table).map(({ user }) => user)
  for (const proposal of table.proposals) {
    // What is taken back is the match's: whoever keeps the table sees to it.
    if (proposal.kind === 'undo') continue
    if (proposal.kind !== 'takeover') {
      if (!voters.every((user) => proposal.by.includes(user))) continue
      if (proposal.kind === 'abandon')
        return ended(table, 'abandoned', { scores: [], ranks: [], reason: 'agreed' }, now)
      return { ...table, paused: now, proposals: table.proposals.filter((one) => one !== proposal) }
    }
    const seat = table.seats[proposal.seat]
    if (seat.kind !== 'person' || seat.conceded) return settled(heard(table, proposal.seat), now)
    if (voters.every((user) => user === seat.user || proposal.by.includes(user)))
      return settled(replaced(table, proposal.seat, seat, proposal.level), now)
  }
  return table
}

/** A bot plays for somebody, who may take the seat back. */
export function replaced(table: Table, at: number, seat: PersonSeat, level: Level): Table {
  const instead = { user: seat.user, name: seat.name }
  const left = withoutVotes(heard(table, at), seat.user)
  const overdue = left.overdue?.seat === at ? null : left.overdue
  const taken = withSeat({ ...left, overdue }, at, { kind: 'bot', colour: seat.colour, level, instead })
  return table.host === seat.user ? passHost(taken) : taken
}

export function ended(
  table: Table,
  status: 'over' | 'abandoned',
  result: TableResult | null,
  now: number,
): Table {
  return { ...table, status, result, endedAt: now, proposals: [], paused: null, overdue: null }
}
