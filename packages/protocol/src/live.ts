// The live connection and the limits, without the checks of what comes in: for pages, which trust their own server.
export { Live, type LiveOptions, type LiveState } from './client.ts'
export { LIMITS } from './limits.ts'
export { type LiveListener, LiveTable, type OnTheWay } from './live-table.ts'
export { freshRequest } from './socket.ts'
export { fewestSeats, seatsThatStay } from './staying.ts'
