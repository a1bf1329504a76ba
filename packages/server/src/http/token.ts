import { createHash, timingSafeEqual } from 'node:crypto'

/** Whether a header shows this token; how long the look takes tells nothing about it. */
export function showsToken(authorization: string | undefined, token: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest()
  return timingSafeEqual(digest(authorization ?? ''), digest(`Bearer ${token}`))
}
