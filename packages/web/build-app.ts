// `vite build`, ended on purpose: the compiler of the messages leaves a worker behind that would keep the
// process for half a minute.
import { createBuilder } from 'vite'

try {
  const builder = await createBuilder({ root: import.meta.dirname, logLevel: 'warn' })
  await builder.buildApp()
} catch (error) {
  console.error(error)
  process.exit(1)
}
process.exit(0)
