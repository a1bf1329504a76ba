import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'
import { type Judgement, judge, type Standing, standings, type Verdict } from '@chronik/bots'
import { opponents } from '@chronik/bots/all'
import { MisfitError, mixSeed } from '@chronik/kernel'
import { type Block, keep, keptIn } from '../arena/block-file.ts'
import type { Tournament } from '../arena/blocks.ts'
import { contestantOf } from '../arena/contestant.ts'
import { type Arguments, type Command, Failure, gameNamed, print, printJson, UsageError } from '../command.ts'
import { editionOf, FIGURES } from '../figures.ts'
import { Progress } from '../progress.ts'
import { seedOf } from '../simulation.ts'

export const arena: Command = {
  name: 'arena',
  usage: '--game G --players N --bots a,b[,..] --blocks N [--seed X]',
  about: `Lets bots play against each other. A block plays the same draws once for every rotation of the seats; results
are means over blocks with 95 % intervals. Bots: random, novice, adept, master, grandmaster, search:<iterations>,
impression:<temperature>, plan, plan:<iterations>, program:<command>. If there are fewer bots than seats, they take several seats each; the fair
share says what a bot would win if all were equally good. A search, an impression or a plan of whole turns may be followed
by +weights=none, hand-set, learned (the network in use) or a file written by chronik train, and with learned by
+style=<name>, for somebody who loves one thing more than it is worth; a search also by +rollout=<length>[:chance] (a number of decisions, turn,
cycle or end), +horizon=turn (look no further than the end of the bot's turn), +boldness=<number> and
+sharpness=<number>. plan:<iterations> tries plans against replies, so many times: +plans=<number> of the best, through
+turns=<number> of its own turns after the planned one. With +lanes=<number> so many search or plan on their own, and
what they find is taken together. plan+way=<name> plays a whole match in a way that was written by hand.
--sprt stops as soon as it is clear whether the first bot is better than the second: whether it
wins 5 % more of the matches than is fair. --file keeps finished blocks and continues from them. --lines tells where
the points of each bot came from.`,
  positionals: [],
  options: {
    game: { value: 'G', help: 'which game (see: chronik games)' },
    players: { value: 'N', help: 'how many seats' },
    options: { value: 'JSON', help: 'options of the match' },
    figures: FIGURES,
    bots: { value: 'a,b', help: 'who plays, separated by commas' },
    blocks: { value: 'N', help: 'how many blocks (default 20)' },
    seed: { value: 'X', help: 'a number or a text (default 1)' },
    workers: { value: 'N', help: 'how many at once (default: all processors)' },
    file: { value: 'F', help: 'keep finished blocks in this file and continue from it' },
    records: { value: 'DIR', help: 'keep the record of every match in this folder' },
    lines: { help: 'tell where points came from, line by line of the sheet' },
    sprt: { help: 'stop when it is clear whether the first bot is better than the second' },
  },
  async run(args, house) {
    const tournament = await tournamentOf(args, house)
    const blocks = args.number('blocks', 1, 1_000_000) ?? 20
    const seed = seedOf(args.text('seed') ?? '1')
    const workers = args.number('workers', 1, 64) ?? availableParallelism()
    const done = await playAll(
      tournament,
      blocks,
      seed,
      workers,
      args.text('file') ?? null,
      args.flag('sprt'),
    )
    const { game, setup } = tournament
    const table = standings(tournament.bots, done, setup.players)
    const verdict = args.flag('sprt') ? judge(done, setup.players).verdict : undefined
    if (args.flag('json'))
      printJson({
        game,
        players: setup.players,
        blocks: done.length,
        seed,
        standings: table,
        ...(verdict && { verdict }),
      })
    else print(inWords(table, done.length, verdict, args.flag('lines')))
    return 0
  },
}

async function tournamentOf(args: Arguments, house: Parameters<Command['run']>[1]): Promise<Tournament> {
  const id = args.required('game')
  const game = await gameNamed(house, id)
  if (!Object.hasOwn(opponents, id)) throw new UsageError(`No bot plays ${id} yet.`)
  const bots = args
    .required('bots')
    .split(',')
    .map((bot) => bot.trim())
  for (const bot of bots) await contestantOf(bot, opponents[id])
  args.required('players')
  const players = args.number('players', 1, 99) ?? 2
  if (bots.length > players) throw new UsageError(`${bots.length} bots do not fit on ${players} seats.`)
  if (args.flag('sprt') && bots.length < 2) throw new UsageError('--sprt compares two bots: name both.')
  try {
    const options = JSON.parse(args.text('options') ?? '{}') as { readonly [id: string]: unknown }
    const setup = { players, options, ...editionOf(args, game) }
    game.open(setup)
    return { game: id, setup, bots, records: args.text('records') ?? null }
  } catch (error) {
    if (error instanceof MisfitError) throw new UsageError(`--${error.message}.`)
    if (error instanceof SyntaxError) throw new UsageError('--options expects a JSON object.')
    throw error
  }
}

async function playAll(
  tournament: Tournament,
  count: number,
  seed: number,
  threads: number,
  file: string | null,
  early: boolean,
): Promise<Block[]> {
  const kept = file === null ? new Map<number, Block>() : keptIn(file, tournament)
  const seeds = Array.from({ length: count }, (_, block) => mixSeed(seed, block) >>> 0)
  const results = new Map<number, Block>(
    seeds.flatMap((one) => (kept.has(one) ? [[one, kept.get(one) ?? []]] : [])),
  )
  const todo = seeds.filter((one) => !results.has(one))
  const judged = (): Judgement => judge(inOrder(seeds, results), tournament.setup.players)
  const progress = new Progress()
  let over = false
  const work = async (): Promise<void> => {
    const worker = new Worker(new URL('../arena/worker.ts', import.meta.url), { workerData: tournament })
    try {
      for (let next = todo.shift(); next !== undefined && !over; next = todo.shift()) {
        const block = await ask(worker, next)
        results.set(next, block)
        if (file !== null) keep(file, tournament, next, block)
        progress.tell(() => `${results.size} of ${count} blocks`)
        over ||= early && judged().verdict !== 'undecided'
      }
    } finally {
      await worker.terminate()
    }
  }
  await Promise.all(Array.from({ length: Math.max(1, Math.min(threads, todo.length)) }, work))
  progress.done()
  const finished = inOrder(seeds, results)
  return early ? finished.slice(0, judged().blocks) : finished
}

/**
 * The blocks from the first seed on without a gap. What is clear is judged by them alone: which block happens
 * to end first, and how many are played at once, must not change the verdict.
 */
function inOrder(seeds: readonly number[], results: ReadonlyMap<number, Block>): Block[] {
  const blocks: Block[] = []
  for (const seed of seeds) {
    const block = results.get(seed)
    if (block === undefined) break
    blocks.push(block)
  }
  return blocks
}

function ask(worker: Worker, seed: number): Promise<Block> {
  return new Promise((resolve, reject) => {
    worker.once('error', reject)
    worker.once('message', (message: { results?: Block; error?: string }) => {
      worker.removeListener('error', reject)
      if (message.results === undefined) reject(new Failure(message.error ?? 'A worker failed.'))
      else resolve(message.results)
    })
    worker.postMessage(seed)
  })
}

function inWords(
  table: readonly Standing[],
  blocks: number,
  verdict: Verdict | undefined,
  lines: boolean,
): string {
  const told = (one: Standing): string => line(one) + (lines ? sources(one) : '')
  const said = verdict === undefined ? '' : `${VERDICTS[verdict]}\n`
  return `${blocks} ${blocks === 1 ? 'block' : 'blocks'}\n${table.map(told).join('')}${said}`
}

const VERDICTS: { readonly [verdict in Verdict]: string } = {
  better: 'The first bot is better than the second.',
  'not-better': 'The first bot is not better than the second.',
  undecided: 'It is not clear yet whether the first bot is better than the second.',
}

function line({ bot, winShare, fairShare, place, score, margin, winning, ...time }: Standing): string {
  const won = `${percent(winShare.mean)} % ± ${percent(winShare.within)} (fair: ${percent(fairShare)} %)`
  const points = `score ${score.mean.toFixed(1)} ± ${score.within.toFixed(1)}  margin ${margin.mean.toFixed(1)}`
  const spent = `${time.cpuMsPerDecision.toFixed(2)} CPU ms per decision, 95 % within ${time.usualMs.toFixed(1)}`
  const winners =
    winning === null ? '' : `; won with ${winning.mean.toFixed(1)} (${winning.lowest} to ${winning.highest})`
  return `  ${bot.padEnd(14)} won ${won.padEnd(30)} place ${place.mean.toFixed(2)}  ${points}  ${spent}${winners}\n`
}

function sources({ lines }: Standing): string {
  return `    from ${Object.entries(lines)
    .map(([id, points]) => `${id} ${points.toFixed(1)}`)
    .join(', ')}\n`
}

function percent(share: number): string {
  return (100 * share).toFixed(1)
}
