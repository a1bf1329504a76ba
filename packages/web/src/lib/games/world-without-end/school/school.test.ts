import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { worldWithoutEnd } from '@chronik/world-without-end'
import { conformingSchool } from '#lib/school/testing/conformance.ts'
import { about } from '../about.ts'
import { worldActing } from '../acting/index.ts'
import { worldSchool } from './chapters.ts'

conformingSchool({
  game: worldWithoutEnd,
  school: worldSchool,
  acting: worldActing,
  about,
  sheet: () => readFileSync(join(import.meta.dirname, '../pieces/sheet.svg'), 'utf8'),
  books: ['world-without-end'],
  from: 8,
  to: 12,
})
