/** Where the pictures lie: each is a file of its own and comes when it is shown. */
const EVENTS = import.meta.glob<string>('./events/*.svg', {
  eager: true,
  query: '?url&no-inline',
  import: 'default',
})
const ACTIONS = import.meta.glob<string>('./actions/*.svg', {
  eager: true,
  query: '?url&no-inline',
  import: 'default',
})
const PROJECTS = import.meta.glob<string>('./projects/*.svg', {
  eager: true,
  query: '?url&no-inline',
  import: 'default',
})

const STREET = import.meta.glob<string>('./street/*.svg', {
  eager: true,
  query: '?url&no-inline',
  import: 'default',
})

/** The picture of an event card, square; what matters lies in the middle, so that it may be cut to 4:3 or a circle. */
export const eventPicture = (event: string): string => EVENTS[`./events/${event}.svg`] ?? ''

/** The picture of an action card, 10:7. */
export const actionPicture = (card: string): string => ACTIONS[`./actions/${card}.svg`] ?? ''

/** A project with so many filled fields; the last picture is the finished building. */
export const projectPicture = (project: string, filled: number): string =>
  PROJECTS[`./projects/${project}-${filled}.svg`] ?? ''

/** The house of a place of the plague; the last is the hideout in the forest. */
export const placePicture = (place: string): string => STREET[`./street/${place}.svg`] ?? ''

/** The finished town in the evening, for the end. */
export { default as eveningPicture } from './evening.svg?url&no-inline'
/** People who bring candles, grain and coins. */
export { default as tithePicture } from './tithe.svg?url&no-inline'
