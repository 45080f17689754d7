import { describe, expect, it } from 'vitest'
import { describeChanges } from './describe-changes.ts'
import { emptyDraft } from './empty-draft.ts'

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
    expect(describeChanges(sent, structuredClone(sent))).toEqual([])
  })

  it('reads as a person would say it', () => {
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
    expect(describeChanges(sent, now)).toEqual([
      {
        field: 'Address',
        before: '12 Mill Lane, Los Angeles, CA 90012, United States',
        after: '14 Mill Lane, Los Angeles, CA 90012, United States',
      },
      { field: 'Pin', before: 'Not moved', after: '34.05000, -118.20000' },
      { field: 'Size', before: 'None', after: '1,400 sq ft' },
      { field: 'Amenities', before: 'None', after: 'Piano, Wi-Fi' },
      { field: 'Title', before: 'A quiet loft', after: 'A very quiet loft' },
      { field: 'Price per day', before: '$1,200', after: '$999.50' },
      { field: 'Business host', before: 'No', after: 'Yes' },
    ])
  })

  it('counts photos instead of spelling them out', () => {
    const photos = (ids: string[]) => describeChanges(sent, { ...sent, photos: ids })
    expect(photos(['e', 'a', 'b', 'c', 'd'])).toEqual([
      { field: 'Photos', before: '5 photos', after: '5 photos (reordered)' },
    ])
    expect(photos(['a', 'b', 'c', 'd', 'f', 'g'])).toEqual([
      { field: 'Photos', before: '5 photos', after: '6 photos (2 added, 1 removed)' },
    ])
  })

  it('does not mind the order of choices', () => {
    const one = { ...sent, highlights: ['Unique' as const, 'Central' as const] }
    const other = { ...sent, highlights: ['Central' as const, 'Unique' as const] }
    expect(describeChanges(one, other)).toEqual([])
  })
})
