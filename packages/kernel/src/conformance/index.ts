export { type Conditions, conform, type Progress, type Report } from './conform.ts'
export { CHECKS, type Check, describeFinding, type Finding } from './finding.ts'
export { nameOf as nameOfSetup, setupsOf } from './setups.ts'
export { castOf, faultsInStory, randomLog } from './story.ts'
