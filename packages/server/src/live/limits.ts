import { LIMITS } from '@chronik/protocol'

/** What a connection may do and cost. */
export interface LiveLimits {
  /** Bytes of a frame. */
  readonly frame: number
  /** Pieces in which a frame may come. */
  readonly fragments: number
  /** Frames at once, and how many of them come back each second. */
  readonly burst: number
  readonly rate: number
  /** Looks at the past at once, and how many of them come back each second. */
  readonly visits: number
  readonly visitRate: number
  /** Times at once that others learn of something being written, and how many of them come back each second. */
  readonly writes: number
  readonly writeRate: number
  /** Frames that were none, before the connection is ended. */
  readonly malformed: number
  /** Submissions that wait for their answer. */
  readonly pending: number
  /** Tables that one connection watches. */
  readonly watches: number
  /** Bytes that wait to be read by the client. */
  readonly backlog: number
  /** Connections of one person. */
  readonly ofPerson: number
  /** Connections from one address (of IPv6: one network of 64 bits). */
  readonly ofAddress: number
  /** Connections of all. */
  readonly ofAll: number
  /** Milliseconds between two looks at who is still there. */
  readonly heartbeat: number
  /** Milliseconds between two looks at whose session has ended. */
  readonly recheck: number
  /** Milliseconds in which changes of presence are told together. */
  readonly gather: number
  /** Milliseconds in which what is under way is still answered when the server stops. */
  readonly farewell: number
}

export const LIVE_LIMITS: LiveLimits = {
  frame: LIMITS.frame,
  fragments: 64,
  burst: 60,
  rate: 20,
  visits: 10,
  visitRate: 4,
  writes: 3,
  writeRate: 0.5,
  malformed: 10,
  pending: 16,
  watches: LIMITS.watches,
  backlog: 1_000_000,
  ofPerson: 20,
  ofAddress: 200,
  ofAll: 20_000,
  heartbeat: 30_000,
  recheck: 30_000,
  gather: 400,
  farewell: 5_000,
}
