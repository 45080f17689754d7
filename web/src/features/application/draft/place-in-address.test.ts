import type { Draft } from '@roomtone/domain/listing/wizard'
import { expect, test } from 'vitest'
import { addressOf, placeInAddress } from './place-in-address.ts'

const address = { address: '1 Main St', city: 'Albany', state: 'NY', zip: '12207' }
const whole: Draft = {
  propertyType: 'Barn',
  placeType: 'Entire place',
  location: address,
  guests: 4,
  bedrooms: 1,
  beds: 1,
  bathrooms: 1,
  photos: [1, 2, 3, 4, 5],
  title: 'A barn',
  highlights: [],
  description: 'Wide and quiet',
  pricePerDay: 20_900,
  residence: address,
}

test('follows the address, and the saved screen where it names none that we know', () => {
  expect(placeInAddress('price', 'title', whole)).toBe('price')
  expect(placeInAddress(null, 'title', whole)).toBe('title')
  expect(placeInAddress('nowhere', 'overview', whole)).toBe('overview')
})

test('goes no further than the first screen that lacks something', () => {
  expect(placeInAddress('price', 'title', { ...whole, photos: [] })).toBe('photos')
  expect(placeInAddress('address', 'title', { ...whole, photos: [] })).toBe('address')
  expect(placeInAddress('overview', 'title', { ...whole, photos: [] })).toBe('overview')
})

test('keeps the type in the address', () => {
  const search = new URLSearchParams('type=room&application=1')
  expect(addressOf(search, { application: null, draft: '2', screen: 'photos' })).toBe(
    '/listing-wizard?type=room&draft=2&screen=photos',
  )
})
