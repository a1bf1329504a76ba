import { parentPort, workerData } from 'node:worker_threads'
import { type Course, type Exercise, School, type SchoolStanding } from '@chronik/bots'
import { opponents } from '@chronik/bots/all'

/** What a thread needs to know to play the matches of a school. */
export interface Enrolment {
  readonly game: string
  readonly course: Course
  readonly standing: SchoolStanding
}

/** Matches to play with the parameters of a generation. */
export interface Homework {
  readonly parameters: Float32Array
  readonly exercises: readonly Exercise[]
}

const { game, course, standing } = workerData as Enrolment
const { ways = {} } = await opponents[game].plan()
const player = { ...opponents[game], ways: Object.values(ways) }
const classroom = new School(player, course, standing).classroom()

parentPort?.on('message', ({ parameters, exercises }: Homework) => {
  classroom.parameters = parameters
  parentPort?.postMessage(exercises.map((exercise) => classroom.play(exercise)))
})
