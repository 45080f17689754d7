import { describe, expect, it } from 'vitest'
import { withoutRepeats } from './content.ts'
import { emptyDraft } from './empty-draft.ts'
import { firstIncomplete } from './wizard.ts'

describe('a new draft', () => {
  it.each([
    ['home', 'Entire place', 'enhanced', []],
    ['room', 'Private room', 'standard', []],
    ['location', 'Entire place', 'enhanced', ['outdoor_location']],
    [null, '', 'standard', []],
  ] as const)('for %s knows what that answers', (type, placeType, privacyLevel, amenities) => {
    expect(emptyDraft(type)).toMatchObject({ placeType, privacyLevel, amenities })
  })

  it('starts from the minimum, and is far from complete', () => {
    const draft = emptyDraft(null)
    expect(draft).toMatchObject({ guests: 1, bedrooms: 1, beds: 1, bathrooms: 1, pricePerDay: 0, pin: null })
    expect(draft).toMatchObject({ bookingApproval: 'manual', guestPreference: 'any', title: '' })
    expect(draft.location.country).toBe('United States')
    expect(firstIncomplete(draft)).toBe('property-type')
  })

  it('never holds the same photo or choice twice', () => {
    const id = 'ABCDEF00-0000-4000-8000-000000000000'
    const content = withoutRepeats({
      ...emptyDraft(null),
      photos: [id, id.toLowerCase()],
      amenities: ['pool', 'wifi', 'pool'],
      highlights: ['Unique', 'Unique'],
    })
    expect(content).toMatchObject({
      photos: [id.toLowerCase()],
      amenities: ['pool', 'wifi'],
      highlights: ['Unique'],
    })
  })
})
