import { village } from '@chronik/village'
import { beforeAll, describe } from 'vitest'
import { conformingSchool } from '#lib/school/testing/conformance.ts'
import { about } from '../about.ts'
import { villageActing } from '../acting/index.ts'
import { tableSheet } from '../pieces/sheet.ts'
import { villageSchool } from '../school/chapters.ts'
import { loadFillings } from './modules.ts'

beforeAll(() => loadFillings({ expansions: ['inn', 'port', 'marriage'], goals: true }))

const courses = await Promise.all(
  (villageSchool.courses ?? []).map(async ({ id, load }) => {
    const school = await load()
    return { id, school, symbols: (await school.sheet?.()) ?? '' }
  }),
)

describe.each(courses)('the course of $id', ({ school, symbols }) => {
  conformingSchool({
    game: village,
    school,
    acting: villageActing,
    about,
    sheet: () => tableSheet() + symbols,
    books: ['village-expansions'],
    from: 3,
    to: 5,
  })
})
