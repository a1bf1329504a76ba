/** Sizes that no honest client exceeds; the server refuses what is larger. */
export const LIMITS = {
  /** Deeds that spectators may be behind. */
  delay: 8,
  /** Seats of a table. */
  seats: 8,
  /** Characters of a name. */
  name: 40,
  /** Characters of a password that somebody chooses: at least, and at most. */
  passwordLeast: 10,
  password: 128,
  /** Characters of a line of chat. */
  chat: 500,
  /** Lines of chat that are told at once. */
  chatLines: 100,
  /** Characters of an id that a client chooses. */
  request: 64,
  /** Moves of one series, and characters of one. */
  moves: 100,
  move: 80,
  /** Options of a game, choices of one, and characters of one. */
  options: 32,
  choices: 32,
  word: 64,
  /** Corrections of an edition, characters of a path, and characters of all in JSON. */
  corrections: 500,
  path: 200,
  edition: 60_000,
  /** Tables within tables of figures. */
  depth: 8,
  /** Characters of a record. */
  record: 100_000,
  /** How often each decision of a match is tried when it is looked back on. */
  iterations: 2_000,
  /** Tables that a part of a list tells. */
  page: 30,
  /** Characters of a report, and lines of chat that it quotes. */
  report: 1_000,
  quotes: 20,
  /** Bytes of a frame from a client. */
  frame: 16_384,
  /** Tables that one connection watches. */
  watches: 8,
} as const
