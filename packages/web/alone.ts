import { build, type Rolldown } from 'vite'

/** A module and everything it imports as one script that a page or a worker can run. */
export async function alone(entry: string): Promise<string> {
  const built = (await build({
    configFile: false,
    logLevel: 'silent',
    build: {
      write: false,
      minify: false,
      target: 'esnext',
      rolldownOptions: { input: entry, output: { format: 'es', codeSplitting: false } },
    },
  })) as Rolldown.RolldownOutput
  return built.output[0].code
}
