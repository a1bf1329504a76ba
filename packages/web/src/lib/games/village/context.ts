import type { VillageState } from '@chronik/village'
import type { TableProps } from '#lib/table/contract.ts'
import { useTable as useAny } from '#lib/table/kit/table.ts'

/** What every part of the table of Village draws. */
export type VillageTable = TableProps<VillageState>

export const useTable = (): VillageTable => useAny<VillageState>()
