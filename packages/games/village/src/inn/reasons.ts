import type { Names } from '@chronik/kernel'

/** Why the inn has no use. */
export const innReasons: Names = {
  'no-persons': [
    'im Wirtshaus liegt keine Personenkarte mehr',
    'no person card is left in the inn',
    'in de herberg ligt geen persoonskaart meer',
  ],
}
