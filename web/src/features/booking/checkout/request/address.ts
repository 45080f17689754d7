import { everyDay } from '@roomtone/domain/availability/weekly-hours'
import { COUNTER_MAX, COUNTER_MIN } from '@roomtone/domain/listing/options'
import { readChoice, toQuery, toSearch } from '../../../../parts/listing/choice.ts'
import type { ChoiceQuery } from '../../../../parts/listing/property.query.ts'

/** A time at a space, and whether only a place in the line for it is wanted. */
export type Wanted = { propertyId: string; choice: ChoiceQuery; crew: number | null; isWait: boolean }

export type CheckoutAddress =
  | { kind: 'empty' }
  | { kind: 'booking'; id: string }
  | ({ kind: 'wanted' } & Wanted)

/** The page has no listing's hours yet; what does not fit them is the quote's to say. */
const ANY_HOURS = { hours: everyDay(0, 1440), minimumHours: 1, rentsBy: 'both' } as const

export function readAddress(search: URLSearchParams): CheckoutAddress {
  const booking = search.get('booking')
  if (booking) return { kind: 'booking', id: booking }
  const propertyId = search.get('property')
  const choice = toQuery(readChoice(search, ANY_HOURS))
  if (!propertyId || !choice) return { kind: 'empty' }
  return { kind: 'wanted', propertyId, choice, crew: crewOf(search), isWait: search.get('wait') === '1' }
}

export function checkoutPath({ propertyId, choice, crew, isWait }: Wanted): string {
  const search = new URLSearchParams([['property', propertyId], ...toSearch(choice)])
  if (crew !== null) search.set('crew', String(crew))
  if (isWait) search.set('wait', '1')
  return `/checkout?${search}`
}

/** Back to the space, with the same time chosen. */
export function venuePath({ propertyId, choice }: Pick<Wanted, 'propertyId' | 'choice'>): string {
  return `/property/${encodeURIComponent(propertyId)}?${toSearch(choice)}`
}

function crewOf(search: URLSearchParams): number | null {
  const crew = Number(search.get('crew') ?? Number.NaN)
  return Number.isInteger(crew) && crew >= COUNTER_MIN && crew <= COUNTER_MAX ? crew : null
}
