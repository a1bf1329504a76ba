// Before the tests of the app: its messages as functions.
import { prepareWords } from './prepare.ts'

export async function setup(): Promise<void> {
  await prepareWords()
}
