import type { WorldState } from '@chronik/world-without-end'
import type { TableProps } from '#lib/table/contract.ts'
import { useTable as use } from '#lib/table/kit/table.ts'

/** What every part of the table draws: the parts read it where they need it. */
export type WorldTable = TableProps<WorldState>

export const useTable = (): WorldTable => use<WorldState>()
