import type { BookingView } from '@roomtone/contract/booking/booking'
import type { ApiError } from '@roomtone/contract/call'
import { checkoutTexts } from '@roomtone/texts/booking/checkout'
import { cardDeclined } from '@roomtone/texts/payment/card-declined'
import { Countdown } from '../../../../parts/booking/countdown.tsx'
import { Notice } from '../../../../ui/states/notice.tsx'
import { standingOf } from '../standing.ts'
import { BankStep } from './bank-step.tsx'

const texts = checkoutTexts.payment

type PaymentNoticeProps = {
  booking: BookingView
  refusal: ApiError | null
  onBooking: (booking: BookingView) => void
  /** The time to pay has run out while the page was open. */
  onOver: () => void
}

/** How long the time is held, and why the newest payment did not go through. */
export function PaymentNotice({ booking, refusal, onBooking, onOver }: PaymentNoticeProps) {
  const { expiresAt, payment } = booking
  const standing = standingOf(booking)
  const isOffer = booking.state === 'offered'
  const clock = expiresAt && (
    <Countdown
      until={expiresAt}
      suffix={isOffer ? texts.leftToTake : texts.left}
      onEnd={onOver}
      className="mt-2"
    />
  )
  if (standing === 'declined')
    return (
      <Notice role="alert" tone="bad" title={refusal?.title ?? texts.declinedTitle} className="mb-6">
        <p>
          {refusal?.message ?? (payment?.decline ? cardDeclined[payment.decline] : texts.declined)}{' '}
          {texts.held}
        </p>
        {clock}
      </Notice>
    )
  if (standing === 'bank' && payment?.clientSecret)
    return <BankStep booking={booking} secret={payment.clientSecret} onBooking={onBooking} />
  if (standing !== 'payable') return null
  return (
    <Notice className="mb-6">
      <p>{isOffer ? texts.offered : texts.payable}</p>
      {clock}
    </Notice>
  )
}
