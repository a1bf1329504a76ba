import { fair } from '../../sample/game.ts'
import { conformanceTests } from '../../test/conformance.ts'

conformanceTests(fair, { matches: 120 })
