import { ChatLine, contract, GameCard, OwnTable, Refused, TableView, Update } from '@chronik/protocol'
import { OpenAPIGenerator } from '@orpc/openapi'
import { ZodToJsonSchemaConverter } from '@orpc/zod/zod4'

const DESCRIPTION = `Tables, seats, moves and chat of Chronik. Who you are is told by the session cookie; without one you
can look at public tables. Everything that is refused gives a code, words in the language of Accept-Language and,
where a rule forbids it, the number of the rule.`

const output = { strategy: 'output' } as const

/** The API as an OpenAPI document, made from the contract. */
export function openApi(): Promise<object> {
  const converter = new ZodToJsonSchemaConverter({
    interceptors: [
      ({ next }) => {
        // What our types call readonly is not what OpenAPI means by it.
        const [required, { readOnly: _readOnly, ...schema }] = next()
        return [required, schema]
      },
    ],
  })
  return new OpenAPIGenerator({ schemaConverters: [converter] }).generate(contract, {
    info: { title: 'Chronik', version: '1', description: DESCRIPTION.replaceAll('\n', ' ') },
    servers: [{ url: '/api' }],
    commonSchemas: {
      Refused: { schema: Refused },
      Table: { ...output, schema: TableView },
      OwnTable: { ...output, schema: OwnTable },
      Update: { ...output, schema: Update },
      ChatLine: { ...output, schema: ChatLine },
      GameCard: { ...output, schema: GameCard },
    },
    customErrorResponseBodySchema: (errors) => errors[0]?.[3],
  })
}
