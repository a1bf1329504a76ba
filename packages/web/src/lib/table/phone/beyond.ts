/** Which ends of a row that is pushed along lie out of sight. */
export interface Beyond {
  readonly left: boolean
  readonly right: boolean
}

/** Whether more lies below what is in sight. */
export const isBelow = ({
  scrollTop,
  scrollHeight,
  clientHeight,
}: Pick<HTMLElement, 'scrollTop' | 'scrollHeight' | 'clientHeight'>): boolean =>
  scrollTop + clientHeight < scrollHeight - PEEK

type Row = Pick<HTMLElement, 'scrollLeft' | 'scrollWidth' | 'clientWidth'>

/** Less than this is a matter of rounding. */
const SLACK = 2

/** What is cut off by less than this is seen to go on, or is the rim of the last thing. */
const PEEK = 8

export const beyondOf = ({ scrollLeft, scrollWidth, clientWidth }: Row): Beyond => ({
  left: scrollLeft > SLACK,
  right: scrollLeft + clientWidth < scrollWidth - SLACK,
})
