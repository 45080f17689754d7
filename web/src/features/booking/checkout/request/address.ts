import { everyDay } from '@roomtone/domain/availability/weekly-hours'
import { readChoice, toQuery, toSearch } from '../../../../parts/listing/choice.ts'
import type { ChoiceQuery } from '../../../../parts/listing/property.query.ts'

/** A time at a space, the wishes for it, and whether it is only a second hold. */
export type Wanted = { propertyId: string; choice: ChoiceQuery; isWait: boolean }

export type CheckoutAddress =
  | { kind: 'empty' }
  | { kind: 'booking'; id: string }
  | ({ kind: 'wanted' } & Wanted)

/** The page has no opening hours of the listing yet, so the quote says what does not fit them. */
const ANY_HOURS = { hours: everyDay(0, 1440), minimumHours: 1, rentsBy: 'both' } as const

export function readAddress(search: URLSearchParams): CheckoutAddress {
  const booking = search.get('booking')
  if (booking) return { kind: 'booking', id: booking }
  const propertyId = search.get('property')
  const choice = toQuery(readChoice(search, ANY_HOURS))
  if (!propertyId || !choice) return { kind: 'empty' }
  return { kind: 'wanted', propertyId, choice, isWait: search.get('wait') === '1' }
}

export function checkoutPath({ propertyId, choice, isWait }: Wanted): string {
  const search = new URLSearchParams([['property', propertyId], ...toSearch(choice)])
  if (isWait) search.set('wait', '1')
  return `/checkout?${search}`
}

/** Back to the space, with the same choice. */
export function venuePath({ propertyId, choice }: Pick<Wanted, 'propertyId' | 'choice'>): string {
  return `/property/${encodeURIComponent(propertyId)}?${toSearch(choice)}`
}
