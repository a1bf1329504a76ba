import { LATER, type Table } from '../tables/table.ts'

let made = 0

/** A table as it might be kept; what a test cares about is given. */
export function tableForTests(given: Partial<Table> = {}): Table {
  return {
    id: `table-${++made}`,
    game: 'village',
    rules: 1,
    setup: { players: 2, options: {}, edition: null },
    status: 'gathering',
    open: true,
    spectators: true,
    host: 'anna',
    hostName: 'Anna',
    kicked: [],
    seats: [
      { colour: 'red', kind: 'person', user: 'anna', name: 'Anna', conceded: false },
      { colour: 'blue', kind: 'open' },
    ],
    commitment: null,
    seed: null,
    result: null,
    proposals: [],
    ...LATER,
    rematchOf: null,
    rematch: null,
    createdAt: made,
    startedAt: null,
    endedAt: null,
    version: 1,
    ...given,
  }
}
