/** Feet of the castles in the small picture of the travel country. */
export const PHONE_CASTLES = {
  a: [80, 130],
  b: [80, 270],
  c: [206, 108],
  d: [206, 254],
  e: [328, 130],
  f: [328, 270],
} as const
