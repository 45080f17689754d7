import type { BookingView } from '@roomtone/contract/booking/booking'
import { CreditCard } from 'lucide-react'
import { bookingWords } from '../../../parts/booking/booking-words.texts.ts'
import { formatMoney } from '../../../platform/format/money.ts'

const texts = bookingWords.payment

/** Which card, and what has become of the money on it. */
export function TripPayment({ booking }: { booking: BookingView }) {
  const { payment, charges, toCard, refunded, refundedToCredit, refundState } = booking
  const awards = charges.filter(({ purpose }) => purpose === 'claim')
  if (!payment) return null
  const back = refunded - refundedToCredit
  const { card, state, message } = payment
  return (
    <div className="mt-5 border-t pt-5 text-small">
      <h3 className="mb-2 font-sans text-small font-medium tracking-normal">{texts.title}</h3>
      {card && (
        <p className="flex items-center gap-2.5">
          <CreditCard className="size-4.5 flex-none text-ink-2" strokeWidth={1.5} aria-hidden="true" />
          <span aria-hidden="true" className="even-figures">
            {texts.card(texts.brands[card.brand], card.last4)}
          </span>
          <span className="sr-only">{texts.cardRead(texts.brands[card.brand], card.last4)}</span>
        </p>
      )}
      <p className="mt-1 text-ink-2">
        {toCard === 0 ? texts.covered[state] : (message ?? texts.states[state](formatMoney(toCard)))}
      </p>
      {awards.map(({ at, amount }) => (
        <p key={at} className="mt-1 text-ink-2">
          {texts.afterClaim(formatMoney(amount))}
        </p>
      ))}
      {refundedToCredit > 0 && (
        <p className="mt-1 text-ink-2">{texts.returned(formatMoney(refundedToCredit))}</p>
      )}
      {(back > 0 || refundState === 'failed') && (
        <p className="mt-1 text-ink-2">{texts.refund[refundState](formatMoney(back))}</p>
      )}
    </div>
  )
}
