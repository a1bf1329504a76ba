/** Whether somebody has played online on this device: the start page asks the server only then. */
const KEY = 'chronik.online'

export function hasBeenOnline(): boolean {
  try {
    return localStorage.getItem(KEY) === '1'
  } catch {
    return false
  }
}

export function noteVisit(somebody: boolean): void {
  try {
    if (somebody) localStorage.setItem(KEY, '1')
    else localStorage.removeItem(KEY)
  } catch {
    // A browser may forbid storage: the start page then asks nobody.
  }
}
