import { tables } from './0001-tables.ts'
import { people } from './0002-people.ts'
import { trials } from './0003-trials.ts'
import { company } from './0004-company.ts'
import { invitations } from './0005-invitations.ts'
import { market } from './0006-market.ts'
import { records } from './0007-records.ts'
import { requests } from './0008-requests.ts'
import { standing } from './0009-standing.ts'
import { notices } from './0010-notices.ts'
import { days } from './0011-days.ts'
import { tournaments } from './0012-tournaments.ts'
import { bans } from './0013-bans.ts'
import { analyses } from './0014-analyses.ts'
import type { SchemaStep } from './migration.ts'

/** Every step of the schema, in order. */
export const steps: readonly SchemaStep[] = [
  tables,
  people,
  trials,
  company,
  invitations,
  market,
  records,
  requests,
  standing,
  notices,
  days,
  tournaments,
  bans,
  analyses,
]
