// Shows that something is going on: a spinner on a terminal, a line now and then elsewhere.
const FRAMES = ['◐', '◓', '◑', '◒']

/** Writes to standard error, so that the output of the command stays its own. @param {string} what */
export function startProgress(what, stream = process.stderr) {
  const started = Date.now()
  const seconds = () => Math.round((Date.now() - started) / 1000)
  let frame = 0
  const spin = () => stream.write(`\r${FRAMES[frame++ % FRAMES.length]} ${what} … ${seconds()} s`)
  const tell = () => stream.write(`${what} … ${seconds()} s\n`)
  const timer = stream.isTTY ? setInterval(spin, 120) : setInterval(tell, 5_000)
  timer.unref()
  if (!stream.isTTY) stream.write(`${what} …\n`)
  return {
    /** @param {boolean} ok */
    stop(ok) {
      clearInterval(timer)
      stream.write(`${stream.isTTY ? '\r' : ''}${what}: ${ok ? 'done' : 'failed'} after ${seconds()} s\n`)
    },
  }
}
