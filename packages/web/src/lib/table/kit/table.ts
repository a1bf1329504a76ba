import type { AnyState } from '@chronik/kernel'
import { createContext } from 'svelte'
import type { TableProps } from '../contract.ts'

const [use, set] = createContext<TableProps>()

/** What every part of a table draws; the parts read it where they need it. */
export function useTable<S extends AnyState = AnyState>(): TableProps<S> {
  return use() as TableProps<S>
}

/** Called by the board of a game, with its own props: the object itself stays, its fields change. */
export function setTable<S extends AnyState>(table: TableProps<S>): void {
  set(table as unknown as TableProps)
}
