import { render } from 'svelte/server'
import { expect, test } from 'vitest'
import type { TableSession } from '../session/session.svelte.ts'
import RefusalPopover from './RefusalPopover.svelte'

test('why something is refused has a button to its rule', () => {
  const refusal = { code: 'store-full', rule: 'V-311' }
  const explained = { id: null, title: 'Harvest', sentence: 'Your farm is full.', needs: [], refusal }
  const session = { acting: { explained } } as unknown as TableSession
  const { body } = render(RefusalPopover, { props: { session } })
  expect(body).toContain('Your farm is full.')
  expect(body).toMatch(/<button[^>]*class="button rule[^>]*>.*V-311.*<\/button>/s)
})
