import type { Member } from '@roomtone/contract/account/member'
import type { BookingView } from '@roomtone/contract/booking/booking'
import { ApiError } from '@roomtone/contract/call'
import { checkoutTexts as texts } from '@roomtone/texts/booking/checkout'
import { creditsTexts } from '@roomtone/texts/credit/credits'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { isUnanswered } from '../../../../platform/forms/is-unanswered.ts'
import { useServices } from '../../../../platform/services.tsx'
import { showToast } from '../../../../platform/toasts/toasts.ts'
import { paidBookingQuery } from '../checkout.query.ts'
import { isDone, type Standing, standingOf } from '../standing.ts'

/** Hosts have their console where others have the dashboard; their own trips are on a separate page. */
function afterwards({ roles }: Pick<Member, 'roles'>): string {
  return roles.includes('host') ? '/trips' : '/dashboard'
}

/** Follows the booking that is being paid for until it is done, then says so and leaves. */
export function useArrival(member: Member, id: string | null) {
  const services = useServices()
  const { data, isPending, isFetching, error, refetch } = useQuery({
    ...paidBookingQuery(services, id ?? ''),
    enabled: id !== null,
  })
  const [hasSent, setSent] = useState(false)
  const [refusal, setRefusal] = useState<ApiError | null>(null)
  const wasOpen = useRef(false)
  const booking = id === null ? null : (data ?? null)
  const standing = booking && standingOf(booking)
  if (standing && !isDone(standing) && standing !== 'over') wasOpen.current = true
  const isUnderWay = hasSent || wasOpen.current
  useLeaving(member, isUnderWay ? standing : null, booking?.toCard === 0)

  function arrive(next: BookingView): void {
    services.queryClient.setQueryData(paidBookingQuery(services, next.id).queryKey, next)
    setSent(true)
    setRefusal(null)
  }

  async function refuse(thrown: unknown): Promise<void> {
    if (thrown instanceof ApiError && !isUnanswered(thrown)) setRefusal(thrown)
    await refetch()
  }

  return {
    booking,
    standing,
    /** The person has seen it happen here; otherwise it was over when the page was opened. */
    isUnderWay,
    isLoading: id !== null && isPending,
    isFetching,
    error: id === null ? null : error,
    arrive,
    refuse,
    /** The newest answer to a payment, where it is no booking: an earlier decline is history. */
    refusal,
    lookAgain: () => void refetch(),
  }
}

function useLeaving(member: Member, standing: Standing | null, isCovered: boolean): void {
  const { queryClient } = useServices()
  const navigate = useNavigate()
  const hasLeft = useRef(false)
  useEffect(() => {
    if (!standing || !isDone(standing) || hasLeft.current) return
    hasLeft.current = true
    const { title, text } = texts.toasts[standing]
    const said = isCovered && standing === 'confirmed' ? creditsTexts.checkout.confirmed : text
    void showToast('success', title, said)
    for (const first of ['quote', 'month', 'trips', 'cards', 'credits'] as const)
      void queryClient.invalidateQueries({ queryKey: [first], refetchType: 'none' })
    void navigate(afterwards(member))
  }, [standing, isCovered, member, navigate, queryClient])
}
