import type { Table } from '../tables/table.ts'
import type { Schema } from './schema.ts'

type Offer = Pick<Schema['tables'], 'game' | 'pace' | 'free' | 'language' | 'company' | 'players' | 'modules'>

/** What a table offers to who looks for one. */
export function offerOf(table: Table): Offer {
  return {
    game: table.game,
    pace: table.pace.kind,
    free: table.seats.filter(({ kind }) => kind === 'open').length,
    language: table.language ?? '',
    company: table.company,
    players: table.seats.length,
    modules: listed(modulesOf(table)),
  }
}

/** What a game is played with beside its base: the choices of options that take several. */
function modulesOf({ setup: { options } }: Table): string[] {
  return Object.values(options).flatMap((value) =>
    Array.isArray(value) ? value.filter((one): one is string => typeof one === 'string') : [],
  )
}

/** `,inn,port,`: each can be searched for. */
function listed(modules: readonly string[]): string {
  return modules.length === 0 ? '' : `,${[...modules].sort().join(',')},`
}
