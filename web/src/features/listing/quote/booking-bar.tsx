import { bookingTexts as texts } from '@roomtone/texts/listing/booking'
import { Suspense, useState } from 'react'
import { rangeWords } from '../../../parts/time/when.ts'
import { formatMoney } from '../../../platform/format/money.ts'
import { lazyPart } from '../../../platform/lazy-part.tsx'
import { Button } from '../../../ui/button.tsx'
import type { BookingFormProps } from './booking-form.tsx'

const BookingSheet = lazyPart(async () => ({ default: (await import('./booking-sheet.tsx')).BookingSheet }))

/** On narrow screens: the price at the bottom edge, and behind it the form. */
export function BookingBar(props: BookingFormProps) {
  const [isOpen, setOpen] = useState(false)
  const { property, live } = props
  const { quote, price, isEstimate } = live
  const byDay = property.rentsBy === 'day'
  const isPriced = !isEstimate && quote !== null && quote.problem === null && price !== null
  return (
    <div className="action-bar sticky bottom-0 z-10 border-t bg-card lg:hidden">
      <div className="wrap flex items-center justify-between gap-4 py-3 pb-[max(12px,env(safe-area-inset-bottom))]">
        <button
          type="button"
          onClick={() => setOpen(true)}
          className="min-w-0 rounded-s text-start leading-tight"
        >
          <span className="block">
            <span className="font-serif text-title">
              {formatMoney(isPriced ? price.total : byDay ? property.pricePerDay : property.hourlyRate)}
            </span>{' '}
            <span className="text-small text-ink-2">
              {isPriced ? texts.bar.total : byDay ? texts.perDay : texts.perHour}
            </span>
          </span>
          <span className="link text-small">
            {quote && isPriced
              ? rangeWords(quote.choice.callAt, quote.choice.wrapAt, property.timeZone)
              : (quote?.problem?.message ?? texts.bar.choose)}
          </span>
        </button>
        <Button onClick={() => setOpen(true)}>{texts.action}</Button>
      </div>
      {isOpen && (
        <Suspense>
          <BookingSheet {...props} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </div>
  )
}
