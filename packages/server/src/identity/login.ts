import { LIMITS } from '@chronik/protocol'
import { z } from 'zod'

export const LONGEST_EMAIL = 254

const email = z.email().max(LONGEST_EMAIL)

/** The address as it is kept, or null if it is none that somebody could have. */
export function readEmail(written: string): string | null {
  const read = email.safeParse(written.trim().toLowerCase())
  return read.success && !read.data.endsWith('.invalid') ? read.data : null
}

/** What is wrong with a password that somebody chose. */
export function refusedPassword(password: string): 'password-short' | 'password-long' | null {
  if (password.length < LIMITS.passwordLeast) return 'password-short'
  return password.length > LIMITS.password ? 'password-long' : null
}
