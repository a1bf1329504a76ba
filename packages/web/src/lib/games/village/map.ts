import type { VillageState } from '@chronik/village'
import { PHONE_CASTLES } from '#lib/games/village/art/phone-castles.ts'

type Spot = readonly [x: number, y: number]

/** Where castles and the prices of roads stand in a picture of the travel country. */
export interface Country {
  readonly castles: Readonly<Record<string, Spot>>
  readonly roads: Readonly<Record<string, Spot>>
  /** How far figures stand from the foot of their castle. */
  readonly beside: number
  readonly figure: number
  /** A road as a line, for the way that is planned. */
  readonly ways: Readonly<Record<string, string>>
}

export const WIDE_MAP: Country = {
  castles: {
    'castle-a': [786, 194],
    'castle-b': [790, 312],
    'castle-c': [934, 182],
    'castle-d': [932, 306],
    'castle-e': [1086, 194],
    'castle-f': [1092, 314],
  },
  roads: {
    'road-1': [718, 250],
    'road-2': [702, 330],
    'road-3': [790, 244],
    'road-4': [860, 172],
    'road-5': [860, 300],
    'road-6': [932, 232],
    'road-7': [1010, 176],
    'road-8': [1012, 304],
    'road-9': [1090, 244],
  },
  beside: 30,
  figure: 31,
  ways: {
    'road-1': 'M690 350C684 300 700 230 776 190',
    'road-2': 'M694 346C720 330 750 326 784 314',
    'road-3': 'M786 200C770 230 800 262 790 300',
    'road-4': 'M800 192C850 160 880 190 928 176',
    'road-5': 'M806 314C850 296 890 320 928 306',
    'road-6': 'M932 186C950 220 916 256 930 300',
    'road-7': 'M944 178C990 160 1030 196 1082 186',
    'road-8': 'M946 308C990 290 1040 324 1084 312',
    'road-9': 'M1088 196C1072 232 1108 262 1092 304',
  },
}

export const SMALL_MAP: Country = {
  castles: Object.fromEntries(Object.entries(PHONE_CASTLES).map(([letter, at]) => [`castle-${letter}`, at])),
  roads: {
    'road-1': [28, 186],
    'road-2': [28, 248],
    'road-3': [82, 202],
    'road-4': [130, 92],
    'road-5': [142, 240],
    'road-6': [206, 182],
    'road-7': [272, 92],
    'road-8': [270, 240],
    'road-9': [328, 202],
  },
  beside: 25,
  figure: 28,
  ways: {
    'road-1': 'M-10 214C16 204 34 170 74 134',
    'road-2': 'M-10 220C16 236 40 262 74 268',
    'road-3': 'M80 136C72 180 90 220 80 260',
    'road-4': 'M88 130C126 108 168 118 202 106',
    'road-5': 'M88 270C126 252 168 264 202 254',
    'road-6': 'M206 112C214 150 198 206 206 246',
    'road-7': 'M212 106C256 92 290 120 322 126',
    'road-8': 'M212 254C256 244 290 268 322 266',
    'road-9': 'M328 134C320 178 338 218 328 260',
  },
}

/** What arriving at a castle brings: a piece and how many of it. */
export function rewardOf({ box }: VillageState, castle: string): { piece: string; amount: number } {
  const { prestige, cubes, coins } = box.figures.castles[castle as keyof typeof box.figures.castles]
  if (prestige > 0) return { piece: 'prestige', amount: prestige }
  return cubes > 0 ? { piece: 'influence-any', amount: cubes } : { piece: 'coin', amount: coins }
}
