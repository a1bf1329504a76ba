import type { MyVillageState } from '@chronik/my-village'
import { createContext } from 'svelte'
import type { BoardProps } from '#lib/table/contract.ts'

/** What every part of the table of My Village draws: the parts read it where they need it. */
export type MyVillageTable = BoardProps<MyVillageState>

export const [useTable, setTable] = createContext<MyVillageTable>()
