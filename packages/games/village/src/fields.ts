import { baseFields } from './box/state.ts'
import { goalFields } from './goals/state.ts'
import { innFields } from './inn/state.ts'
import { marriageFields } from './marriage/state.ts'
import { portFields } from './port/state.ts'

/** Everything that can change on the table, the base game first. */
export const fields = {
  ...baseFields,
  port: portFields,
  marriage: marriageFields,
  inn: innFields,
  goals: goalFields,
}
