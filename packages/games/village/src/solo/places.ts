import type { Names } from '@chronik/kernel'

/** Where Conny's family waits. */
export const soloPlaces: Names = {
  'beside-tray': ['neben Connys Ablage', 'beside Conny’s tray', 'naast Conny’s tableau'],
  'on-church': ['auf der Kirche', 'on the church', 'op de kerk'],
}
