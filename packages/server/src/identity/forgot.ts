import { createAuthEndpoint } from 'better-auth/api'
import { z } from 'zod'
import { Attempts } from '../http/attempts.ts'
import type { Share } from '../http/tries.ts'
import { languageOf } from '../words/language.ts'
import type { User } from './account.ts'
import { LONGEST_EMAIL, readEmail } from './login.ts'
import type { Post } from './post.ts'
import type { Recovery } from './recovery.ts'
import { refuse } from './refuse.ts'

const AN_HOUR = 60 * 60 * 1000
/** Mails to one address, and of the whole house, within an hour. */
const TO_ONE = 3
const TO_ALL = 300

/**
 * Sends a code that lets somebody back in, if there is an account with this address. The answer is the same either
 * way, and does not wait: nobody learns who has an account here.
 */
export function forgot(
  recovery: Recovery,
  post: Post | null,
  share: Share,
  failed: (error: unknown) => void,
) {
  const one = share('mails-to-one', new Attempts(TO_ONE, AN_HOUR))
  const all = share('mails', new Attempts(TO_ALL, AN_HOUR))
  const body = z.strictObject({ email: z.string().max(LONGEST_EMAIL) })
  return createAuthEndpoint('/forgot', { method: 'POST', body }, async (ctx) => {
    if (post === null) throw refuse('no-mail')
    const email = readEmail(ctx.body.email)
    if (email === null) throw refuse('email-invalid')
    const language = languageOf(ctx.headers?.get('accept-language') ?? undefined)
    const bring = async () => {
      const found = await ctx.context.internalAdapter.findUserByEmail(email)
      const user = found?.user as User | undefined
      if (user === undefined || user.guest === true) return
      // Who asks again within the hour has the codes of before: they work, and came to the same address.
      if (one.take(email) > 0 || all.take('') > 0) return
      await post.bring(email, user.name, await recovery.mailed(user.id), language)
    }
    bring().catch(failed)
    return ctx.json({ sent: true })
  })
}

/** Why a mail was not sent, for the log: the sentence of a mail server may name who should have got it. */
export function whyOf(error: unknown): { readonly [name: string]: string | number } {
  if (!(error instanceof Error)) return {}
  const { code, responseCode, command } = error as Error & { readonly [name: string]: unknown }
  const known = Object.entries({ code, responseCode, command }).filter(
    (entry): entry is [string, string | number] => ['string', 'number'].includes(typeof entry[1]),
  )
  return { why: error.name, ...Object.fromEntries(known) }
}
