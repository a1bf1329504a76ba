import type { Refused } from '@chronik/protocol'
import { ORPCError } from '@orpc/server'
import type { RefusalCode } from '../tables/outcome.ts'

const STATUS = {
  BAD_REQUEST: 400,
  UNAUTHORIZED: 401,
  FORBIDDEN: 403,
  NOT_FOUND: 404,
  CONFLICT: 409,
  UNPROCESSABLE_CONTENT: 422,
  TOO_MANY_REQUESTS: 429,
} as const
type Kind = keyof typeof STATUS

/** What kind of refusal it is; the others are conflicts with how the table stands. */
const KINDS: { readonly [code in RefusalCode]?: Kind } = {
  'sign-in': 'UNAUTHORIZED',
  'no-table': 'NOT_FOUND',
  'no-code': 'NOT_FOUND',
  'no-game': 'NOT_FOUND',
  'bad-setup': 'UNPROCESSABLE_CONTENT',
  'no-colour': 'UNPROCESSABLE_CONTENT',
  'seated-twice': 'UNPROCESSABLE_CONTENT',
  'no-seat': 'UNPROCESSABLE_CONTENT',
  'not-host': 'FORBIDDEN',
  'not-seated': 'FORBIDDEN',
  kicked: 'FORBIDDEN',
  conceded: 'FORBIDDEN',
  'no-spectators': 'FORBIDDEN',
  'not-your-room': 'FORBIDDEN',
  'no-invitation': 'FORBIDDEN',
  'too-many-tables': 'TOO_MANY_REQUESTS',
  'too-many-lines': 'TOO_MANY_REQUESTS',
  'too-many-reports': 'TOO_MANY_REQUESTS',
  muted: 'FORBIDDEN',
  blocked: 'FORBIDDEN',
  'no-person': 'NOT_FOUND',
  'no-report': 'NOT_FOUND',
  'no-vacation': 'UNPROCESSABLE_CONTENT',
  'needs-account': 'FORBIDDEN',
  'too-many-matches': 'TOO_MANY_REQUESTS',
  'no-match': 'NOT_FOUND',
  'bad-record': 'UNPROCESSABLE_CONTENT',
  'friends-account': 'FORBIDDEN',
  'not-asked': 'FORBIDDEN',
  'too-many-friends': 'TOO_MANY_REQUESTS',
  'nobody-there': 'NOT_FOUND',
  'no-way': 'UNPROCESSABLE_CONTENT',
  'way-form': 'UNPROCESSABLE_CONTENT',
  'way-private': 'FORBIDDEN',
  'way-closed': 'UNPROCESSABLE_CONTENT',
  'too-many-ways': 'TOO_MANY_REQUESTS',
  'no-way-here': 'NOT_FOUND',
  'no-day': 'NOT_FOUND',
  analysing: 'TOO_MANY_REQUESTS',
  'no-tournament': 'NOT_FOUND',
  'too-many-tournaments': 'TOO_MANY_REQUESTS',
}

/** The refusal as an error of the API. */
export function refusing(refused: Refused, kind: Kind = kindOf(refused.code)): ORPCError<Kind, Refused> {
  return new ORPCError(kind, { status: STATUS[kind], message: refused.words, data: refused })
}

function kindOf(code: string): Kind {
  return (Object.hasOwn(KINDS, code) ? KINDS[code as RefusalCode] : undefined) ?? 'CONFLICT'
}
