// @vitest-environment happy-dom
import type { PropertyView } from '@roomtone/contract/listing/property'
import { everyDay } from '@roomtone/domain/availability/weekly-hours'
import { NO_MENU } from '@roomtone/domain/pricing/menu'
import { screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { aMember } from '../../../platform/testing/a-member.fixture.ts'
import { FakeServer } from '../../../platform/testing/fake-server.fixture.ts'
import { closeScreen, openScreen } from '../../../platform/testing/screen.fixture.tsx'
import { VenuePreview } from './venue-preview.tsx'

afterEach(closeScreen)

const cover = {
  id: '0b0c5d3e-0000-4000-8000-0000000000b1',
  alt: '',
  width: 700,
  height: 500,
  color: '#888888',
}
const me = aMember({ roles: ['host'] })
const property: PropertyView = {
  id: '0b0c5d3e-0000-4000-8000-000000000003',
  title: 'A quiet loft',
  tagline: '',
  propertyType: 'House',
  city: 'Los Angeles',
  state: 'CA',
  privacyLevel: 'enhanced',
  maxGuests: 12,
  sizeSqft: 1800,
  pricePerDay: 120_000,
  hourlyRate: 12_000,
  rating: null,
  reviewCount: 0,
  isGuestFavorite: false,
  isInstant: false,
  area: { lat: 34, lng: -118, radiusM: 2000 },
  cover: { ...cover, widths: [480], avif: false },
  description: 'North light. Oak floor.',
  country: 'United States',
  placeType: 'Entire place',
  bedrooms: 3,
  beds: 4,
  bathrooms: 2,
  highlights: [],
  amenities: [],
  allows: [],
  safetyFeatures: [],
  houseRules: [],
  requires: { insuranceLeast: null, permit: false },
  cancellationPolicy: 'flexible',
  cancellationSteps: [],
  bookingApproval: 'manual',
  guestPreference: 'any',
  timeZone: 'America/Los_Angeles',
  today: '2026-11-18',
  feeHundredths: 1200,
  taxHundredths: 900,
  cleaningFee: 0,
  weekendDays: [0, 6],
  weekendPrice: null,
  weekendHourlyRate: null,
  weeklyDiscountPercent: 10,
  minimumHours: 4,
  hours: everyDay(480, 1320),
  rentsBy: 'both',
  menu: NO_MENU,
  menuPhotos: [],
  spaceKind: 'home',
  noticeHours: 0,
  turnaroundMinutes: 60,
  minDays: 1,
  maxDays: 365,
  photos: [{ ...cover, widths: [480], avif: false }],
  host: {
    id: me.id,
    name: 'Mara',
    avatarUrl: null,
    isVerified: true,
    isFindable: false,
    memberSince: me.memberSince,
    response: null,
  },
  similar: [],
  areas: null,
  neighbors: [],
  isAvailable: true,
  isYours: true,
}

it('shows the page to its host, marked, with nothing to book, keep or share', async () => {
  const server = new FakeServer()
  await openScreen(<VenuePreview property={property} />, { server, at: '/listing-preview/x', member: me })
  expect(await screen.findByRole('heading', { level: 1, name: 'A quiet loft' })).toBeTruthy()
  expect(screen.getByRole('complementary', { name: 'Preview' }).textContent).toContain(
    'Only you can see this page.',
  )
  expect(screen.getByText('$1,200 / day')).toBeTruthy()
  for (const name of [/book/i, /share/i, /wishlist|save/i, /message/i])
    expect(screen.queryByRole('button', { name })).toBeNull()
  expect(server.faults).toEqual([])
})

it('shows the price menu and the details as the live page does', async () => {
  const menu = {
    ...NO_MENU,
    kinds: [{ kind: 'motion' as const, hourlyRate: 15_000, pricePerDay: null, minimumHours: 6, crewMax: 8 }],
    crewTiers: [{ from: 9, perHour: 3000, perDay: 0 }],
    prepPercent: 50,
  }
  const requires = { insuranceLeast: 100_000_000, permit: true }
  await openScreen(<VenuePreview property={{ ...property, menu, requires }} />, {
    server: new FakeServer(),
    at: '/listing-preview/x',
    member: me,
  })
  expect(await screen.findByText(/^\$150 per hour · 6 hours minimum/)).toBeTruthy()
  expect(screen.getByText('+$30 per hour')).toBeTruthy()
  expect(screen.getByRole('heading', { name: 'House rules' })).toBeTruthy()
  expect(screen.getByText('Paperwork')).toBeTruthy()
})
