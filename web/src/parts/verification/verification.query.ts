import type { VerificationView } from '@roomtone/contract/verification/verification'
import { verificationCalls } from '@roomtone/contract/verification/verification.calls'
import { queryOptions } from '@tanstack/react-query'
import type { Services } from '../../platform/services.tsx'

const SOON = 700
const LATER = 5000
const IN_REVIEW = 20_000
/** Polls often for about half a minute; more requests would not speed up a slower provider. */
const OFTEN = 40

/** The signed-in person's verification; asks again by itself while an answer is due. */
export function verificationQuery({ call, session }: Services) {
  return queryOptions({
    queryKey: ['verification', session?.get()?.user.id ?? null],
    queryFn: ({ signal }) => call(verificationCalls.show, {}, { signal }),
    staleTime: 0,
    refetchInterval: ({ state }) => pause(state.data, state.dataUpdateCount),
  })
}

function pause(view: VerificationView | undefined, asked: number): number | false {
  if (view?.status === 'in_review') return IN_REVIEW
  if (view?.status !== 'processing') return false
  return asked < OFTEN ? SOON : LATER
}
