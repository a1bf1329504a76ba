import { conformanceTests } from '@chronik/kernel/conformance/testing'
import { fewSamples } from './box/samples.ts'
import { village } from './game.ts'

conformanceTests(village, { matches: 22, setups: fewSamples(), sources: import.meta.dirname })
