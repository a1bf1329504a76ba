/** Where the pictures lie: each is a file of its own and comes when it is shown. */
const CAPTAINS = import.meta.glob<string>('./captains/*.svg', {
  eager: true,
  query: '?url&no-inline',
  import: 'default',
})

/** The portrait of a captain, 120 by 92. */
export const captainPicture = (captain: string): string => CAPTAINS[`./captains/${captain}.svg`] ?? ''
