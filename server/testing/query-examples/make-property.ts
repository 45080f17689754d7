import type * as store from '../../src/features/listing/write/make-property.store.ts'
import {
  copyPlace,
  findSpacesBeside,
  findStartsAhead,
  insertProperty,
  keepPlace,
  lockHouseOf,
  lockPropertyOf,
  lockSpacesAt,
  replacePhotos,
  updateProperty,
} from '../../src/features/listing/write/make-property.store.ts'
import { type ExamplesOf, id, now } from './example.ts'

const region = { code: 'CA', name: 'California', country: 'United States' } as const

export const examples: ExamplesOf<typeof store> = {
  keepPlace: (tx) => keepPlace(tx, { name: 'Los Angeles', lat: 34.05, lng: -118.24, region }),
  insertProperty: (tx) =>
    insertProperty(tx, {
      id,
      host_id: id,
      application_id: id,
      title: 'A quiet loft',
      description: 'North light.',
      property_type: 'House',
      place_type: 'Entire place',
      privacy_level: 'enhanced',
      address: '12 Mill Lane',
      city: 'Los Angeles',
      state: 'CA',
      country: 'United States',
      zipcode: '90012',
      time_zone: 'America/Los_Angeles',
      place_id: 1,
      lat: 34.05,
      lng: -118.24,
      shown_lat: 34.06,
      shown_lng: -118.25,
      shown_radius_m: 2000,
      max_guests: 10,
      bedrooms: 2,
      beds: 2,
      bathrooms: 1,
      price_per_day_cents: 100_000,
      calendar_token: 'a-token',
      created_at: now,
      updated_at: now,
    }),
  replacePhotos: (tx) => replacePhotos(tx, id, [id]),
  lockPropertyOf: (tx) => lockPropertyOf(tx, id),
  findStartsAhead: (tx) => findStartsAhead(tx, id, now),
  lockHouseOf: (tx) => lockHouseOf(tx, id),
  lockSpacesAt: (tx) => lockSpacesAt(tx, id),
  findSpacesBeside: (tx) => findSpacesBeside(tx, id),
  copyPlace: (tx) => copyPlace(tx, { from: id, to: id, shown: { lat: 34.06, lng: -118.25, radiusM: 2000 } }),
  updateProperty: (tx) => updateProperty(tx, id, { title: 'A quiet loft', version: 2, updated_at: now }),
}
