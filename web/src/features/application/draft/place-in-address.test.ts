import type { Draft, Place } from '@roomtone/domain/listing/wizard'
import { expect, test } from 'vitest'
import { addressOf, editedFromSummary, placeInAddress } from './place-in-address.ts'

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

const at = (address: string, saved: Place, draft: Draft, isRework = false) =>
  placeInAddress(new URLSearchParams(address), { saved, draft, isRework, hasTerms: true })

test('follows the address, and the saved screen where it names none that we know', () => {
  expect(at('screen=price', 'title', whole)).toBe('price')
  expect(at('', 'title', whole)).toBe('title')
  expect(at('screen=nowhere', 'overview', whole)).toBe('overview')
})

test('goes no further than the first screen that lacks something', () => {
  expect(at('screen=price', 'title', { ...whole, photos: [] })).toBe('photos')
  expect(at('screen=address', 'title', { ...whole, photos: [] })).toBe('address')
  expect(at('screen=overview', 'title', { ...whole, photos: [] })).toBe('overview')
})

test('keeps the type in the address', () => {
  const search = new URLSearchParams('type=room&application=1')
  expect(addressOf(search, { application: null, draft: '2', screen: 'photos' })).toBe(
    '/listing-wizard?type=room&draft=2&screen=photos',
  )
})

test('begins with the summary where an application is reworked, and leads back to it', () => {
  expect(at('', 'title', whole, true)).toBe('summary')
  expect(at('screen=summary', 'title', whole, true)).toBe('summary')
  expect(at('screen=price', 'title', whole, true)).toBe('price')
  expect(at('screen=price&from=summary', 'title', { ...whole, photos: [] }, true)).toBe('price')
  expect(editedFromSummary(new URLSearchParams('screen=price&from=summary'))).toBe('price')
  expect(editedFromSummary(new URLSearchParams('screen=price'))).toBeNull()
})

test('has no summary of a first draft', () => {
  expect(at('screen=summary', 'title', whole)).toBe('title')
})
