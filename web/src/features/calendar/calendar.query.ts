import { hostingCalls } from '@roomtone/contract/hosting/hosting.calls'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { Services } from '../../platform/services.tsx'

export function hostCalendarQuery({ call }: Services, id: string, from: string, to: string) {
  return queryOptions({
    queryKey: ['hosting', 'calendar', id, from, to],
    queryFn: ({ signal }) => call(hostingCalls.calendar, { params: { id }, query: { from, to } }, { signal }),
    placeholderData: keepPreviousData,
  })
}

export function hostCalendarsQuery({ call }: Services, from: string, to: string) {
  return queryOptions({
    queryKey: ['hosting', 'calendar', 'all', from, to],
    queryFn: ({ signal }) => call(hostingCalls.calendars, { query: { from, to } }, { signal }),
    placeholderData: keepPreviousData,
  })
}

export function feedsQuery({ call }: Services, id: string) {
  return queryOptions({
    queryKey: ['hosting', 'feeds', id],
    queryFn: ({ signal }) => call(hostingCalls.feeds, { params: { id } }, { signal }),
  })
}
