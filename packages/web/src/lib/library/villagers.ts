/** Names of villagers, one for each seat; they sound alike in all three languages. */
const BOTS = ['Jonne', 'Matthis', 'Ylva', 'Enno', 'Silke'] as const
const PERSONS = ['Greta', 'Jakob', 'Marit', 'Anton', 'Lotte'] as const

export function botName(seat: number): string {
  return BOTS[seat % BOTS.length]
}

/** What a person is called who gave no name: the story tells of people, not of numbers. */
export function personName(seat: number): string {
  return PERSONS[seat % PERSONS.length]
}
