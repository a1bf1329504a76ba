/** The sign on each octagon of the Area Hall and the Population Hall. */
export const OCTAGON_PIECES: Readonly<Record<string, string>> = {
  travel: 'travel-card',
  craft: 'craftsman',
  served: 'served',
  religion: 'church',
  harvest: 'field',
  abbot: 'abbot',
  councillor: 'councillor',
  traveller: 'traveller',
  craftsman: 'craftsman',
  merchant: 'merchant',
}
