import { AMENITIES } from '@roomtone/domain/listing/amenities'
import { expect, test } from 'vitest'
import { AMENITY_GROUPS } from '../fields/amenity-groups.ts'
import { segmentsAt } from '../fields/segments.ts'
import { screenOfField } from './screen-of-field.ts'

test('every amenity is in exactly one group', () => {
  const grouped = AMENITY_GROUPS.flatMap(({ amenities }) => amenities)
  expect(grouped.toSorted()).toEqual([...AMENITIES].toSorted())
})

test('a field of the server leads to its screen', () => {
  expect(screenOfField('location.zip')).toBe('address')
  expect(screenOfField('content.photos')).toBe('photos')
  expect(screenOfField('pricePerDay')).toBe('price')
  expect(screenOfField('version')).toBeNull()
})

test('the bar fills step by step, and is not full before the listing is sent', () => {
  expect(segmentsAt('overview')).toEqual([0, 0, 0])
  expect(segmentsAt('property-type')).toEqual([0.25, 0, 0])
  expect(segmentsAt('basics')).toEqual([1, 0, 0])
  expect(segmentsAt('description')).toEqual([1, 1, 0])
  const [first, second, third] = segmentsAt('final-details')
  expect([first, second]).toEqual([1, 1])
  const [, , withTerms] = segmentsAt('terms')
  expect(withTerms).toBeGreaterThan(third ?? 1)
  expect(withTerms).toBeLessThan(1)
})
