import type { BookingView } from '@roomtone/contract/booking/booking'
import { bookingWords } from '@roomtone/texts/booking/booking-words'
import { cardBrands } from '@roomtone/texts/card/brands'
import { cardDeclined } from '@roomtone/texts/payment/card-declined'
import { CreditCard } from 'lucide-react'
import { formatMoney } from '../../../platform/format/money.ts'

const texts = bookingWords.payment

/** Which card was used, and what happened to the money on it. */
export function TripPayment({ booking }: { booking: BookingView }) {
  const { payment, charges, toCard, refunded, refundedToCredit, refundState } = booking
  const awards = charges.filter(({ purpose }) => purpose === 'claim')
  if (!payment) return null
  const back = refunded - refundedToCredit
  const { card, state, decline } = payment
  return (
    <div className="mt-5 border-t pt-5 text-small">
      <h3 className="mb-2 font-sans text-small font-medium tracking-normal">{texts.title}</h3>
      {card && (
        <p className="flex items-center gap-2.5">
          <CreditCard className="size-4.5 flex-none text-ink-2" strokeWidth={1.5} aria-hidden="true" />
          <span aria-hidden="true" className="even-figures">
            {texts.card({ brand: cardBrands[card.brand], last4: card.last4 })}
          </span>
          <span className="sr-only">
            {texts.cardRead({ brand: cardBrands[card.brand], last4: card.last4 })}
          </span>
        </p>
      )}
      <p className="mt-1 text-ink-2">
        {toCard === 0
          ? texts.covered[state]
          : decline
            ? cardDeclined[decline]
            : moneyWords(texts.states[state], toCard)}
      </p>
      {awards.map(({ at, amount }) => (
        <p key={at} className="mt-1 text-ink-2">
          {texts.afterClaim({ amount: formatMoney(amount) })}
        </p>
      ))}
      {refundedToCredit > 0 && (
        <p className="mt-1 text-ink-2">{texts.returned({ amount: formatMoney(refundedToCredit) })}</p>
      )}
      {refundState !== 'none' && (back > 0 || refundState === 'failed') && (
        <p className="mt-1 text-ink-2">{moneyWords(texts.refund[refundState], back)}</p>
      )}
    </div>
  )
}

/** Some of these sentences name the amount. */
function moneyWords(words: string | ((values: { amount: string }) => string), amount: number): string {
  return typeof words === 'string' ? words : words({ amount: formatMoney(amount) })
}
