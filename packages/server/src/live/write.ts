import type { ServerFrame, Update } from '@chronik/protocol'

/** A frame as it goes over the wire, ready for any number of connections. */
export function written(frame: ServerFrame): Buffer {
  return Buffer.from(JSON.stringify(frame))
}

const updates = new WeakMap<Update, Buffer>()

/** All viewers of a seat get the very same update: it is written once. */
export function writtenUpdate(update: Update): Buffer {
  const known = updates.get(update)
  if (known !== undefined) return known
  const fresh = Buffer.from(`{"type":"update",${JSON.stringify(update).slice(1)}`)
  updates.set(update, fresh)
  return fresh
}
