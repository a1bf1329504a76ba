import { conformanceTests } from '../test/conformance.ts'
import { fair } from './game.ts'

conformanceTests(fair, { matches: 120 })
