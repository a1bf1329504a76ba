import { myVillage } from '@chronik/my-village'
import { conformingSchool } from '#lib/school/testing/conformance.ts'
import { about } from '../about.ts'
import { myVillageActing } from '../acting/index.ts'
import { myVillageSheet } from '../pieces/sheet.ts'
import { myVillageSchool } from './chapters.ts'

conformingSchool({
  game: myVillage,
  school: myVillageSchool,
  acting: myVillageActing,
  about,
  sheet: myVillageSheet,
  books: ['my-village'],
  from: 8,
  to: 12,
})
