import type { PersonFile, PersonOnFile, TableOnFile } from '@chronik/server'
import { plain, timeOf } from './report-words.ts'

/** Somebody in a line. */
export function personInWords({ user, name, guest, email, since, ban }: PersonOnFile): string {
  const kind = guest ? 'guest' : (email ?? 'passkeys only')
  return `${user}  ${plain(name)}, ${kind}, since ${timeOf(since)}${ban === null ? '' : `, ${banInWords(ban)}`}`
}

function banInWords({ until, reason }: NonNullable<PersonOnFile['ban']>): string {
  return `banned ${until === null ? 'for good' : `until ${timeOf(until)}`}: ${plain(reason)}`
}

/** Everything that is needed to decide about somebody. */
export function fileInWords(file: PersonFile): string {
  const { sessions, lastSeen, tables, reports } = file
  const seen = lastSeen === null ? '' : `, last seen ${timeOf(lastSeen)}`
  const about = reports.map(({ id, open }) => `${id}${open ? ' (open)' : ''}`).join(', ')
  return [
    personInWords(file),
    `  sessions: ${sessions}${seen}`,
    `  reports about them: ${about === '' ? 'none' : about}`,
    `  tables: ${tables.length === 0 ? 'none' : ''}`,
    ...tables.map((table) => `    ${tableInWords(table)}`),
  ].join('\n')
}

/** A table in a line. */
export function tableInWords(table: TableOnFile): string {
  const { game, status, open, host, seats, createdAt } = table
  const people = seats.map(({ kind, user, name, here }) =>
    user === null ? kind : `${plain(name) || 'somebody'} (${user})${here ? ' here' : ''}`,
  )
  const shown = open ? '' : ', by link only'
  return `${table.table}  ${game}, ${status}${shown}, since ${timeOf(createdAt)}, host ${plain(host.name)}: ${people.join(', ')}`
}
