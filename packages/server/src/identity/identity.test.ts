import { afterAll, afterEach, beforeAll, beforeEach, describe } from 'vitest'
import { FolderForTests } from '../testing/folder.ts'
import { PostgresForTests } from '../testing/postgres.ts'
import { guestTests } from './testing/guests.ts'
import { leavingTests } from './testing/leaving.ts'
import { passkeyTests } from './testing/passkeys.ts'
import { passwordTests } from './testing/passwords.ts'
import { PeopleForTests } from './testing/people.ts'
import { recoveryTests } from './testing/recovery.ts'
import { sessionTests } from './testing/sessions.ts'

let postgres: PostgresForTests | undefined

beforeAll(async () => {
  postgres = await PostgresForTests.start()
})

afterAll(() => postgres?.stop())

describe.each(['sqlite', 'postgres'] as const)('people on %s', (kind) => {
  const people = new PeopleForTests()
  let folder: FolderForTests

  beforeEach(async () => {
    folder = new FolderForTests()
    await people.open(kind === 'sqlite' ? folder.path : ((await postgres?.database()) ?? ''))
  })

  afterEach(async () => {
    await people.close()
    folder[Symbol.dispose]()
  })

  guestTests(people)
  passwordTests(people)
  passkeyTests(people)
  recoveryTests(people)
  sessionTests(people)
  leavingTests(people)
})
