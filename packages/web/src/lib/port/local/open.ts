import { load, save, saveLines } from '../../library/library.ts'
import { ownSeat, type SavedMatch } from '../../library/saved.ts'
import { DeviceDrafts } from '../drafts.ts'
import type { TablePort } from '../port.ts'
import { connectToThread } from './connection.ts'
import { holdOnDevice } from './holding.ts'
import { LocalPort } from './local-port.ts'

/** Opens a match of this device. */
export function openHere(match: SavedMatch): TablePort {
  takeSeries(match)
  return new LocalPort(match, {
    connect: connectToThread,
    hold: holdOnDevice,
    read: async (id) => {
      const found = await load(id)
      return found.ok ? found.value : null
    },
    keep: save,
    add: saveLines,
    now: () => Date.now(),
  })
}

/** Matches of earlier versions keep the turn in the making themselves. */
function takeSeries(match: SavedMatch): void {
  if (match.series === undefined || match.series.length === 0) return
  const drafts = new DeviceDrafts()
  const seat = match.due < 0 ? ownSeat(match) : match.due
  if (drafts.read(match.id) === null) drafts.keep(match.id, { seat, seq: null, moves: match.series })
}
