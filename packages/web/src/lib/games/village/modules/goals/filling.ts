import type { Filling } from '../filling.ts'

export const filling: Filling = {
  id: 'goals',
  look: async () => (await import('./look.ts')).look,
}
