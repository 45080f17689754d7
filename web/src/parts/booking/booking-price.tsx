import type { BookingView } from '@roomtone/contract/booking/booking'
import { bookingWords } from '@roomtone/texts/booking/booking-words'
import type { ReactNode } from 'react'
import { formatMoney } from '../../platform/format/money.ts'
import { PriceLine, priceLabel } from '../money/price-line.tsx'

const texts = bookingWords.price

type BookingPriceProps = {
  price: BookingView['price']
  /** What the guest pays, or what the host receives of it. */
  variant?: 'guest' | 'host' | undefined
  /** Below it: which credits and card paid it. */
  children?: ReactNode
}

/** The price as it was agreed; it never changes afterwards. */
export function BookingPrice({ price, variant = 'guest', children }: BookingPriceProps) {
  const isGuest = variant === 'guest'
  return (
    <>
      <dl className="grid gap-2 text-small">
        {price.lines.map((line) => (
          <PriceLine key={`${line.kind} ${line.unit}`} label={priceLabel(line)} amount={line.amount} />
        ))}
        {isGuest && (
          <>
            <PriceLine label={texts.subtotal} amount={price.subtotal} />
            <PriceLine label={texts.platformFee} amount={price.platformFee} />
            <PriceLine label={texts.tax} amount={price.tax} />
          </>
        )}
        <div className="mt-1 flex items-baseline justify-between gap-4 border-t pt-3">
          <dt className="text-body font-medium">{isGuest ? texts.total : texts.youReceive}</dt>
          <dd className="font-serif text-h2">{formatMoney(isGuest ? price.total : price.subtotal)}</dd>
        </div>
      </dl>
      {children}
      {!isGuest && (
        <p className="mt-2 text-small text-ink-2">{texts.guestPays({ total: formatMoney(price.total) })}</p>
      )}
    </>
  )
}
