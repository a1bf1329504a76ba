/** What the Inn adds to the story of a match. */
export type InnLog =
  | { readonly code: 'person-shown'; readonly person: string; readonly stack: string }
  | {
      readonly code: 'inn'
      readonly seat: number
      readonly figure: string
      readonly from: string
      readonly to: string
    }
  | { readonly code: 'person-slid'; readonly seat: number; readonly person: string; readonly stack: string }
  | { readonly code: 'person-bought'; readonly seat: number; readonly person: string; readonly stack: string }
  | { readonly code: 'person-played'; readonly seat: number; readonly person: string }
  | { readonly code: 'herald'; readonly seat: number; readonly action: string }
