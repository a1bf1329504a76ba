import { writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'
import {
  type Course,
  type Learned,
  type Lessons,
  type Manner,
  type Opponents,
  playBlock,
  School,
  type Standing,
  schooled,
  seatBot,
  standingAfter,
  standings,
} from '@chronik/bots'
import { opponents } from '@chronik/bots/all'
import { type AnyState, mixSeed } from '@chronik/kernel'
import { cpuMs } from '../arena/blocks.ts'
import { weightsNamed } from '../arena/weights.ts'
import { type Arguments, Failure, print, printJson, UsageError } from '../command.ts'
import { editionOf } from '../figures.ts'
import { Progress } from '../progress.ts'
import { rounded, seedOf } from '../simulation.ts'
import { keepStanding, keptStanding } from './checkpoint.ts'
import type { Enrolment, Homework } from './classroom.ts'

/** Who it plays against while its strength is looked at. */
const EXAMINER: Manner = { kind: 'impression', temperature: 0 }
const EXAM_BLOCKS = 20
/** In how many matches a seat is led by a way written by hand, where that is asked for. */
const GUIDED = 0.5

interface Report {
  readonly generation: number
  readonly matches: number
  /** How far expected gains were off, in points. */
  readonly error: number
  readonly won?: number
  readonly margin?: number
}

/** Learns the network of a game, generation by generation; stopped, it goes on where the file left off. */
export async function trainNetwork(args: Arguments, id: string): Promise<number> {
  const out = args.required('out')
  const before = await learnedBefore(args, id)
  const course = await courseOf(args, id, before)
  const every = args.number('exam', 1, 1_000_000) ?? 10
  const workers = args.number('workers', 1, 64) ?? availableParallelism()
  const kept = `${out}.training`
  const school = new School(
    opponents[id],
    course,
    keptStanding(kept, id, course) ?? (before === null ? null : standingAfter(opponents[id], course, before)),
  )
  const threads = Array.from({ length: workers }, () =>
    enrol({ game: id, course, standing: school.standing }),
  )
  const progress = new Progress()
  const reports: Report[] = []
  try {
    while (!school.done) {
      progress.tell(() => `generation ${school.generation + 1} of ${course.generations}`)
      const error = school.absorb(await practise(school, threads))
      keepStanding(kept, id, course, school.standing)
      const learned = school.learned(noteOf(course, school.generation, before))
      writeLearned(out, learned)
      const examined = school.generation % every === 0 || school.done
      const report: Report = {
        generation: school.generation,
        matches: school.generation * course.matches,
        error: rounded(10 * error),
        ...(examined ? await examine(opponents[id], learned, course) : {}),
      }
      reports.push(report)
      progress.done()
      if (examined && !args.flag('json')) print(inWords(report))
    }
  } finally {
    await Promise.all(threads.map((thread) => thread.terminate()))
  }
  if (args.flag('json')) printJson({ game: id, reports, out })
  else print(`written to ${out}`)
  return 0
}

async function courseOf(args: Arguments, id: string, before: Learned | null): Promise<Course> {
  const { game, plan } = opponents[id]
  const { course, styles = {} } = await plan()
  if (course === undefined) throw new UsageError(`There is no course for ${id} yet.`)
  const trial = editionOf(args, game)
  return {
    ...course,
    setups: course.setups.map((setup) => ({ ...setup, ...trial })),
    ...iterationsOf(args),
    ...(args.flag('styles') ? { styles: Object.values(styles) } : {}),
    ...(args.flag('ways') ? { ways: GUIDED } : {}),
    ...rateOf(args),
    ...(before === null ? {} : { onward: true }),
    hidden: neuronsOf(args, course.hidden, before),
    matches: args.number('matches', 1, 1_000_000) ?? 240,
    generations: args.number('generations', 1, 100_000) ?? 100,
    seed: seedOf(args.text('seed') ?? '1'),
  }
}

/** How fast it learns at first, in millionths for each position. */
function rateOf(args: Arguments): { readonly rate?: number } {
  const rate = args.number('rate', 1, 100_000)
  return rate === undefined ? {} : { rate: rate / 1_000_000 }
}

/** How far players look ahead, where they do. */
function iterationsOf(args: Arguments): { readonly iterations?: number } {
  const iterations = args.number('iterations', 1, 1_000_000)
  return iterations === undefined ? {} : { iterations }
}

/** Neurons as planned, or as many as there were; more may be asked for in the first layer. */
function neuronsOf(args: Arguments, planned: Course['hidden'], before: Learned | null): Course['hidden'] {
  const [first, second] = before === null ? planned : [before.shape.hidden1, before.shape.hidden2]
  const asked = args.number('neurons', 4, 1024) ?? first
  const step = before === null ? 4 : first
  if (asked % step !== 0) throw new UsageError(`--neurons ${asked}: expected ${step} or some times as many.`)
  return [asked, second]
}

/** What it goes on from, or null where it begins anew. */
async function learnedBefore(args: Arguments, id: string): Promise<Learned | null> {
  const from = args.text('from')
  if (from === undefined) return null
  const learned = await weightsNamed(from, opponents[id])
  if (!('parts' in learned)) throw new UsageError(`--from ${from}: expected what --network has learned.`)
  return learned
}

function enrol(workerData: Enrolment): Worker {
  return new Worker(new URL('./classroom.ts', import.meta.url), { workerData })
}

/** The matches of a generation, as many at a time as there are threads; they come back in order. */
async function practise(school: School<AnyState>, threads: readonly Worker[]): Promise<Lessons[]> {
  const { exercises, standing } = school
  const share = Math.ceil(exercises.length / threads.length)
  const parts = await Promise.all(
    threads.map((thread, index) =>
      ask(thread, {
        parameters: standing.average.slice(),
        exercises: exercises.slice(index * share, (index + 1) * share),
      }),
    ),
  )
  return parts.flat()
}

function ask(thread: Worker, homework: Homework): Promise<Lessons[]> {
  return new Promise((resolve, reject) => {
    thread.once('error', reject)
    thread.once('message', (lessons: Lessons[]) => {
      thread.removeListener('error', reject)
      resolve(lessons)
    })
    thread.postMessage(homework)
  })
}

/** Paired blocks against the weights in use, at the first table of the course. */
async function examine(
  own: Opponents,
  learned: Learned,
  { setups, seed }: Course,
): Promise<Pick<Report, 'won' | 'margin'>> {
  const pupil = await schooled(own, learned)
  const manner: Manner =
    own.planner === undefined
      ? { kind: 'impression', temperature: 0, learned: true }
      : { kind: 'plan', learned: true }
  const blocks = []
  for (let block = 0; block < EXAM_BLOCKS; block++)
    blocks.push(
      await playBlock(
        {
          game: own.game,
          setup: setups[0],
          contestants: Math.min(2, setups[0].players),
          seat: (one, box, botSeed) => seatBot(pupil, box, one === 0 ? manner : EXAMINER, botSeed),
          clock: cpuMs,
        },
        mixSeed(seed, 1_000_000 + block) >>> 0,
      ),
    )
  const [first]: Standing[] = standings(['pupil', 'examiner'], blocks, setups[0].players)
  return { won: rounded(100 * first.winShare.mean), margin: rounded(first.margin.mean) }
}

function noteOf(
  { matches, seed, hidden, lambda, setups, iterations, styles }: Course,
  generations: number,
  before: Learned | null,
): string {
  const ahead = iterations === undefined ? '' : `, looking ahead with ${iterations} iterations`
  const loves = styles === undefined ? '' : ', half of the whims by styles'
  const trial = setups[0].edition === undefined ? '' : ', with other figures than the standard edition'
  return `${generations} generations of ${matches} matches of self-play at ${setups.length} tables in turn${ahead}${loves}, ${hidden.join(' and ')} neurons, lambda ${lambda}, seed ${seed}${trial}${before === null ? '' : `; before that: ${before.note}`}`
}

function writeLearned(file: string, learned: Learned): void {
  try {
    writeFileSync(file, `${JSON.stringify(learned, null, 2)}\n`)
  } catch (error) {
    throw new Failure(`${file} cannot be written: ${error instanceof Error ? error.message : ''}`)
  }
}

function inWords({ generation, matches, error, won, margin }: Report): string {
  return `generation ${generation}, ${matches} matches: gains off by ${error} points; against the weights in use won ${won} %, margin ${margin}`
}
