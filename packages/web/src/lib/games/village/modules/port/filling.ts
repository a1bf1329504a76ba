import type { Filling } from '../filling.ts'

export const filling: Filling = {
  id: 'port',
  look: async () => (await import('./look.ts')).look,
}
