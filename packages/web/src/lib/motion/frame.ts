/** A page that is not seen draws no frames: nothing waits longer than this for one. */
const LONGEST = 100

/** Resolves when the next frame is handed over to be painted. */
export function frameDone(): Promise<void> {
  return new Promise((resolve) => {
    const late = setTimeout(resolve, LONGEST)
    requestAnimationFrame(() => {
      clearTimeout(late)
      // A message comes right after the frame, a timer would let more time pass.
      const { port1, port2 } = new MessageChannel()
      port1.onmessage = () => {
        port1.close()
        resolve()
      }
      port2.postMessage(null)
    })
  })
}
