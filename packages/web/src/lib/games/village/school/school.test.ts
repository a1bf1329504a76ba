import { village } from '@chronik/village'
import { conformingSchool } from '#lib/school/testing/conformance.ts'
import { about } from '../about.ts'
import { villageActing } from '../acting/index.ts'
import { tableSheet } from '../pieces/sheet.ts'
import { villageSchool } from './chapters.ts'

conformingSchool({
  game: village,
  school: villageSchool,
  acting: villageActing,
  about,
  sheet: tableSheet,
  books: ['village'],
  from: 8,
  to: 12,
})
