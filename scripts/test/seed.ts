/** The seed of everything that tests draw: always the same, unless CHRONIK_SEED names another. */
export function testSeed(text = process.env.CHRONIK_SEED): number {
  if (text === undefined || text === '') return 1
  const seed = Number(text)
  if (!Number.isInteger(seed)) throw new Error(`CHRONIK_SEED is a whole number, not "${text}"`)
  return seed
}

/** For a run that shall find something new: the seed that was asked for, or another one each time. */
export function freshSeed(): number {
  return process.env.CHRONIK_SEED ? testSeed() : Math.floor(Math.random() * 2 ** 31)
}
