import type { MyVillageState } from '@chronik/my-village'
import type { TableProps } from '#lib/table/contract.ts'
import { useTable as useAny } from '#lib/table/kit/table.ts'

/** What every part of the table of My Village draws. */
export type MyVillageTable = TableProps<MyVillageState>

export const useTable = (): MyVillageTable => useAny<MyVillageState>()
