import { expect, it } from 'vitest'
import { pinReach } from './pin-reach.ts'

const centre = { lat: 34.0522, lng: -118.2437 }

it('asks about a pin that is far from the postal code, and takes none in another city', () => {
  expect(pinReach(centre, centre)).toBe('usual')
  expect(pinReach({ ...centre, lat: 34.13 }, centre)).toBe('usual')
  expect(pinReach({ ...centre, lat: 34.2 }, centre)).toBe('far')
  expect(pinReach({ ...centre, lat: 34.6 }, centre)).toBe('too_far')
  expect(pinReach({ lat: -34.0522, lng: 118.2437 }, centre)).toBe('too_far')
})
