/** Looks again whenever the network comes or goes, until told otherwise. */
export function lookWithNetwork(look: () => void): () => void {
  const events = ['online', 'offline'] as const
  for (const event of events) window.addEventListener(event, look)
  return () => {
    for (const event of events) window.removeEventListener(event, look)
  }
}

/** Looks now, every so many milliseconds while the page is seen, and whenever the network comes or goes. */
export function lookOften(look: () => void, every: number): () => void {
  look()
  const often = setInterval(() => {
    if (document.visibilityState === 'visible') look()
  }, every)
  const deaf = lookWithNetwork(look)
  return () => {
    clearInterval(often)
    deaf()
  }
}
