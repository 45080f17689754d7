import { lazy, Suspense } from 'react'
import { useSearchParams } from 'react-router'
import type { BookingSections } from '../../../parts/booking/booking-sections.ts'
import { HOST_LISTS } from './today.query.ts'
import { TodayPanel } from './today-panel.tsx'

const HostBooking = lazy(async () => ({ default: (await import('../booking/host-booking.tsx')).HostBooking }))
const HostBookings = lazy(async () => ({
  default: (await import('../booking/host-bookings.tsx')).HostBookings,
}))

/** The day, a list of reservations, or one of them, depending on the address. */
export function TodayTab({ sections }: { sections: BookingSections }) {
  const [search] = useSearchParams()
  const booking = search.get('booking')
  const show = HOST_LISTS.find((each) => each === search.get('show'))
  if (booking === null && !show) return <TodayPanel />
  return (
    <Suspense fallback={<main id="main" tabIndex={-1} className="wrap min-h-80 outline-none" />}>
      {booking !== null ? (
        <HostBooking key={booking} id={booking} sections={sections} />
      ) : (
        show && <HostBookings show={show} />
      )}
    </Suspense>
  )
}
