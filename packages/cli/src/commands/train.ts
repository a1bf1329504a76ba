import { writeFileSync } from 'node:fs'
import { type Training, train as trainWeights, type Weights } from '@chronik/bots'
import { opponents } from '@chronik/bots/all'
import { type Arguments, type Command, Failure, gameNamed, print, printJson, UsageError } from '../command.ts'
import { FIGURES } from '../figures.ts'
import { Progress } from '../progress.ts'
import { rounded, seedOf } from '../simulation.ts'
import { trainChallenger } from '../training/challenge.ts'
import { trainNetwork } from '../training/network.ts'

/** What one generation came to. */
interface Generation {
  readonly generation: number
  readonly samples: number
  readonly meanWinningScore: number
}

export const train: Command = {
  name: 'train',
  usage: '--game G [--network] [--generations N] [--matches N] [--deep N] [--seed X] [--out F]',
  about: `Learns the weights of a game by self-play. Every generation plays with the weights of the one before: at first by
first impression, then, with --deep, by looking ahead. The same seed and the same numbers give the same weights. Without
--out the weights are printed; a file whose name ends in .ts is written as source.

With --network it learns the network that the strongest bots value positions by: in 100 generations of 240 matches,
on all cores, and with --figures for a trial with other figures. --out keeps what was learned and, beside it, the training: called again, it goes on where it was stopped.

With --challenge it trains a style against the network in use at a table of two: what to love more or less than the network does,
so that it loses.`,
  positionals: [],
  options: {
    game: { value: 'G', help: 'which game (see: chronik games)' },
    network: { help: 'learn a network instead of weights' },
    challenge: { help: 'train a style that beats the network in use, for the arena: +style=<file>' },
    generations: { value: 'N', help: 'how many generations (default 8)' },
    matches: { value: 'N', help: 'matches per generation (default 400)' },
    deep: { value: 'N', help: 'how many further generations look ahead (default 0)' },
    'deep-matches': { value: 'N', help: 'matches per generation that looks ahead (default 300)' },
    iterations: {
      value: 'N',
      help: 'iterations per decision when looking ahead (default 60; with --network and --challenge none)',
    },
    exam: { value: 'N', help: 'with --network: look at its strength every so many generations (default 10)' },
    from: {
      value: 'F',
      help: 'with --network: go on from what was learned: a file, or learned (the one in use)',
    },
    neurons: {
      value: 'N',
      help: 'with --network: neurons of the first layer; with --from some times as many as there were',
    },
    ways: { help: 'with --network: in half of the matches one seat plays in a way written by hand' },
    rate: {
      value: 'N',
      help: 'with --network: how fast it learns at first, in millionths (default 1000; with --from 300)',
    },
    styles: { help: 'with --network: half of the whims are styles of the game' },
    figures: FIGURES,
    workers: { value: 'N', help: 'with --network: how many threads play (default: all cores)' },
    seed: { value: 'X', help: 'a number or a text (default 1)' },
    out: { value: 'F', help: 'write the weights to this file, JSON or .ts' },
  },
  async run(args, house) {
    const id = args.required('game')
    await gameNamed(house, id)
    if (!Object.hasOwn(opponents, id)) throw new UsageError(`No bot plays ${id} yet.`)
    if (args.flag('network')) return trainNetwork(args, id)
    if (args.flag('challenge')) return trainChallenger(args, id)
    const { game, evaluator, plan } = opponents[id]
    const told: Generation[] = []
    const progress = new Progress()
    const weights = trainWeights(game, evaluator, {
      ...(await plan()),
      ...numbersOf(args),
      onMatch: (generation, done, of) =>
        progress.tell(() => `generation ${generation + 1}: ${done} of ${of} matches`),
      onGeneration(generation, samples, score) {
        told.push({ generation: generation + 1, samples, meanWinningScore: rounded(score) })
        progress.done()
        if (!args.flag('json')) print(inWords(told[generation]))
      },
    })
    const out = args.text('out')
    if (out !== undefined) write(out, weights)
    if (args.flag('json'))
      printJson({ game: id, generations: told, ...(out === undefined ? { weights } : { out }) })
    else if (out === undefined) print(JSON.stringify(weights))
    else print(`${weights.note}\nwritten to ${out}`)
    return 0
  },
}

function numbersOf(args: Arguments): Pick<Training, 'eras' | 'seed'> {
  const first = {
    generations: args.number('generations', 1, 1000) ?? 8,
    matches: args.number('matches', 1, 1_000_000) ?? 400,
    iterations: 0,
  }
  const deep = {
    generations: args.number('deep', 0, 1000) ?? 0,
    matches: args.number('deep-matches', 1, 1_000_000) ?? 300,
    iterations: args.number('iterations', 1, 1_000_000) ?? 60,
  }
  return {
    eras: deep.generations === 0 ? [first] : [first, deep],
    seed: seedOf(args.text('seed') ?? '1'),
  }
}

function inWords({ generation, samples, meanWinningScore }: Generation): string {
  return `generation ${generation}: ${samples} samples, winners had ${meanWinningScore} points on average`
}

function write(file: string, weights: Weights): void {
  try {
    writeFileSync(file, file.endsWith('.ts') ? sourceOf(weights) : `${JSON.stringify(weights)}\n`)
  } catch (error) {
    throw new Failure(`${file} cannot be written: ${error instanceof Error ? error.message : ''}`)
  }
}

/** The weights as a file of the bots' package; a formatter may break its lines. */
function sourceOf({ game, stages, thumbs, note }: Weights): string {
  const name = game.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())
  const rows = (table: Weights['stages']): string => table.map((row) => `    [${row.join(', ')}],\n`).join('')
  const more = thumbs === undefined ? '' : `  thumbs: [\n${rows(thumbs)}  ],\n`
  return `import type { Weights } from '../../evaluator.ts'

/** Weights of the evaluator of ${game}; \`chronik train\` makes them anew. */
export const ${name}Weights: Weights = {
  game: '${game}',
  stages: [
${rows(stages)}  ],
${more}  note: '${note}',
}
`
}
