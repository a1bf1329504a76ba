export { readConfig } from './config.ts'
export { run } from './run.ts'
export { serve } from './serve.ts'
