import type { Filling } from '../filling.ts'

export const filling: Filling = {
  id: 'marriage',
  look: async () => (await import('./look.ts')).look,
}
