import type { Language } from '@chronik/kernel'
import type { TimeToLower } from '@chronik/village'
import * as m from '../../../../words/messages.js'

type Words = (inputs: Record<string, never>, options: { readonly locale: Language }) => string

/** VX-209: what time is paid for, as it is said behind the amount. */
const PAYMENTS: Readonly<Record<TimeToLower['what'], Words>> = {
  plague: m.inn_time_plague,
  training: m.inn_time_training,
  production: m.inn_time_production,
  mill: m.inn_time_mill,
  council: m.inn_time_council,
  church: m.inn_time_church,
  journey: m.inn_time_journey,
  sale: m.inn_time_sale,
  'inn-placing': m.inn_time_inn_placing,
  'inn-first-step': m.inn_time_inn_first_step,
  'time-field': m.inn_time_time_field,
  return: m.inn_time_return,
  'smuggled-sale': m.inn_time_smuggled_sale,
  'smuggled-cubes': m.inn_time_smuggled_cubes,
  wedding: m.inn_time_wedding,
}

/** VI-508: of several payments of an action, which one is due just now, without the watchman and with him. */
export const watchmanHint = ({ what, without, with: lowered }: TimeToLower, language: Language): string =>
  m.inn_hint_watchman(
    { what: PAYMENTS[what]({}, { locale: language }), without, with: lowered },
    { locale: language },
  )
