import { quote } from '@roomtone/domain/pricing/quote'
import { SAMPLE_CHOICE, SAMPLE_RATES } from '@roomtone/domain/pricing/sample'
import { settingsTexts } from '@roomtone/texts/admin/settings'
import { formatMoney } from '../../platform/format/money.ts'
import { formatPercent } from '../../platform/format/percent.ts'

const texts = settingsTexts.preview

type Shares = { feeHundredths: number; taxHundredths: number }

/** The same booking before and after, by the function that makes the real price. */
export function PricePreview({ before, after, place }: { before: Shares; after: Shares; place?: string }) {
  return (
    <section aria-label={texts.title} className="rounded-m bg-paper-2 p-4 md:p-6">
      <h3 className="font-sans text-body font-semibold tracking-normal">{texts.title}</h3>
      <p className="mt-1 text-small text-ink-2">{place ? `${texts.example}, ${place}` : texts.example}</p>
      <div className="mt-4 grid gap-6 sm:grid-cols-2">
        <Price title={texts.before} shares={before} />
        <Price title={texts.after} shares={after} />
      </div>
    </section>
  )
}

function Price({ title, shares }: { title: string; shares: Shares }) {
  const result = quote({ ...SAMPLE_RATES, ...shares }, SAMPLE_CHOICE)
  // A field that is being emptied is not a number for a moment.
  if (!result.ok || Number.isNaN(result.quote.total)) return null
  const { subtotal, platformFee, tax, total } = result.quote
  return (
    <div>
      <h4 className="mb-2 text-small font-medium">{title}</h4>
      <dl className="grid gap-1 text-small">
        <Row label={texts.subtotal} amount={subtotal} />
        <Row label={texts.fee({ percent: formatPercent(shares.feeHundredths / 100) })} amount={platformFee} />
        <Row label={texts.tax({ percent: formatPercent(shares.taxHundredths / 100) })} amount={tax} />
        <Row label={texts.total} amount={total} />
        <Row label={texts.host} amount={subtotal} />
      </dl>
    </div>
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
