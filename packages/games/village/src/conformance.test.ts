import { conformanceTests } from '@chronik/kernel/conformance/testing'
import { village } from './game.ts'

conformanceTests(village, { matches: 22 })
