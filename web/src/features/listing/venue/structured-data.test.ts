import type { PropertyView } from '@roomtone/contract/listing/property'
import { describe, expect, it } from 'vitest'
import { propertyMeta } from '../property-meta.ts'

const photo = {
  id: 'p1',
  alt: '',
  width: 1600,
  height: 1067,
  color: '#927964',
  widths: [480, 960],
  avif: false,
}
const property = {
  id: 'l1',
  title: 'A quiet loft',
  tagline: 'Brick & <iron>',
  description: 'North light.',
  city: 'Providence',
  state: 'RI',
  area: { lat: 41.8154, lng: -71.43, radiusM: 2000 },
  cover: photo,
  photos: [photo],
  sizeSqft: 1800,
  maxGuests: 6,
  amenities: ['wifi'],
  hourlyRate: 15_000,
  pricePerDay: 120_000,
  rentsBy: 'both',
  rating: null,
  reviewCount: 0,
  host: { isFindable: true },
} as unknown as PropertyView

describe('what a venue page says of itself', () => {
  const meta = propertyMeta(property, 'https://roomtone.test')

  it('has a title, a sentence with the figures, and a picture', () => {
    expect(meta).toMatchObject({
      title: 'A quiet loft, Providence, RI',
      description: 'Brick & <iron>. 1,800 sq ft · 6 people · $150 / hour · $1,200 / day',
      image: '/pictures/p1/960.jpg',
    })
  })

  it('tells search engines prices and features, and nothing of where the place is', () => {
    const text = JSON.stringify(meta.structured)
    expect(text).toContain('"price":"150.00"')
    expect(text).toContain('Wi-Fi')
    for (const secret of ['address', 'geo', '41.8', '71.43', 'latitude', 'aggregateRating'])
      expect(text).not.toContain(secret)
  })

  it.each([
    ['hour', '1,800 sq ft · 6 people · $150 / hour', ['HUR']],
    ['day', '1,800 sq ft · 6 people · $1,200 / day', ['DAY']],
  ] as const)('names no price that nobody can book by: %s', (rentsBy, figures, units) => {
    const only = propertyMeta({ ...property, rentsBy }, 'https://roomtone.test')
    expect(only.description).toBe(`Brick & <iron>. ${figures}`)
    const { offers } = only.structured as { offers: { priceSpecification: { unitCode: string } }[] }
    expect(offers.map(({ priceSpecification }) => priceSpecification.unitCode)).toEqual(units)
  })

  it('asks search engines to stay away where its host wishes so', () => {
    expect(meta.noIndex).toBeUndefined()
    const hidden = { ...property, host: { ...property.host, isFindable: false } }
    expect(propertyMeta(hidden, 'https://roomtone.test').noIndex).toBe(true)
  })

  it('speaks of a rating once there is one', () => {
    const rated = propertyMeta({ ...property, rating: 4.8, reviewCount: 26 }, 'https://roomtone.test')
    expect(JSON.stringify(rated.structured)).toContain('"ratingValue":4.8,"reviewCount":26')
  })
})
