import type { Filling } from '../filling.ts'

export const filling: Filling = {
  id: 'inn',
  look: async () => (await import('./look.ts')).look,
}
