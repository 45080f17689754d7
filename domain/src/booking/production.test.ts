import { describe, expect, it } from 'vitest'
import { notAllowed } from './production.ts'
import { responseRate } from './response-rate.ts'

describe('what a shoot involves', () => {
  it('is compared with what the space allows, point by point', () => {
    expect(notAllowed(['animals', 'drones', 'minors'], ['animals'])).toEqual(['drones', 'minors'])
    expect(notAllowed([], [])).toEqual([])
  })
})

describe('how a host answers', () => {
  it('has no rate for too few requests', () => {
    expect(responseRate({ answered: 1, missed: 1, medianMinutes: 3 })).toBeNull()
    expect(responseRate({ answered: 2, missed: 1, medianMinutes: 41.6 })).toEqual({
      percent: 67,
      medianMinutes: 42,
    })
    expect(responseRate({ answered: 0, missed: 5, medianMinutes: null })).toEqual({
      percent: 0,
      medianMinutes: 0,
    })
  })
})
