import type { TableView } from '@chronik/protocol'
import { settings } from '../../settings/settings.svelte.ts'
import { namesInRow } from '../../shell/names.ts'
import { m } from '../../words/messages.js'
import { nameOf } from '../words.ts'

/** Seats that nobody has taken yet. */
export function freeSeats({ seats }: TableView): number {
  return seats.filter(({ kind }) => kind === 'open' || kind === 'invited').length
}

/** Guests by what they said about the table as it is: yes, not any more, or nothing yet. */
function guestsWho({ seats, host }: TableView, said: (ready: boolean | undefined) => boolean): string[] {
  return seats.flatMap((seat) =>
    seat.kind === 'person' && seat.user !== host && said(seat.ready) ? [nameOf(seat.name)] : [],
  )
}

/** Who was asked anew since the table changed, or took the yes back: the match waits for them. */
const hesitating = (table: TableView): string[] => guestsWho(table, (ready) => ready === false)

/** Whether the host can begin: every seat is taken, and nobody hesitates. */
export function canBegin(table: TableView): boolean {
  return freeSeats(table) === 0 && hesitating(table).length === 0
}

/** Why a match at this table would not be rated; null if it would. */
export function unratedFor({ seats, setup }: Pick<TableView, 'seats' | 'setup'>): 'bot' | 'edition' | null {
  if (seats.some(({ kind }) => kind === 'bot')) return 'bot'
  return setup.edition === null ? null : 'edition'
}

/** What a table that gathers players waits for, and what whoever looks at it can do. */
export function waitsFor(
  table: TableView,
  {
    seated,
    hosts,
    me,
  }: { readonly seated: boolean; readonly hosts: boolean; readonly me?: string | undefined },
): { readonly title: string; readonly hint: string } {
  const free = freeSeats(table)
  const host = nameOf(table.hostName)
  if (!seated && free > 0)
    return {
      title: m.online_room_invites({ name: host }),
      hint: m.online_room_invites_hint({ count: free }),
    }
  if (!seated) return { title: m.online_room_full(), hint: m.online_room_stranger({ name: host }) }
  if (free > 0)
    return {
      title: m.online_room_missing({ count: free }),
      hint: hosts ? m.online_room_host_hint() : m.online_room_guest_hint(),
    }
  if (!hosts && table.seats.some((seat) => seat.kind === 'person' && seat.user === me && seat.ready !== true))
    return { title: m.online_room_ask(), hint: m.online_room_wait({ name: host }) }
  const waiting = hesitating(table)
  const late = waiting.length > 0 ? waiting : guestsWho(table, (ready) => ready !== true)
  const forHost = () => {
    if (waiting.length > 0) return m.online_room_hesitant()
    return late.length > 0 ? m.online_room_start_hint() : m.online_room_go()
  }
  return {
    title:
      late.length > 0
        ? m.online_room_unready({ names: namesInRow(late, settings.language) })
        : m.online_room_all(),
    hint: hosts ? forHost() : m.online_room_wait({ name: host }),
  }
}
