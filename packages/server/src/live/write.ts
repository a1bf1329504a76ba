import type { ServerFrame, Update } from '@chronik/protocol'

/** A frame as it goes over the wire, ready for any number of connections. */
export function written(frame: ServerFrame): Buffer {
  return Buffer.from(JSON.stringify(frame))
}

const updates = new WeakMap<Update, Buffer>()
const beats = new WeakMap<Update['beats'], string>()

/** All viewers of a seat get the very same update, and most beats are the same for all seats: each is written once. */
export function writtenUpdate(update: Update): Buffer {
  const known = updates.get(update)
  if (known !== undefined) return known
  const { beats: told, ...rest } = update
  const fresh = Buffer.from(
    `{"type":"update",${JSON.stringify(rest).slice(1, -1)},"beats":${writtenBeats(told)}}`,
  )
  updates.set(update, fresh)
  return fresh
}

function writtenBeats(told: Update['beats']): string {
  const known = beats.get(told)
  if (known !== undefined) return known
  const fresh = JSON.stringify(told)
  beats.set(told, fresh)
  return fresh
}
