import type { Overdue } from '@chronik/protocol'
import { leave } from '../tables/gathering.ts'
import { concede, end } from '../tables/playing.ts'
import { passHost, seatOf, withSeat } from '../tables/seats.ts'
import type { Table, TableSeat, UserId } from '../tables/table.ts'
import { NOBODY } from './name.ts'

export interface Person {
  readonly user: UserId
  readonly name: string
}

/** The table with somebody else, or somebody of another name, wherever `user` was written. */
export function replacePerson(table: Table, user: UserId, by: Person): Table {
  const idOf = (id: UserId) => (id === user ? by.user : id)
  const ids = (all: readonly UserId[]) => [...new Set(all.map(idOf))]
  return {
    ...table,
    host: idOf(table.host),
    hostName: table.host === user ? by.name : table.hostName,
    kicked: ids(table.kicked),
    muted: ids(table.muted),
    overdue: table.overdue === null ? null : { ...table.overdue, votes: votesOf(table.overdue.votes, idOf) },
    seats: table.seats.map((seat) => replaceInSeat(seat, user, by)),
    proposals: table.proposals.map((proposal) => ({ ...proposal, by: ids(proposal.by) })),
  }
}

/** One vote each, also where two people became one. */
function votesOf(votes: Overdue['votes'], idOf: (id: UserId) => UserId): Overdue['votes'] {
  return [...new Map(votes.map((vote) => [idOf(vote.user), { ...vote, user: idOf(vote.user) }])).values()]
}

function replaceInSeat(seat: TableSeat, user: UserId, by: Person): TableSeat {
  switch (seat.kind) {
    case 'open':
      return seat
    case 'invited':
      return seat.awaited?.user === user ? { ...seat, awaited: { ...by } } : seat
    case 'person':
      return seat.user === user ? { ...seat, ...by } : seat
    case 'bot':
      return seat.instead?.user === user ? { ...seat, instead: { ...by } } : seat
  }
}

/**
 * Two people became one. Where both had a place at a table they keep the better one, which they can play on from:
 * the account's own, unless a bot plays it and the guest still plays. The other place is free again, or a bot's.
 */
export function mergePerson(table: Table, guest: UserId, account: Person): Table {
  const places = table.seats.flatMap((seat, at) => {
    const holder = holderOf(seat)
    return holder === guest || holder === account.user
      ? [{ at, worth: worthOf(seat), own: holder === account.user }]
      : []
  })
  const [, ...given] = places.toSorted(
    (one, other) => other.worth - one.worth || Number(other.own) - Number(one.own),
  )
  const left = given.reduce((now, { at }) => vacated(now, at), table)
  const merged = replacePerson(left, guest, account)
  // Who takes part cannot have been sent away or silenced.
  const sits = seatOf(merged, account.user) >= 0
  const others = (ids: readonly UserId[]) => (sits ? ids.filter((id) => id !== account.user) : ids)
  return { ...merged, kicked: others(merged.kicked), muted: others(merged.muted) }
}

/** Who has a place here: sits, sat until a bot took over, or is awaited. */
function holderOf(seat: TableSeat): UserId | null {
  switch (seat.kind) {
    case 'open':
      return null
    case 'invited':
      return seat.awaited?.user ?? null
    case 'person':
      return seat.user
    case 'bot':
      return seat.instead?.user ?? null
  }
}

/** A place that can be played on from is worth more than one that must be taken first. */
function worthOf(seat: TableSeat): number {
  if (seat.kind === 'person') return seat.conceded ? 1 : 3
  return seat.kind === 'bot' ? 2 : 0
}

function vacated(table: Table, at: number): Table {
  const seat = table.seats[at]
  const { colour } = seat
  switch (seat.kind) {
    case 'open':
      return table
    case 'invited':
      return withSeat(table, at, { kind: 'invited', colour, invitation: seat.invitation })
    case 'bot':
      return withSeat(table, at, { kind: 'bot', colour, level: seat.level })
    case 'person':
      if (table.status === 'gathering') return withSeat(table, at, { kind: 'open', colour })
      return table.status === 'playing' ? withSeat(table, at, { kind: 'bot', colour, level: 'adept' }) : table
  }
}

/** Somebody is gone for good: they leave or give up, and what stays of them bears no name. */
export function forgetPerson(table: Table, user: UserId, nobody: Person, now: number): Table {
  const forgotten = replacePerson(withoutHost(withoutPlayer(table, user, now), user, now), user, nobody)
  const others = (ids: readonly UserId[]) => ids.filter((id) => id !== nobody.user)
  return {
    ...forgotten,
    kicked: others(forgotten.kicked),
    muted: others(forgotten.muted),
    proposals: forgotten.proposals
      .map((proposal) => ({ ...proposal, by: others(proposal.by) }))
      .filter(({ by }) => by.length > 0),
    seats: forgotten.seats.map((seat) => withoutAwaiting(seat, nobody.user)),
  }
}

function withoutPlayer(table: Table, user: UserId, now: number): Table {
  const who = { id: user, name: NOBODY }
  const outcome = table.status === 'playing' ? concede(table, who, now) : leave(table, who, now)
  return outcome.ok ? outcome.value : table
}

/** Another person is the host, or the table ends. */
function withoutHost(table: Table, user: UserId, now: number): Table {
  if (table.host !== user || (table.status !== 'playing' && table.status !== 'gathering')) return table
  const passed = passHost(table)
  if (passed !== table) return passed
  const outcome = end(table, { id: user, name: NOBODY }, now)
  return outcome.ok ? outcome.value : table
}

function withoutAwaiting(seat: TableSeat, user: UserId): TableSeat {
  if (seat.kind !== 'invited' || seat.awaited?.user !== user) return seat
  return { kind: 'invited', colour: seat.colour, invitation: seat.invitation }
}
