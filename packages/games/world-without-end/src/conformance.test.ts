import { conformanceTests } from '@chronik/kernel/conformance/testing'
import { worldWithoutEnd } from './game.ts'

conformanceTests(worldWithoutEnd, { matches: 24, sources: import.meta.dirname })
