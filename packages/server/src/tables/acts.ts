import type { Level } from '@chronik/bots'
import type { OverdueChoice, Settlement } from '@chronik/protocol'
import { mute, showOut } from './audience.ts'
import { type Arrangement, arrange, join, kick, leave, recolour, start } from './gathering.ts'
import type { Outcome } from './outcome.ts'
import { vote } from './overdue.ts'
import { abandon, concede, end, pause, resume, takeBack, takeover } from './playing.ts'
import type { Who } from './seats.ts'
import { beReady, settle } from './settling.ts'
import type { Table, UserId } from './table.ts'
import { undo, type WayBack } from './undo.ts'

/** What can be done at a table. Done once more, because an answer was lost, it changes nothing more. */
export type Act =
  | { readonly kind: 'join'; readonly seat?: number; readonly invitation?: string }
  | { readonly kind: 'leave' }
  | { readonly kind: 'kick'; readonly user: UserId }
  | { readonly kind: 'arrange'; readonly seat: number; readonly to: Arrangement }
  | { readonly kind: 'colour'; readonly seat: number; readonly colour: string }
  | { readonly kind: 'ready'; readonly ready: boolean }
  | { readonly kind: 'settle'; readonly to: Settlement }
  | { readonly kind: 'start' }
  | { readonly kind: 'concede' }
  | { readonly kind: 'abandon'; readonly agree: boolean }
  | { readonly kind: 'takeover'; readonly seat: number; readonly level: Level; readonly agree: boolean }
  | { readonly kind: 'pause'; readonly agree: boolean }
  | { readonly kind: 'resume' }
  | { readonly kind: 'undo'; readonly seat: number; readonly agree: boolean }
  | { readonly kind: 'vote'; readonly seat: number; readonly choice: OverdueChoice }
  | { readonly kind: 'mute'; readonly user: UserId; readonly muted: boolean }
  | { readonly kind: 'spectators'; readonly allowed: boolean }
  | { readonly kind: 'take-back' }
  | { readonly kind: 'end' }

/** What an act needs beside the table. */
export interface Circumstances {
  readonly now: number
  /** The colours of the game. */
  readonly colours: readonly string[]
  /** For a new invitation. */
  readonly secret: string
  /** Where the turn of a seat would be taken back to, if that is wanted. */
  readonly wayBack: WayBack | null
}

/** The table after the act, the same if nothing changed, or why it cannot be done. */
export function perform(
  table: Table,
  who: Who,
  act: Act,
  { now, colours, secret, wayBack }: Circumstances,
): Outcome {
  switch (act.kind) {
    case 'join':
      return join(table, who, act)
    case 'leave':
      return leave(table, who, now)
    case 'kick':
      return kick(table, who, act.user)
    case 'arrange':
      return arrange(table, who, act.seat, act.to, secret)
    case 'colour':
      return recolour(table, who, act.seat, act.colour, colours)
    case 'ready':
      return beReady(table, who, act.ready)
    case 'settle':
      return settle(table, who, act.to, colours)
    case 'start':
      return start(table, who, now)
    case 'concede':
      return concede(table, who, now)
    case 'abandon':
      return abandon(table, who, act.agree, now)
    case 'takeover':
      return takeover(table, who, act, now)
    case 'pause':
      return pause(table, who, act.agree, now)
    case 'resume':
      return resume(table, who)
    case 'undo':
      return undo(table, who, act, wayBack)
    case 'vote':
      return vote(table, who, act, now)
    case 'mute':
      return mute(table, who, act.user, act.muted)
    case 'spectators':
      return showOut(table, who, act.allowed)
    case 'take-back':
      return takeBack(table, who)
    case 'end':
      return end(table, who, now)
  }
}
