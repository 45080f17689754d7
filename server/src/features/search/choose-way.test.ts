import { describe, expect, it } from 'vitest'
import { COUNT_BUDGET, chooseCountWay, choosePageWay, type Size } from './choose-way.ts'
import { BUCKETS, INDEXED_BUCKETS } from './project/buckets.ts'
import type { SearchFilter } from './search-filter.ts'

const LIMIT = 25
const anywhere: SearchFilter = {
  scope: { by: 'all' },
  lexemes: [],
  crew: null,
  minPrice: null,
  maxPrice: null,
  least: null,
  types: [],
  kinds: [],
  mask: 0,
  bits: [],
  time: null,
}
const city: SearchFilter = { ...anywhere, scope: { by: 'city', id: 1 } }
const near: SearchFilter = { ...anywhere, scope: { by: 'near', around: { lat: 34, lng: -118, km: 40 } } }
const worded = (filter: SearchFilter): SearchFilter => ({ ...filter, lexemes: ['loft'] })
const million = (over: Partial<Size> = {}): Size => ({
  inPlace: 1_000_000,
  total: 1_000_000,
  share: 1,
  offers: 1,
  ...over,
})

describe('the way to a page, among a million listings', () => {
  it.each<[string, SearchFilter, Partial<Size>, string]>([
    ['a city', city, { inPlace: 70_000 }, 'walk'],
    ['a common word', worded(anywhere), { share: 0.3 }, 'walk'],
    ['a rare word', worded(anywhere), { share: 0.0001 }, 'words'],
    ['a word nobody counted', worded(anywhere), { share: 0 }, 'words'],
    ['a rather rare word in a small city', worded(city), { inPlace: 900, share: 0.02 }, 'words'],
    ['around a postal code in a large city', near, { inPlace: 70_000 }, 'walk'],
    ['around a postal code in the country', near, { inPlace: 300 }, 'near'],
    ['a rare word around a postal code', worded(near), { inPlace: 70_000, share: 0.0001 }, 'words'],
  ])('%s', (_, filter, size, way) => {
    expect(choosePageWay(filter, million(size), LIMIT)).toBe(way)
  })
})

describe('the way to a count, among a million listings', () => {
  it.each<[string, SearchFilter, Partial<Size>, object]>([
    ['everything', anywhere, {}, { from: 'place', buckets: Math.floor((BUCKETS * 2000) / 1_000_000) }],
    ['a small city', city, { inPlace: 1500 }, { from: 'place', buckets: BUCKETS }],
    ['a rare word', worded(anywhere), { share: 0.0001 }, { from: 'words', buckets: BUCKETS }],
    ['a middling word', worded(anywhere), { share: 0.01 }, { from: 'words', buckets: INDEXED_BUCKETS }],
    ['a common word', worded(anywhere), { share: 0.5 }, { from: 'place', buckets: 2 }],
  ])('%s', (_, filter, size, way) => {
    expect(chooseCountWay(filter, million(size), COUNT_BUDGET)).toEqual(way)
  })
})
