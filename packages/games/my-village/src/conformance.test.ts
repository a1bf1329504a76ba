import { conformanceTests } from '@chronik/kernel/conformance/testing'
import { myVillage } from './game.ts'

// M-R32: nothing in the rules ends a match that everybody stalls, so a match may reach the bound.
conformanceTests(myVillage, { matches: 24, mayCap: true, sources: import.meta.dirname })
