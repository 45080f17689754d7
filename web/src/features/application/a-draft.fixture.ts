import type { DraftView } from '@roomtone/contract/application/draft'
import { suggestedTerms } from '@roomtone/domain/listing/terms'

const at = (name: string) => ({
  address: name,
  city: 'Providence',
  state: 'RI',
  country: 'United States' as const,
  zip: '02903',
})
const photo = (n: number) => ({
  id: `0b0c5d3e-0000-4000-8000-00000000001${n}`,
  alt: '',
  width: 3,
  height: 2,
  color: '#888',
  widths: [400],
  avif: false,
})

/** Everything is filled in. */
export function aDraft(): DraftView {
  const photos = [1, 2, 3, 4, 5].map(photo)
  const content: DraftView['content'] = {
    propertyType: 'House',
    placeType: 'Entire place',
    privacyLevel: 'standard',
    location: at('12 Foundry Street'),
    pin: null,
    guests: 8,
    bedrooms: 1,
    beds: 1,
    bathrooms: 1,
    sizeSqft: null,
    amenities: [],
    photos: photos.map(({ id }) => id),
    title: 'Brick Loft',
    highlights: [],
    description: 'Brick and north light.',
    bookingApproval: 'manual',
    guestPreference: 'any',
    pricePerDay: 120_000,
    safetyFeatures: [],
    residence: at('4 Elm Street'),
    isBusinessHost: false,
  }
  return {
    id: '0b0c5d3e-0000-4000-8000-000000000020',
    version: 1,
    screen: 'title',
    content,
    photos,
    application: null,
    house: null,
    terms: suggestedTerms(content),
    arrivalPhotos: [],
    updatedAt: '2026-11-18T12:00:00.000Z',
  }
}
