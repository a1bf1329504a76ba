import { readFileSync } from 'node:fs'

/** The record that docs/record.md shows. */
export function exampleText(): string {
  const docs = readFileSync(new URL('../../../docs/record.md', import.meta.url), 'utf8')
  const [, text] = /```text\n(.*?)```/s.exec(docs) ?? []
  if (text === undefined) throw new Error('docs/record.md shows no record')
  return text
}
