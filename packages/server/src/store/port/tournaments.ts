import type { Tournament } from '@chronik/protocol'
import type { UserId } from '../../tables/table.ts'

export interface TournamentStore {
  add(tournament: Tournament): Promise<void>
  find(id: string): Promise<Tournament | null>
  /** Saves a change of the version that was read, as the version after it; false if somebody else was faster. */
  save(tournament: Tournament, read: number): Promise<boolean>
  /** Newest first. */
  list(statuses: readonly Tournament['status'][], limit: number): Promise<readonly Tournament[]>
  /** Those that somebody plays in or has opened, newest first. */
  ofUser(user: UserId, limit: number): Promise<readonly Tournament[]>
}
