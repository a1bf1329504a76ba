import type { Names } from '@chronik/kernel'

/** Where members stand at sea. */
export const portPlaces: Names = {
  ship: ['auf dem Schiff', 'aboard the ship', 'aan boord van het schip'],
  'lighthouse-i1': [
    'auf dem Leuchtturm von Insel 1',
    'at the lighthouse of island 1',
    'op de vuurtoren van eiland 1',
  ],
  'lighthouse-i2': [
    'auf dem Leuchtturm von Insel 2',
    'at the lighthouse of island 2',
    'op de vuurtoren van eiland 2',
  ],
  'lighthouse-i3': [
    'auf dem Leuchtturm der Schatzinsel',
    'at the lighthouse of the treasure island',
    'op de vuurtoren van het schateiland',
  ],
  'lighthouse-i5': [
    'auf dem Leuchtturm von Insel 5',
    'at the lighthouse of island 5',
    'op de vuurtoren van eiland 5',
  ],
  'lighthouse-i6': [
    'auf dem Leuchtturm von Insel 6',
    'at the lighthouse of island 6',
    'op de vuurtoren van eiland 6',
  ],
}
