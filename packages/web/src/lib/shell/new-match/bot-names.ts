/** Names of villagers for bots, one for each seat; they sound alike in all three languages. */
const NAMES = ['Jonne', 'Matthis', 'Ylva', 'Enno', 'Silke'] as const

export function botName(seat: number): string {
  return NAMES[seat % NAMES.length]
}
