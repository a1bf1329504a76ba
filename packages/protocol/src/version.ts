/** Raised when old clients would misunderstand new frames. */
export const LIVE_VERSION = 2

/** Why the server ends a connection. */
export const CLOSE = {
  /** The server shuts down or restarts: connect again. */
  away: 1001,
  /** A frame that is no text. */
  notText: 1003,
  /** A frame with too many bytes. */
  tooBig: 1009,
  /** Too many frames that were none. */
  malformed: 4400,
  /** The session has ended: sign in before connecting again. */
  signedOut: 4401,
  /** Too many frames, or too many connections of one person. */
  tooMany: 4429,
  /** The client did not read fast enough: connect again and catch up. */
  tooSlow: 4431,
} as const
