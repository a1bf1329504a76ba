import type { Look } from '../filling.ts'

export const look: Look = {}
