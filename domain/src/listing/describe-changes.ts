import { AMENITY_LABELS } from './amenities.ts'
import type { Address, ListingContent, Pin } from './content.ts'
import type { SafetyFeature } from './options.ts'

export type Change = { field: string; before: string; after: string }

const NONE = 'None'

const SAFETY_LABELS: Record<SafetyFeature, string> = {
  exterior_camera: 'Exterior security camera',
  noise_monitor: 'Noise monitor',
  weapons: 'Weapons on the property',
}

/** Everything but the photos, in the order a host is asked for it: what it is called, and how it reads. */
const FIELDS: readonly [label: string, read: (content: ListingContent) => string][] = [
  ['Property type', ({ propertyType }) => propertyType],
  ['Place type', ({ placeType }) => placeType],
  ['Privacy level', ({ privacyLevel }) => (privacyLevel === 'enhanced' ? 'Enhanced' : 'Standard')],
  ['Address', ({ location }) => oneLine(location)],
  ['Pin', ({ pin }) => pinLine(pin)],
  ['Guests', ({ guests }) => String(guests)],
  ['Bedrooms', ({ bedrooms }) => String(bedrooms)],
  ['Beds', ({ beds }) => String(beds)],
  ['Bathrooms', ({ bathrooms }) => String(bathrooms)],
  ['Size', ({ sizeSqft }) => (sizeSqft === null ? '' : `${sizeSqft.toLocaleString('en-US')} sq ft`)],
  ['Amenities', ({ amenities }) => listed(amenities.map((amenity) => AMENITY_LABELS[amenity]))],
  ['Title', ({ title }) => title],
  ['Highlights', ({ highlights }) => listed(highlights)],
  ['Description', ({ description }) => description],
  ['Booking approval', ({ bookingApproval }) => (bookingApproval === 'instant' ? 'Instant' : 'Manual')],
  [
    'Guest preference',
    ({ guestPreference }) => (guestPreference === 'experienced' ? 'Experienced guests' : 'Any guest'),
  ],
  ['Price per day', ({ pricePerDay }) => dollars(pricePerDay)],
  ['Safety details', ({ safetyFeatures }) => listed(safetyFeatures.map((feature) => SAFETY_LABELS[feature]))],
  ['Residential address', ({ residence }) => oneLine(residence)],
  ['Business host', ({ isBusinessHost }) => (isBusinessHost ? 'Yes' : 'No')],
]

/** What a reviewer has not seen yet, line by line. */
export function describeChanges(before: ListingContent, after: ListingContent): Change[] {
  const changes = FIELDS.map(([field, read]) => ({
    field,
    before: read(before) || NONE,
    after: read(after) || NONE,
  })).filter((change) => change.before !== change.after)
  const photos = photoChange(before.photos, after.photos)
  return photos ? [...changes, photos] : changes
}

function photoChange(before: readonly string[], after: readonly string[]): Change | null {
  const added = after.filter((id) => !before.includes(id)).length
  const kept = before.filter((id) => after.includes(id))
  const removed = before.length - kept.length
  const reordered = kept.join() !== after.filter((id) => before.includes(id)).join()
  const parts = [
    ...(added > 0 ? [`${added} added`] : []),
    ...(removed > 0 ? [`${removed} removed`] : []),
    ...(reordered ? ['reordered'] : []),
  ]
  if (parts.length === 0) return null
  return {
    field: 'Photos',
    before: counted(before.length),
    after: `${counted(after.length)} (${parts.join(', ')})`,
  }
}

function counted(photos: number): string {
  return photos === 1 ? '1 photo' : `${photos} photos`
}

function oneLine({ address, city, state, zip, country }: Address): string {
  const region = [state, zip].filter(Boolean).join(' ')
  return [address, city, region, country].filter(Boolean).join(', ')
}

function pinLine(pin: Pin | null): string {
  return pin === null ? 'Not moved' : `${pin.lat.toFixed(5)}, ${pin.lng.toFixed(5)}`
}

/** In one order, so that the same choices made in another order are no change. */
function listed(labels: readonly string[]): string {
  return labels.toSorted().join(', ')
}

function dollars(cents: number): string {
  const minimumFractionDigits = cents % 100 === 0 ? 0 : 2
  return (cents / 100).toLocaleString('en-US', {
    style: 'currency',
    currency: 'USD',
    minimumFractionDigits,
  })
}
