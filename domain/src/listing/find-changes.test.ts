import { describe, expect, it } from 'vitest'
import { emptyDraft } from './empty-draft.ts'
import { findChanges } from './find-changes.ts'

const sent = {
  ...emptyDraft('home'),
  title: 'A quiet loft',
  pricePerDay: 120_000,
  photos: ['a', 'b', 'c', 'd', 'e'],
  location: {
    address: '12 Mill Lane',
    city: 'Los Angeles',
    state: 'CA',
    country: 'United States' as const,
    zip: '90012',
  },
}

describe('what changed since the last look', () => {
  it('is nothing when nothing did', () => {
    expect(findChanges(sent, structuredClone(sent))).toEqual([])
  })

  it('names what differs, with both values', () => {
    const now = {
      ...sent,
      title: 'A very quiet loft',
      pricePerDay: 99_950,
      sizeSqft: 1400,
      amenities: ['wifi' as const, 'piano' as const],
      location: { ...sent.location, address: '14 Mill Lane' },
      pin: { lat: 34.05, lng: -118.2 },
      isBusinessHost: true,
    }
    expect(findChanges(sent, now)).toEqual([
      { field: 'location', before: sent.location, after: now.location },
      { field: 'pin', before: null, after: now.pin },
      { field: 'sizeSqft', before: null, after: 1400 },
      { field: 'amenities', before: [], after: ['wifi', 'piano'] },
      { field: 'title', before: 'A quiet loft', after: 'A very quiet loft' },
      { field: 'pricePerDay', before: 120_000, after: 99_950 },
      { field: 'isBusinessHost', before: false, after: true },
    ])
  })

  it('counts photos instead of spelling them out', () => {
    const photos = (ids: string[]) => findChanges(sent, { ...sent, photos: ids })
    expect(photos(['e', 'a', 'b', 'c', 'd'])).toEqual([
      { field: 'photos', before: 5, after: 5, added: 0, removed: 0, isReordered: true },
    ])
    expect(photos(['a', 'b', 'c', 'd', 'f', 'g'])).toEqual([
      { field: 'photos', before: 5, after: 6, added: 2, removed: 1, isReordered: false },
    ])
  })

  it('ignores the order of choices', () => {
    const one = { ...sent, highlights: ['Unique' as const, 'Central' as const] }
    const other = { ...sent, highlights: ['Central' as const, 'Unique' as const] }
    expect(findChanges(one, other)).toEqual([])
  })
})
