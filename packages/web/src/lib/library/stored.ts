/** What storing or reading came to. A browser may forbid storage or run out of it: that is no bug. */
export type Stored<T = void> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly trouble: Trouble }

/**
 * - `full`: the device has no room left for this site,
 * - `forbidden`: the browser keeps nothing for this site (private window, settings),
 * - `newer`: another window runs a newer version that has changed the storage,
 * - `taken`: another window has gone on with the same match,
 * - `broken`: the browser could not read or write it.
 */
export const TROUBLES = ['full', 'forbidden', 'newer', 'taken', 'broken'] as const
export type Trouble = (typeof TROUBLES)[number]
