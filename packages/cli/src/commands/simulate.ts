import { MisfitError } from '@chronik/kernel'
import { type Arguments, type Command, gameNamed, print, printJson, UsageError } from '../command.ts'
import { Progress } from '../progress.ts'
import { type Limit, rounded, type SeatScores, Simulation, seedOf } from '../simulation.ts'

interface Result {
  readonly game: string
  readonly players: number
  readonly games: number
  readonly decisions: number
  readonly cpuSeconds: number
  readonly gamesPerCpuSecond: number
  readonly decisionsPerCpuSecond: number
  readonly meanRounds: number
  readonly scores: readonly SeatScores[]
}

const USUAL_GAMES = 1000

export const simulate: Command = {
  name: 'simulate',
  usage: '--game G --players N [--options JSON] [--games N | --seconds S] [--seed X]',
  about: `Plays matches at random on one processor and measures. CPU time is that of the whole process, from its
start. The same seed plays the same matches. Without --games or --seconds it plays ${USUAL_GAMES} matches.`,
  positionals: [],
  options: {
    game: { value: 'G', help: 'which game (see: chronik games)' },
    players: { value: 'N', help: 'how many seats' },
    options: { value: 'JSON', help: 'options of the match, e.g. \'{"name": true}\'' },
    games: { value: 'N', help: 'how many matches' },
    seconds: { value: 'S', help: 'play for so many seconds instead' },
    seed: { value: 'X', help: 'a number or a text (default 1)' },
  },
  async run(args, house) {
    const id = args.required('game')
    args.required('players')
    const players = args.number('players', 0, 99) ?? 0
    const options = optionsOf(args)
    const seconds = secondsOf(args)
    const games = args.number('games', 1, 1_000_000_000) ?? (seconds === null ? USUAL_GAMES : null)
    const seed = seedOf(args.text('seed') ?? '1')
    const game = await gameNamed(house, id)
    const simulation = open(() => new Simulation(game, { players, options }, seed))
    play(simulation, { games, seconds })
    const result = resultOf(simulation, id, players)
    if (args.flag('json')) printJson(result)
    else print(inWords(result))
    return 0
  },
}

function optionsOf(args: Arguments): { readonly [id: string]: unknown } {
  const text = args.text('options') ?? '{}'
  try {
    const options: unknown = JSON.parse(text)
    if (typeof options === 'object' && options !== null && !Array.isArray(options)) return { ...options }
  } catch {}
  throw new UsageError(`--options expects a JSON object, found ${text.slice(0, 60)}.`)
}

function secondsOf(args: Arguments): number | null {
  const text = args.text('seconds')
  if (text === undefined) return null
  if (args.text('games') !== undefined) throw new UsageError('Give either --games or --seconds, not both.')
  if (/^\d{1,6}(\.\d{1,3})?$/.test(text) && Number(text) > 0) return Number(text)
  throw new UsageError(`--seconds expects a number above 0, found "${text}".`)
}

function open(make: () => Simulation): Simulation {
  try {
    return make()
  } catch (error) {
    if (error instanceof MisfitError) throw new UsageError(`--${error.message}.`)
    throw error
  }
}

function play(simulation: Simulation, limit: Limit): void {
  const progress = new Progress()
  simulation.playUntil(
    limit,
    () => performance.now(),
    () => {
      progress.tell(() => `${simulation.games} matches, ${simulation.decisions} decisions`)
    },
  )
  progress.done()
}

function resultOf(simulation: Simulation, game: string, players: number): Result {
  const { games, decisions, meanRounds, scores } = simulation
  const { user, system } = process.cpuUsage()
  const cpuSeconds = (user + system) / 1e6
  return {
    game,
    players,
    games,
    decisions,
    cpuSeconds: rounded(cpuSeconds),
    gamesPerCpuSecond: rounded(games / cpuSeconds),
    decisionsPerCpuSecond: Math.round(decisions / cpuSeconds),
    meanRounds,
    scores,
  }
}

function inWords(result: Result): string {
  const { game, players, games, decisions, cpuSeconds, meanRounds, scores } = result
  const seats = scores.map(
    ({ mean, min, max, winShare }, seat) =>
      `  seat ${seat}: ${mean.toFixed(2)} points on average (${min} to ${max}), won ${(100 * winShare).toFixed(1)} %\n`,
  )
  return `${game}, ${players} players: ${games} matches, ${decisions} decisions in ${cpuSeconds.toFixed(2)} CPU seconds
${result.gamesPerCpuSecond.toFixed(1)} matches and ${result.decisionsPerCpuSecond} decisions per CPU second, ${meanRounds} rounds on average
${seats.join('')}`
}
