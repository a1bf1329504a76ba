import { localBus } from './local.ts'
import { busConformance } from './testing/conformance.ts'

busConformance('in one process', async () => localBus())
