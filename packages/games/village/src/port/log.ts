/** What happens at sea, for a screen that moves ships, captains, tiles and members. */
export type PortLog =
  | {
      readonly code: 'hire' | 'captain-leaves'
      readonly seat: number
      readonly captain: string
      readonly from: string
      readonly to: string
    }
  | { readonly code: 'sail' | 'return'; readonly seat: number; readonly from: string; readonly to: string }
  | { readonly code: 'dock'; readonly seat: number; readonly island: string }
  | { readonly code: 'stay'; readonly seat: number; readonly field: string }
  | {
      readonly code: 'load' | 'unload' | 'sell' | 'spend'
      readonly seat: number
      readonly what: string
      readonly from: string
      readonly to: string
    }
  | {
      readonly code: 'load-member' | 'unload-member' | 'lighthouse'
      readonly seat: number
      readonly figure: string
      readonly from: string
      readonly to: string
    }
  | {
      readonly code: 'load-chest'
      readonly seat: number
      readonly chest: string
      readonly from: string
      readonly to: string
      readonly secret: readonly ['chest']
    }
  | {
      readonly code: 'open-chest'
      readonly seat: number
      readonly chest: string
      readonly number: number
      readonly from: string
      readonly to: string
    }
