/** What the wedding board adds to the story of a match. A pink figure names itself and has no seat (-1). */
export type MarriageLog =
  | {
      readonly code: 'wed' | 'wedding-move' | 'bread' | 'bread-back'
      readonly seat: number
      readonly figure: string
      readonly from: string
      readonly to: string
    }
  | { readonly code: 'wedding-phase'; readonly seat: number }
  | { readonly code: 'wedding-die'; readonly colour: string; readonly shows: string }
  | { readonly code: 'pink'; readonly figure: string; readonly from: string; readonly to: string }
  | {
      readonly code: 'couple'
      readonly higher: string
      readonly higherSeat: number
      readonly lower: string
      readonly lowerSeat: number
    }
