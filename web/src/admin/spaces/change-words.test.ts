import type { ApplicationChange } from '@roomtone/contract/application/application'
import { expect, it } from 'vitest'
import { changeWords } from './change-words.ts'

const ADDRESS = {
  address: '12 Mill Lane',
  city: 'Los Angeles',
  state: 'CA',
  country: 'United States',
  zip: '90012',
} as const

it.each<[ApplicationChange, string, string]>([
  [
    { field: 'location', before: ADDRESS, after: { ...ADDRESS, address: '14 Mill Lane' } },
    '12 Mill Lane, Los Angeles, CA 90012, United States',
    '14 Mill Lane, Los Angeles, CA 90012, United States',
  ],
  [{ field: 'pin', before: null, after: { lat: 34.05, lng: -118.2 } }, 'Not moved', '34.05000, -118.20000'],
  [{ field: 'sizeSqft', before: null, after: 1400 }, 'Not provided', '1,400 sq ft'],
  [{ field: 'amenities', before: [], after: ['wifi', 'piano'] }, 'None', 'Piano and Wi-Fi'],
  [{ field: 'pricePerDay', before: 120_000, after: 99_950 }, '$1,200', '$999.50'],
  [{ field: 'isBusinessHost', before: false, after: true }, 'No', 'Yes'],
  [
    { field: 'photos', before: 5, after: 6, added: 2, removed: 1, isReordered: false },
    '5 photos',
    '6 photos (2 added, 1 removed)',
  ],
])('says what a host changed: %o', (change, before, after) => {
  expect(changeWords(change)).toEqual({ before, after })
})
