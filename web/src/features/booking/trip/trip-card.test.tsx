// @vitest-environment happy-dom
import { tripsTexts } from '@roomtone/texts/booking/trips'
import { screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { aBookingView } from '../../../parts/booking/a-booking.fixture.ts'
import { FakeServer } from '../../../platform/testing/fake-server.fixture.ts'
import { closeScreen, openScreen } from '../../../platform/testing/screen.fixture.tsx'
import { TripCard } from './trip-card.tsx'

afterEach(closeScreen)

const show = (over: Parameters<typeof aBookingView>[0]) =>
  openScreen(<TripCard trip={aBookingView(over)} onEnd={() => {}} />, {
    server: new FakeServer(),
    at: '/trips',
  })

it('says what was refunded for a canceled trip, or that nothing was', async () => {
  await show({ state: 'cancelled', refunded: 39_350 })
  expect(screen.getByText('$393.50 refunded')).toBeTruthy()
  await closeScreen()
  await show({ state: 'cancelled', refunded: 0 })
  expect(screen.getByText(tripsTexts.notRefunded)).toBeTruthy()
  await closeScreen()
  await show({ state: 'confirmed' })
  expect(screen.queryByText(tripsTexts.notRefunded)).toBeNull()
})
