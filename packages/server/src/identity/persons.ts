import { leave } from '../tables/gathering.ts'
import { concede, end } from '../tables/playing.ts'
import { passHost, personAt, withSeat } from '../tables/seats.ts'
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
    seats: table.seats.map((seat) => replaceInSeat(seat, user, by)),
    proposals: table.proposals.map((proposal) => ({ ...proposal, by: ids(proposal.by) })),
  }
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

/** Two people became one: at a table where both sat, the guest's seat is free again, or a bot plays on. */
export function mergePerson(table: Table, guest: UserId, account: Person): Table {
  const at = personAt(table, guest)
  const seat = table.seats[at]
  const both = seat !== undefined && personAt(table, account.user) >= 0
  const left =
    both && table.status === 'gathering'
      ? withSeat(table, at, { kind: 'open', colour: seat.colour })
      : both && table.status === 'playing'
        ? withSeat(table, at, { kind: 'bot', colour: seat.colour, level: 'adept' })
        : table
  return replacePerson(left, guest, account)
}

/** Somebody is gone for good: they leave or give up, and what stays of them bears no name. */
export function forgetPerson(table: Table, user: UserId, nobody: Person, now: number): Table {
  const forgotten = replacePerson(withoutHost(withoutPlayer(table, user, now), user, now), user, nobody)
  const others = (ids: readonly UserId[]) => ids.filter((id) => id !== nobody.user)
  return {
    ...forgotten,
    kicked: others(forgotten.kicked),
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
