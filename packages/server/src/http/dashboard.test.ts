import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { Meters } from './meters.ts'

it('the dashboard asks for nothing that is not measured', async () => {
  const meters = new Meters()
  meters.count({ sockets: () => 0, watched: () => 0, matches: () => 0, waiting: () => 0 })
  const measured = new Set(meters.registry.getMetricsAsArray().map(({ name }) => name))
  const file = new URL('../../../../deploy/dashboard.json', import.meta.url)
  const asked = readFileSync(file, 'utf8').match(/chronik_[a-z0-9_]+/g) ?? []
  expect(asked.length).toBeGreaterThan(10)
  expect(asked.filter((name) => !measured.has(name.replace(/_bucket$/, '')))).toEqual([])
})
