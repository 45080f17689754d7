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
      'Sat, Dec 5 · 9:00\u00a0AM · 4 hours',
      'Up to $900 a day',
      'House',
      'Barn',
    ])
  })

  it('say which price they mean, and a total goes with its time', () => {
    const asked = 'from=2026-12-05&min=100&max=200&minTotal=300&maxTotal=900'
    const chips = activeFilters(parseSearch(new URLSearchParams(asked)))
    expect(chips.map(({ label }) => label)).toEqual([
      'Sat, Dec 5',
      '$300 – $900 in total',
      '$100 – $200 a day',
    ])
    expect(searchAddress(chips[0]?.without ?? parseSearch(new URLSearchParams()))).toBe(
      '/search?min=100&max=200',
    )
  })

  it('each lead to the search without them', () => {
    const without = activeFilters(state).find(({ key }) => key === 'House')?.without
    expect(without && searchAddress(without)).toBe(
      '/search?where=Hudson&from=2026-12-05&start=540&hours=4&max=900&types=Barn&sort=price',
    )
  })
})
