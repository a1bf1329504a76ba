import { expect, test } from 'vitest'
import { directly, throughKernel } from './fair.ts'

test('the fair played by hand is the fair played through the kernel, decision by decision', () => {
  const kernel = throughKernel()
  const direct = directly()
  for (let match = 0; match < 300; match++) {
    expect(direct.play(match)).toBe(kernel.play(match))
    expect(direct.state.mem).toEqual(kernel.state.mem)
  }
})
