import { conformanceTests } from '@chronik/kernel/conformance/testing'
import { village } from './game.ts'
import { fewSamples } from './samples.ts'

conformanceTests(village, { matches: 22, setups: fewSamples() })
