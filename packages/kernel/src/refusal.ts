/**
 * Why something cannot be done: a code for the languages, the number of the rule and what the
 * sentence needs. Refusals are values; exceptions mean a bug.
 */
export interface Refusal {
  readonly code: string
  readonly rule?: string
  readonly params?: { readonly [name: string]: string | number }
}

export function refusal(code: string, rule?: string, params?: Refusal['params']): Refusal {
  return { code, ...(rule === undefined ? {} : { rule }), ...(params === undefined ? {} : { params }) }
}
