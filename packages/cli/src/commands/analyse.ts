import { type Analysis, analyse as look, readyFor } from '@chronik/bots'
import { opponents } from '@chronik/bots/all'
import type { Game } from '@chronik/kernel'
import { type Command, gameNamed, print, printJson, UsageError } from '../command.ts'
import { Progress } from '../progress.ts'
import { readRecord, tellingLine } from '../record-file.ts'

const USUAL_ITERATIONS = 400

export const analyse: Command = {
  name: 'analyse',
  usage: '<record> [--iterations N] [--seed X]',
  about: `Looks again at every decision of a match, with what the seat that made it could see: the chances with the best
move and with the one that was played, and the moves that cost most.`,
  positionals: ['record'],
  options: {
    iterations: { value: 'N', help: `how hard to think about each decision (default ${USUAL_ITERATIONS})` },
    seed: { value: 'X', help: 'a number (default 1)' },
  },
  async run(args, house) {
    const record = readRecord(args.positionals[0])
    const game = await gameNamed(house, record.game)
    if (!Object.hasOwn(opponents, record.game)) throw new UsageError(`No bot plays ${record.game} yet.`)
    const iterations = args.number('iterations', 1, 1_000_000) ?? USUAL_ITERATIONS
    const seed = args.number('seed', 0, 2 ** 31 - 1) ?? 1
    const progress = new Progress()
    const onMove = (done: number, of: number) => progress.tell(() => `${done} of ${of} events`)
    const own = await readyFor(opponents[record.game], 'grandmaster')
    const analysis = tellingLine(args.positionals[0], () => look(own, record, { iterations, seed, onMove }))
    progress.done()
    if (args.flag('json')) printJson(asJson(analysis, game))
    else print(inWords(analysis, game))
    return 0
  },
}

function asJson({ moves, swings, meanLoss }: Analysis, { notation }: Game): object {
  const written = (judged: Analysis['moves'][number]) => ({
    ...judged,
    played: notation.format(judged.played),
    best: notation.format(judged.best),
  })
  return { moves: moves.map(written), swings: swings.map(written), meanLoss }
}

const percent = (share: number) => `${(100 * share).toFixed(1)} %`

function inWords({ moves, swings, meanLoss }: Analysis, { notation }: Game): string {
  const worst = swings.map(
    ({ index, seat, played, best, before, after }) =>
      `  event ${index}, seat ${seat + 1}: ${notation.format(played)} (${percent(after)}) instead of ${notation.format(best)} (${percent(before)})\n`,
  )
  const seats = meanLoss.map((loss, seat) => `  seat ${seat + 1}: ${percent(loss)} lost per decision\n`)
  return `${moves.length} decisions\n${seats.join('')}The costliest:\n${worst.join('')}`
}
