import type { BookingCard } from '@roomtone/contract/booking/booking'
import { OPEN_STATES } from '@roomtone/domain/booking/process'
import { tripsTexts as texts } from '@roomtone/texts/booking/trips'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { type TripsWhen, tripsQuery } from '../../../parts/booking/booking.query.ts'
import { useServices } from '../../../platform/services.tsx'
import { showToast } from '../../../platform/toasts/toasts.ts'

const EVERY = 15_000
const isOpen = ({ state }: BookingCard) => OPEN_STATES.includes(state)

/** The guest's bookings; polled while one of them waits for somebody or for a timer. */
export function useTrips(when: TripsWhen, enabled = true) {
  const list = useInfiniteQuery({
    ...tripsQuery(useServices(), when),
    enabled,
    refetchInterval: ({ state: { data } }) =>
      data?.pages.some(({ items }) => items.some(isOpen)) ? EVERY : false,
  })
  const { errorUpdatedAt } = list
  useEffect(() => {
    if (errorUpdatedAt > 0) void showToast('error', texts.loadFailed)
  }, [errorUpdatedAt])
  return { list, items: list.data?.pages.flatMap((page) => page.items) }
}
