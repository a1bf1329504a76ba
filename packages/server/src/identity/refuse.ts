import { APIError } from 'better-auth/api'

const STATUS = {
  'account-needed': 409,
  banned: 403,
  'body-invalid': 400,
  busy: 503,
  'email-invalid': 400,
  'email-taken': 409,
  'last-way-in': 409,
  'name-mixed': 400,
  'name-reserved': 400,
  'name-strange': 400,
  'name-too-long': 400,
  'name-too-short': 400,
  'no-mail': 501,
  'passkey-failed': 401,
  'password-long': 400,
  'password-short': 400,
  'password-there': 409,
  'password-wrong': 403,
  'recovery-wrong': 401,
  'sign-in': 401,
  'sign-in-again': 403,
  'sign-in-wrong': 401,
  'too-many-tries': 429,
} as const

export type IdentityRefusal = keyof typeof STATUS

/** Told by throwing: better-auth turns it into an answer, `routes.ts` puts it into words. */
export function refuse(code: IdentityRefusal, headers: Record<string, string> = {}): APIError {
  return new APIError(STATUS[code], { code, message: code }, headers)
}

export function refuseFor(seconds: number): APIError {
  return refuse('too-many-tries', { 'Retry-After': String(seconds) })
}

export function statusOf(code: IdentityRefusal): number {
  return STATUS[code]
}

/** What better-auth refuses, by our names. */
const OURS: { readonly [code: string]: IdentityRefusal } = {
  AUTHENTICATION_FAILED: 'passkey-failed',
  CHALLENGE_NOT_FOUND: 'passkey-failed',
  FAILED_TO_VERIFY_REGISTRATION: 'passkey-failed',
  INVALID_EMAIL: 'email-invalid',
  INVALID_EMAIL_OR_PASSWORD: 'sign-in-wrong',
  INVALID_PASSWORD: 'password-wrong',
  CREDENTIAL_ACCOUNT_NOT_FOUND: 'password-wrong',
  PASSKEY_NOT_FOUND: 'passkey-failed',
  PASSWORD_TOO_LONG: 'password-long',
  PASSWORD_TOO_SHORT: 'password-short',
  UNAUTHORIZED: 'sign-in',
  VALIDATION_ERROR: 'body-invalid',
}

export function refusalOf(code: string): IdentityRefusal | null {
  if (Object.hasOwn(STATUS, code)) return code as IdentityRefusal
  return Object.hasOwn(OURS, code) ? OURS[code] : null
}
