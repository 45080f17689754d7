import type { Member } from '@roomtone/contract/account/member'
import { bookingCalls } from '@roomtone/contract/booking/booking.calls'
import { useCard } from '../../../../parts/card/use-card.ts'
import { useServices } from '../../../../platform/services.tsx'
import { onItsField } from '../blocks.ts'
import { CheckoutView } from '../checkout-view.tsx'
import { Already, Failed, Waiting } from '../plates.tsx'
import { useArrival } from '../request/use-arrival.ts'
import { isDone } from '../standing.ts'
import { subjectOfBooking } from '../subject.ts'
import { useCredits } from './use-credits.ts'

/** A booking that awaits payment, or an offer that is taken with one. */
export function PayCheckout({ member, id }: { member: Member; id: string }) {
  const { call, queryClient } = useServices()
  const { booking, standing, error, isFetching, arrive, refuse, refusal, lookAgain } = useArrival(member, id)
  const payment = useCard(true)
  const credits = useCredits({ isNeeded: true, total: booking?.total ?? 0, booking: booking ?? null })

  async function pay(): Promise<void> {
    const card = credits.applied.rest > 0 ? await payment.toSend() : undefined
    try {
      const body = { ...credits.toSend, ...(card ? { card } : {}) }
      arrive(await call(bookingCalls.pay, { params: { id }, body }))
    } catch (error) {
      void refuse(error)
      void queryClient.refetchQueries({ queryKey: ['credits'] })
      throw onItsField(error)
    }
  }

  if (!booking || !standing)
    return error ? <Failed error={error} isRetrying={isFetching} onRetry={lookAgain} /> : <Waiting />
  // The host and admins have nothing to pay here.
  if (standing === 'over' || isDone(standing) || booking.party !== 'guest')
    return (
      <Already booking={booking} standing={standing === 'over' || isDone(standing) ? standing : 'over'} />
    )
  return (
    <CheckoutView
      member={member}
      subject={subjectOfBooking(booking)}
      booking={booking}
      refusal={refusal}
      payment={payment}
      credits={credits}
      fields={null}
      onSubmit={pay}
      onBooking={arrive}
      onOver={lookAgain}
    />
  )
}
