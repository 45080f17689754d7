import type { PropertyView } from '@roomtone/contract/listing/property'
import type { QuoteView } from '@roomtone/contract/listing/quote'
import { everyDay } from '@roomtone/domain/availability/weekly-hours'
import { NO_MENU } from '@roomtone/domain/pricing/menu'
import { aBookingView } from '../../../parts/booking/a-booking.fixture.ts'

const booking = aBookingView()
const houseRules = [{ title: 'Floor', body: 'Felt under every stand' }]

/** Four hours on a Saturday, free, in a space whose host confirms each booking. */
export function aQuote(over: Partial<QuoteView> = {}): QuoteView {
  const { timeZone, startsAt, endsAt, price } = booking
  return {
    choice: {
      by: 'hour',
      date: '2026-12-05',
      start: 540,
      hours: 4,
      checkIn: '2026-12-05',
      checkOut: '2026-12-05',
      prep: 0,
      strike: 0,
      startsAt,
      endsAt,
      callAt: startsAt,
      wrapAt: endsAt,
    },
    timeZone,
    price,
    problem: null,
    alternatives: [],
    addOns: [],
    freeStarts: [540],
    refunds: [{ refundPercent: 100, until: '2026-11-28T14:00:00.000Z' }],
    canWait: false,
    isInstant: false,
    terms: { cancellationPolicy: 'flexible', houseRules, addOns: [], mark: 'terms-1' },
    ...over,
  }
}

/** The space of `aBookingView`. */
export function aProperty(): PropertyView {
  const { property, host, timeZone } = booking
  return {
    ...property,
    tagline: '',
    propertyType: 'House',
    privacyLevel: 'standard',
    maxGuests: 12,
    sizeSqft: null,
    pricePerDay: 120_000,
    hourlyRate: 15_000,
    rating: null,
    reviewCount: 0,
    isGuestFavorite: false,
    isInstant: false,
    area: { lat: 41.8, lng: -71.4, radiusM: 800 },
    description: 'Brick and north light.',
    country: 'United States',
    placeType: 'Entire place',
    bedrooms: 1,
    beds: 1,
    bathrooms: 1,
    highlights: [],
    amenities: [],
    allows: ['animals'],
    safetyFeatures: [],
    houseRules,
    requires: { insuranceLeast: null, permit: false },
    cancellationPolicy: 'flexible',
    cancellationSteps: [],
    bookingApproval: 'manual',
    guestPreference: 'any',
    timeZone,
    today: '2026-11-18',
    feeHundredths: 1200,
    taxHundredths: 900,
    cleaningFee: 5000,
    weekendDays: [0, 6],
    weekendPrice: null,
    weekendHourlyRate: null,
    weeklyDiscountPercent: 0,
    minimumHours: 2,
    hours: everyDay(480, 1320),
    rentsBy: 'both',
    menu: NO_MENU,
    menuPhotos: [],
    spaceKind: 'home',
    noticeHours: 24,
    turnaroundMinutes: 0,
    minDays: 1,
    maxDays: 30,
    photos: [property.cover],
    host: { ...host, isFindable: true, response: null },
    similar: [],
    areas: null,
    neighbors: [],
    isAvailable: true,
    isYours: false,
  }
}
