import * as z from 'zod'
import { LIMITS } from '../limits.ts'
import { Report, ReportWish } from '../report.ts'
import { base, flag } from './base.ts'

export const reports = {
  make: base
    .route({
      method: 'POST',
      path: '/reports',
      summary: 'Reports somebody at a table to who runs the server, with the lines and moves in question',
      tags: ['reports'],
    })
    .input(ReportWish)
    .output(z.object({ id: z.int() })),
  list: base
    .route({
      method: 'GET',
      path: '/operator/reports',
      summary: 'What was reported, newest first; for who runs the server',
      tags: ['reports'],
    })
    .input(z.object({ open: flag.default(true), before: z.coerce.number().int().optional() }))
    .output(z.object({ reports: z.array(Report).readonly() })),
  close: base
    .route({
      method: 'POST',
      path: '/operator/reports/{id}',
      summary: 'Notes what came of a report; for who runs the server',
      tags: ['reports'],
    })
    .input(z.object({ id: z.coerce.number().int(), outcome: z.string().min(1).max(LIMITS.report) }))
    .output(Report),
}
