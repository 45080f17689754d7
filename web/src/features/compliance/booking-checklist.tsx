import type { BookingView } from '@roomtone/contract/booking/booking'
import { lazy, Suspense } from 'react'
import { Skeleton } from '../../ui/states/skeleton.tsx'

const Checklist = lazy(async () => ({
  default: (await import('./checklist/checklist.tsx')).Checklist,
}))

type Booked = Pick<BookingView, 'id' | 'state' | 'guest' | 'host'>

/** The papers of a confirmed or completed booking; any other booking has none. */
export function BookingChecklist({ booking: { id, state, guest, host } }: { booking: Booked }) {
  if (state !== 'confirmed' && state !== 'completed') return null
  return (
    <Suspense fallback={<Skeleton className="h-120 rounded-m" />}>
      <Checklist bookingId={id} names={{ guest: guest.name, host: host.name }} />
    </Suspense>
  )
}
