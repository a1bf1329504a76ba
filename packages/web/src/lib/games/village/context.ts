import type { VillageState } from '@chronik/village'
import { createContext } from 'svelte'
import type { BoardProps } from '#lib/table/contract.ts'

/** What every part of the table of Village draws: the parts read it where they need it. */
export type VillageTable = BoardProps<VillageState>

export const [useTable, setTable] = createContext<VillageTable>()
