import type { Quote, QuoteLine } from '@roomtone/domain/pricing/quote'
import type { Rates } from '@roomtone/domain/pricing/rates'
import { editorTexts } from '@roomtone/texts/listing/editor'
import { quoteOf } from '../../../parts/listing/terms/examples.ts'
import { formatMoney } from '../../../platform/format/money.ts'
import { useSite } from '../../../platform/queries/site.query.ts'
import { Card } from '../../../ui/card.tsx'
import type { Values } from './sections.ts'

const texts = editorTexts.prices.example
const USUAL_HOURS = 4
/** Any Wednesday will do; a week from there has one weekend in it. */
const WEDNESDAY = '2026-11-18'
const NEXT_TUESDAY = '2026-11-24'

/** Two bookings at the prices as they are typed, by the same function that makes the real ones. */
export function ExampleQuote({ values }: { values: Values }) {
  const { feeHundredths, taxHundredths } = useSite()
  const rates: Rates = { ...values, feeHundredths, taxHundredths, overrides: {} }
  const hours = Math.max(USUAL_HOURS, values.minimumHours)
  const byHour = quoteOf(rates, { by: 'hour', date: WEDNESDAY, hours })
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

function Example({
  title,
  quote: { lines, platformFee, tax, total, subtotal },
}: {
  title: string
  quote: Quote
}) {
  return (
    <Card>
      <h4 className="text-small font-medium">{title}</h4>
      <dl className="mt-3 grid gap-1 text-small">
        {lines.map((line) => (
          <Row key={`${line.kind}${line.amount}`} label={spell(line)} amount={line.amount} />
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

function spell(line: QuoteLine): string {
  switch (line.kind) {
    case 'hours':
      return texts.line.hours({ hours: line.hours, rate: formatMoney(line.rate) })
    case 'days':
      return texts.line.days({ days: line.days, price: formatMoney(line.price) })
    case 'weekly-discount':
      return texts.line['weekly-discount']({ percent: line.percent })
    case 'day-cap':
    case 'cleaning':
      return texts.line[line.kind]
  }
}
