import { describe, expect, it } from 'vitest'
import { activeFilters } from './active-filters.ts'
import { parseSearch, searchAddress } from './search-state.ts'

describe('active filters', () => {
  const state = parseSearch(
    new URLSearchParams('where=Hudson&from=2026-12-05&start=540&hours=4&max=900&types=House,Barn&sort=price'),
  )

  it('are named as people say them', () => {
    expect(activeFilters(state).map(({ label }) => label)).toEqual([
      'Hudson',
      'Sat, Dec 5 · 9:00 AM · 4 hours',
      'Up to $900',
      'House',
      'Barn',
    ])
  })

  it('each lead to the search without them', () => {
    const without = activeFilters(state).find(({ key }) => key === 'House')?.without
    expect(without && searchAddress(without)).toBe(
      '/search?where=Hudson&from=2026-12-05&start=540&hours=4&max=900&types=Barn&sort=price',
    )
  })
})
