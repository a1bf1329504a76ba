import type { StoryLine } from '../table/contract.ts'

/** Where a replay can rest: before everything, after each line of the story, at the end. */
export function stopsOf(lines: readonly StoryLine[], length: number): readonly number[] {
  const stops = [0]
  for (const { told } of lines) if (told > stops[stops.length - 1]) stops.push(told)
  if (stops[stops.length - 1] < length) stops.push(length)
  return stops
}

/** The last stop that is not past a moment. */
export function stopAt(stops: readonly number[], told: number): number {
  const after = stops.findIndex((stop) => stop > told)
  return (after < 0 ? stops.length : after) - 1
}

/** The next stop at which something worth a look begins: a round, a market day, a death; else the end. */
export function nextScene(
  lines: readonly StoryLine[],
  stops: readonly number[],
  at: number,
  isScene: (about: StoryLine['about'][number]) => boolean,
): number {
  const told = stops[at]
  const scene = lines.find((line) => line.told > told && line.about.some((entry) => isScene(entry)))
  return scene === undefined ? stops.length - 1 : stopAt(stops, scene.told)
}
