import { CANCEL_REASONS, DECLINE_REASONS } from '@roomtone/domain/booking/end-reasons'
import { BOOKING_STATES } from '@roomtone/domain/booking/process'
import { PRODUCTION_KINDS } from '@roomtone/domain/booking/production'
import { CANCELLATION_POLICIES } from '@roomtone/domain/cancellation/policy'
import { ACTIVITIES } from '@roomtone/domain/listing/activities'
import { AMENITIES } from '@roomtone/domain/listing/amenities'
import {
  COUNTRIES,
  HIGHLIGHTS,
  PLACE_TYPES,
  PROPERTY_TYPES,
  SPACE_KINDS,
} from '@roomtone/domain/listing/options'
import { CARD_BRANDS } from '@roomtone/domain/payment/card'
import { DEFAULT_SHOWCASE } from '@roomtone/domain/settings/showcase'
import { cardBrands } from '@roomtone/texts/card/brands'
import * as labels from '@roomtone/texts/labels'
import { showcaseTitles } from '@roomtone/texts/site/showcase'
import { expect, it } from 'vitest'

/** The domain's lists; former members are in none. */
const LISTS: Record<keyof typeof labels, readonly [group: object, of: readonly string[]]> = {
  bookingStates: [labels.bookingStates, BOOKING_STATES],
  productionKinds: [labels.productionKinds, PRODUCTION_KINDS],
  productionKindsInText: [labels.productionKindsInText, PRODUCTION_KINDS],
  declineReasons: [labels.declineReasons, DECLINE_REASONS],
  cancelReasons: [labels.cancelReasons, [...new Set([...CANCEL_REASONS.guest, ...CANCEL_REASONS.host])]],
  cancellationPolicies: [labels.cancellationPolicies, CANCELLATION_POLICIES],
  activities: [labels.activities, ACTIVITIES],
  amenities: [labels.amenities, AMENITIES],
  spaceKinds: [labels.spaceKinds, SPACE_KINDS],
  propertyTypes: [labels.propertyTypes, PROPERTY_TYPES],
  placeTypes: [labels.placeTypes, PLACE_TYPES],
  highlights: [labels.highlights, HIGHLIGHTS],
  countries: [labels.countries, COUNTRIES],
  formerMember: [labels.formerMember, ['name', 'fullName']],
}

it.each(Object.entries(LISTS))('names every one of %s, and no other', (_, [group, list]) => {
  expect(Object.keys(group).sort()).toEqual([...list].sort())
})

it('names every brand of card, and no other', () => {
  expect(Object.keys(cardBrands).sort()).toEqual([...CARD_BRANDS].sort())
})

it('names the categories of the landing page as they are until somebody renames them', () => {
  expect(showcaseTitles).toEqual(Object.fromEntries(DEFAULT_SHOWCASE.map(({ id, title }) => [id, title])))
})
