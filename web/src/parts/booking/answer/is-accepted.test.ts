import { expect, it } from 'vitest'
import { isAccepted } from './is-accepted.ts'

it('tells an acceptance that arrived from one that did not', () => {
  expect(isAccepted({ state: 'confirmed', actions: ['cancel'] })).toBe(true)
  expect(isAccepted({ state: 'pending', actions: [] })).toBe(true)
  expect(isAccepted({ state: 'pending', actions: ['accept', 'decline'] })).toBe(false)
  expect(isAccepted({ state: 'declined', actions: [] })).toBe(false)
})
