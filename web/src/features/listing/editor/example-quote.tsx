import { priceViewOf } from '@roomtone/contract/listing/price-view'
import type { Quote } from '@roomtone/domain/pricing/quote'
import type { Rates } from '@roomtone/domain/pricing/rates'
import { editorTexts } from '@roomtone/texts/listing/editor'
import type { ReactNode } from 'react'
import { quoteOf } from '../../../parts/listing/terms/examples.ts'
import { lineKey, priceLabel } from '../../../parts/money/price-line.tsx'
import { formatMoney } from '../../../platform/format/money.ts'
import { useSite } from '../../../platform/queries/site.query.ts'
import { Card } from '../../../ui/card.tsx'
import type { Values } from './sections.ts'

const texts = editorTexts.prices.example
const USUAL_HOURS = 4
/** Any Wednesday will do; a week from there has one weekend in it. */
const WEDNESDAY = '2026-11-18'
const NEXT_TUESDAY = '2026-11-24'

/** Two bookings at the typed prices, by the same function that makes the real ones. */
export function ExampleQuote({ values }: { values: Values }) {
  const { feeHundredths, taxHundredths } = useSite()
  const rates: Rates = { ...values, feeHundredths, taxHundredths, overrides: {} }
  const hours = Math.max(USUAL_HOURS, values.minimumHours)
  const byHour = quoteOf(rates, { by: 'hour', date: WEDNESDAY, start: 540, hours })
  const byDay = quoteOf(rates, { by: 'day', checkIn: WEDNESDAY, checkOut: NEXT_TUESDAY })
  return (
    <section aria-label={texts.title}>
      <h3 className="mb-3 font-sans text-body font-semibold tracking-normal">{texts.title}</h3>
      {byHour && byDay ? (
        <div className="grid gap-3 sm:grid-cols-2">
          <Example title={texts.hours({ hours })} quote={byHour} />
          <Example title={texts.week} quote={byDay} />
        </div>
      ) : (
        <p className="text-small text-ink-2">{texts.none}</p>
      )}
    </section>
  )
}

type ExampleProps = { title: string; quote: Quote; children?: ReactNode }

export function Example({ title, quote, children }: ExampleProps) {
  const { platformFee, tax, total, subtotal } = quote
  return (
    <Card>
      <h4 className="text-small font-medium">{title}</h4>
      {children}
      <dl className="mt-3 grid gap-1 text-small">
        {priceViewOf(quote).lines.map((line) => (
          <Row key={lineKey(line)} label={priceLabel(line)} amount={line.amount} />
        ))}
        <Row label={texts.fee} amount={platformFee} />
        <Row label={texts.tax} amount={tax} />
      </dl>
      <dl className="mt-3 grid gap-1 border-t pt-3 text-small font-medium">
        <Row label={texts.total} amount={total} />
        <Row label={texts.yours} amount={subtotal} />
      </dl>
    </Card>
  )
}

function Row({ label, amount }: { label: string; amount: number }) {
  return (
    <div className="flex justify-between gap-4">
      <dt>{label}</dt>
      <dd className="even-figures">{formatMoney(amount)}</dd>
    </div>
  )
}
