import type { BookingView } from '@roomtone/contract/booking/booking'
import type { QuoteLineView } from '@roomtone/contract/listing/quote'
import { formatMoney } from '../../platform/format/money.ts'
import { bookingTexts } from '../listing/booking.texts.ts'
import { bookingWords } from './booking-words.texts.ts'

const texts = bookingWords.price
const { lines: lineTexts } = bookingTexts

type BookingPriceProps = {
  price: BookingView['price']
  /** What the guest pays, or what the host receives of it. */
  variant?: 'guest' | 'host' | undefined
}

/** The price as it was agreed; it never changes afterwards. */
export function BookingPrice({ price, variant = 'guest' }: BookingPriceProps) {
  const isGuest = variant === 'guest'
  return (
    <>
      <dl className="grid gap-2 text-small">
        {price.lines.map((line) => (
          <Line key={`${line.kind} ${line.unit}`} label={labelOf(line)} amount={line.amount} />
        ))}
        {isGuest && (
          <>
            <Line label={texts.subtotal} amount={price.subtotal} />
            <Line label={texts.platformFee} amount={price.platformFee} />
            <Line label={texts.tax} amount={price.tax} />
          </>
        )}
        <div className="mt-1 flex items-baseline justify-between gap-4 border-t pt-3">
          <dt className="text-body font-medium">{isGuest ? texts.total : texts.youReceive}</dt>
          <dd className="font-serif text-h2">{formatMoney(isGuest ? price.total : price.subtotal)}</dd>
        </div>
      </dl>
      {!isGuest && <p className="mt-2 text-small text-ink-2">{texts.guestPays(formatMoney(price.total))}</p>}
    </>
  )
}

function Line({ label, amount }: { label: string; amount: number }) {
  return (
    <div className="flex justify-between gap-4">
      <dt className="text-ink-2">{label}</dt>
      <dd className="tabular-nums">{formatMoney(amount)}</dd>
    </div>
  )
}

function labelOf({ kind, count, unit }: QuoteLineView): string {
  switch (kind) {
    case 'hours':
      return lineTexts.hours(count, formatMoney(unit))
    case 'days':
      return lineTexts.days(count, formatMoney(unit))
    case 'weekly-discount':
      return lineTexts.discount(count)
    case 'day-cap':
      return lineTexts.dayCap
    case 'cleaning':
      return lineTexts.cleaning
  }
}
