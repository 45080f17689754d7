import type { PropertyView } from '@roomtone/contract/listing/property'
import { bookingTexts } from '@roomtone/texts/listing/booking'
import { venueTexts } from '@roomtone/texts/listing/venue'
import { formatMoney } from '../../platform/format/money.ts'
import { uploaded } from '../../platform/pictures/uploaded.ts'
import type { OwnMeta } from '../../platform/queries/page-meta.query.ts'
import { sentence } from './venue/sentence.ts'
import { structuredData } from './venue/structured-data.ts'

/** Title, description, social picture and structured data of a venue page. */
export function propertyMeta(property: PropertyView, origin: string): OwnMeta {
  const { title, city, state, tagline, description, maxGuests, sizeSqft, rentsBy } = property
  const { facts } = venueTexts
  const figures = [
    ...(sizeSqft === null ? [] : [facts.squareFeet({ count: sizeSqft })]),
    facts.people({ count: maxGuests }),
    ...(rentsBy === 'day' ? [] : [`${formatMoney(property.hourlyRate)} ${bookingTexts.perHour}`]),
    ...(rentsBy === 'hour' ? [] : [`${formatMoney(property.pricePerDay)} ${bookingTexts.perDay}`]),
  ]
  return {
    title: `${title}, ${city}, ${state}`,
    description: `${sentence(tagline || description)} ${figures.join(' · ')}`,
    image: uploaded(property.cover).src,
    // Search engines read only what the server sends, so no page ships this code.
    ...(import.meta.env.SSR
      ? {
          structured: structuredData(property, origin),
          ...(property.host.isFindable ? {} : { noIndex: true }),
        }
      : {}),
  }
}
