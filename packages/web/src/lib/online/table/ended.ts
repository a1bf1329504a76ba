import type { TableView } from '@chronik/protocol'
import { m } from '../../words/messages.js'

/** Why a match has ended before its end; null for one that goes on or was played to its end. */
export function endedText({ status, result }: Pick<TableView, 'status' | 'result'>): string | null {
  if (status !== 'over' && status !== 'abandoned') return null
  switch (result?.reason) {
    case 'played':
      return null
    case 'agreed':
      return m.online_ended_agreed()
    case 'conceded':
      return m.online_ended_conceded()
    case 'time':
      return m.online_ended_time()
    default:
      return m.online_ended_host()
  }
}
