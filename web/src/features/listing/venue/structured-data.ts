import type { PropertyView } from '@roomtone/contract/listing/property'
import { addressIn } from '@roomtone/domain/account/addresses'
import { amenities } from '@roomtone/texts/labels'
import { LANGUAGE } from '@roomtone/texts/language'
import { uploaded } from '../../../platform/pictures/uploaded.ts'
import { sentence } from './sentence.ts'

/** What a search engine may know, which excludes where the place is. */
export function structuredData(property: PropertyView, origin: string): object {
  const { title, tagline, description, photos, sizeSqft, rating, reviewCount, rentsBy } = property
  return {
    '@context': 'https://schema.org',
    '@type': ['Product', 'Accommodation'],
    name: title,
    description: tagline === '' ? description : `${sentence(tagline)} ${description}`,
    url: `${origin}${addressIn(LANGUAGE, `/property/${property.id}`)}`,
    image: photos.slice(0, 5).map((photo) => `${origin}${uploaded(photo).src}`),
    ...(sizeSqft === null
      ? {}
      : { floorSize: { '@type': 'QuantitativeValue', value: sizeSqft, unitCode: 'FTK' } }),
    occupancy: { '@type': 'QuantitativeValue', maxValue: property.maxGuests },
    amenityFeature: property.amenities.map((amenity) => ({
      '@type': 'LocationFeatureSpecification',
      name: amenities[amenity],
      value: true,
    })),
    offers: [
      ...(rentsBy === 'day' ? [] : [offer(property.hourlyRate, 'HUR')]),
      ...(rentsBy === 'hour' ? [] : [offer(property.pricePerDay, 'DAY')]),
    ],
    ...(rating === null
      ? {}
      : { aggregateRating: { '@type': 'AggregateRating', ratingValue: rating, reviewCount } }),
  }
}

function offer(cents: number, unitCode: 'HUR' | 'DAY') {
  const price = (cents / 100).toFixed(2)
  return {
    '@type': 'Offer',
    price,
    priceCurrency: 'USD',
    priceSpecification: { '@type': 'UnitPriceSpecification', price, priceCurrency: 'USD', unitCode },
  }
}
