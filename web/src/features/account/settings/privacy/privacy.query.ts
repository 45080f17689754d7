import { privacyCalls } from '@roomtone/contract/privacy/privacy.calls'
import { queryOptions } from '@tanstack/react-query'
import type { Services } from '../../../../platform/services.tsx'

export const PRIVACY = ['privacy'] as const

const WHILE_MADE = 3000

export function privacyQuery({ call }: Services) {
  return queryOptions({
    queryKey: PRIVACY,
    queryFn: ({ signal }) => call(privacyCalls.show, {}, { signal }),
    staleTime: 0,
  })
}

export function exportsQuery({ call }: Services) {
  return queryOptions({
    queryKey: ['data-exports'],
    queryFn: ({ signal }) => call(privacyCalls.exports, {}, { signal }),
    staleTime: 0,
    // Polls an export that is being made until it is done.
    refetchInterval: ({ state }) =>
      state.data?.items.some((item) => item.state === 'asked') ? WHILE_MADE : false,
  })
}
